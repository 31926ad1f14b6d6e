import { parseDuration } from './duration'
import type { Reason, Refusal } from './refusal'
import { gameSeconds, type GameSeconds, type Json, type JsonObject } from './units'

const LONGEST_TEXT = 2_000

/** Whether a value has named fields: no list and no null. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads what a command was given, field by field, and remembers the first mistake. A wrong or missing field answers
 * with a stand-in of its type, so that reading goes straight on; look at `refusal` before anything is done with it.
 *
 *     const f = new Fields(input)
 *     const target = f.whole('target', 1, 100)
 *     if (f.refusal) return fail(f.refusal)
 */
export class Fields {
  readonly #input: JsonObject
  readonly #path: string
  readonly #root: { refusal: Refusal | null }

  constructor(input: Json, path = '', root: { refusal: Refusal | null } = { refusal: null }) {
    this.#path = path
    this.#root = root
    this.#input = isObject(input) ? input : {}
    if (!isObject(input)) this.wrong('', { key: 'not-an-object' })
  }

  /** The first mistake found, also by readers made with `inside` and `each`; null while all is well. */
  get refusal(): Refusal | null {
    return this.#root.refusal
  }

  /** Notes a mistake of the field; only the first counts. */
  wrong(name: string, reason: Reason, code: Refusal['code'] = 'bad-value'): void {
    this.#root.refusal ??= { code, field: this.path(name), reason }
  }

  path(name: string): string {
    return [this.#path, name].filter((part) => part !== '').join('.')
  }

  has(name: string): boolean {
    return this.raw(name) !== undefined
  }

  raw(name: string): Json | undefined {
    return Object.hasOwn(this.#input, name) ? this.#input[name] : undefined
  }

  /** A whole number from `least` to `most`. Without `otherwise` the field must be there. */
  whole(name: string, least: number, most: number, otherwise?: number): number {
    const value = this.raw(name)
    if (value === undefined && otherwise !== undefined) return otherwise
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    this.wrong(name, value === undefined ? { key: 'missing' } : { key: 'not-whole', least, most })
    return least
  }

  /** The same, or null where null is given. */
  wholeOrNull(name: string, least: number, most: number, otherwise?: number | null): number | null {
    const value = this.raw(name)
    if (value === null) return null
    if (value === undefined && otherwise !== undefined) return otherwise
    return this.whole(name, least, most)
  }

  /** Text that is not blank, without the spaces around it. */
  text(name: string, otherwise?: string, longest = LONGEST_TEXT): string {
    const value = this.raw(name)
    if (value === undefined && otherwise !== undefined) return otherwise
    if (value === undefined) this.wrong(name, { key: 'missing' })
    else if (typeof value !== 'string') this.wrong(name, { key: 'not-text' })
    else if (value.trim() === '') this.wrong(name, { key: 'missing' })
    else if (value.length > longest) this.wrong(name, { key: 'too-long', most: longest })
    else return value.trim()
    return ''
  }

  /** Text that may also be empty. */
  freeText(name: string, otherwise: string, longest = 20_000): string {
    const value = this.raw(name)
    if (value === undefined) return otherwise
    if (typeof value !== 'string') this.wrong(name, { key: 'not-text' })
    else if (value.length > longest) this.wrong(name, { key: 'too-long', most: longest })
    else return value.trim()
    return ''
  }

  flag(name: string, otherwise: boolean): boolean {
    const value = this.raw(name)
    if (value === undefined) return otherwise
    if (typeof value === 'boolean') return value
    this.wrong(name, { key: 'not-yes-or-no' })
    return otherwise
  }

  /** One of the values allowed, compared exactly: 10 is not "10". */
  oneOf<const V extends string | number>(name: string, allowed: readonly V[], otherwise?: V): V {
    const value = this.raw(name)
    if (value === undefined && otherwise !== undefined) return otherwise
    const found = allowed.find((a) => a === value)
    if (found !== undefined) return found
    this.wrong(name, value === undefined ? { key: 'missing' } : { key: 'not-one-of', allowed: allowed.map(String) })
    const [standIn] = allowed
    if (standIn === undefined) throw new Error('Nothing is allowed')
    return standIn
  }

  /** A length of game time that is more than nothing. */
  duration(name: string, roundLength: GameSeconds): GameSeconds {
    const value = this.raw(name)
    if (value === undefined) this.wrong(name, { key: 'missing' })
    else {
      const seconds = typeof value === 'string' ? parseDuration(value, roundLength) : null
      if (seconds !== null && seconds > 0) return seconds
      this.wrong(name, seconds === null ? { key: 'not-a-duration' } : { key: 'no-time' })
    }
    return gameSeconds(1)
  }

  /** The same, where it may be left out or null. */
  durationOrNull(name: string, roundLength: GameSeconds): GameSeconds | null {
    const value = this.raw(name)
    return value === undefined || value === null ? null : this.duration(name, roundLength)
  }

  /** A list of whole numbers, each from `least` to `most`. */
  wholes(name: string, least: number, most: number, longest = 1_000): readonly number[] {
    const value = this.list(name, 0, longest)
    value.forEach((n, i) => {
      if (typeof n === 'number' && Number.isInteger(n) && n >= least && n <= most) return
      this.wrong(`${name}.${i}`, { key: 'not-whole', least, most })
    })
    return value.filter((n) => typeof n === 'number')
  }

  list(name: string, least: number, most: number): readonly Json[] {
    const value = this.raw(name)
    if (value === undefined) this.wrong(name, { key: 'missing' })
    else if (!Array.isArray(value)) this.wrong(name, { key: 'not-a-list' })
    else if (value.length < least || value.length > most) this.wrong(name, { key: 'list-length', least, most })
    else return value as readonly Json[]
    return []
  }

  /** A reader for the object in a field; its mistakes are this one's. */
  inside(name: string): Fields {
    const value = this.raw(name)
    if (value === undefined) this.wrong(name, { key: 'missing' })
    return new Fields(value ?? {}, this.path(name), this.#root)
  }

  /** A reader for each object of a list. */
  each(name: string, least: number, most: number): readonly Fields[] {
    return this.list(name, least, most).map((value, i) => new Fields(value, this.path(`${name}.${i}`), this.#root))
  }

  /** The names in the object read, for records whose keys are data. */
  get names(): readonly string[] {
    return Object.keys(this.#input)
  }

  /** At most one of these may be given; with `needed`, exactly one. Answers which, null for none. */
  only<const N extends string>(names: readonly N[], needed = false): N | null {
    const given = names.filter((name) => this.has(name))
    const [first, second] = given
    if (second !== undefined) this.wrong(second, { key: 'only-one-of', fields: names })
    if (first === undefined && needed) this.wrong(names[0] ?? '', { key: 'missing' })
    return first ?? null
  }
}
