import type { Bridge } from '../../contract/channels'

declare global {
  interface Window {
    /** Put there by the preload; missing on the stand-in page. */
    readonly longroll?: Bridge
  }
}

export {}
