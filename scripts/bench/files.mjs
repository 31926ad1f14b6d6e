// Campaigns with 100, 10,000 and 100,000 entries: opening, commands, and whether the main thread stalls while the file is
// replaced. In plain Node; the parts are the built application's own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { root } from '../setup/run.mjs'

const SIZES = (process.env['BENCH_SIZES'] ?? '100,10000,100000').split(',').map(Number)

/** @returns {Promise<import('./figures.mjs').Row[]>} */
export async function files() {
  setFlagsFromString('--expose-gc')
  globalThis.gc = runInNewContext('gc')
  const { rolldown } = await import('rolldown')
  const out = join(root, '.cache/bench')
  for (const [name, input] of [
    ['files-case', 'scripts/bench/files-case.ts'],
    ['file-writer-worker', 'src/main/campaign/file-writer-worker.ts'],
  ]) {
    const build = await rolldown({ input: join(root, input), cwd: root, platform: 'node', logLevel: 'silent' })
    await build.write({ file: join(out, `${name}.mjs`), format: 'es', codeSplitting: false })
    await build.close()
  }
  const { filesFigures } = await import(pathToFileURL(join(out, 'files-case.mjs')).href)
  const folder = mkdtempSync(join(tmpdir(), 'longroll-bench-'))
  const all = []
  for (const size of SIZES) {
    all.push(await filesFigures(folder, size, pathToFileURL(join(out, 'file-writer-worker.mjs'))))
  }
  rmSync(folder, { recursive: true, force: true })
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`
  for (const { entries, bytes, memory, corrected } of all) {
    const size = `file ${megabytes(bytes)}, open in memory ${megabytes(memory)}`
    process.stdout.write(`${entries} entries: ${size}, its first roll corrected in ${corrected.toFixed(0)} ms\n`)
  }
  const smallest = all[0]
  return all.flatMap(
    ({ entries, open, parse, command, stalls, correcting }) =>
      /** @type {import('./figures.mjs').Row[]} */ ([
        {
          what: `opening ${entries} entries`,
          unit: 'ms',
          ours: open,
          floorName: 'JSON.parse of the file',
          floor: parse,
          // A small file opens in a few milliseconds, most of them the disk's.
          goal: entries > 100 ? { most: 2, of: 'ratio' } : { most: 50, of: 'median' },
        },
        ...(entries > 100
          ? [
              {
                what: `a command at ${entries} entries`,
                unit: 'ms',
                ours: command,
                floorName: 'the same at 100',
                floor: smallest.command,
                goal: { most: 1.2, of: 'ratio' },
              },
            ]
          : []),
        {
          what: `the main thread is late while ${entries} entries are replaced`,
          unit: 'ms',
          ours: stalls,
          floorName: null,
          floor: null,
          goal: { most: 16, of: 'p99' },
        },
        {
          what: `the main thread is late while the first of ${entries} entries is corrected`,
          unit: 'ms',
          ours: correcting,
          floorName: null,
          floor: null,
          goal: { most: 16, of: 'p99' },
        },
      ]),
  )
}
