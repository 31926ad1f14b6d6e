import { isOver, rollsBeforeDeadline } from '../../../rules/systems/system'
import { diceFor, mostRolls, quicken, rollsLeft, type StorytellingTask } from '../../../rules/systems/storytelling/task'
import type { ChoiceOption } from '../../ui/choices'
import { t } from '../../words'
import type { PanelAround, Urgency } from '../plug'

/*
  What a Storytelling panel shows, worked out of the task by the rules' own functions. Pure: the components only draw it.
*/

export interface Left {
  readonly made: number
  readonly left: number
  readonly most: number
  readonly hasDeadline: boolean
  readonly isResting: boolean
  readonly words: string
}

/** Rolls made, left and in all, drawn and in words. */
export function leftOf(task: StorytellingTask, around: PanelAround): Left {
  const isResting = isOver(task) || task.status === 'stopped'
  const left = rollsLeft(task, around.now)
  const hasDeadline = !isResting && task.deadlineAt !== null
  const moment = task.deadlineAt === null ? '' : around.moment(task.deadlineAt)
  const words = isResting
    ? t('storytelling.reason', { reason: task.reason })
    : hasDeadline
      ? t('storytelling.leftBefore', { left, moment })
      : t('storytelling.left', { left })
  return { made: task.rules.made, left, most: mostRolls(task.rules), hasDeadline, isResting, words }
}

/** The next roll is the last that fits, or the deadline is at most one interval away. */
export function urgencyOf(task: StorytellingTask, around: PanelAround): Urgency {
  const word = t('storytelling.lastRoll')
  if (task.status !== 'running' && task.status !== 'waiting') return { isShort: false, word }
  const fits = rollsBeforeDeadline(task, around.now)
  const isNear = task.deadlineAt !== null && task.interval !== null && task.deadlineAt - around.now <= task.interval
  return { isShort: isNear || fits === 1 || rollsLeft(task, around.now) === 1, word }
}

export interface Saying {
  /** "9 dice", before the modifier, which can be pressed to change it. */
  readonly dice: string
  readonly modifier: string
  readonly more: string
}

/** What to roll next, in the words a GM would say aloud. */
export function sayingOf({ rules }: StorytellingTask, modifier: number): Saying {
  const dice = diceFor(rules, modifier)
  const carried = rules.carry.bonus + rules.carry.penalty
  return {
    dice: t('storytelling.say', { dice, carried }),
    modifier: t('storytelling.sayModifier', { modifier, carried }),
    more:
      dice <= 0 ? t('storytelling.countsChance') : t('storytelling.counts', { again: rules.again, rote: rules.rote }),
  }
}

/** What waits for the next attempt while it rests. */
export function restingOf({ rules }: StorytellingTask): { readonly main: string; readonly more: string } {
  const carried = rules.carry.bonus + rules.carry.penalty
  const left = Math.max(0, mostRolls(rules) - rules.made)
  return {
    main: t('storytelling.sayStopped', {
      dice: Math.max(1, diceFor(rules, 0)),
      carried,
      until: carried === 0 ? null : rules.carry.until,
    }),
    more: left === 0 ? t('storytelling.sayExhausted') : `${t('storytelling.left', { left })}.`,
  }
}

/** The line under the title: what the pool is made of. */
export const detailOf = ({ rules: { pool } }: StorytellingTask): string =>
  t('storytelling.detail', { attribute: pool.attribute, skill: pool.skill, specialty: pool.specialty })

/** How it ended: a word with its sign, when, and whether it counts as exceptional. */
export function overLine(
  { status, rules, endedAt }: StorytellingTask,
  around: PanelAround,
): { readonly word: string; readonly sign: 'check' | 'x'; readonly how: string } {
  const isDone = status === 'succeeded'
  const moment = endedAt === null ? '' : around.moment(endedAt)
  const bonus = isDone && rules.endBonus.claimed ? rules.endBonus : null
  return {
    word: isDone ? t('panel.succeeded') : t('panel.failed'),
    sign: isDone ? 'check' : 'x',
    how: bonus === null ? moment : t('storytelling.overExceptional', { moment, text: bonus.text }),
  }
}

/** The line beside the count. */
export function standOf(task: StorytellingTask): string {
  const last = task.rules.lastRoll
  if (task.status === 'stopped') return t('storytelling.kept')
  if (task.status !== 'waiting' || last === null) return t('storytelling.successes')
  return last.successes === 0 ? t('storytelling.noneJustNow') : t('storytelling.justNow', { count: last.successes })
}

/** What each option of the open choice does, in numbers, in the order the rules offer them. */
export function choicesOf(task: StorytellingTask, around: PanelAround, condition: string): readonly ChoiceOption[] {
  const { rules } = task
  const have = rules.successes
  const options = task.pending?.options ?? []
  return options.map((id): ChoiceOption => {
    switch (id) {
      case 'accept':
        return {
          id,
          label: t('storytelling.accept', { condition }),
          effect: t('storytelling.acceptEffect', { have, need: rules.target, left: rollsLeft(task, around.now) }),
        }
      case 'refuse':
        return { id, label: t('storytelling.refuse'), effect: t('storytelling.refuseEffect', { have }) }
      case 'dramatic-failure':
        return { id, label: t('storytelling.dramatic'), effect: t('storytelling.dramaticEffect', { condition }) }
      case 'reduce-target': {
        const to = Math.max(0, rules.target - rules.pool.skill)
        return {
          id,
          label: t('storytelling.reduceTarget'),
          effect: t('storytelling.reduceTargetEffect', { from: rules.target, to, missing: to - have }),
        }
      }
      case 'reduce-interval': {
        const from = task.interval
        return {
          id,
          label: t('storytelling.reduceInterval'),
          effect: from === null ? '' : t('storytelling.reduceIntervalEffect', { from, to: quicken(from) }),
        }
      }
      default:
        return {
          id,
          label: t('storytelling.endBonus'),
          effect: t('storytelling.endBonusEffect', { text: rules.endBonus.text }),
        }
    }
  })
}
