/** In milliseconds: a window that is not drawn has no frames. */
const LATEST = 100
/**
 * In milliseconds: what a painted frame takes to be rastered and drawn where no graphics device does it. What the page does
 * meanwhile, and the frame that comes of it, would have a processor that this one needs.
 */
const ON_ITS_WAY = 25

const waiting = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function run(): void {
  clearTimeout(timer)
  const now = [...waiting]
  waiting.clear()
  for (const act of now) act()
}

/**
 * Calls when the frame that is drawn next is on the screen. All that wait are called together, so that what they change is
 * one frame more.
 *
 * @returns cancels it
 */
export function afterPaint(act: () => void): () => void {
  if (waiting.size === 0) {
    timer = setTimeout(run, LATEST)
    requestAnimationFrame(() => {
      // The frame is painted when its callbacks have been called; a timer comes after that.
      clearTimeout(timer)
      timer = setTimeout(run, ON_ITS_WAY)
    })
  }
  waiting.add(act)
  return () => {
    waiting.delete(act)
  }
}
