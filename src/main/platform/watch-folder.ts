import { watch } from 'node:fs'

/** Calls when something in a folder may have changed. @returns what ends it */
export type WatchFolder = (folder: string, changed: (name: string | null) => void) => () => void

/** Some volumes cannot be watched (network drives): whoever relies on it must look for itself now and then. */
export const watchFolder: WatchFolder = (folder, changed) => {
  try {
    const watcher = watch(folder, { persistent: false }, (_event, name) => changed(name))
    watcher.on('error', () => watcher.close())
    return () => watcher.close()
  } catch {
    return () => undefined
  }
}
