import type { SignName } from './drawings/signs'

/** An item of a menu; `pick` is called after the menu has closed and focus is back where it was. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly sign?: SignName
  readonly isDisabled?: boolean
  /** A key that does the same, as it is shown. */
  readonly hint?: string
  /** A line above it. */
  readonly isApart?: boolean
  readonly pick: () => void
}

/** A menu's items as they are now. Asked when it opens: what a menu holds depends on nearly everything. */
export type Items = () => readonly MenuItem[]
