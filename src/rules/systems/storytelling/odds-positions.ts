/**
 * A roll that can be made, as far as time is concerned: how many rolls of the pool are left with it, and where one stands
 * after it with the interval as it is, or shortened. Null where no further roll fits. Moments, deadlines and intervals
 * have no say beyond that, so times that leave the same choices are one position: their number stays small.
 */
export interface Position {
  /** Its place among those with as many rolls left. */
  readonly place: number
  readonly plain: Position | null
  readonly shortened: Position | null
}

/** One position serves all times between the next roll and the deadline from `from` up to, and without, `to`. */
interface Range {
  readonly from: number
  readonly to: number
  readonly position: Position | null
}

const everything = (position: Position | null): Range => ({ from: -Infinity, to: Infinity, position })

/** Finds the positions that can be reached; those found so far lie in `layers`, by rolls left. */
export class Positions {
  readonly #intervals: readonly number[]
  readonly #ranges = new Map<number, Range[]>()
  readonly #same = new Map<string, Position>()
  readonly layers: Position[][] = []

  /** @param intervals as it is now, then each shortened once more; the last is shortened no further */
  constructor(intervals: readonly number[]) {
    this.#intervals = intervals
  }

  /**
   * @param rolls left by the pool
   * @param level how often the interval has been shortened from now on
   * @param time from the next roll to the deadline; below 0 it does not fit
   */
  find(rolls: number, level: number, time: number): Position | null {
    return this.#find(rolls, level, time).position
  }

  #find(rolls: number, level: number, time: number): Range {
    if (rolls <= 0) return everything(null)
    if (time < 0) return { from: -Infinity, to: 0, position: null }
    const ranges = this.#rangesOf(rolls, level)
    const place = firstBeyond(ranges, time)
    const known = ranges[place]
    if (known !== undefined && known.from <= time) return known
    const found = this.#make(rolls, level, time)
    ranges.splice(place, 0, found)
    return found
  }

  #make(rolls: number, level: number, time: number): Range {
    const plain = this.#after(rolls - 1, level, time)
    const shortened = level + 1 < this.#intervals.length ? this.#after(rolls - 1, level + 1, time) : plain
    return {
      from: Math.max(0, plain.from, shortened.from),
      to: Math.min(plain.to, shortened.to),
      position: this.#same.get(keyOf(rolls, plain, shortened)) ?? this.#add(rolls, plain, shortened),
    }
  }

  #add(rolls: number, plain: Range, shortened: Range): Position {
    const layer = (this.layers[rolls] ??= [])
    const position = { place: layer.length, plain: plain.position, shortened: shortened.position }
    layer.push(position)
    this.#same.set(keyOf(rolls, plain, shortened), position)
    return position
  }

  /** Where one stands an interval later, the range told in the time before it. */
  #after(rolls: number, level: number, time: number): Range {
    const interval = this.#intervals[level] ?? 0
    const { from, to, position } = this.#find(rolls, level, time - interval)
    return { from: from + interval, to: to + interval, position }
  }

  #rangesOf(rolls: number, level: number): Range[] {
    const key = rolls * this.#intervals.length + level
    const ranges = this.#ranges.get(key) ?? []
    this.#ranges.set(key, ranges)
    return ranges
  }
}

const keyOf = (rolls: number, plain: Range, shortened: Range): string =>
  `${rolls}/${plain.position?.place ?? '-'}/${shortened.position?.place ?? '-'}`

/** The place of the first range that ends after `time`. */
function firstBeyond(ranges: readonly Range[], time: number): number {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.to ?? Infinity) > time) high = middle
    else low = middle + 1
  }
  return low
}
