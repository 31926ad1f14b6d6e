import type { PlayerView } from '../campaign/player-view'
import type { Settings } from './settings'

/** How a campaign's player view is, as its GM's window knows it. */
export interface PlayerWindowState {
  readonly isOpen: boolean
  /** It is open and tells nothing. */
  readonly isBlank: boolean
}

/** The only channel that a player window has, and it leads one way. */
export const playerChannel = 'player:shows'

/** All that a player window is ever told. */
export interface PlayerMessage {
  /** Null: blank. */
  readonly view: PlayerView | null
  readonly look: Pick<Settings, 'theme' | 'scale' | 'language'>
}

/** The bridge object of a player window, `window.longrollPlayers`: it listens and cannot ask. */
export interface PlayerBridge {
  onMessage(listener: (message: PlayerMessage) => void): void
}
