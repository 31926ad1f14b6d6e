/* What components of the campaign window let their parent do with them (`defineExpose`). */

export interface PanelBox {
  /** Whether it is this character's. */
  readonly isOf: (character: string) => boolean
  readonly focus: () => void
  readonly hasFocus: () => boolean
  readonly roll: () => void
  readonly enterDice: () => void
  readonly nudge: (by: 1 | -1) => void
}

export interface GridHandle {
  readonly show: (task: string) => Promise<void>
  readonly focusPlace: (place: number) => void
  readonly roll: () => void
  readonly enterDice: () => void
  readonly nudge: (by: 1 | -1) => void
  /** The character in whose panel focus is. */
  readonly focusedCharacter: () => string | null
}

export interface HeadHandle {
  readonly focusAdvance: () => void
}

export interface Focusable {
  readonly focus: () => void
}

export interface AlarmHandle {
  /** The oldest alarm that stands in the window has been seen. */
  readonly seeFirst: () => void
}
