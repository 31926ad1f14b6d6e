import { inject, type InjectionKey } from 'vue'
import type { ActId } from '../../contract/acts'
import type { LogEntry } from '../../contract/log-entry'
import type { Character } from '../../campaign/state'
import type { Timer } from '../../campaign/timers/timer'
import type { MenuItem } from '../ui/menu'
import type { Reach } from './reach'
import type { TaskAbout } from './task-acts'

/** Every act of the window, as it can be done now. */
export interface Acts {
  /** The window's own menus. */
  readonly menu: (which: 'campaign' | 'clock' | 'timers') => readonly MenuItem[]
  /** Everything that is about the campaign as a whole. */
  readonly ofCampaign: () => readonly MenuItem[]
  readonly ofPanel: (about: TaskAbout) => readonly MenuItem[]
  /** @param isThere it is looked at already: nothing to go to */
  readonly ofTask: (about: TaskAbout, isThere: boolean) => readonly MenuItem[]
  readonly ofCharacter: (character: Character, isThere: boolean) => readonly MenuItem[]
  readonly ofTimer: (timer: Timer) => readonly MenuItem[]
  readonly ofEntry: (entry: LogEntry) => readonly MenuItem[]
  /** Does it, about what has focus or is at hand. False: there is nothing to do it with now. */
  readonly run: (id: ActId) => boolean
  /** What they reach: for whoever makes more of them. */
  readonly reach: Reach
  /** The act's shortcut as it is shown; empty: it has none. */
  readonly hint: (id: ActId) => string
}

export const actsKey: InjectionKey<Acts> = Symbol('acts')

/** @throws Error outside of the campaign window (a bug) */
export function useActs(): Acts {
  const acts = inject(actsKey)
  if (acts === undefined) throw new Error('No acts are provided')
  return acts
}
