import { inOrder } from '../../campaign/state'
import { nextAhead } from '../../campaign/game-clock'
import type { ActsOn } from '../../contract/acts'
import { formatDuration } from '../../rules/core/duration'
import { gameSeconds } from '../../rules/core/units'
import { cardsLeft } from '../../rules/dice/deck'
import type { SignName } from '../ui/drawings/signs'
import { timersOver } from '../views/campaign/timer-lines'
import { nextTask, turnOf } from '../views/campaign/turn'
import type { PlainRequest } from '../views/files/asking'
import type { OpenDialog } from '../views/campaign/desk'
import { t } from '../words'
import type { Offer, Work } from './offer'
import type { Reach } from './reach'

/** Lengths that a table asks for, in seconds. */
const QUICK = [60, 90, 300, 600, 1_800, 3_600]
const MOST_AGAIN = 3

/** Wherever the window has its line for notes. */
const focusNote = (): void => document.querySelector<HTMLElement>("[data-place='note']")?.focus()

/** What can be done in a campaign's window, whatever has focus. */
export function campaignActs({
  store,
  desk,
  grid,
  head,
  alarms,
  ask,
  players,
}: Reach): Readonly<Record<ActsOn<'campaign'>, Work<null>>> {
  const send = (command: string): void => void desk.send({ do: command })
  const opens =
    (dialog: OpenDialog, sign?: SignName): Work<null> =>
    () => ({ ...(sign === undefined ? {} : { sign }), run: () => desk.open(dialog) })
  const asks =
    (request: PlainRequest, sign?: SignName): Work<null> =>
    () => ({ ...(sign === undefined ? {} : { sign }), run: () => ask(request) })
  const panel =
    (place: number): Work<null> =>
    () =>
      grid()?.hasPlace(place) === true ? { sign: 'to', run: () => grid()?.focusPlace(place) } : null
  const hasAlarms = (): boolean => Object.keys(store.state.alarms).length > 0
  const show = (task: string): Offer => ({ sign: 'to', run: () => void grid()?.show(task) })

  /** The open choice in the panel that has focus, otherwise the oldest. */
  const openChoice = (): string | null => {
    const here = grid()?.acting()?.task ?? null
    if (here?.status === 'waiting') return here.id
    return inOrder(store.state.tasks).find((task) => task.status === 'waiting')?.id ?? null
  }

  return {
    choose: () => {
      const task = openChoice()
      return task === null ? null : { ...show(task), sign: 'question' }
    },
    'next-due': () => {
      const task = turnOf(store.state) ?? nextTask(store.state)
      return task === null ? null : { ...show(task.id), sign: 'bell' }
    },
    undo: () => (store.undo === null ? null : { sign: 'undo', run: () => send('undo') }),
    redo: () => (store.redo === null ? null : { sign: 'redo', run: () => send('redo') }),
    write: () => ({ sign: 'note', run: () => focusNote() }),

    'player-view': () => ({
      label: t(players.state.isOpen ? 'players.close' : 'players.open'),
      sign: 'screen',
      run: players.toggleOpen,
    }),
    'player-blank': () => ({
      label: t(players.state.isBlank ? 'players.unblank' : 'players.blank'),
      sign: players.state.isBlank ? 'eye' : 'eye-off',
      run: players.toggleBlank,
    }),
    'players-see': opens({ type: 'players', task: null }, 'screen'),

    advance: () => ({ sign: 'next', run: () => head()?.focusAdvance() }),
    'advance-next': () =>
      nextAhead(store.state) === null ? null : { sign: 'next', run: () => send('clock.advanceToNext') },
    'advance-interval': () => {
      const interval = nextTask(store.state)?.interval ?? null
      if (interval === null) return null
      const by = formatDuration(interval)
      return { sign: 'next', run: () => void desk.send({ do: 'clock.advance', with: { by } }) }
    },
    'set-clock': opens({ type: 'set-clock' }, 'pencil'),
    calendar: opens({ type: 'calendar' }, 'sunset'),
    'reveal-clock': () => {
      const isSeen = store.state.playersSee.clock
      return {
        label: t(isSeen ? 'players.hideClock' : 'players.showClock'),
        sign: isSeen ? 'eye-off' : 'eye',
        run: () => void desk.send({ do: 'campaign.reveal', with: { clock: !isSeen } }),
      }
    },
    'end-chapter': () => ({
      label: t('clock.endChapter', { chapter: store.state.clock.chapter }),
      sign: 'flag',
      run: () => send('chapter.end'),
    }),
    'end-story': () => ({
      label: t('clock.endStory', { story: store.state.clock.story }),
      sign: 'flag',
      run: () => send('story.end'),
    }),

    begin: () => ({
      sign: 'plus',
      run: () => desk.open({ type: 'begin', character: grid()?.focusedCharacter() ?? null, start: null }),
    }),
    'new-character': opens({ type: 'character', character: null }, 'plus'),
    'arrange-back': () => {
      const back = grid()?.arranging.back() ?? null
      return back === null ? null : { sign: 'undo', run: () => void back() }
    },
    people: opens({ type: 'people' }, 'pair'),

    timer: opens({ type: 'timer', task: null }, 'glass'),
    'quick-timer': () =>
      QUICK.map((seconds): Offer => ({
        key: String(seconds),
        label: t('timers.quickLabel', { for: seconds }),
        sign: 'glass',
        run: () =>
          void desk.send({
            do: 'timer.start',
            with: { label: t('timers.quickLabel', { for: seconds }), for: formatDuration(gameSeconds(seconds)) },
          }),
      })),
    'timer-again': () =>
      timersOver(store.state, MOST_AGAIN).map((timer): Offer => ({
        key: timer.id,
        label: t('timers.again', { label: timer.label }),
        sign: 'again',
        run: () => void desk.send({ do: 'timer.restart', with: { timer: timer.id } }),
      })),
    seen: () => (hasAlarms() ? { sign: 'check', run: () => alarms()?.seeFirst() } : null),
    'all-seen': () => (hasAlarms() ? { sign: 'check', run: () => send('alarm.acknowledge') } : null),
    alarms: opens({ type: 'preferences', part: 'alarms' }, 'bell'),

    presets: opens({ type: 'presets' }, 'note'),
    shuffle: () => ({
      label: t('campaign.shuffle', { left: cardsLeft(store.state.deck).length }),
      sign: 'dramatic',
      run: () => send('deck.shuffle'),
    }),
    'campaign-settings': opens({ type: 'settings' }, 'pencil'),
    save: () => ({ sign: 'file', run: () => void store.save() }),
    'save-as': asks('campaign:save-as'),
    duplicate: asks('campaign:duplicate'),
    move: asks('campaign:move'),
    reveal: asks('campaign:reveal', 'folder'),
    recap: opens({ type: 'recap' }, 'note'),
    'export-script': asks('campaign:export-script', 'to'),
    file: opens({ type: 'file' }, 'folder'),
    backups: opens({ type: 'backups' }, 'again'),
    'close-campaign': () => ({ sign: 'x', run: () => void store.close() }),

    find: opens({ type: 'log', character: null, task: null }, 'find'),
    'panel-1': panel(1),
    'panel-2': panel(2),
    'panel-3': panel(3),
    'panel-4': panel(4),
    'panel-5': panel(5),
    'panel-6': panel(6),
    'panel-7': panel(7),
    'panel-8': panel(8),
    'panel-9': panel(9),
  }
}
