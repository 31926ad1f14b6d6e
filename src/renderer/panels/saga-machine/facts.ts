import { isOver, rollsBeforeDeadline } from '../../../rules/systems/system'
import { countedStat, netOf } from '../../../rules/systems/saga-machine/dice'
import {
  gain,
  isExtended,
  isOpposed,
  otherSide,
  type Ability,
  type ExtendedTask,
  type OpposedTask,
  type SagaTask,
  type SideIndex,
  type Test,
} from '../../../rules/systems/saga-machine/task'
import { decideWinner, totalsShown, winnerOf } from '../../../rules/systems/saga-machine/winner'
import { t } from '../../words'
import type { PanelAround, Urgency } from '../plug'
import type { Setting } from './draft'

/*
  What a Saga Machine panel shows, worked out of the task by the rules' own functions. Pure: the components only draw it.
*/

/** What is added to the die: 7 of "d10 + 7". */
export const bonusOf = (ability: Ability, modifier: number): number => countedStat(ability) + ability.skill + modifier

/** What is rolled, as a GM would say it: `d10 + 7`. */
export const formulaOf = (ability: Ability, setting: Setting): string =>
  t('saga.formula', { bonus: bonusOf(ability, setting.modifier), net: netOf(setting) })

export interface Left {
  readonly made: number
  readonly left: number
  readonly most: number | null
  readonly hasDeadline: boolean
  readonly words: string
}

/** Intervals that can still be used: by the limit, and by the deadline. Null: as many as it takes. */
export function testsLeft(task: SagaTask, around: PanelAround): number | null {
  const { limit, used } = task.rules
  const byLimit = limit === null ? null : Math.max(0, limit - used)
  const byDeadline = isOver(task) ? null : rollsBeforeDeadline(task, around.now)
  if (byLimit === null || byDeadline === null) return byLimit ?? byDeadline
  return Math.min(byLimit, byDeadline)
}

/** Tests made, left and in all, drawn and in words. */
export function leftOf(task: SagaTask, around: PanelAround): Left {
  const { limit, used } = task.rules
  const left = testsLeft(task, around)
  const hasDeadline = !isOver(task) && task.deadlineAt !== null
  const moment = task.deadlineAt === null ? '' : around.moment(task.deadlineAt)
  const words = isOver(task)
    ? t('saga.usedUp', { used, limit, interval: task.interval })
    : hasDeadline && left !== null
      ? t('saga.leftBefore', { left, moment })
      : t('saga.left', { left, used, limit, interval: task.interval })
  return { made: used, left: left ?? 1, most: limit, hasDeadline: hasDeadline && left !== null, words }
}

/** The next test is the last that fits, or the deadline is at most one interval away. A single opposed test is not short. */
export function urgencyOf(task: SagaTask, around: PanelAround): Urgency {
  const word = t('saga.lastTest')
  if (task.status !== 'running') return { isShort: false, word }
  const isNear = task.deadlineAt !== null && task.interval !== null && task.deadlineAt - around.now <= task.interval
  return { isShort: isNear || (task.rules.kind !== 'opposed' && testsLeft(task, around) === 1), word }
}

/** The line under the title: the ability, or what kind of contest it is. */
export const detailOf = (task: SagaTask): string => {
  if (isExtended(task)) return t('saga.detail', { stat: task.rules.stat, skill: task.rules.skill })
  return task.rules.kind === 'opposed' ? t('saga.detailOpposed') : t('saga.detailRace')
}

/** Margins for the bar: a failure is null, two ones and a failure without a total alike. */
export const marginsOf = ({ rules }: ExtendedTask): readonly (number | null)[] =>
  rules.tests.map((test) => (test.success ? gain(test) : null))

/** What the last test brought, beside the Tally. */
export const justNow = ({ rules }: ExtendedTask): string => {
  const last = rules.tests.at(-1)
  return last === undefined ? t('saga.tally') : t('saga.tallyNow', { added: gain(last), isSuccess: last.success })
}

/** The total that would be enough, where this is the last test; null while there are more, or when it is enough. */
export function neededTotal(task: ExtendedTask, around: PanelAround): number | null {
  const { rules } = task
  return testsLeft(task, around) === 1 && rules.tally < rules.need ? rules.tn + rules.need - rules.tally : null
}

/** The side that the panel is about: its character's, or the first. */
export const oursOf = ({ rules }: OpposedTask, character: string | null): SideIndex =>
  rules.sides[1].character === character ? 1 : 0

/** What somebody is called at the table: the first word that is not an article. */
const firstName = (name: string): string => name.split(' ').find((word) => !/^(the|a|an)$/i.test(word)) ?? name

export interface SideSeen {
  readonly side: SideIndex
  readonly character: string
  readonly name: string
  readonly short: string
  readonly tally: number
  /** What it shows: of the test being made, else of the last. */
  readonly total: number | null
  /** Typed in as a critical failure, without a total. */
  readonly isTwoOnes: boolean
  /** It has shown in the test being made. */
  readonly hasShown: boolean
}

/** One side of a contest, with its progress and what its last test came to. */
export function sideOf(task: OpposedTask, side: SideIndex, around: PanelAround): SideSeen {
  const { rules } = task
  const name = around.name(rules.sides[side].character)
  const isBetween = rules.shown[0] === null && rules.shown[1] === null
  const test = isBetween ? (rules.rounds.at(-1)?.[side] ?? null) : rules.shown[side]
  return {
    side,
    character: rules.sides[side].character,
    name,
    short: firstName(name),
    tally: rules.sides[side].tally,
    total: totalsShown(rules)[side],
    isTwoOnes: test?.twoOnes ?? false,
    hasShown: rules.shown[side] !== null,
  }
}

export interface Race {
  readonly end: number
  readonly legs: number
  /** Our Tally after each interval but the last: where its bar is cut. */
  readonly steps: readonly number[]
  readonly gap: number
}

/** Both sides on one track. Its end is the next five beyond the one who leads, 15 at least. */
export function raceOf({ rules }: OpposedTask, ours: SideIndex): Race {
  const tallies = rules.sides.map((side) => side.tally)
  const sums = rules.rounds.reduce<readonly number[]>(
    (all, round) => [...all, (all.at(-1) ?? 0) + gain(round[ours])],
    [],
  )
  return {
    end: Math.max(15, Math.ceil(Math.max(...tallies) / 5) * 5),
    legs: Math.max(2, Math.min(12, rules.limit ?? rules.used + 1)),
    steps: sums.slice(0, -1).filter((sum, i, all) => sum > 0 && sum !== all[i - 1]),
    gap: rules.sides[ours].tally - rules.sides[otherSide(ours)].tally,
  }
}

/** How a task ended: a word, and how it came about. */
export interface Ending {
  readonly word: string
  readonly sign: 'check' | 'x'
  readonly how: string
}

/** How a task ended: a word, its sign, and what is said of it. */
export function endingOf(task: SagaTask, around: PanelAround): Ending {
  const moment = task.endedAt === null ? '' : around.moment(task.endedAt)
  const how = t('saga.reason', { reason: task.reason, moment })
  if (isOpposed(task)) {
    const winner = winnerOf(task)
    const by = decideWinner(task.rules)?.by ?? 'draw'
    if (winner === 'draw') return { word: t('saga.draw'), sign: 'check', how: t('saga.drawHow') }
    if (winner !== null) {
      const name = firstName(around.name(task.rules.sides[winner].character))
      return { word: t('saga.wins', { name }), sign: 'check', how: t('saga.wonBy', { by, gap: gapOf(task) }) }
    }
  }
  const hasFailed = task.status === 'failed'
  return { word: hasFailed ? t('panel.failed') : t('panel.succeeded'), sign: hasFailed ? 'x' : 'check', how }
}

function gapOf(task: OpposedTask): number {
  const [first, second] =
    task.rules.kind === 'opposed' ? totalsShown(task.rules) : task.rules.sides.map((side) => side.tally)
  return Math.abs((first ?? 0) - (second ?? 0))
}

/** The head's word, seen from one of the sides. */
export function overWord(task: SagaTask, character: string | null): string | null {
  if (!isOpposed(task)) return null
  const winner = winnerOf(task)
  if (winner === null) return null
  if (winner === 'draw') return t('saga.draw')
  if (!task.characters.some((id) => id === character)) return t('saga.settled')
  return winner === oursOf(task, character) ? t('saga.won') : t('saga.lost')
}

/** How far it came, for the one line it takes when it is over. */
export function standingOf(task: SagaTask): string {
  if (isExtended(task)) return t('saga.standing', { have: task.rules.tally, need: task.rules.need })
  if (!isOpposed(task)) return ''
  const [first, second] = task.rules.sides
  if (task.rules.kind === 'opposed-extended')
    return t('saga.standingRace', { first: first.tally, second: second.tally })
  const [one, other] = totalsShown(task.rules)
  return one === null || other === null ? t('saga.notShown') : t('saga.standingOpposed', { first: one, second: other })
}

/** What a typed result would do, said while it is typed. */
export function meansFor(task: SagaTask): (test: Test) => string {
  if (isExtended(task)) {
    const { rules } = task
    return (test) =>
      t('saga.means', { margin: test.success ? gain(test) : null, have: rules.tally + gain(test), need: rules.need })
  }
  if (task.rules.kind === 'opposed') return () => ''
  return (test) => t('saga.meansRace', { margin: test.success ? gain(test) : null })
}
