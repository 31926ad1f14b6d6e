/** How a roll, round or interval stands: used up, the next one, still left, or too late for the deadline. */
export type NotchState = 'used' | 'next' | 'left' | 'late'

export interface NotchesFacts {
  readonly made: number
  /** Those that can still be made, the next included. */
  readonly left: number
  /** All there are; null when nothing limits them, then only what was used and the next are drawn. */
  readonly most: number | null
  /** Draw the upright of a deadline after the last that fits. */
  readonly deadline: boolean
  /** Whether the next one can be made at all: not when the task rests. */
  readonly resting?: boolean
}

export interface NotchPlace {
  readonly x: number
  readonly state: NotchState
}

export interface NotchesDrawing {
  readonly width: number
  /** Width of one notch. */
  readonly notch: number
  readonly places: readonly NotchPlace[]
  /** Where the deadline stands; null for none. */
  readonly deadlineX: number | null
}

const PITCH = 14.5
const WIDEST = 232

/** Lays notches out: 14.5 apart, closer when there are many, so that a panel always holds them. */
export function layNotches(facts: NotchesFacts): NotchesDrawing {
  const open = facts.resting === true ? 0 : facts.left
  const most = facts.most ?? facts.made + Math.max(open, 1)
  const states: NotchState[] = Array.from({ length: most }, (_, i) => {
    if (i < facts.made) return 'used'
    if (facts.resting === true) return 'left'
    if (i >= facts.made + facts.left) return 'late'
    return i === facts.made ? 'next' : 'left'
  })
  const gap = facts.deadline ? 9 : 0
  const pitch = Math.min(PITCH, (WIDEST - gap) / Math.max(1, most))
  const notch = pitch * (11 / PITCH)
  const before = facts.made + open
  const x = (i: number): number => 1 + i * pitch + (facts.deadline && i >= before ? gap : 0)
  return {
    width: 1 + most * pitch + gap,
    notch,
    places: states.map((state, i) => ({ x: x(i), state })),
    deadlineX: facts.deadline ? 1 + before * pitch + 2 : null,
  }
}
