import { build, Platform } from 'electron-builder'
import { realpathSync } from 'node:fs'
import { packageConfig } from './config.mjs'

/**
 * Packs what `npm run build` has made into the given Electron: nothing is downloaded.
 *
 * @param {import('../runtime/runtime.mjs').Runtime} runtime
 * @param {{ targets: readonly string[], output: string }} wanted
 * @returns {Promise<string[]>} paths of what was made, apart from the plain folder
 */
export function pack(runtime, { targets, output }) {
  const electron = { electronDist: realpathSync(runtime.folder), electronVersion: runtime.version }
  const config = packageConfig(electron)
  return build({
    targets: Platform.LINUX.createTarget([...targets]),
    // What is only for tests need not be small.
    config: {
      ...config,
      directories: { ...config.directories, output },
      compression: runtime.kind === 'official' ? 'normal' : 'store',
    },
  })
}
