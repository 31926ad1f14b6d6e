/** A moment of the curve: what it is called, and the chance that it is done by then. */
export interface CurvePoint {
  /** "roll 2", for the table. */
  readonly name: string
  /** Under the axis: a moment, or a number. */
  readonly mark: string
  readonly chance: number
}

export interface Place {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where the points stand: from nothing, now, at the left edge, to the last at the right one. */
export const placesOf = (chances: readonly number[], box: Box): readonly Place[] =>
  [0, ...chances].map((chance, i, all) => ({
    x: box.left + ((box.right - box.left) * i) / Math.max(1, all.length - 1),
    y: box.bottom - (box.bottom - box.top) * Math.min(1, Math.max(0, chance)),
  }))

/** A path of SVG from place to place. */
export const lineThrough = (places: readonly Place[]): string =>
  places.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')

/** Which of `count` points carry their mark or figure where at most `most` find room: evenly, and always the last. */
export function shownOf(count: number, most: number): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil(count / most))
  return new Set(Array.from({ length: count }, (_, i) => i).filter((i) => (count - 1 - i) % every === 0))
}
