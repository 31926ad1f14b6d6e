// `npm run bench [-- start memory command odds files timers panels log]`: how fast and how large the built Longroll is, each
// figure beside its floor, measured in the same run, in turns. Exit code 1 when a goal is missed. `--runs=N` for start and
// memory (12). Without names all of them, and docs/bench.md is written. `--guard` is what `npm test` asks: a few rounds, and
// failed is only what is far beyond noise (guard.mjs).
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import '../setup/node-version.mjs'
import { hasDisplay, underVirtualDisplay } from '../setup/display.mjs'
import { prepare } from '../setup/prepare.mjs'
import { root, run } from '../setup/run.mjs'
import { moduleOf } from './bundle.mjs'
import { GUARDED, SHORT, judge } from './guard.mjs'

const words = process.argv.slice(2)
const asked = words.filter((word) => !word.startsWith('--'))
const isGuard = words.includes('--guard')
const runs = Number(words.find((word) => word.startsWith('--runs='))?.slice(7) ?? (isGuard ? SHORT.runs : 12))
const rounds = String(isGuard ? SHORT.rounds : 40)
if (isGuard) process.env['BENCH_SIZES'] = SHORT.sizes.join()
const emptyApp = join(import.meta.dirname, 'empty')

// These need neither window nor build.
const windowless = {
  odds: async () => (await import('./odds.mjs')).odds(),
  files: async () => (await import('./files.mjs')).files(),
  timers: async () => (await import('./timers.mjs')).timers(),
}
if (!isGuard && asked.length > 0 && asked.every((name) => Object.hasOwn(windowless, name))) {
  const { isMet, table } = await import('./figures.mjs')
  const answers = []
  for (const name of asked) answers.push(...(await windowless[name]()))
  process.stdout.write(`${table(answers)}\n`)
  process.exit(answers.every(isMet) ? 0 : 1)
}
if (!hasDisplay()) {
  if ((await prepare({ withoutDisplay: true })) === null) process.exit(1)
  const [command, ...args] = underVirtualDisplay([process.execPath, import.meta.filename, ...words])
  process.exit(await run(command, args, { withoutChatter: true }))
}
const runtime = await prepare({ withoutDisplay: false })
if (runtime === null) process.exit(1)
if (!words.includes('--built')) {
  const done = spawnSync(
    process.execPath,
    ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn'],
    {
      cwd: root,
      env: { ...process.env, ...runtime.env },
      stdio: 'inherit',
    },
  )
  if (done.status !== 0) process.exit(1)
}
const { memoryOf, startElectron } = await import('./electron.mjs')
const { isMet, quantile, table } = await import('./figures.mjs')

const folder = mkdtempSync(join(tmpdir(), 'longroll-bench-'))
// A copy of its own, so that a build meanwhile changes nothing.
const built = join(folder, 'app')
for (const part of ['out', 'resources']) cpSync(join(root, part), join(built, part), { recursive: true })
cpSync(join(root, 'package.json'), join(built, 'package.json'))
const sample = await makeSample()

const suites = { start, memory, command, ...windowless, panels, log }
const loadBefore = loadavg()[0] ?? 0
const usual = isGuard ? GUARDED : Object.keys(suites)
const names = asked.length > 0 ? asked : usual
/** @type {import('./figures.mjs').Row[]} */
const rows = []
for (const name of names) {
  if (!Object.hasOwn(suites, name)) {
    process.stderr.write(`There is no bench ${name}; there are ${Object.keys(suites).join(', ')}.\n`)
    process.exit(2)
  }
  process.stderr.write(`${name} …\n`)
  rows.push(...(await suites[name]()))
}
rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
process.stdout.write(`${table(rows)}\n`)
if (isGuard) {
  const { passed, failures } = judge(rows, asked.length === 0)
  for (const failure of failures) process.stdout.write(`${failure}\n`)
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
  process.exitCode = failures.length === 0 ? 0 : 1
} else {
  if (asked.length === 0) await (await import('./page.mjs')).writePage(table(rows), { loadBefore })
  process.exitCode = rows.every(isMet) ? 0 : 1
}

async function makeSample() {
  const { makeSample: make, makeTable } = await moduleOf('sample')
  const at = join(folder, 'sample')
  mkdirSync(join(at, 'journals'), { recursive: true })
  const path = join(at, 'Bench.longroll')
  const task = await make(path, join(at, 'journals'))
  const withPanels = async (count) => {
    const table = join(at, `${count}.longroll`)
    await makeTable(table, join(at, 'journals'), count)
    return table
  }
  return { path, task, withPanels }
}

/** Longroll with a copy of the sample; its profile stays, as it does for a GM. */
function longroll(name, env, onSaid, from = sample.path) {
  const data = join(folder, 'longroll-data')
  const path = join(folder, `${name}.longroll`)
  cpSync(from, path)
  return startElectron({
    app: built,
    data,
    args: [path],
    env: { BENCH_JOURNALS: join(data, 'journals'), BENCH_TASK: sample.task, ...env },
    onSaid,
  })
}

function empty(onSaid, env = {}) {
  return startElectron({ app: emptyApp, data: join(folder, 'empty-data'), env, onSaid })
}

/** @returns {any} as many lists of numbers */
function series(count) {
  return Array.from({ length: count }, () => [])
}

async function start() {
  const [ours, floor, plain] = series(3)
  for (let i = -2; i < runs; i += 1) {
    await empty(({ ready, began }, { end }) => {
      if (i >= 0) floor.push(ready.firstPaint - began)
      end()
    })
    const hear = ({ ready, began }, { end }) => {
      if (i >= 0) plain.push(ready.firstPaint - began)
      end()
    }
    await empty(hear, { BENCH_NO_GRAPHICS: '1' })
    await longroll(`start-${i}`, {}, ({ ready, began }, { end }) => {
      // Both: that it can be pressed, and that it is seen.
      if (i >= 0) ours.push(Math.max(ready.interactive, ready.firstPaint) - began)
      end()
    })
  }
  return [
    {
      what: 'start to an interactive campaign',
      unit: 'ms',
      ours,
      floorName: 'empty window, first paint',
      floor,
      goal: { most: 1.25, of: 'ratio' },
    },
    {
      what: 'the same start',
      unit: 'ms',
      ours,
      floorName: 'empty window told of missing graphics too',
      floor: plain,
      goal: { most: 1.25, of: 'ratio' },
    },
  ]
}

async function memory() {
  const [ours, floor, oursRss, floorRss] = series(4)
  const settle =
    (pss, rss) =>
    (_said, { pid, end }) => {
      setTimeout(() => {
        const sum = memoryOf(pid)
        pss.push(sum.pss)
        rss.push(sum.rss)
        end()
      }, 4_000)
    }
  for (let i = 0; i < (isGuard ? SHORT.memoryRuns : Math.max(3, Math.round(runs / 3))); i += 1) {
    await empty(settle(floor, floorRss))
    await longroll(`memory-${i}`, {}, settle(ours, oursRss))
  }
  const row = (what, mine, theirs) => ({
    what,
    unit: 'MB',
    ours: mine,
    floorName: 'empty window',
    floor: theirs,
    goal: { most: 1.3, of: 'ratio' },
  })
  return [row('memory, all processes (PSS)', ours, floor), row('memory, all processes (RSS)', oursRss, floorRss)]
}

async function command() {
  const [ours, floor, beside, before, sync, floorSync] = series(6)
  const count = isGuard ? { BENCH_COMMANDS: String(SHORT.commands) } : {}
  await longroll('command', { BENCH_MODE: 'command', ...count }, (said) => {
    if (said.command === undefined) return
    ours.push(said.command)
    floor.push(said.floor)
    beside.push(said.floorBeside)
    before.push(said.before)
    sync.push(said.sync)
    floorSync.push(said.floorSync)
  })
  const ms = (/** @type {number[]} */ times) => `${quantile(times, 0.5).toFixed(2)} ms`
  process.stdout.write(
    `of a command, medians: ${ms(before)} until it is written (checked, decided, hashed), ${ms(sync)} until the sync on another thread\n` +
      `is heard of; the floor's own sync takes ${ms(floorSync)}, on the thread that asks for it\n`,
  )
  const durable = {
    what: 'command, arrival in main to durable',
    unit: 'ms',
    ours,
    floorName: 'write + fdatasync of the same bytes',
    floor,
    goal: { most: 2, of: 'ratio' },
  }
  const heard = {
    ...durable,
    what: 'the same command',
    floorName: 'the same bytes, the main thread not standing still',
    floor: beside,
  }
  return isGuard ? [durable, heard] : [durable, heard, await click()]
}

async function click() {
  const [ours, floor] = series(2)
  const hear = (into) => (said) => {
    if (said.painted?.presented !== undefined) into.push(said.painted.presented)
  }
  await empty(hear(floor), { BENCH_MODE: 'click' })
  await longroll('click', { BENCH_MODE: 'click' }, hear(ours))
  return {
    what: 'click on Roll to painted',
    unit: 'ms',
    ours,
    floorName: 'empty window, click to a painted line',
    floor,
    goal: { most: 33, of: 'p99' },
  }
}

/** What a roll costs the page: with 60 panels, with 4, and the least that a click can cost. */
async function panels() {
  const [many, few, floor] = series(3)
  const hear = (into) => (said) => {
    if (said.work !== undefined) into.push(said.work)
  }
  const env = { BENCH_MODE: 'work', BENCH_ROUNDS: rounds }
  await empty(hear(floor), env)
  await longroll('few', env, hear(few), await sample.withPanels(4))
  await longroll('many', env, hear(many), await sample.withPanels(60))
  const row = (count, ours) => ({
    what: `one roll to paint, ${count} panels`,
    unit: 'ms',
    ours,
    floorName: 'empty window, click to a painted line',
    floor,
    goal: { most: 16, of: 'median' },
  })
  return [row(4, few), row(60, many)]
}

/** The log's own page over 100,000 entries, and the same done with plain lines in an empty window. */
async function log() {
  const entries = 100_000
  const path = join(folder, 'Long.longroll')
  const words = await (await moduleOf('log-case')).makeLongLog(path, entries)
  const ours = { open: [], filter: [], common: [], whole: [], progress: [], toStart: [], toEnd: [], scroll: [] }
  const floor = { open: [], filter: [], search: [], scroll: [] }
  const hear = (into) => (said) => {
    for (const [name, value] of Object.entries(said)) {
      if (name === 'scroll') into.scroll.push(...value.times)
      else into[name]?.push(value)
    }
  }
  const given = (more) => ({ BENCH_MODE: 'log', BENCH_LOG: JSON.stringify({ entries, rounds: runs, ...more }) })
  await empty(hear(floor), given({}))
  await longroll('log', given({ words }), hear(ours), path)
  const lines = 'empty window, 60 plain lines'
  const all = 'empty window, as many texts looked through'
  const row = (what, mine, floorName, theirs, goal = { most: 200, of: 'median' }) => ({
    what,
    unit: 'ms',
    ours: mine,
    floorName,
    floor: theirs,
    goal,
  })
  return [
    row('the log page opened, 100,000 entries', ours.open, lines, floor.open),
    row('the same scrolled, from frame to frame', ours.scroll, 'empty window, 1,500 plain lines', floor.scroll, {
      most: 50,
      of: 'p99',
    }),
    row('entries of one character', ours.filter, lines, floor.filter),
    row('a word that many entries say', ours.common, lines, floor.filter),
    row('a word of the first entry alone: found', ours.whole, all, floor.search, { most: 1_000, of: 'median' }),
    row('the same: that it is looked for, shown', ours.progress, lines, floor.filter),
    row('to the first entry', ours.toStart, lines, floor.filter),
    row('back to the newest', ours.toEnd, lines, floor.filter),
  ]
}
