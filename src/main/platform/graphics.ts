import { existsSync } from 'node:fs'

/** How kernels show a graphics device: the usual one, NVIDIA's own, Windows' under WSL, those of some ARM boards. */
const DEVICES = ['/dev/dri', '/dev/nvidiactl', '/dev/dxg', '/dev/mali0', '/dev/kgsl-3d0']

/**
 * False on a machine without graphics: a virtual one, a server. Chromium finds out by starting a process that fails, and
 * no window shows anything until the next one stands; being told saves a quarter of the start.
 */
export const hasGraphics = (): boolean => process.platform !== 'linux' || DEVICES.some((device) => existsSync(device))
