import { app, screen } from 'electron'
import { release } from 'node:os'
import type { DiagnosticFacts } from './diagnostics'

/** What Longroll runs on. */
export const machineFacts = (): Pick<DiagnosticFacts, 'versions' | 'system' | 'displays'> => ({
  versions: {
    longroll: app.getVersion(),
    electron: process.versions.electron,
    chrome: process.versions.chrome,
    node: process.versions.node,
  },
  system: {
    platform: process.platform,
    arch: process.arch,
    release: release(),
    language: app.getLocale(),
    desktop: process.env['XDG_CURRENT_DESKTOP'] ?? '',
    isPacked: app.isPackaged,
    hasSandbox: !process.argv.includes('--no-sandbox'),
  },
  displays: screen
    .getAllDisplays()
    .map(({ size, scaleFactor }) => ({ width: size.width, height: size.height, scale: scaleFactor })),
})
