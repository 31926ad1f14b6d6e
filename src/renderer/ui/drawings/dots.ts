/** One dot: where it stands and whether it is filled. */
export interface DotPlace {
  readonly x: number
  readonly y: number
  readonly filled: boolean
}

export interface DotsDrawing {
  readonly width: number
  readonly height: number
  readonly rows: number
  /** Radius of a filled dot; an empty one is a little smaller, since its line lies outside. */
  readonly radius: number
  readonly places: readonly DotPlace[]
  /** Bars under what the last roll brought, one for each row it reaches. */
  readonly fresh: readonly { readonly from: number; readonly to: number; readonly y: number }[]
  /** The foot of the flag, after the dot that reaches the target. */
  readonly flag: { readonly x: number; readonly y: number } | null
}

const WIDTH = 243
const FLAG = 26

const perRow = (count: number): number => (count <= 8 ? count : count <= 30 ? 10 : count <= 60 ? 15 : 20)

/**
 * Lays out successes as dots with a pause after each five, a flag at the target and a bar under the last roll's own.
 *
 * @param have successes, may be more than the target
 * @param need the target; 0 draws the flag before the first dot
 * @param last successes of the last roll
 */
export function layDots(have: number, need: number, last: number): DotsDrawing {
  const count = Math.max(have, need, 1)
  const columns = perRow(count)
  const rows = Math.ceil(count / columns)
  const pauses = Math.floor((columns - 1) / 5)
  // A pause is a fifth of a step wider than a step; the flag needs its own room when it stands at a row's end.
  const flagRoom = rows === 1 || need % columns === 0 || have > need ? FLAG : 6
  const step = Math.min(30, (WIDTH - flagRoom) / (columns + pauses * 0.22))
  const pause = step * 0.21 + 0.4
  const radius = step * 0.364
  // Past the target the flag stands between two dots and pushes what follows aside.
  const overshoot = have > need
  const place = (i: number): DotPlace => {
    const column = i % columns
    const row = Math.floor(i / columns)
    const pushed = overshoot && need > 0 && i >= need && Math.floor((need - 1) / columns) === row && column > 0 ? 14 : 0
    return {
      x: radius + 1.3 + column * step + Math.floor(column / 5) * pause + pushed,
      y: radius + 2.4 + row * step * 1.27,
      filled: i < have,
    }
  }
  const places = Array.from({ length: count }, (_, i) => place(i))
  const fresh: { from: number; to: number; y: number }[] = []
  for (let i = Math.max(0, have - last); i < have; i += 1) {
    const dot = place(i)
    const bar = fresh.at(-1)
    const y = dot.y + radius + 5.4
    if (bar && bar.y === y) bar.to = dot.x + radius
    else fresh.push({ from: dot.x - radius, to: dot.x + radius, y })
  }
  const goal = need === 0 ? null : place(need - 1)
  return {
    width: Math.max(...places.map((dot) => dot.x)) + radius + flagRoom,
    height: radius * 2 + 4 + (rows - 1) * step * 1.27 + 8,
    rows,
    radius,
    places,
    fresh,
    flag: goal === null ? null : { x: goal.x + radius + 4.4, y: goal.y + radius },
  }
}
