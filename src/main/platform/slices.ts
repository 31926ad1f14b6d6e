import type { Sliced } from '../../rules/core/sliced'

/** How long a thread that others wait for may be kept, in ms: half a frame. */
const SLICE = 8

/** Between slices whatever else is due has its turn: an alarm, a command of another window. */
export async function inSlices<T>(work: Sliced<T>): Promise<T> {
  let began = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() - began < SLICE) continue
    await new Promise((resolve) => setImmediate(resolve))
    began = performance.now()
  }
}
