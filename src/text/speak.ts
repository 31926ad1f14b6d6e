/** What a catalogue holds: a text, or a function that words some facts. */
export type Words = Readonly<Record<string, string | ((facts: never) => string)>>

/** The facts that a text asks for: none for a plain text. */
export type FactsOf<W> = W extends (facts: infer F) => string ? [facts: F] : []

/** The shape that a catalogue in another language has to fill: the same keys, asking for the same facts. */
export type SameWords<W extends Words> = {
  readonly [K in keyof W]: W[K] extends (facts: infer F) => string ? (facts: F) => string : string
}

/**
 * A function that words keys of one catalogue. A key that does not exist, and facts that are missing or wrong, do not
 * compile.
 *
 * @example
 *     const english = { 'rolls.left': (f: { count: number }) => `${f.count} rolls left`, begin: 'Begin' }
 *     const t = speaker<typeof english>(() => english)
 *     t('rolls.left', { count: 2 })
 *
 * @param words asked each time: the catalogue of the language that is spoken now
 */
export function speaker<W extends Words>(
  words: () => SameWords<W>,
): <K extends keyof W>(key: K, ...facts: FactsOf<W[K]>) => string {
  return (key, ...facts) => {
    const word: string | ((facts: never) => string) = words()[key] ?? ''
    // FactsOf has checked at the call that these are the facts this word asks for.
    return typeof word === 'string' ? word : word(facts[0] as never)
  }
}
