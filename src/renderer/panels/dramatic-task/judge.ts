import { isAce, sumOf } from '../../../rules/dice/aces'
import {
  currentStep,
  hasComplication,
  traitFor,
  type DramaticTask,
  type Participant,
} from '../../../rules/systems/dramatic-task/task'
import { tokensOfTotal, WILD_DIE } from '../../../rules/systems/dramatic-task/throw'
import type { DieSides } from '../../ui/drawings/dice'
import type { Alternative, DiceLane, DieSeen, Judge, Judgement } from '../../ui/judge'
import { t } from '../../words'
import { losesOne, modifiersFor, skillOf, type Setting } from './facts'

/** What is typed for a roll: whose, with what, and how the supported one is called. */
export interface Typing {
  readonly task: DramaticTask
  readonly actor: Participant
  readonly setting: Setting
  readonly name: (character: string) => string
}

/** Typed faces, die by die: the skill's with its aces, then the Wild Die, or an Extra's d6 after a 1. */
export interface Sorted {
  readonly trait: readonly number[]
  readonly wild: readonly number[]
  readonly check: readonly number[]
  /** What belongs to no die any more. */
  readonly extra: readonly number[]
}

/** Takes from the faces what one die can have shown: aces, and the first that is none. */
function oneDie(faces: readonly number[], sides: number): readonly number[] {
  const end = faces.findIndex((face) => !isAce(face, sides))
  return end < 0 ? faces : faces.slice(0, end + 1)
}

/** Faces in the order typed, told apart into the trait die's with its aces and the Wild Die's. */
export function sortFaces(faces: readonly number[], die: number, wild: boolean): Sorted {
  const trait = oneDie(faces, die)
  const rest = faces.slice(trait.length)
  if (wild) {
    const wildDie = oneDie(rest, WILD_DIE)
    return { trait, wild: wildDie, check: [], extra: rest.slice(wildDie.length) }
  }
  const check = trait[0] === 1 ? rest.slice(0, 1) : []
  return { trait, wild: [], check, extra: rest.slice(check.length) }
}

const isWhole = (faces: readonly number[], sides: number): boolean => {
  const last = faces.at(-1)
  return last !== undefined && !isAce(last, sides)
}
const isFace = (face: number, sides: number): boolean => Number.isInteger(face) && face >= 1 && face <= sides

/** How the dice typed so far stand; asked again on every key. */
export function diceJudge(typing: Typing): Judge {
  const { task, actor, setting } = typing
  const { die } = traitFor(actor, skillOf(task, setting))
  return (faces) => {
    const sorted = sortFaces(faces, die, actor.wild)
    const lanes = lanesOf(sorted, die, actor.wild)
    const traitDone = isWhole(sorted.trait, die)
    const bad = badSides(sorted, die)
    const base = { lanes, isComplete: false }
    if (bad !== null) return { ...base, next: bad, tone: 'wrong', message: t('dramatic.entryFace', { sides: bad }) }
    if (sorted.extra.length > 0)
      return { ...base, next: null, tone: 'wrong', message: t('dramatic.entryTooMany', { extra: sorted.extra.length }) }
    if (!traitDone) return { ...base, next: die, ...asksFor(sorted.trait, die, emptyWords(die, actor.wild)) }
    if (actor.wild && !isWhole(sorted.wild, WILD_DIE))
      return { ...base, next: WILD_DIE, ...asksFor(sorted.wild, WILD_DIE, t('dramatic.entryWild')) }
    if (!actor.wild && sorted.trait[0] === 1 && sorted.check.length === 0)
      return { lanes, next: WILD_DIE, tone: 'ask', message: t('dramatic.entryCheck'), isComplete: true }
    return { lanes, next: null, tone: 'plain', message: meansFaces(typing, sorted), isComplete: true }
  }
}

const emptyWords = (die: number, wild: boolean): string => t('dramatic.entryEmpty', { die, wild })

/** The next face of a die: its first, or one more after an ace. */
const asksFor = (shown: readonly number[], sides: number, first: string): Pick<Judgement, 'tone' | 'message'> =>
  shown.length === 0 ? { tone: 'plain', message: first } : { tone: 'ask', message: t('dramatic.entryAce', { sides }) }

/** The sides of the first die that shows a face it does not have. */
function badSides({ trait, wild, check }: Sorted, die: DieSides): DieSides | null {
  if (trait.some((face) => !isFace(face, die))) return die
  return [...wild, ...check].some((face) => !isFace(face, WILD_DIE)) ? WILD_DIE : null
}

function lanesOf({ trait, wild, check, extra }: Sorted, die: DieSides, isWild: boolean): readonly DiceLane[] {
  const lane = (label: string, faces: readonly number[], sides: DieSides, isLast: boolean): DiceLane => {
    const seen = faces.map((face): DieSeen => dieSeen(face, sides))
    const wanted: readonly DieSeen[] = isWhole(faces, sides)
      ? []
      : [{ sides, face: null, state: faces.length === 0 ? 'empty' : 'to-come' }]
    const wrong = isLast
      ? extra.map((face): DieSeen => ({ sides, face: Number.isNaN(face) ? '?' : face, state: 'wrong' }))
      : []
    return { label, dice: [...seen, ...wanted, ...wrong] }
  }
  const own = t('dramatic.laneDie', { die })
  if (isWild) return [lane(own, trait, die, false), lane(t('dramatic.laneWild'), wild, WILD_DIE, true)]
  if (trait[0] !== 1) return [lane(own, trait, die, true)]
  const second =
    check.length === 0
      ? [{ sides: WILD_DIE, face: null, state: 'to-come' } as const]
      : check.map((face) => dieSeen(face, WILD_DIE))
  const wrong = extra.map((face): DieSeen => ({ sides: WILD_DIE, face, state: 'wrong' }))
  return [lane(own, trait, die, false), { label: t('dramatic.laneCheck'), dice: [...second, ...wrong] }]
}

function dieSeen(face: number, sides: DieSides): DieSeen {
  if (!isFace(face, sides)) return { sides, face: Number.isNaN(face) ? '?' : face, state: 'wrong' }
  return { sides, face, state: isAce(face, sides) ? 'counts' : 'neutral' }
}

function meansFaces(typing: Typing, { trait, wild, check }: Sorted): string {
  const { task, actor, setting } = typing
  const sum = sumOf(modifiersFor(task, actor, setting).map(({ value }) => value))
  const isCritical = trait[0] === 1 && (actor.wild ? wild[0] === 1 : check[0] === 1)
  return means(typing, Math.max(sumOf(trait), sumOf(wild)) + sum, isCritical)
}

/** What a total comes to, as the rules would count it. */
function means({ task, actor, setting, name }: Typing, total: number, isCritical: boolean): string {
  const tokens = isCritical ? 0 : tokensOfTotal(total)
  if (setting.supported !== null) {
    return t('dramatic.entryHelps', { total, help: Math.min(2, tokens), isCritical, name: name(setting.supported) })
  }
  const { have, need } = currentStep(task.rules)
  const fails = tokens === 0 && hasComplication(actor)
  const after = isCritical ? Math.max(0, have - 1) : Math.min(Math.max(have, need), have + tokens)
  return t('dramatic.entryMeans', {
    total,
    tokens,
    isCritical,
    have: after,
    need: fails && losesOne(task) ? need - 1 : need,
    ends: fails && !losesOne(task),
    losesOne: fails && losesOne(task),
  })
}

/** Only the total, with everything in it. */
export const totalAlternative = (typing: Typing): Alternative => ({
  label: t('dramatic.orTotal'),
  least: null,
  most: 1_000,
  judge: (total) => ({ message: means(typing, total, false), isPossible: total >= -1_000 }),
})
