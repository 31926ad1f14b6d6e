/** Work that can be put down for a moment: at each `yield`. What it returns is its result. */
export type Sliced<T> = Generator<undefined, T, undefined>

/** How long a thread that others wait for may be kept, in ms: half a frame. */
const SLICE = 8

/** For a thread that nobody waits for. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

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
