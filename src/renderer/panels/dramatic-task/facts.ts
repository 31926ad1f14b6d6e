import { isOver, rollsBeforeDeadline } from '../../../rules/systems/system'
import { cardsLeft } from '../../../rules/dice/deck'
import {
  currentStep,
  gathered,
  hasComplication,
  hasJoker,
  jokerIsOut,
  needed,
  roundsUsed,
  supportFor,
  traitFor,
  type DramaticTask,
  type Participant,
} from '../../../rules/systems/dramatic-task/task'
import type { RollModifier } from '../../../rules/systems/dramatic-task/lines'
import { modifiersOf } from '../../../rules/systems/dramatic-task/throw'
import { asShown } from '../../../rules/systems/dramatic-task/view'
import type { SignName } from '../../ui/drawings/signs'
import type { ChoiceOption } from '../../ui/choices'
import { t } from '../../words'
import type { PanelAround, Urgency } from '../plug'

/*
  What a Dramatic Task's panel shows, worked out of the task by the rules' own functions. Pure: the components only draw it.
*/

/** Whether a failure with a Complication costs a token instead of ending the task (DT-27). */
export const losesOne = ({ rules }: DramaticTask): boolean => rules.complicationFailure === 'lose-one'

/** Rounds that can still be played, the one at hand included: by the limit, and by a deadline of the GM's. */
export function roundsLeft(task: DramaticTask, around: PanelAround): number {
  const left = Math.max(0, task.rules.rounds - roundsUsed(task.rules))
  if (isOver(task)) return left
  return Math.min(left, rollsBeforeDeadline(task, around.now) ?? left)
}

/** Where the round stands: what the panel offers follows from it. */
export type Phase = 'over' | 'used-up' | 'deal' | 'act' | 'end-round'

/** What the round waits for now, from which all else in the panel follows. */
export function phaseOf(task: DramaticTask, around: PanelAround): Phase {
  if (isOver(task)) return 'over'
  if (roundsLeft(task, around) === 0)
    return task.rules.isOpen && roundsUsed(task.rules) >= task.rules.rounds ? 'end-round' : 'used-up'
  if (!task.rules.isOpen) return 'deal'
  return task.rules.participants.some((one) => !one.acted) ? 'act' : 'end-round'
}

/** Who acts: whom the GM picked, while that one has still to act, otherwise the first in order who has. */
export function actorOf(task: DramaticTask, picked: string | null): Participant | null {
  if (!task.rules.isOpen || isOver(task)) return null
  const waiting = task.rules.participants.filter((one) => !one.acted)
  return waiting.find((one) => one.character === picked) ?? waiting[0] ?? null
}

/** Others who have still to act: whom the actor may support. */
export const supportable = (task: DramaticTask, actor: Participant | null): readonly Participant[] =>
  task.rules.participants.filter((one) => !one.acted && one.character !== actor?.character)

export interface Left {
  readonly made: number
  readonly left: number
  readonly most: number
  readonly hasDeadline: boolean
  readonly words: string
}

/** Rounds made, left and in all, drawn and in words. */
export function leftOf(task: DramaticTask, around: PanelAround): Left {
  const { rules } = task
  const left = roundsLeft(task, around)
  const hasDeadline = !isOver(task) && task.deadlineAt !== null
  const base = { made: Math.min(roundsUsed(rules), rules.rounds), left, most: rules.rounds, hasDeadline }
  if (isOver(task)) return { ...base, made: Math.min(rules.round, rules.rounds), words: t('dramatic.used', rules) }
  if (task.deadlineAt !== null)
    return { ...base, words: t('dramatic.leftBefore', { left, moment: around.moment(task.deadlineAt) }) }
  const words = t('dramatic.left', {
    round: rules.round,
    rounds: rules.rounds,
    isOpen: rules.isOpen,
    have: gathered(rules),
    need: needed(rules),
    isScore: rules.measure === 'score',
  })
  return { ...base, words }
}

/** The round at hand, or the one that comes, is the last that fits. */
export const urgencyOf = (task: DramaticTask, around: PanelAround): Urgency => ({
  isShort: !isOver(task) && roundsLeft(task, around) <= 1,
  word: t('dramatic.lastRound'),
})

/** The line under the title: what is rolled, and with whom. */
export function detailOf({ rules }: DramaticTask): string {
  const [first] = rules.participants
  const { skill } = currentStep(rules)
  const trait = first === undefined ? { die: 4, modifier: 0 } : traitFor(first, skill)
  return t('dramatic.detail', {
    skill,
    ...trait,
    others: rules.participants.length - 1,
    isScore: rules.measure === 'score',
  })
}

/** One participant in its line: its card, and how it stands. */
export interface Seat {
  readonly character: string
  readonly name: string
  readonly card: string | null
  readonly isNow: boolean
  readonly isDone: boolean
  readonly words: string
}

/** Everybody who takes part with card and act, in the order in which they act. */
export function seatsOf(task: DramaticTask, actor: Participant | null, around: PanelAround): readonly Seat[] {
  const hasCards = asShown(task).some((one) => one.card !== null)
  return asShown(task).map((one): Seat => {
    const isNow = one.character === actor?.character
    return {
      character: one.character,
      name: around.name(one.character),
      card: one.card,
      isNow,
      isDone: hasCards && (one.acted || isOver(task)),
      words: hasCards ? seatWords(task, one, isNow, around) : t('dramatic.trait', one),
    }
  })
}

function seatWords(task: DramaticTask, one: Participant, isNow: boolean, around: PanelAround): string {
  switch (one.did?.how) {
    case 'rolled':
      return t('dramatic.did', { tokens: one.did.tokens })
    case 'supported':
      return t('dramatic.didSupport', { name: around.name(one.did.supported), help: one.did.help })
    case 'held':
      return t('dramatic.didHold')
    case undefined:
      if (isOver(task)) return t('dramatic.didNothing')
      return t('dramatic.toAct', {
        isNow,
        complication: hasComplication(one),
        joker: hasJoker(one),
        support: supportFor(one),
        losesOne: losesOne(task),
      })
  }
}

/** A card and what it does. */
export interface CardSeen {
  readonly card: string | null
  readonly word: string
  readonly effect: string
}

/** The card of a task's only participant, in words. */
export function cardOf(task: DramaticTask): CardSeen | null {
  const [one] = asShown(task)
  if (one === undefined) return null
  const seen = { complication: hasComplication(one), joker: hasJoker(one), dealt: one.card !== null }
  return {
    card: one.card,
    word: t('dramatic.cardWord', seen),
    effect: t('dramatic.cardEffect', { ...seen, losesOne: losesOne(task) }),
  }
}

/** What the actor is about to roll. */
export interface Setting {
  readonly modifier: number
  /** Null: the step's. */
  readonly skill: string | null
  /** Whom it supports; null: it rolls to gather tokens. */
  readonly supported: string | null
}

/** The skill that the next roll is on; null where the task asks for none. */
export const skillOf = (task: DramaticTask, setting: Setting): string | null =>
  setting.skill ?? currentStep(task.rules).skill

/** Skills that can be named: those of the steps, and those the actor has a die of its own for. */
export const skillsOf = ({ rules }: DramaticTask, actor: Participant | null): readonly string[] => [
  ...new Set([
    ...rules.steps.flatMap(({ skill }) => (skill === null ? [] : [skill])),
    ...Object.keys(actor?.skills ?? {}),
  ]),
]

/** What is added to the next roll, each with its reason, in the order in which the rules add them. */
export const modifiersFor = (task: DramaticTask, actor: Participant, setting: Setting): readonly RollModifier[] => {
  const other = task.rules.participants.find((one) => one.character === setting.supported)
  const penalty = other !== undefined && hasComplication(other) ? -2 : 0
  const besides: readonly RollModifier[] = [{ why: 'complication-of-supported', value: penalty }]
  return modifiersOf(actor, traitFor(actor, skillOf(task, setting)), setting.modifier, besides)
}

export interface Saying {
  readonly main: string
  /** Can be pressed to change it. */
  readonly modifier: string
  readonly more: string
}

/** What to roll, in the words a GM would say aloud. */
export function sayingOf(task: DramaticTask, actor: Participant, setting: Setting, around: PanelAround): Saying {
  const others = modifiersFor(task, actor, { ...setting, modifier: 0 })
  const isAlone = task.rules.participants.length === 1
  return {
    main: t('dramatic.say', {
      name: isAlone ? null : around.name(actor.character),
      die: traitFor(actor, skillOf(task, setting)).die,
      wild: actor.wild,
      skill: skillOf(task, setting),
      modifiers: others,
      supported: setting.supported === null ? null : around.name(setting.supported),
    }),
    modifier: t('dramatic.sayModifier', { modifier: setting.modifier, hasOthers: others.length > 0 }),
    more: isAlone ? t('dramatic.sayMore') : '',
  }
}

/** With a Club in hand: try it, or hold. */
export function choicesOf(task: DramaticTask, actor: Participant, setting: Setting): readonly ChoiceOption[] {
  const sum = modifiersFor(task, actor, setting).reduce((all, { value }) => all + value, 0)
  return [
    {
      id: 'attempt',
      label: t('dramatic.try'),
      effect: t('dramatic.tryEffect', {
        die: traitFor(actor, skillOf(task, setting)).die,
        wild: actor.wild,
        sum,
      }),
    },
    { id: 'hold', label: t('dramatic.hold'), effect: t('dramatic.holdEffect') },
  ]
}

/** Said before the deal and at the end of a round. */
export function dealSaying(task: DramaticTask, around: PanelAround): { readonly main: string; readonly more: string } {
  const people = task.rules.participants.length
  const left = cardsLeft(around.deck).length
  return {
    main: t('dramatic.sayDeal', { round: task.rules.round + 1, people }),
    more: t('dramatic.sayDeck', { left, isReshuffled: left < people }),
  }
}

/** What to say when a round is over. */
export const endSaying = ({ rules }: DramaticTask): { readonly main: string; readonly more: string } => ({
  main: t('dramatic.sayAllActed', { people: rules.participants.length }),
  more: t('dramatic.sayEnds', { isLast: rules.round >= rules.rounds, reshuffles: jokerIsOut(rules) }),
})

/** How it ended, in a word with its sign. */
export function overLine(
  task: DramaticTask,
  around: PanelAround,
): { readonly word: string; readonly sign: SignName; readonly how: string } {
  const how = t('dramatic.reason', {
    reason: task.reason,
    have: gathered(task.rules),
    need: needed(task.rules),
    moment: task.endedAt === null ? '' : around.moment(task.endedAt),
  })
  if (task.status === 'failed') return { word: t('panel.failed'), sign: 'x', how }
  return { word: overWord(task) ?? t('panel.succeeded'), sign: 'check', how }
}

/** A score is neither a success nor a failure. */
export const overWord = ({ reason }: DramaticTask): string | null =>
  reason === 'scored' ? t('dramatic.overScored') : null
