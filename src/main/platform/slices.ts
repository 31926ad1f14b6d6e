import type { Sliced } from '../../rules/core/sliced'

/** How long a thread that others wait for may be kept, in ms: half a frame. */
const SLICE = 8

/** Between slices whatever else is due has its turn: an alarm, a command of another window. */
export async function inSlices<T>(work: Sliced<T>): Promise<T> {
  for (;;) {
    // Before the first one too: what follows on something read would be kept together with the next, and timers wait for both.
    await new Promise((resolve) => setImmediate(resolve))
    const began = performance.now()
    let last = 0
    for (let took = 0; took + last < SLICE;) {
      const step = work.next()
      if (step.done === true) return step.value
      const now = performance.now() - began
      // The next one may well take as long.
      last = now - took
      took = now
    }
  }
}
