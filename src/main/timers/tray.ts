import { Menu, Tray, type MenuItemConstructorOptions } from 'electron'
import { inOrder, type CampaignState } from '../../campaign/state'
import type { EpochMs } from '../../rules/core/units'
import { t } from '../words'
import { trayIcon } from './tray-icon'

export interface TrayActs {
  readonly onOpen: () => void
  /** For so many minutes; null: sound on again. */
  readonly onSilence: (minutes: number | null) => void
  readonly onQuit: () => void
}

export interface TrayShows {
  readonly campaigns: readonly CampaignState[]
  readonly silentUntil: EpochMs | null
  readonly now: EpochMs
}

const MOST = 8

/** What runs and when it rings, silence, and the way back in. It is there while timers run. */
export class TimerTray {
  readonly #acts: TrayActs
  #tray: Tray | null = null
  #told = ''

  constructor(acts: TrayActs) {
    this.#acts = acts
  }

  get isThere(): boolean {
    return this.#tray !== null
  }

  show(shows: TrayShows): void {
    const lines = runningLines(shows)
    const isSilent = shows.silentUntil !== null && shows.silentUntil > shows.now
    const told = JSON.stringify([lines, isSilent ? shows.silentUntil : null])
    if (this.#tray === null) {
      this.#tray = new Tray(trayIcon(process.platform))
      this.#tray.on('click', this.#acts.onOpen)
    } else if (told === this.#told) return
    this.#told = told
    const next = lines.flatMap(({ label, time }) => (time === null ? [] : [{ label, time }]))[0]
    this.#tray.setToolTip(next === undefined ? t('tray.tip') : t('tray.tip-next', next))
    this.#tray.setContextMenu(Menu.buildFromTemplate(this.#menu(lines, isSilent ? shows.silentUntil : null)))
  }

  /** What it was told last is to be said anew, in another language. */
  forget(): void {
    this.#told = ''
  }

  hide(): void {
    this.#tray?.destroy()
    this.#tray = null
    this.#told = ''
  }

  #menu(lines: readonly Line[], silentUntil: EpochMs | null): MenuItemConstructorOptions[] {
    const { onOpen, onSilence, onQuit } = this.#acts
    const told = lines.slice(0, MOST).map(({ label, time }) => ({
      label: time === null ? t('tray.paused', { label }) : t('tray.runs', { label, time }),
      enabled: false,
    }))
    const rest = lines.length - told.length
    return [
      ...(told.length === 0 ? [{ label: t('tray.nothing'), enabled: false }] : told),
      ...(rest > 0 ? [{ label: t('tray.more', { count: rest }), enabled: false }] : []),
      { type: 'separator' },
      { label: t('tray.open'), click: onOpen },
      ...(silentUntil === null
        ? [
            {
              label: t('tray.silence'),
              submenu: [10, 30, 60].map((minutes) => ({
                label: t('tray.silent-for', { minutes }),
                click: () => onSilence(minutes),
              })),
            },
          ]
        : [
            { label: t('tray.silent-until', { time: shownTime(silentUntil) }), enabled: false },
            { label: t('tray.sound-on'), click: () => onSilence(null) },
          ]),
      { type: 'separator' },
      { label: t('tray.quit'), click: onQuit },
    ]
  }
}

interface Line {
  readonly label: string
  /** When it rings, on the machine's clock; null: it is paused. */
  readonly time: string | null
}

function runningLines({ campaigns }: TrayShows): readonly Line[] {
  const timers = campaigns.flatMap(({ timers: all }) => inOrder(all))
  const running = timers
    .filter(({ state, endsAt }) => state === 'running' && endsAt !== null)
    .sort((a, b) => (a.endsAt ?? 0) - (b.endsAt ?? 0))
  return [
    ...running.map(({ label, endsAt }) => ({ label, time: shownTime(endsAt ?? 0) })),
    ...timers.filter(({ state }) => state === 'paused').map(({ label }) => ({ label, time: null })),
  ]
}

const two = (n: number): string => String(n).padStart(2, '0')

function shownTime(at: number): string {
  const date = new Date(at)
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
}
