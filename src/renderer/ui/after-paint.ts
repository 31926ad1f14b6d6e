/** In milliseconds: a window that is not drawn has no frames. */
const LATEST = 100
/**
 * In milliseconds: what a painted frame takes to be rastered and drawn where no graphics device does it. What the page does
 * meanwhile, and the frame that comes of it, would have a processor that this one needs.
 */
const ON_ITS_WAY = 25

/** `seen`: changes what is on the screen. `unseen`: may wait until that is done. */
export type AfterPaint = 'seen' | 'unseen'

interface Waiting {
  readonly act: () => void
  readonly what: AfterPaint
}

const waiting = new Set<Waiting>()
/** Undefined while nothing waits. */
let timer: ReturnType<typeof setTimeout> | undefined

function plan(): void {
  const latest = setTimeout(run, LATEST)
  timer = latest
  requestAnimationFrame(() => {
    // Called or cancelled meanwhile; what waits now waits for a frame of its own.
    if (timer !== latest) return
    // The frame is painted when its callbacks have been called; a timer comes after that.
    clearTimeout(latest)
    timer = setTimeout(run, ON_ITS_WAY)
  })
}

function stop(): void {
  clearTimeout(timer)
  timer = undefined
}

function run(): void {
  stop()
  const all = [...waiting]
  for (const one of [...all.filter(({ what }) => what === 'seen'), ...all.filter(({ what }) => what === 'unseen')]) {
    // One before it may have cancelled it.
    if (!waiting.delete(one)) continue
    try {
      one.act()
    } catch (error) {
      // It takes no other with it: an alarm may wait behind it. It is heard of as any error of the page is.
      reportError(error)
    }
  }
}

/**
 * Calls a moment after the next frame has been painted: as a rule it is on the screen by then, which a page cannot know. All
 * that wait are called together, so that what they change is one frame more; what is seen before what is unseen.
 *
 * @param act when it throws, the others are called all the same, and the page's error is reported
 * @returns cancels it
 */
export function afterPaint(act: () => void, what: AfterPaint = 'seen'): () => void {
  const mine = { act, what }
  waiting.add(mine)
  if (timer === undefined) plan()
  return () => {
    waiting.delete(mine)
    if (waiting.size === 0) stop()
  }
}
