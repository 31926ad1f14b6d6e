import type { TaskRecord } from '../../../rules/systems/system'
import type { MenuItem } from '../../ui/menu'
import type { Arranging } from './arranging'

/* What components of the campaign window let their parent do with them (`defineExpose`). */

export interface PanelBox {
  /** Whether it is this character's. */
  readonly isOf: (character: string) => boolean
  readonly focus: () => void
  readonly hasFocus: () => boolean
  readonly roll: () => void
  readonly enterDice: () => void
  /** The same, beginning where only what they came to is typed. */
  readonly enterCount: () => void
  readonly nudge: (by: 1 | -1) => void
  /** The menu of its task, with the system's own items. */
  readonly items: () => readonly MenuItem[]
}

/** The panel that a key acts on, and what stands in it. */
export interface ActingPanel {
  readonly character: string
  readonly task: TaskRecord | null
}

export interface GridHandle {
  readonly show: (task: string) => Promise<void>
  readonly focusPlace: (place: number) => void
  readonly hasPlace: (place: number) => boolean
  readonly focusCharacter: (character: string) => void
  readonly acting: () => ActingPanel | null
  readonly arranging: Arranging
  /** The menu of a task that is shown in full; null: it is not. */
  readonly itemsOf: (task: string) => readonly MenuItem[] | null
  readonly roll: () => void
  readonly enterDice: () => void
  readonly enterCount: () => void
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

export interface Writable extends Focusable {
  /** All of its text, so that typing replaces it. */
  readonly select: () => void
}

export interface AlarmHandle {
  /** The oldest alarm that stands in the window has been seen. */
  readonly seeFirst: () => void
}
