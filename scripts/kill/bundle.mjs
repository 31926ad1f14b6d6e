import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'

const root = resolve(import.meta.dirname, '../..')
const out = join(root, '.cache/kill')

/**
 * Player, judge and the worker of the file writer, each as one file.
 *
 * @returns {Promise<string>} the folder that they lie in
 */
export async function bundlePlayer() {
  for (const [name, input] of [
    ['player', 'tests/kill/player.ts'],
    ['judge', 'tests/kill/judge.ts'],
    ['file-writer-worker', 'src/main/campaign/file-writer-worker.ts'],
  ]) {
    const build = await rolldown({ input: join(root, input), cwd: root, platform: 'node', logLevel: 'silent' })
    await build.write({ file: join(out, `${name}.mjs`), format: 'es', codeSplitting: false })
    await build.close()
  }
  return out
}
