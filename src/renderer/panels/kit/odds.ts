import { computed, inject, type ComputedRef, type InjectionKey } from 'vue'
import type { Odds } from '../../../rules/odds/odds'
import { isOver, nextMoment, rollsBeforeDeadline, type TaskRecord } from '../../../rules/systems/system'
import { gameSeconds } from '../../../rules/core/units'
import type { CurvePoint } from '../../ui/drawings/curve'
import { t } from '../../words'
import type { AnyPlug, PanelAround } from '../plug'

/** The chances of the task in a panel, as they are shown there. */
export interface OddsSeen {
  /** False where the campaign hides chances. */
  readonly isShown: boolean
  /** Null: none to tell, or none known yet. */
  readonly odds: Odds | null
  /** It is the figure of before; the new one is being worked out. */
  readonly isOld: boolean
  /** Nothing is known yet. */
  readonly isFirst: boolean
  readonly points: readonly CurvePoint[]
  /** "to make it". */
  readonly aim: string
  /** Where there are none: why, in a word. */
  readonly whyNone: string | null
  /** Opens what the odds assume. */
  readonly explain: () => void
}

export const noOdds: OddsSeen = {
  isShown: false,
  odds: null,
  isOld: false,
  isFirst: false,
  points: [],
  aim: '',
  whyNone: null,
  explain: () => undefined,
}

export const oddsKey: InjectionKey<ComputedRef<OddsSeen>> = Symbol('odds')

/** Those of the panel around; none where nothing is provided. */
export const useOddsSeen = (): ComputedRef<OddsSeen> => inject(oddsKey, () => computed(() => noOdds), true)

/** Below this an interval is a round or so: its moments say nothing that its number does not. */
const SHORTEST_MOMENT = 60

/** The curve's points: the rolls that can still be made, each with its moment where one is known. */
export function pointsOf(task: TaskRecord, plug: AnyPlug, odds: Odds, around: PanelAround): readonly CurvePoint[] {
  const fit = rollsBeforeDeadline(task, around.now) ?? odds.steps.length
  const { interval } = task
  const next = nextMoment(task, around.now)
  return odds.steps.slice(0, Math.max(1, fit)).map((chance, i): CurvePoint => {
    const step = plug.odds.step(i + 1)
    if (interval === null || interval < SHORTEST_MOMENT) return { name: step, mark: String(i + 1), chance }
    const moment = around.moment(gameSeconds(next + i * interval))
    return { name: t('odds.stepAt', { step, moment }), mark: moment, chance }
  })
}

/** What is said of a task's odds, whether they are known or not. */
export function wordsFor(task: TaskRecord, plug: AnyPlug, around: PanelAround): Pick<OddsSeen, 'aim' | 'whyNone'> {
  const isResting = isOver(task) || task.status === 'stopped'
  return {
    aim: plug.odds.aim?.(task, around) ?? t('odds.makeIt'),
    whyNone: isResting ? null : plug.odds.whyNone(task),
  }
}
