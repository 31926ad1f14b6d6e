import type { Chance } from '../../core/chance'
import type { Fields } from '../../core/fields'
import { refuse, type Refusal } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import { sumOf, throwAcing, wrongAces } from '../../dice/aces'
import type { DramaticTaskReason, RollModifier, Thrown } from './lines'
import {
  currentStep,
  hasComplication,
  hasJoker,
  supportFor,
  traitFor,
  type DramaticTask,
  type Participant,
  type Trait,
} from './task'

/** A total beyond this can only be a slip. */
const MOST_TOTAL = 1_000
export const WILD_DIE = 6

export interface Roll {
  readonly thrown: Thrown
  /** Raises, −1 for a failure; a critical failure fails whatever the total (DT-21). */
  readonly isSuccess: boolean
  readonly raises: number
  readonly rolled: 'app' | 'typed'
  /** Rules that the throw itself went by. */
  readonly cites: readonly string[]
}

const no = (
  code: Refusal['code'],
  key: DramaticTaskReason['key'],
  field: string,
): { readonly ok: false; readonly error: Refusal } => refuse(code, { key }, field)

/**
 * Reads what a participant rolled, or rolls it: `trait` with `wild` or `check`, or a final `total`, or `criticalFailure`,
 * or nothing. For gathering and for support alike.
 *
 * @param besides modifiers that this kind of roll has beside those of every roll
 */
export function readRoll(
  task: DramaticTask,
  actor: Participant,
  besides: readonly RollModifier[],
  input: Fields,
  chance: Chance,
): Result<Roll, Refusal> {
  const said = input.whole('modifier', -100, 100, 0)
  const skill = input.has('skill') ? input.text('skill', undefined, 200) : currentStep(task.rules).skill
  const isCritical = input.flag('criticalFailure', false)
  const given = givenAs(input, isCritical)
  if (input.refusal) return fail(input.refusal)
  const trait = traitFor(actor, skill)
  const modifiers = modifiersOf(actor, trait, said, besides)
  const common = { skill, die: trait.die, trait: null, wild: null, check: null, checkDrawn: false }
  switch (given) {
    case 'total': {
      const total = input.whole('total', -MOST_TOTAL, MOST_TOTAL)
      if (input.refusal) return fail(input.refusal)
      if (input.has('modifier')) return no('bad-value', 'dramaticTask.total-is-final', 'modifier')
      return ok(judged({ ...common, modifiers: [], total, criticalFailure: false }, 'typed', ['DT-24']))
    }
    case 'criticalFailure':
      return ok(judged({ ...common, modifiers: [], total: null, criticalFailure: true }, 'typed', ['DT-24']))
    case 'trait': {
      const faces = readFaces(actor, trait, input)
      if (!faces.ok) return faces
      return ok(fromFaces({ ...common, ...faces.value, modifiers }, actor, 'typed', chance))
    }
    case null: {
      const faces = {
        trait: throwAcing(trait.die, chance, 'trait'),
        wild: actor.wild ? throwAcing(WILD_DIE, chance, 'wild') : null,
      }
      return ok(fromFaces({ ...common, ...faces, modifiers }, actor, 'app', chance))
    }
  }
}

/** Which of the four ways it was given in; two at once are a mistake. `wild` and `check` belong to `trait`. */
function givenAs(input: Fields, isCritical: boolean): 'trait' | 'total' | 'criticalFailure' | null {
  const ways = [
    ...(input.has('trait') || input.has('wild') || input.has('check') ? (['trait'] as const) : []),
    ...(input.has('total') ? (['total'] as const) : []),
    ...(isCritical ? (['criticalFailure'] as const) : []),
  ]
  const [first, second] = ways
  if (second !== undefined) input.wrong(second, { key: 'only-one-of', fields: ['trait', 'total', 'criticalFailure'] })
  return first ?? null
}

/** Faces as typed in: first that the dice have them, then that they can have fallen so. */
function readFaces(
  actor: Participant,
  trait: Trait,
  input: Fields,
): Result<Pick<Thrown, 'trait' | 'wild' | 'check'> & { readonly trait: readonly number[] }, Refusal> {
  const skillDie = input.wholes('trait', 1, trait.die)
  const wildDie = input.has('wild') ? input.wholes('wild', 1, WILD_DIE) : null
  const check = input.has('check') ? input.whole('check', 1, WILD_DIE) : null
  if (input.refusal) return fail(input.refusal)
  if (actor.wild && wildDie === null) return no('bad-value', 'dramaticTask.wild-missing', 'wild')
  if (!actor.wild && wildDie !== null && wildDie.length > 0) return no('wrong-dice', 'dramaticTask.no-wild-die', 'wild')
  const wrong =
    wrongAces(skillDie, trait.die, 'trait') ?? (actor.wild ? wrongAces(wildDie ?? [], WILD_DIE, 'wild') : null)
  if (wrong) return fail(wrong)
  if (check !== null && (actor.wild || skillDie[0] !== 1)) return no('wrong-dice', 'dramaticTask.no-check', 'check')
  return ok({ trait: skillDie, wild: actor.wild ? wildDie : null, check })
}

/** What is added to a roll and why; what adds nothing is left out, but for the skill's own modifier of 0. */
export function modifiersOf(
  actor: Participant,
  trait: Trait,
  said: number,
  besides: readonly RollModifier[],
): readonly RollModifier[] {
  const all: readonly RollModifier[] = [
    { why: 'skill', value: trait.modifier },
    { why: 'said', value: said },
    { why: 'joker', value: hasJoker(actor) ? 2 : 0 },
    { why: 'complication', value: hasComplication(actor) ? -2 : 0 },
    ...besides,
    { why: 'support', value: supportFor(actor) },
  ]
  return all.filter(({ value }) => value !== 0)
}

type Fallen = Omit<Thrown, 'total' | 'criticalFailure' | 'trait'> & { readonly trait: readonly number[] }

/** Counts dice that lie on the table: the better of the two, aces added, and whether it is a critical failure. */
function fromFaces(fallen: Fallen, actor: Participant, rolled: 'app' | 'typed', chance: Chance): Roll {
  const { trait, wild, modifiers } = fallen
  const sum = sumOf(modifiers.map(({ value }) => value))
  const total = Math.max(sumOf(trait), wild === null ? 0 : sumOf(wild)) + sum
  const needsCheck = !actor.wild && trait[0] === 1
  const check = needsCheck ? (fallen.check ?? chance.die('check', WILD_DIE)) : null
  const checkDrawn = needsCheck && fallen.check === null
  const criticalFailure = trait[0] === 1 && (actor.wild ? wild?.[0] === 1 : check === 1)
  const hasAces = trait.length > 1 || (wild !== null && wild.length > 1)
  const cites = [
    'DT-15',
    ...(hasAces ? ['DT-16'] : []),
    ...modifiers.flatMap(({ why }) => MODIFIER_RULES[why]),
    ...(needsCheck || (criticalFailure && !actor.wild) ? ['DT-20'] : criticalFailure ? ['DT-19'] : []),
  ]
  return judged(
    { ...fallen, check, checkDrawn: checkDrawn && rolled === 'typed', total, criticalFailure },
    rolled,
    cites,
  )
}

const MODIFIER_RULES: Readonly<Record<RollModifier['why'], readonly string[]>> = {
  skill: ['DT-6'],
  said: [],
  joker: ['DT-11'],
  complication: ['DT-25'],
  'complication-of-supported': ['DT-33'],
  support: ['DT-31', 'DT-32'],
}

function judged(thrown: Thrown, rolled: 'app' | 'typed', cites: readonly string[]): Roll {
  const total = thrown.total ?? 0
  const isSuccess = !thrown.criticalFailure && total >= 4
  return { thrown, isSuccess, raises: isSuccess ? tokensOfTotal(total) - 1 : 0, rolled, cites }
}

/** What a total gathers: one for the success, one for each raise (DT-17). */
export const tokensOfTotal = (total: number): number => Math.max(0, Math.floor(total / 4))
