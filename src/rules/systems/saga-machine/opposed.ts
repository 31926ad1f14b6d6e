import type { Chance } from '../../core/chance'
import { Fields } from '../../core/fields'
import { badValue, refuse, type Refusal } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import type { Json } from '../../core/units'
import { decided, ended, requireRunning, takeInterval, type Around, type Decision } from '../system'
import { citesOf, makeTest, readTyped, type Typed } from './dice'
import type { OpposedFacts, SagaLine, SagaReason } from './lines'
import { readGiven, SIDES, type Given } from './read'
import {
  gain,
  isOpposed,
  isUsedUp,
  sideShown,
  type Both,
  type OpposedRules,
  type OpposedTask,
  type SagaRules,
  type SagaTask,
  type SideIndex,
  type Test,
} from './task'
import { decideWinner, type Decided } from './winner'

type No = { readonly ok: false; readonly error: Refusal }

/**
 * `saga.oppose`: both sides' results, or one side's alone, so that it may push its luck before the other's is shown
 * (SM-19 to SM-27). Without `results`, what is not shown yet is rolled here.
 */
export function oppose(task: SagaTask, input: Fields, around: Around, chance: Chance): Decision<SagaRules> {
  if (!isOpposed(task)) return refuse('wrong-state', { key: 'other-kind' }, 'task')
  const blocked = blockedNow(task, around)
  if (blocked) return blocked
  const twice = shownTwice(task.rules, input)
  if (twice) return twice
  const results = readResults(task.rules, input)
  if (!results.ok) return results

  const fell = testSides(task.rules, results.value, chance)
  if (!fell.ok) return fell
  const now = fell.value
  const rolled = now.some((test) => test?.typed === true) ? 'typed' : 'app'
  const first = now[0] ?? task.rules.shown[0]
  const second = now[1] ?? task.rules.shown[1]
  if (first !== null && second !== null) return bothShown(task, [first, second], rolled)
  return oneShown(task, [first, second], rolled)
}

const noSide: SagaReason = { key: 'saga.no-side' }
const noResult = badValue('results', noSide)

/** Luck and results alike: the task runs, and its last interval is not over. */
export function blockedNow(task: OpposedTask, around: Around): No | null {
  const blocked = requireRunning(task, around.now)
  if (blocked) return blocked
  return isUsedUp(task.rules) ? refuse('no-rolls-left', { key: 'no-rolls-left' }) : null
}

/** A side that has been shown in this opposed test cannot be shown again; that is state, and comes before values. */
function shownTwice({ shown }: OpposedRules, input: Fields): No | null {
  const given = input.raw('results')
  if (!Array.isArray(given)) return null
  const side = SIDES.find((each) => shown[each] !== null && given[each] !== null && given[each] !== undefined)
  const already: SagaReason = { key: 'saga.shown-already' }
  return side === undefined ? null : refuse('already-acted', already, `results.${side}`)
}

interface SideResult {
  readonly given: Given
  readonly typed: Typed
}

const rolledHere: SideResult = { given: { boons: 0, banes: 0, modifier: 0 }, typed: { type: 'nothing' } }

/** Each side's result, null for a side that shows none now. */
function readResults({ shown }: OpposedRules, input: Fields): Result<Both<SideResult | null>, Refusal> {
  if (!input.has('results')) return ok([shown[0] === null ? rolledHere : null, shown[1] === null ? rolledHere : null])
  const list = input.list('results', 2, 2)
  if (input.refusal) return fail(input.refusal)
  const [first = null, second = null] = list
  if (first === null && second === null) return noResult
  const results = [readResult(first, input.path('results.0')), readResult(second, input.path('results.1'))] as const
  if (!results[0].ok) return results[0]
  return results[1].ok ? ok([results[0].value, results[1].value]) : results[1]
}

function readResult(result: Json, path: string): Result<SideResult | null, Refusal> {
  if (result === null) return ok(null)
  const fields = new Fields(result, path)
  const read = { given: readGiven(fields), typed: readTyped(fields) }
  return fields.refusal ? fail(fields.refusal) : ok(read)
}

function testSides(
  rules: OpposedRules,
  results: Both<SideResult | null>,
  chance: Chance,
): Result<Both<Test | null>, Refusal> {
  const test = (side: SideIndex): Result<Test | null, Refusal> => {
    const result = results[side]
    if (result === null) return ok(null)
    return makeTest(result.typed, rules.sides[side], { ...result.given, tn: rules.tn }, `side/${side}`, chance)
  }
  const first = test(0)
  if (!first.ok) return first
  const second = test(1)
  return second.ok ? ok([first.value, second.value]) : second
}

function oneShown(task: OpposedTask, shown: Both<Test | null>, rolled: 'app' | 'typed'): Decision<SagaRules> {
  const rules = { ...task.rules, shown }
  const side = sideShown(rules)
  const test = side === null ? null : shown[side]
  if (side === null || test === null) throw new Error('Nothing was shown')
  const line: SagaLine = { key: 'saga.showed', side, character: rules.sides[side].character, test }
  return decided<SagaRules>({ ...task, rules }, { line, cites: [...citesOf(test), 'SM-24'], rolled })
}

/** The interval passes when both sides have been shown; each adds its margin to its own Tally (SM-26). */
function bothShown(task: OpposedTask, tests: Both<Test>, rolled: 'app' | 'typed'): Decision<SagaRules> {
  const { rules } = task
  const after = judgeOpposed(
    {
      ...task,
      rules: {
        ...rules,
        sides: [withGain(rules, 0, tests), withGain(rules, 1, tests)],
        rounds: [...rules.rounds, tests],
        used: rules.used + 1,
        shown: [null, null],
        pushed: false,
      },
    },
    true,
  )
  const won = after.reason === 'settled' ? decideWinner(after.rules) : null
  return decided<SagaRules>(after, {
    effects: [takeInterval],
    line: lineOf(rules, after.rules, tests, won),
    cites: citesFor(rules.kind, tests, won),
    rolled,
  })
}

const withGain = ({ kind, sides }: OpposedRules, side: SideIndex, tests: Both<Test>): OpposedRules['sides'][0] =>
  kind === 'opposed' ? sides[side] : { ...sides[side], tally: sides[side].tally + gain(tests[side]) }

/**
 * An opposed test is decided when both sides have been shown, an opposed extended action after its last interval
 * (SM-19, SM-27). Without a limit it runs until the GM ends it (SM-R8). What one side has shown alone counts for nothing.
 */
export function judgeOpposed(task: OpposedTask, isJustTested = false): OpposedTask {
  const { rules } = task
  const isDecided = isJustTested && rules.kind === 'opposed'
  if (!isDecided && !(isUsedUp(rules) && rules.used > 0)) return task
  return ended({ ...task, rules: { ...rules, shown: [null, null], pushed: false } }, 'succeeded', 'settled')
}

function lineOf(before: OpposedRules, after: OpposedRules, tests: Both<Test>, won: Decided | null): SagaLine {
  const facts = (side: SideIndex): OpposedFacts => ({
    character: after.sides[side].character,
    test: tests[side],
    before: before.shown[side] !== null,
    added: after.sides[side].tally - before.sides[side].tally,
    tally: after.sides[side].tally,
    edge: after.sides[side].edge,
  })
  return {
    key: 'saga.opposed',
    kind: after.kind,
    sides: [facts(0), facts(1)],
    used: after.used,
    limit: after.limit,
    winner: won?.winner ?? null,
    by: won?.by ?? null,
  }
}

const BY_RULE = {
  'two-ones': ['SM-23'],
  total: [],
  tally: [],
  stat: ['SM-20'],
  edge: ['SM-21'],
  draw: ['SM-22'],
} as const

function citesFor(kind: OpposedRules['kind'], [first, second]: Both<Test>, won: Decided | null): readonly string[] {
  const all = [...citesOf(first), ...citesOf(second)]
  const tests = all.filter((cite, i) => all.indexOf(cite) === i)
  const judged = kind === 'opposed' ? ['SM-19'] : ['SM-26', ...(won === null ? [] : ['SM-27'])]
  return [...tests, ...judged, ...(won === null ? [] : BY_RULE[won.by])]
}
