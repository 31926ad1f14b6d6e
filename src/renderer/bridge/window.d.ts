import type { Bridge } from '../../contract/channels'
import type { PlayerBridge } from '../../contract/player'

declare global {
  interface Window {
    /** Put there by the preload; missing on the stand-in page. */
    readonly longroll?: Bridge
    /** Put there by the player window's own preload, which has no other. */
    readonly longrollPlayers?: PlayerBridge
  }
}

export {}
