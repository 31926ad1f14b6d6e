// Campaigns with 100, 10,000 and 100,000 entries: opening, commands, and whether the main thread stalls while the file is
// replaced. In plain Node; the parts are the built application's own. Each campaign has a process of its own, and they
// take turns: what the machine and its disk are doing just then is the same for all of them, and for their floors.
import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../setup/run.mjs'
import { quantile } from './figures.mjs'

const SIZES = (process.env['BENCH_SIZES'] ?? '100,10000,100000').split(',').map(Number)
const ROUNDS = 11
const REPLACEMENTS = 4
const BATCHES = 20
const BATCH = 20

/** @returns {Promise<import('./figures.mjs').Row[]>} */
export async function files() {
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
  const folder = mkdtempSync(join(tmpdir(), 'longroll-bench-'))
  const cases = SIZES.map((entries) => startCase(join(folder, String(entries)), entries, out))
  try {
    return await measured(cases)
  } finally {
    for (const { stop } of cases) stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** @param {string} folder @param {number} entries @param {string} out */
function startCase(folder, entries, out) {
  mkdirSync(folder)
  const args = [folder, String(entries), join(out, 'file-writer-worker.mjs')]
  const child = fork(join(out, 'files-case.mjs'), args, { execArgv: ['--expose-gc'] })
  /** @returns {Promise<any>} */
  const ask = (act, count = 0) =>
    new Promise((resolve, reject) => {
      const ended = (code, signal) => reject(new Error(`The bench of ${entries} entries ended with ${code ?? signal}`))
      child.once('exit', ended)
      child.once('message', (/** @type {any} */ { answer }) => {
        child.off('exit', ended)
        resolve(answer)
      })
      child.send({ act, count })
    })
  return { entries, ask, stop: () => child.kill() }
}

/** @param {ReturnType<typeof startCase>[]} cases */
async function measured(cases) {
  const all = cases.map(({ entries, ask }) => {
    const [opens, commands] = [/** @type {any[]} */ ([]), /** @type {any[]} */ ([])]
    return { entries, ask, opens, commands }
  })
  for (const { ask } of all) await ask('make')
  for (let i = -2; i < ROUNDS; i += 1) {
    for (const { ask, opens } of all) {
      const round = await ask('open')
      if (i >= 0) opens.push(round)
    }
  }
  const plays = []
  for (const { ask } of all) plays.push(await ask('play'))
  for (let i = -2; i < BATCHES; i += 1) {
    for (const { ask, commands } of all) {
      const batch = await ask('commands', BATCH)
      if (i >= 0) commands.push(...batch)
    }
  }
  const rest = []
  for (const { ask } of all) {
    const [replaced, out, corrected] = [await ask('replace', REPLACEMENTS), await ask('goOut'), await ask('correct')]
    rest.push({ replaced, out, corrected, bytes: await ask('end') })
  }
  all.forEach((one, i) => tell({ ...one, ...rest[i], opening: plays[i] }))
  return all.flatMap((one, i) => rowsOf({ ...one, ...rest[i], opening: plays[i] }, all[0]))
}

/** What the table has no room for. */
function tell({ entries, opens, commands, opening, replaced, out, corrected, bytes }) {
  const megabytes = (count) => `${(count / 1e6).toFixed(1)} MB`
  const middle = (list, of) => quantile(list.map(of), 0.5)
  const beside = (of) => {
    const [ours, parse] = [middle(opens, ({ open }) => of(open)), middle(opens, ({ parse }) => of(parse))]
    const whole = middle(opens, ({ decode, parse }) => of(decode) + of(parse))
    return `${(ours / whole).toFixed(2)} × (${(ours / parse).toFixed(2)} × parsing alone, the text being there)`
  }
  const late = [opening, replaced, out, corrected].map(({ latest }) => latest.toFixed(1))
  process.stdout.write(`${entries} entries
  file ${megabytes(bytes)} (with the correction), open in memory ${megabytes(opening.memory)}
  opening beside JSON.parse: ${beside(({ took }) => took)}
    in processor time: ${beside(({ worked }) => worked)}
  a command: ${middle(commands, ({ worked }) => worked).toFixed(2)} ms of a processor; write + fdatasync ${middle(commands, ({ disk }) => disk).toFixed(2)} ms
  the first roll is taken out in ${corrected.took.toFixed(0)} ms; script and recap take ${out.took.toFixed(0)} ms
  main thread late at the most: ${late[0]} ms (opening), ${late[1]} ms (replacing), ${late[2]} ms (script and recap), ${late[3]} ms (correcting)
`)
}

/** @returns {import('./figures.mjs').Row[]} */
function rowsOf({ entries, opens, commands, opening, replaced, out, corrected }, smallest) {
  const late = (what, { late: ours }) => ({
    what: `the main thread is late while ${what}`,
    unit: 'ms',
    ours,
    floorName: null,
    floor: null,
    goal: /** @type {const} */ ({ most: 16, of: 'p99' }),
  })
  return [
    {
      what: `opening ${entries} entries`,
      unit: 'ms',
      ours: opens.map(({ open }) => open.took),
      floorName: 'JSON.parse of the file',
      floor: opens.map(({ decode, parse }) => decode.took + parse.took),
      // A small file opens in a few milliseconds, most of them the disk's.
      goal: entries > 100 ? { most: 2, of: 'ratio' } : { most: 50, of: 'median' },
    },
    ...(entries > 100
      ? [
          {
            what: `a command at ${entries} entries`,
            unit: 'ms',
            ours: commands.map(({ command }) => command),
            floorName: 'the same at 100',
            floor: smallest.commands.map(({ command }) => command),
            goal: /** @type {const} */ ({ most: 1.2, of: 'ratio' }),
          },
        ]
      : []),
    late(`${entries} entries are opened`, opening),
    late(`${entries} entries are replaced`, replaced),
    late(`script and recap of ${entries} entries are written`, out),
    late(`the first of ${entries} entries is taken out`, corrected),
  ]
}
