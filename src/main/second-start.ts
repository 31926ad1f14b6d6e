/**
 * What a second start or the desktop brings: campaign files, or none, which means that somebody wants to see Longroll.
 *
 * While Longroll quits, a window for it would stop the quit or be closed with the others, and whoever double-clicked a
 * campaign would see nothing happen. So it waits: until the GM has decided to stay, or for the next Longroll.
 */
export class SecondStarts {
  readonly #open: (files: readonly string[]) => void
  #isQuitting = false
  #waiting: (readonly string[])[] = []

  constructor(open: (files: readonly string[]) => void) {
    this.#open = open
  }

  take(files: readonly string[]): void {
    if (this.#isQuitting) this.#waiting.push(files)
    else this.#open(files)
  }

  quitting(): void {
    this.#isQuitting = true
  }

  /** The quit was called off. */
  staying(): void {
    this.#isQuitting = false
    this.#waiting.splice(0).forEach(this.#open)
  }

  /** What the next Longroll has to open; null when nobody asked for one. */
  get forTheNext(): readonly string[] | null {
    return this.#waiting.length === 0 ? null : this.#waiting.flat()
  }
}
