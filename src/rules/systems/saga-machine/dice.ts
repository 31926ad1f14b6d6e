import type { Chance } from '../../core/chance'
import type { Fields } from '../../core/fields'
import { refuse, type Refusal } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import type { SagaReason } from './lines'
import type { Ability, Test } from './task'

/** A total beyond this can only be a slip. */
const FARTHEST_TOTAL = 1_000

/** Boons above 0, banes below: they cancel one for one (SM-3). */
export const netOf = ({ boons, banes }: { readonly boons: number; readonly banes: number }): number => boons - banes

/** One die, and one more for each net boon or bane (SM-4, SM-5). */
export const diceFor = (net: number): number => Math.abs(net) + 1

/** What the skilled add in full and the unskilled halved, rounded down (SM-2). */
export const countedStat = ({ stat, skill }: Ability): number => (skill === 0 ? Math.floor(stat / 2) : stat)

/** The lowest with net banes; else the highest, or the highest pair if its sum is more (SM-4, SM-5). */
export function keep(faces: readonly number[], net: number): readonly number[] {
  const sorted = [...faces].sort((a, b) => a - b)
  const [lowest = 0] = sorted
  if (net < 0) return [lowest]
  const highest = sorted.at(-1) ?? 0
  const pair = sorted.filter((face, i) => face === sorted[i - 1]).at(-1)
  return pair !== undefined && pair + pair > highest ? [pair, pair] : [highest]
}

/** Two or more ones with net banes: a critical failure whatever the total (SM-9). */
export const areTwoOnes = (faces: readonly number[], net: number): boolean =>
  net < 0 && faces.filter((face) => face === 1).length >= 2

/** What a command says about one test, before it is known how many dice it takes. */
export type Typed =
  | { readonly type: 'dice'; readonly faces: readonly number[]; readonly field: string }
  | { readonly type: 'total'; readonly total: number }
  | { readonly type: 'critical-failure' }
  | { readonly type: 'nothing' }

/** What fell on the table, in whichever way it was typed; nothing where it is to be rolled here. */
export function readTyped(fields: Fields): Typed {
  switch (fields.only(['dice', 'total', 'criticalFailure'])) {
    case 'dice':
      return { type: 'dice', faces: fields.wholes('dice', 1, 10), field: fields.path('dice') }
    case 'total':
      return { type: 'total', total: fields.whole('total', -FARTHEST_TOTAL, FARTHEST_TOTAL) }
    case 'criticalFailure': {
      const reason: SagaReason = { key: 'saga.only-true' }
      if (!fields.flag('criticalFailure', true)) fields.wrong('criticalFailure', reason)
      return { type: 'critical-failure' }
    }
    case null:
      return { type: 'nothing' }
  }
}

/** What a test is made under. */
export interface Circumstances {
  readonly boons: number
  readonly banes: number
  readonly modifier: number
  readonly tn: number
}

/**
 * Makes one test: from the faces typed in, the total, or dice rolled here.
 *
 * @param role under which draws are kept, unique within the command (`primary`, `helper/…`)
 * @returns `wrong-dice` when the faces typed in are not as many as boons and banes ask for
 */
export function makeTest(
  typed: Typed,
  ability: Ability,
  under: Circumstances,
  role: string,
  chance: Chance,
): Result<Test, Refusal> {
  const net = netOf(under)
  const count = diceFor(net)
  switch (typed.type) {
    case 'dice': {
      const wrong = wrongCount(typed.faces.length, count, net, typed.field)
      return wrong ?? ok(fromFaces(typed.faces, ability, under, true))
    }
    case 'total':
      return ok(fromTotal(typed.total, ability, under))
    case 'critical-failure':
      return ok(measured({ faces: null, kept: null, typed: true, total: null, twoOnes: true }, ability, under))
    case 'nothing': {
      const faces = Array.from({ length: count }, (_, die) => chance.die(`${role}/${die}`, 10))
      return ok(fromFaces(faces, ability, under, false))
    }
  }
}

function wrongCount(
  given: number,
  wanted: number,
  net: number,
  field: string,
): { readonly ok: false; readonly error: Refusal } | null {
  if (given === wanted) return null
  const reason: SagaReason = { key: 'saga.dice-count', facts: { wanted, given, net } }
  return fail(refuse('wrong-dice', reason, field).error)
}

/** A test from faces that are as many as they must be. */
export function fromFaces(faces: readonly number[], ability: Ability, under: Circumstances, typed: boolean): Test {
  const net = netOf(under)
  const kept = keep(faces, net)
  const total = kept.reduce((sum, face) => sum + face, 0) + countedStat(ability) + ability.skill + under.modifier
  return measured({ faces, kept, typed, total, twoOnes: areTwoOnes(faces, net) }, ability, under)
}

/** A test of which only the total was typed in: it is final (SM-R1). */
export const fromTotal = (total: number, ability: Ability, under: Circumstances): Test =>
  measured({ faces: null, kept: null, typed: true, total, twoOnes: false }, ability, under)

type Fallen = Pick<Test, 'faces' | 'kept' | 'typed' | 'total' | 'twoOnes'>

/** Measures a total against the TN (SM-6 to SM-9). */
function measured(fallen: Fallen, { stat, skill }: Ability, under: Circumstances): Test {
  const { total, twoOnes } = fallen
  const { boons, banes, modifier, tn } = under
  const failsCritically = twoOnes || total === null || total * 2 < tn
  return {
    stat,
    skill,
    boons,
    banes,
    modifier,
    ...fallen,
    tn,
    success: !twoOnes && total !== null && total >= tn,
    critical: failsCritically ? 'failure' : total >= tn * 2 ? 'success' : null,
    margin: total === null ? null : total - tn,
  }
}

/** Numbers of the rules that counted a test. */
export function citesOf(test: Test): readonly string[] {
  const net = netOf(test)
  return [
    'SM-1',
    ...(test.skill === 0 && test.faces !== null ? ['SM-2'] : []),
    ...(test.boons > 0 && test.banes > 0 ? ['SM-3'] : []),
    ...(net > 0 ? ['SM-4'] : []),
    ...(net < 0 ? ['SM-5'] : []),
    'SM-6',
    ...(test.critical === 'success' ? ['SM-7'] : []),
    ...(test.twoOnes ? ['SM-9'] : test.critical === 'failure' ? ['SM-8'] : []),
  ]
}
