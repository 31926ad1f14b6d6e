/** Read at a glance; any text; a line or shape that carries meaning (WCAG 2.2: 1.4.6, 1.4.3, 1.4.11). */
export const AAA = 7
export const AA = 4.5
export const SHAPE = 3

const grounds = ['surface', 'surface-turn', 'rail', 'ground', 'surface-raised', 'surface-sunken'] as const
const panels = ['surface', 'surface-turn', 'rail'] as const

export interface Pair {
  readonly ink: string
  readonly on: string
  readonly need: number
}

const all = (ink: string, on: readonly string[], need: number): readonly Pair[] =>
  on.map((ground) => ({ ink, on: ground, need }))

/** Every token that is used as ink, on every ground that it may stand on. */
export const pairs: readonly Pair[] = [
  ...all('ink', [...grounds, 'die', 'wrong-surface', 'short-surface'], AAA),
  ...all('ink-quiet', grounds, AAA),
  ...all('ink-faint', grounds, AA),
  ...all('on-ink', ['ink', 'ink-quiet'], AAA),
  ...all('turn', [...panels, 'surface-raised'], AAA),
  ...all('turn', ['ground'], SHAPE),
  ...all('on-turn', ['turn', 'turn-strong'], AAA),
  ...all('short', [...grounds, 'short-surface', 'on-short'], AAA),
  ...all('on-short', ['short'], AAA),
  ...all('wrong', [...grounds, 'die', 'wrong-surface'], AA),
  ...all('on-wrong', ['wrong-fill'], AA),
  ...all('on-die-hit', ['die-hit'], AAA),
  ...all('card-black', ['card'], AAA),
  ...all('card-red', ['card'], AA),
  ...all('on-progress', ['progress', 'progress-old'], AA),
  ...all('line-strong', [...panels, 'ground'], SHAPE),
  ...all('turn-line', ['surface', 'rail'], SHAPE),
  ...all('progress', panels, SHAPE),
  ...all('progress-old', panels, SHAPE),
  ...all('progress-rest', panels, SHAPE),
  ...all('other-side', panels, SHAPE),
  ...all('die-edge', panels, SHAPE),
  ...all('die-hit', panels, SHAPE),
  ...all('focus', [...grounds, 'surface-raised'], SHAPE),
]

/** Grounds, and what only divides: it carries no meaning of its own. */
export const quiet: ReadonlySet<string> = new Set([
  ...grounds,
  'short-surface',
  'wrong-surface',
  'scrim',
  'hover',
  'line',
  'card',
  'card-edge',
  'die',
])

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** By WCAG 2: 1 for the same colour, 21 for black on white. Colours as six hex digits. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
