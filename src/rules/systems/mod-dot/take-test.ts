import type { Chance } from '../../core/chance'
import type { Fields } from '../../core/fields'
import { refuse } from '../../core/refusal'
import { fail } from '../../core/result'
import { decided, ended, requireRunning, takeInterval, type Around, type Decision } from '../system'
import { baseOf, DIFFICULTY_MODIFIER, poolOf } from './base'
import { compare, countThrows, degreeOf, worth } from './count'
import type { ModDotLine, SideLine } from './lines'
import { citesOf } from './cites'
import { isContested, isExtended, isUsedUp, type ModDotRules, type ModDotTask, type Side } from './task'
import { readThrows, throwFor, type Thrown } from './throws'
import { judge } from './gm'

/** `modDot.test`: one test of all its sides, at the end of its interval (MD-6 to MD-26). */
export function takeTest(task: ModDotTask, input: Fields, around: Around, chance: Chance): Decision<ModDotRules> {
  const blocked = requireRunning(task, around.now)
  if (blocked) return blocked
  // Only a task that the GM reopened runs on with its limit used up (MD-31).
  if (isUsedUp(task.rules)) return refuse('no-rolls-left', { key: 'no-rolls-left' })

  const { sides } = task.rules
  const typed = readThrows(input, sides)
  if (input.refusal) return fail(input.refusal)
  const lines = sides.map((side, i) => {
    const throws = typed[i] ?? null
    const thrown: Thrown =
      throws === null ? { throws: throwFor(i, side.specialty, chance), rolled: 'app' } : { throws, rolled: 'typed' }
    return counted(side, thrown)
  })
  const results = lines.map(({ throws, total, downs, outcome, degree }) => ({ throws, total, downs, outcome, degree }))
  const tested = { ...task, rules: { ...task.rules, results, used: task.rules.used + 1 } }
  const { after, line } = follow(tested, lines)
  return decided(after, {
    effects: [takeInterval],
    line,
    cites: citesOf(after, lines),
    rolled: lines.some((side) => side.rolled === 'typed') ? 'typed' : 'app',
  })
}

function counted(side: Side, { throws, rolled }: Thrown): SideLine {
  const base = baseOf(side.dots, side.difficulty)
  return {
    ...side,
    modifier: DIFFICULTY_MODIFIER[side.difficulty],
    pool: poolOf(side.dots, side.difficulty),
    base,
    throws: throws.join(''),
    rolled,
    ...countThrows(base, throws),
  }
}

interface Followed {
  readonly after: ModDotTask
  readonly line: ModDotLine
}

/** What the kind of task makes of the test (MD-17 to MD-25). */
function follow(task: ModDotTask, lines: readonly SideLine[]): Followed {
  const [first, second] = lines
  if (first === undefined) throw new Error('A test has at least one side')
  if (isExtended(task)) return extended(task, first)
  if (isContested(task) && second !== undefined) return contested(task, [first, second])
  const after =
    first.outcome === 'botch'
      ? ended(task, 'failed', 'botch')
      : ended(task, first.outcome === 'success' ? 'succeeded' : 'failed', 'settled')
  return { after, line: { key: 'modDot.tested', side: first } }
}

/** Settled, whoever wins: for a game master both sides are played (MD-18). */
function contested(task: ModDotTask, sides: readonly [SideLine, SideLine]): Followed {
  const { winner, net } = compare(...sides)
  return {
    after: ended(task, 'succeeded', 'settled'),
    line: { key: 'modDot.contested', sides, winner, net, degree: winner === null ? null : degreeOf(net) },
  }
}

/** A success adds its total, a failure nothing; a botch ends it (MD-22 to MD-25). */
function extended(task: ModDotTask, side: SideLine): Followed {
  const added = worth(side)
  const have = task.rules.have + added
  const gathered = { ...task, rules: { ...task.rules, have } }
  const after = side.outcome === 'botch' ? ended(gathered, 'failed', 'botch') : judge(gathered)
  const { need, used, limit } = task.rules
  if (need === null) throw new Error('An extended test always has a need')
  return {
    after,
    line: { key: 'modDot.extended', side, added, have, need, used, limit, completes: after.status === 'succeeded' },
  }
}
