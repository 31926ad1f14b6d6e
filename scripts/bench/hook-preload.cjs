// Runs beside the application's own preload, in a world of its own: sees the page, is not seen by it.
const { ipcRenderer } = require('electron')

const now = () => performance.timeOrigin + performance.now()
const afterNextFrame = (call) =>
  requestAnimationFrame(() => {
    // The second frame begins when the first one is on its way to the screen.
    requestAnimationFrame(call)
  })

/** A line of text, or a campaign whose task waits for the GM's roll. */
function isReady() {
  if (document.getElementById('bench-empty') !== null) return true
  const rolls = [...document.querySelectorAll('button, [role=button]')].filter((one) =>
    /^Roll\b/.test(one.textContent.trim()),
  )
  return rolls.some((one) => !one.matches(':disabled, [aria-disabled=true]'))
}

function whenReady(call) {
  const look = () => {
    if (!isReady()) return
    observer.disconnect()
    call()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true, attributes: true })
  look()
}

let firstPaint = null
new PerformanceObserver((list) => {
  for (const entry of list.getEntriesByName('first-contentful-paint'))
    firstPaint = performance.timeOrigin + entry.startTime
}).observe({ type: 'paint', buffered: true })

whenReady(() => {
  afterNextFrame(() => {
    const interactive = now()
    setTimeout(() => ipcRenderer.send('bench:ready', { interactive, firstPaint }), 300)
    watchClicks()
  })
})

function watchClicks() {
  // The empty window's, or Longroll's.
  const log = document.querySelector('[role=log], section.log [role=group]')
  if (log === null) throw new Error('There is no log to watch')
  let clicked = null
  addEventListener('click', (event) => (clicked = event.timeStamp), true)
  new MutationObserver((changes) => {
    const line = changes.flatMap((change) => [...change.addedNodes]).find((node) => node.nodeType === 1)
    if (clicked === null || line === undefined) return
    const since = clicked
    clicked = null
    const text = [line, ...line.querySelectorAll('*')].find(
      (one) => one.children.length === 0 && one.textContent.trim() !== '',
    )
    text?.setAttribute('elementtiming', String(since))
    const changed = performance.now() - since
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => ipcRenderer.send('bench:painted', { changed, frame: performance.now() - since })
      port2.postMessage(null)
    })
  }).observe(log, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      ipcRenderer.send('bench:painted', { presented: entry.renderTime - Number(entry.identifier) })
    }
  }).observe({ type: 'element', buffered: false })
}
