import { isOver, rollsBeforeDeadline, type TaskRecord } from '../../../rules/systems/system'
import { targetOf } from '../../../rules/systems/time-die/hits'
import { AVERAGE, timeOf, type Pace, type TimeDie } from '../../../rules/systems/time-die/pace'
import type { DurationRules, ExtendedRules, TimeDieTask } from '../../../rules/systems/time-die/task'
import type { GameSeconds } from '../../../rules/core/units'
import { t } from '../../words'
import type { PanelAround, Urgency } from '../plug'

/*
  What a Time Die panel shows, worked out of the task by the rules' own functions. Pure: the components only draw it.
*/

export type ExtendedTask = TaskRecord<ExtendedRules>
export type DurationTask = TaskRecord<DurationRules>

/** Tells the compiler, too, which of the two kinds a task is. */
export const isExtended = (task: TimeDieTask): task is ExtendedTask => task.rules.kind === 'extended'

/** Tells the compiler, too, which of the two kinds a task is. */
export const isDuration = (task: TimeDieTask): task is DurationTask => task.rules.kind === 'duration'

/** The line under the title. */
export function detailOf(task: TimeDieTask): string {
  if (isDuration(task))
    return t('timeDie.detail', { die: task.rules.die, interval: null, pace: task.rules.pace, others: 0 })
  if (!isExtended(task)) return ''
  const { intervalDie, pace } = task.rules
  return t('timeDie.detail', { die: intervalDie, interval: task.interval, pace, others: task.characters.length - 1 })
}

/** Intervals that are still to be ended, the running one included. */
export const intervalsLeft = ({ limit, used }: ExtendedRules): number => Math.max(0, limit - used)

/** Who has still to test in the running interval, in order. */
export const stillToTest = ({ participants, acted }: ExtendedRules): readonly string[] =>
  participants.map(({ character }) => character).filter((character) => !acted.includes(character))

/**
 * Something is to be done now: a duration to be found, a test to be made; otherwise the interval's end when the clock
 * is there, or when only its die can tell.
 */
export function isDueNow(task: TimeDieTask, around: PanelAround): boolean {
  if (task.status !== 'running') return false
  if (!isExtended(task)) return true
  if (intervalsLeft(task.rules) === 0) return false
  if (stillToTest(task.rules).length > 0 || task.interval === null) return true
  return task.since + task.interval <= around.now
}

/** Whether time is short: the interval at hand is the last that fits. */
export function urgencyOf(task: TimeDieTask, around: PanelAround): Urgency {
  const word = t('timeDie.lastInterval')
  if (task.status !== 'running' || !isExtended(task)) return { isShort: false, word }
  const fits = rollsBeforeDeadline(task, around.now)
  const isNear = task.deadlineAt !== null && task.interval !== null && task.deadlineAt - around.now <= task.interval
  return { isShort: isNear || fits === 1 || intervalsLeft(task.rules) === 1, word }
}

/** How many intervals are left, in words. */
export const intervalsWords = (task: ExtendedTask): string => t('timeDie.left', { left: intervalsLeft(task.rules) })

/** The line for what presses: the last interval, a deadline. Null where the count of intervals says it all. */
export function leftOf(task: ExtendedTask, around: PanelAround): string | null {
  const left = intervalsLeft(task.rules)
  if (task.deadlineAt === null) return left === 1 ? t('timeDie.last') : null
  const moment = around.moment(task.deadlineAt)
  const fits = rollsBeforeDeadline(task, around.now)
  if (fits === null) return t('timeDie.until', { isLast: left === 1, moment })
  const before = Math.min(left, fits)
  return before <= 1 ? t('timeDie.lastBefore', { moment }) : t('timeDie.fitBefore', { left: before, moment })
}

/** What the gauge draws: the running interval's gain last; after the end only what was used. */
export function gaugeOf(task: ExtendedTask): {
  readonly limit: number
  readonly gains: readonly (number | null)[]
  readonly running: number | null
} {
  const { limit, used, gains } = task.rules
  const runs = !isOver(task) && used < limit
  const ended = gains.slice(0, used)
  const current = gains[used]
  // One that succeeded in the midst of an interval still shows what that interval brought.
  const shown = runs || typeof current === 'number' ? [...ended, current ?? null] : ended
  return { limit, gains: shown, running: runs ? used : null }
}

export interface WhoTests {
  readonly character: string
  readonly name: string
  readonly successTarget: number
  /** Null: has still to test in this interval. */
  readonly hits: number | null
}

/** More than this do not fit: then those who are done stand together. */
export const MOST_SHOWN = 6

/** Everybody who takes part, with the Hits of the interval at hand. */
export const peopleOf = ({ participants, hitsNow }: ExtendedRules, around: PanelAround): readonly WhoTests[] =>
  participants.map(({ character, successTarget }) => ({
    character,
    name: around.name(character),
    successTarget,
    hits: hitsNow[character] ?? null,
  }))

export interface Saying {
  readonly main: string
  readonly more: string
}

/** What to roll next, in the words a GM would say aloud. */
export function sayingOf(task: ExtendedTask, tester: string | null, modifier: number, around: PanelAround): Saying {
  const { rules } = task
  const isAlone = rules.participants.length === 1
  if (intervalsLeft(rules) === 0) return { main: t('timeDie.saySpent'), more: '' }
  const one = rules.participants.find(({ character }) => character === tester)
  if (one !== undefined) {
    const isTyped = task.options.timeDieHits === 'typed'
    const target = targetOf(one.successTarget, modifier, rules.pace)
    return {
      main: t('timeDie.say', { name: around.name(one.character), target, isAlone, isTyped }),
      more: isTyped ? '' : t('timeDie.sayMore', { pace: rules.pace, modifier }),
    }
  }
  if (rules.intervalDie !== null) return { main: t('timeDie.sayEndDie', { die: rules.intervalDie, isAlone }), more: '' }
  return {
    main: task.interval === null ? '' : t('timeDie.sayEndFixed', { interval: task.interval, isAlone }),
    more: '',
  }
}

/** How it ended, for the line beneath the large word. */
export function endingOf(task: TimeDieTask, around: PanelAround): string {
  if (!isExtended(task)) return t('timeDie.reasonDuration', { reason: task.reason })
  const { used, limit, partial } = task.rules
  if (partial !== null && task.status === 'failed') return t('timeDie.partly', { note: partial })
  const moment = task.endedAt === null ? '' : around.moment(task.endedAt)
  return t('timeDie.reason', { reason: task.reason, moment, interval: Math.min(used + 1, limit), limit })
}

/** One pace beside the others: what it takes, and between which lengths where a die is to be rolled. */
export interface PaceSeen {
  readonly pace: Pace
  readonly lasts: GameSeconds
  readonly range: { readonly least: GameSeconds; readonly most: GameSeconds } | null
}

const SIDE_BY_SIDE: readonly Pace[] = ['rush', 'normal', 'slow']

/** What a Time Die takes at each pace: for a face, or for the 4 that is taken when it is not rolled (TD-2). */
export const pacesOf = (die: TimeDie, face: number | null, roundLength: GameSeconds): readonly PaceSeen[] =>
  SIDE_BY_SIDE.map((pace) => ({
    pace,
    lasts: timeOf(die, face ?? AVERAGE, pace, roundLength),
    range: face === null ? { least: timeOf(die, 1, pace, roundLength), most: timeOf(die, 6, pace, roundLength) } : null,
  }))
