// The log's own page in a campaign of 100,000 entries, and the same done with plain lines in an empty window. Each step is
// timed within the page: from the act until the frame that shows what it asked for is done.
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time))

/** Runs in the page. */
function tools() {
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
    })
  const until = (isSo) =>
    new Promise((resolve, reject) => {
      if (isSo()) return resolve()
      const look = () => {
        if (!isSo()) return
        observer.disconnect()
        clearInterval(timer)
        clearTimeout(late)
        resolve()
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
      // What no element changes for: where a list is scrolled to.
      const timer = setInterval(look, 4)
      const late = setTimeout(() => reject(new Error(`not within 20 s: ${isSo}`)), 20_000)
    })
  const took = async (act, isDone) => {
    const began = performance.now()
    act()
    await until(isDone)
    await frame()
    return performance.now() - began
  }
  /** Times between frames, from now until `end` is called. */
  const frames = () => {
    const [times, places] = [[], []]
    let last = null
    let goesOn = true
    const box = document.querySelector('.log-page .list, #bench-list')
    const next = (now) => {
      if (last !== null) times.push(now - last)
      last = now
      places.push(box.scrollTop)
      if (goesOn) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    return () => {
      goesOn = false
      return { times, still: places.filter((place, i) => i > 0 && place === places[i - 1]).length }
    }
  }
  const write = (field, text) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  globalThis.bench = { until, took, frames, write }
}

/** Runs in an empty window: a list as tall as the log's, of plain lines. To scroll there are enough for the whole way. */
function emptyLog(most) {
  const said = Array.from({ length: most }, (_, i) => `Somebody says at the table what they think of it all. (${i})`)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const list = dialog.appendChild(document.createElement('div'))
  list.id = 'bench-list'
  list.style.cssText = 'height: 600px; width: 800px; overflow: auto; overflow-anchor: none'
  const show = (texts) => {
    list.replaceChildren(...texts.map((text) => Object.assign(document.createElement('p'), { textContent: text })))
    list.scrollTop = list.scrollHeight
  }
  const plain = (text) => text.normalize('NFD').toLowerCase()
  globalThis.emptyLog = {
    open: () => (show(said.slice(-60)), dialog.showModal()),
    close: () => dialog.close(),
    fill: () => show(said.slice(-1_500)),
    some: () => show(said.slice(0, 60)),
    search: (text) => show(said.filter((one) => plain(one).includes(text)).slice(-60)),
    isShown: () => list.childElementCount > 0,
    places: () => list.getBoundingClientRect(),
  }
}

/** Runs in a campaign's window. */
function logPage() {
  const page = () => document.querySelector('dialog.log-page')
  const button = (name) =>
    [...document.querySelectorAll('button')].find(
      (one) => one.textContent.trim() === name || one.getAttribute('aria-label') === name,
    )
  const list = () => page().querySelector('.list')
  const told = () => page()?.querySelector('.told').textContent ?? ''
  const lines = () => [...page().querySelectorAll('[data-entry]')]
  const last = () => lines().at(-1)?.dataset.entry
  const first = () => lines()[0]?.textContent ?? ''
  globalThis.logPage = {
    open: () => button('Search the log').click(),
    close: () => page().querySelector('footer button:last-child').click(),
    isOpen: () => page() !== null && lines().length > 0,
    isClosed: () => page() === null,
    field: () => page().querySelector('input'),
    told,
    hit: () => page().querySelector('[aria-current=true]')?.textContent ?? '',
    last,
    lines,
    of: (name) => {
      const select = page().querySelector('select')
      select.value = [...select.options].find(({ text }) => text === name).value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    toStart: () => button('To the beginning').click(),
    toEnd: () => button('To the newest').click(),
    isAtStart: (word) => first().includes(word) && list().scrollTop === 0,
    isAtEnd: (entry) => last() === entry && list().scrollHeight - list().scrollTop - list().clientHeight < 2,
    focus: () => list().focus(),
    places: () => list().getBoundingClientRect(),
  }
}

/**
 * Turns a wheel for some seconds as fast as a hand does, upwards.
 *
 * @returns {Promise<{ times: number[], still: number }>} ms from frame to frame; how many frames showed no movement: the end was reached, or nothing had come yet
 */
async function scrolled(contents, js, rounds) {
  const { x, y, width, height } = await js('(globalThis.logPage ?? emptyLog).places().toJSON()')
  const place = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  contents.sendInputEvent({ type: 'mouseMove', ...place })
  await wait(300)
  await js('void (globalThis.endFrames = bench.frames())')
  for (let i = 0; i < rounds; i += 1) {
    contents.sendInputEvent({ type: 'mouseWheel', ...place, deltaX: 0, deltaY: 120, canScroll: true })
    await wait(16)
  }
  return js('endFrames()')
}

/** @param {(what: object) => void} say */
async function emptyWindow(contents, say, entries, rounds) {
  const js = (code) => contents.executeJavaScript(code)
  await js(`(${tools})(), (${emptyLog})(${entries}), undefined`)
  for (let i = -2; i < rounds; i += 1) {
    const open = await js('bench.took(() => emptyLog.open(), () => emptyLog.isShown())')
    const filter = await js('bench.took(() => emptyLog.some(), () => emptyLog.isShown())')
    const search = await js("bench.took(() => emptyLog.search('(0)'), () => emptyLog.isShown())")
    await js('emptyLog.close()')
    if (i >= 0) say({ open, filter, search })
    await wait(50)
  }
  await js('emptyLog.open(), emptyLog.fill()')
  say({ scroll: await scrolled(contents, js, 240) })
}

/** @param {(what: object) => void} say */
async function campaignWindow(contents, say, words, rounds) {
  const js = (code) => contents.executeJavaScript(code)
  const [seldom, often, once] = [words.seldom, words.often, words.once].map((word) => JSON.stringify(word))
  await js(`(${tools})(), (${logPage})(), undefined`)
  for (let i = -2; i < rounds; i += 1) {
    const open = await js('bench.took(() => logPage.open(), () => logPage.isOpen())')
    const newest = JSON.stringify(await js('logPage.last()'))
    await wait(400)
    const isOther = `() => logPage.last() !== ${newest}`
    const isBack = `() => logPage.isAtEnd(${newest})`
    const filter = await js(`bench.took(() => logPage.of(${seldom}), ${isOther})`)
    await js(`bench.took(() => logPage.of('everybody'), ${isBack})`)
    const clear = () =>
      js(`bench.took(() => bench.write(logPage.field(), ''), () => logPage.told() === '' && (${isBack})())`)
    const common = await js(
      `bench.took(() => bench.write(logPage.field(), ${often}), () => logPage.hit().includes(${often}))`,
    )
    await clear()
    // Beside one another: until it is found, and until the GM sees that it is looked for.
    const [whole, progress] = await js(`Promise.all([
      bench.took(() => bench.write(logPage.field(), ${once}), () => logPage.hit().includes(${once})),
      bench.took(() => undefined, () => logPage.told() !== ''),
    ])`)
    await clear()
    const toStart = await js(`bench.took(() => logPage.toStart(), () => logPage.isAtStart(${once}))`)
    const toEnd = await js(`bench.took(() => logPage.toEnd(), ${isBack})`)
    await js('bench.took(() => logPage.close(), () => logPage.isClosed())')
    if (i >= 0) say({ open, filter, common, whole, progress, toStart, toEnd })
    await wait(200)
  }
  await js('bench.took(() => logPage.open(), () => logPage.isOpen())')
  await wait(500)
  say({ scroll: await scrolled(contents, js, 240) })
}

module.exports = { emptyWindow, campaignWindow }
