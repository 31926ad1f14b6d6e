// Loaded into the main process before the application (`-r`): listens, and does what the bench asks for. It says on
// stdout what it found, one line of JSON each, after the word BENCH.
const { app, ipcMain } = require('electron')
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')
const { join } = require('node:path')

const preload = join(__dirname, 'hook-preload.cjs')
const mode = process.env.BENCH_MODE ?? 'start'
const journals = process.env.BENCH_JOURNALS ?? ''

const say = (what) => fs.writeSync(1, `BENCH ${JSON.stringify(what)}\n`)
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time))

app.on('session-created', (session) => {
  if (session.registerPreloadScript) session.registerPreloadScript({ type: 'frame', filePath: preload })
  else session.setPreloads([preload])
})

ipcMain.on('bench:painted', (_event, facts) => say({ painted: facts }))
ipcMain.on('bench:ready', (event, facts) => {
  say({ ready: facts })
  if (mode === 'command') void commands(event.sender).then(() => app.quit())
  if (mode === 'click') void clicks(event.sender).then(() => app.quit())
  if (mode === 'work') void work(event.sender).then(() => app.quit())
  if (mode === 'log') void log(event.sender).then(() => app.quit())
})

// From a command's arrival in main to when it is durable: the end of the sync that it waited for; and parts of that.
const took = []
let arrived = 0
const handle = ipcMain.handle.bind(ipcMain)
ipcMain.handle = (name, work) =>
  handle(
    name,
    name !== 'campaign:run'
      ? work
      : (...given) => {
          arrived = performance.now()
          return work(...given)
        },
  )
const { fdatasync, writeSync } = fs
fs.fdatasync = (file, done) => {
  const asked = performance.now()
  fdatasync(file, (error) => {
    done(error)
    const ended = performance.now()
    took.push({ command: ended - arrived, before: began - arrived, sync: ended - asked, bytes: written })
  })
}
let [began, written] = [0, 0]
fs.writeSync = (file, content, ...rest) => {
  if (content instanceof Uint8Array) {
    if (written === 0) began = performance.now()
    written += content.byteLength
  }
  return writeSync(file, content, ...rest)
}
syncBuiltinESMExports()

async function commands(contents) {
  const file = fs.openSync(join(journals, 'floor'), 'w')
  let at = 0
  const run = async (command) => {
    const script = `window.longroll.request('campaign:run', ${JSON.stringify({ ...command, seen: 1e9 })})`
    const answer = await contents.executeJavaScript(script)
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  }
  const floor = (bytes) => {
    const content = Buffer.alloc(bytes, 'x')
    const start = performance.now()
    writeSync(file, content, 0, bytes, at)
    const asked = performance.now()
    fs.fdatasyncSync(file)
    const ended = performance.now()
    at += bytes
    return { floor: ended - start, floorSync: ended - asked }
  }
  /** The same without the thread standing still: what a process can know at best that has windows and alarms. */
  const asynchronous = async (bytes) => {
    const content = Buffer.alloc(bytes, 'x')
    const start = performance.now()
    writeSync(file, content, 0, bytes, at)
    await new Promise((resolve, reject) => {
      fdatasync(file, (error) => (error === null ? resolve() : reject(error)))
    })
    at += bytes
    return { floorBeside: performance.now() - start }
  }
  const count = Number(process.env.BENCH_COMMANDS ?? 600)
  for (let i = 0; i < count; i += 1) {
    written = 0
    await run(commandFor(i))
    const last = took.at(-1)
    // The same pause before each: a sync right after a sync finds nothing left to do of what others wrote.
    await wait(3)
    const theirs = floor(last.bytes)
    await wait(3)
    const beside = await asynchronous(last.bytes)
    await wait(3)
    if (i >= 20) say({ ...last, ...theirs, ...beside })
  }
}

/** Rolls and their undoing, notes, the clock: what a table gives. */
function commandFor(i) {
  const task = process.env.BENCH_TASK
  switch (i % 4) {
    case 0:
      return { do: 'storytelling.roll', with: { task, successes: 1, note: 'It moves a little.' } }
    case 1:
      return { do: 'undo' }
    case 2:
      return { do: 'note.add', with: { text: `The rain does not stop. (${i})` } }
    default:
      return { do: 'clock.advance', with: { by: '1m' } }
  }
}

async function clicks(contents) {
  await wait(1_000)
  for (let i = 0; i < 120; i += 1) {
    await click(contents, 'Roll')
    await wait(150 + Math.random() * 50)
    await click(contents, 'Undo')
    await wait(150 + Math.random() * 50)
  }
}

/**
 * What one roll has the page's main thread do until it is painted, script, style, layout and painting: in its own processor
 * time, so that what else the machine does is not counted.
 */
async function work(contents) {
  await wait(2_000)
  const { debugger: tools } = contents
  tools.attach('1.3')
  await tools.sendCommand('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await tools.sendCommand('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1_000]))
  }
  const rounds = Number(process.env.BENCH_ROUNDS ?? 40)
  for (let i = -5; i < rounds; i += 1) {
    const before = await pressed(contents, 'Roll')
    const start = await spent()
    const isPainted = new Promise((resolve) => {
      const hear = (_event, { frame }) => {
        if (frame === undefined) return
        ipcMain.off('bench:painted', hear)
        resolve()
      }
      ipcMain.on('bench:painted', hear)
    })
    contents.sendInputEvent({ type: 'mouseUp', ...before, button: 'left', clickCount: 1 })
    await isPainted
    const end = await spent()
    await wait(300)
    const took = (name) => end[name] - start[name]
    if (i >= 0) {
      const parts = {
        script: took('ScriptDuration'),
        style: took('RecalcStyleDuration'),
        layout: took('LayoutDuration'),
      }
      say({ work: took('TaskDuration'), ...parts })
    }
    await click(contents, 'Undo')
    await wait(300)
  }
}

/** The log's own page, or what it is held against. */
async function log(contents) {
  const { campaignWindow, emptyWindow } = require('./hook-log.cjs')
  const { entries, words, rounds } = JSON.parse(process.env.BENCH_LOG ?? '{}')
  await wait(1_000)
  if (words === undefined) await emptyWindow(contents, say, entries, rounds)
  else await campaignWindow(contents, say, words, rounds)
}

async function click(contents, name) {
  const place = await pressed(contents, name)
  contents.sendInputEvent({ type: 'mouseUp', ...place, button: 'left', clickCount: 1 })
}

/** @returns the place of the button that is down now */
async function pressed(contents, name) {
  const place = await contents.executeJavaScript(`(() => {
    const button = [...document.querySelectorAll('button, [role=button]')].find(
      (one) => !one.matches(':disabled, [aria-disabled=true]') && (one.textContent.trim().startsWith(${JSON.stringify(name)}) ||
        (one.getAttribute('aria-label') ?? '').startsWith(${JSON.stringify(name)})))
    if (!button) return null
    const { x, y, width, height } = button.getBoundingClientRect()
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  })()`)
  if (place === null) throw new Error(`No button ${name}`)
  // As a hand does it: there first, then pressed for a moment.
  const pauses = { mouseMove: 200, mouseDown: 70 }
  for (const [type, pause] of Object.entries(pauses)) {
    contents.sendInputEvent({ type, ...place, button: 'left', clickCount: 1 })
    await wait(pause)
  }
  return place
}

process.on('unhandledRejection', (error) => {
  say({ failed: String(error) })
  app.exit(1)
})
