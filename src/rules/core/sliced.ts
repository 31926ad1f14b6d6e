/** Work that can be put down for a moment: at each `yield`. What it returns is its result. */
export type Sliced<T> = Generator<undefined, T, undefined>

/** For a thread that nobody waits for. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
