import type { HintName } from '../../../contract/settings'

/** What a window shows that a hint could be about. */
export interface HintFacts {
  /** Somebody's roll is next. */
  readonly isDue: boolean
  readonly isChoiceOpen: boolean
  /** Rolls in the part of the log that the window has. */
  readonly rolls: number
  readonly isRunning: boolean
  /** Something was rolled in this window. */
  readonly hasRolled: boolean
}

/** In the order in which they are of use. */
const APPLIES: readonly (readonly [HintName, (facts: HintFacts) => boolean])[] = [
  ['roll', ({ isDue }) => isDue],
  ['undo', ({ hasRolled }) => hasRolled],
  ['choice', ({ isChoiceOpen }) => isChoiceOpen],
  ['advance', ({ isDue, isRunning }) => isRunning && !isDue],
  ['why', ({ rolls }) => rolls > 2],
  ['guide', ({ hasRolled }) => hasRolled],
]

/** The one hint that is shown now; null: none applies that has not been seen. */
export const hintFor = (facts: HintFacts, seen: readonly HintName[]): HintName | null =>
  APPLIES.find(([name, applies]) => !seen.includes(name) && applies(facts))?.[0] ?? null
