import type { ActsOn } from '../../contract/acts'
import type { CommandName } from '../../contract/commands'
import { find } from '../../campaign/state'
import type { Timer } from '../../campaign/timers/timer'
import type { SignName } from '../ui/drawings/signs'
import { t } from '../words'
import type { Offer, Work } from './offer'
import type { Reach } from './reach'

/** What can be done with a timer that runs or is paused. */
export function timerActs({ store, desk, grid }: Reach): Readonly<Record<ActsOn<'timer'>, Work<Timer>>> {
  const act = (timer: Timer, command: CommandName, sign?: SignName, fields: { by?: string } = {}): Offer => ({
    ...(sign === undefined ? {} : { sign }),
    run: () => void desk.send({ do: command, with: { timer: timer.id, ...fields } }),
  })
  const isCountdown = ({ runs }: Timer): boolean => runs.type === 'countdown'
  const changes =
    (by: string): Work<Timer> =>
    (timer) =>
      isCountdown(timer) ? act(timer, 'timer.change', undefined, { by }) : null
  return {
    'timer-open': ({ task: id }) => {
      const task = id === null ? undefined : find(store.state.tasks, id)
      if (task === undefined) return null
      return { label: t('timers.open', { title: task.title }), sign: 'to', run: () => void grid()?.show(task.id) }
    },
    'timer-pause': (timer) => {
      if (!isCountdown(timer)) return null
      const isPaused = timer.state === 'paused'
      const { label } = timer
      return {
        ...act(timer, isPaused ? 'timer.resume' : 'timer.pause', isPaused ? 'right' : 'pause'),
        label: isPaused ? t('timers.resume', { label }) : t('timers.pause', { label }),
      }
    },
    'timer-less': changes('-30s'),
    'timer-half': changes('30s'),
    'timer-more': changes('5m'),
    'timer-reveal': (timer) => {
      const isSeen = store.state.playersSee.timers[timer.id] === true
      return {
        label: t(isSeen ? 'players.hideTimer' : 'players.showTimer'),
        sign: isSeen ? 'eye-off' : 'eye',
        run: () => void desk.send({ do: 'timer.reveal', with: { timer: timer.id, shown: !isSeen } }),
      }
    },
    'timer-restart': (timer) => act(timer, 'timer.restart', 'again'),
    'timer-cancel': (timer) => act(timer, 'timer.cancel', 'x'),
  }
}
