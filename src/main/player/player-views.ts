import { playerView, type Rolls } from '../../campaign/player-view'
import type { CampaignState } from '../../campaign/state'
import type { PlayerMessage, PlayerWindowState } from '../../contract/player'
import type { Settings } from '../../contract/settings'

/** A window for players, as far as it is told anything. */
export interface PlayerScreen {
  show(message: PlayerMessage): void
  close(): void
}

/** What a player window tells back; nothing of it comes from its page. */
export interface PlayerScreenEvents {
  /** Its page is there, for the first time or again after a crash, and knows nothing. */
  readonly onReady: () => void
  readonly onBlank: () => void
  readonly onClosed: () => void
}

export interface PlayerViewsParts<W> {
  readonly open: (window: W, events: PlayerScreenEvents) => PlayerScreen
  /** The campaign that a GM's window shows. */
  readonly campaignOf: (window: W) => { readonly state: CampaignState; readonly history: Rolls } | null
  readonly settings: () => Settings
  readonly tell: (window: W, state: PlayerWindowState) => void
}

interface Shown {
  readonly screen: PlayerScreen
  isBlank: boolean
  /** The message that the page has, as text; null: it has none. */
  last: string | null
}

const CLOSED: PlayerWindowState = { isOpen: false, isBlank: false }

/** The player views of all campaigns, one for each GM's window. What is told is built here, from what is allowed. */
export class PlayerViews<W> {
  readonly #parts: PlayerViewsParts<W>
  readonly #shown = new Map<W, Shown>()

  constructor(parts: PlayerViewsParts<W>) {
    this.#parts = parts
  }

  stateOf(window: W): PlayerWindowState {
    const shown = this.#shown.get(window)
    return shown === undefined ? CLOSED : { isOpen: true, isBlank: shown.isBlank }
  }

  /** What is left out stays. To blank what is closed does nothing. */
  set(window: W, { isOpen, isBlank }: Partial<PlayerWindowState>): PlayerWindowState {
    if (isOpen === true) this.#open(window)
    if (isOpen === false) this.#shown.get(window)?.screen.close()
    if (isBlank !== undefined) this.#blank(window, () => isBlank)
    return this.stateOf(window)
  }

  /** Something of its campaign, or which campaign it is, has changed. */
  changed(window: W): void {
    const shown = this.#shown.get(window)
    if (shown === undefined) return
    if (this.#parts.campaignOf(window) === null) shown.screen.close()
    else this.#tell(window, shown)
  }

  allChanged(): void {
    ;[...this.#shown.keys()].forEach((window) => this.changed(window))
  }

  #open(window: W): void {
    if (this.#shown.has(window) || this.#parts.campaignOf(window) === null) return
    const screen = this.#parts.open(window, {
      onReady: () => {
        shown.last = null
        this.#tell(window, shown)
      },
      onBlank: () => this.#blank(window, (is) => !is),
      onClosed: () => {
        this.#shown.delete(window)
        this.#parts.tell(window, CLOSED)
      },
    })
    const shown: Shown = { screen, isBlank: false, last: null }
    this.#shown.set(window, shown)
    this.#parts.tell(window, this.stateOf(window))
  }

  #blank(window: W, next: (isBlank: boolean) => boolean): void {
    const shown = this.#shown.get(window)
    if (shown === undefined) return
    shown.isBlank = next(shown.isBlank)
    this.#tell(window, shown)
    this.#parts.tell(window, this.stateOf(window))
  }

  #tell(window: W, shown: Shown): void {
    const campaign = this.#parts.campaignOf(window)
    const { theme, scale, language } = this.#parts.settings()
    const message: PlayerMessage = {
      view: campaign === null || shown.isBlank ? null : playerView(campaign.state, campaign.history),
      look: { theme, scale, language },
    }
    // What players see does not change with most of what a GM does.
    const text = JSON.stringify(message)
    if (text === shown.last) return
    shown.last = text
    shown.screen.show(message)
  }
}
