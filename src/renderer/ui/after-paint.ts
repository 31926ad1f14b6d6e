/** In milliseconds: a window that is not drawn has no frames. */
const LATEST = 100

const waiting = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function run(): void {
  clearTimeout(timer)
  const now = [...waiting]
  waiting.clear()
  for (const act of now) act()
}

/**
 * Calls when the frame that is drawn next is on its way to the screen. All that wait are called together, so that what they
 * change is one frame more.
 *
 * @returns cancels it
 */
export function afterPaint(act: () => void): () => void {
  if (waiting.size === 0) {
    timer = setTimeout(run, LATEST)
    requestAnimationFrame(() => {
      // The frame is painted when its callbacks have been called; a timer comes after that.
      clearTimeout(timer)
      timer = setTimeout(run, 0)
    })
  }
  waiting.add(act)
  return () => {
    waiting.delete(act)
  }
}
