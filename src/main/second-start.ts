/**
 * What a second start or the desktop brings: campaign files, or none, which means that somebody wants to see Longroll.
 *
 * While a campaign is being closed, or Longroll quits, a window for it would show what is about to go, stop the quit or be
 * closed with the others, and whoever double-clicked a campaign would see nothing happen. So it waits: until the closing has
 * ended, the GM has decided to stay, or for the next Longroll.
 */
export class SecondStarts {
  readonly #open: (files: readonly string[]) => void
  #isQuitting = false
  #closings = 0
  #waiting: (readonly string[])[] = []

  constructor(open: (files: readonly string[]) => void) {
    this.#open = open
  }

  take(files: readonly string[]): void {
    this.#waiting.push(files)
    this.#goOn()
  }

  /** Nothing is opened until `closing` has settled. */
  async during<T>(closing: Promise<T>): Promise<T> {
    this.#closings += 1
    try {
      return await closing
    } finally {
      this.#closings -= 1
      this.#goOn()
    }
  }

  quitting(): void {
    this.#isQuitting = true
  }

  /** The quit was called off. */
  staying(): void {
    this.#isQuitting = false
    this.#goOn()
  }

  /** Whether all windows close for good now. */
  get isQuitting(): boolean {
    return this.#isQuitting
  }

  /** What the next Longroll has to open; null when nobody asked for one. */
  get forTheNext(): readonly string[] | null {
    return this.#waiting.length === 0 ? null : this.#waiting.flat()
  }

  #goOn(): void {
    if (!this.#isQuitting && this.#closings === 0) this.#waiting.splice(0).forEach(this.#open)
  }
}
