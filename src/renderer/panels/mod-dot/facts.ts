import { isOver, rollsBeforeDeadline } from '../../../rules/systems/system'
import { baseOf } from '../../../rules/systems/mod-dot/base'
import {
  compare,
  countThrows,
  degreeOf,
  goesOn,
  valueOf,
  worth,
  type Throw,
} from '../../../rules/systems/mod-dot/count'
import { isContested, isExtended, type ModDotTask } from '../../../rules/systems/mod-dot/task'
import { t } from '../../words'
import type { PanelAround, Urgency } from '../plug'
import { hasThrows, nextSide, type Rows } from './draft'

/*
  What a Mod-Dot panel shows, worked out of the task by the rules' own functions. Pure: the components only draw it.
*/

/** One throw as it is drawn: what it came to; null is still to come. */
export interface HandSeen {
  readonly result: Throw | null
  readonly value: number
}

/** A side with its base, its throws and its running total. */
export interface SideSeen {
  readonly name: string
  readonly base: number
  readonly hands: readonly HandSeen[]
  readonly total: number
  /** It has thrown to the end, or its test is over. */
  readonly isWhole: boolean
  readonly isNext: boolean
  readonly words: string
}

/** What is drawn of each side: the test going on, or how the last one fell when nothing runs. */
export function sidesOf(task: ModDotTask, rows: Rows, around: PanelAround): readonly SideSeen[] {
  const { sides, results } = task.rules
  const runs = !isOver(task)
  const next = runs ? nextSide(rows, sides) : null
  return sides.map((side, i): SideSeen => {
    const base = baseOf(side.dots, side.difficulty)
    const row = runs ? (rows[i] ?? []) : readRow(results[i]?.throws ?? '')
    const hands = row.map((result, place): HandSeen => ({ result, value: valueOf(row, place) }))
    const goes = runs && goesOn(row, side.specialty)
    const toCome = goes ? Math.max(1, 2 - row.length) : 0
    const { total } = countThrows(base, row)
    return {
      name: around.name(side.character),
      base,
      hands: [...hands, ...Array.from({ length: toCome }, (): HandSeen => ({ result: null, value: 0 }))],
      total,
      isWhole: !goes,
      isNext: next === i,
      words: t('modDot.handsLabel', { base, total, throws: row.length }),
    }
  })
}

const readRow = (text: string): readonly Throw[] => [...text].filter((one): one is Throw => 'WTL'.includes(one))

export interface Left {
  readonly made: number
  readonly left: number
  /** Null: no limit. */
  readonly most: number | null
  readonly hasDeadline: boolean
  readonly words: string
}

/** Tests left of an extended one, by limit and deadline; null where there is one test only and it takes no time. */
export function leftOf(task: ModDotTask, around: PanelAround): Left | null {
  const { used, limit } = task.rules
  if (!isExtended(task)) {
    if (task.interval === null || isOver(task)) return null
    const words = t('modDot.takes', { interval: task.interval })
    return { made: 0, left: 1, most: 1, hasDeadline: task.deadlineAt !== null, words }
  }
  if (isOver(task)) {
    const words = t('modDot.made', { made: used, limit })
    return { made: used, left: Math.max(0, (limit ?? used) - used), most: limit ?? used, hasDeadline: false, words }
  }
  const left = testsLeft(task, around)
  const hasDeadline = task.deadlineAt !== null
  const words =
    left === null
      ? t('modDot.noLimit', { made: used, interval: task.interval })
      : task.deadlineAt !== null
        ? t('modDot.leftBefore', { left, moment: around.moment(task.deadlineAt) })
        : t('modDot.left', { left, interval: task.interval })
  // Without a limit there are as many places as fit before the deadline.
  const most = limit ?? (left === null ? null : used + left)
  return { made: used, left: left ?? 1, most: most === null ? null : Math.max(most, used), hasDeadline, words }
}

/** Null: as many as it takes. */
function testsLeft(task: ModDotTask, around: PanelAround): number | null {
  const { used, limit } = task.rules
  const byLimit = limit === null ? null : Math.max(0, limit - used)
  const fits = rollsBeforeDeadline(task, around.now)
  if (byLimit === null) return fits
  return fits === null ? byLimit : Math.min(byLimit, fits)
}

/** The next test is the last that fits, or the deadline is at most one interval away. */
export function urgencyOf(task: ModDotTask, around: PanelAround): Urgency {
  const word = t('modDot.lastTest')
  if (task.status !== 'running') return { isShort: false, word }
  const isNear = task.deadlineAt !== null && task.interval !== null && task.deadlineAt - around.now <= task.interval
  return { isShort: isNear || (isExtended(task) && testsLeft(task, around) === 1), word }
}

/** The line under the title: the pool and its difficulty, or that two are at it. */
export function detailOf(task: ModDotTask): string {
  const [side] = task.rules.sides
  if (side === undefined || isContested(task)) return t('modDot.contested')
  return t('modDot.detail', { dots: side.dots, difficulty: side.difficulty })
}

/** The count below the hands: gathered of needed, or the running total once there is one; the base while one types. */
export function standOf(
  task: ModDotTask,
  rows: Rows,
  isTyping: boolean,
): { readonly figure: string; readonly words: string } | null {
  const { rules } = task
  if (isExtended(task)) {
    const figure = t('modDot.stand', { have: rules.have, need: rules.need ?? 0 })
    return { figure, words: !isOver(task) && hasThrows(rows) ? t('modDot.beforeTest') : t('modDot.successes') }
  }
  const [side] = rules.sides
  const row = isOver(task) ? readRow(rules.results[0]?.throws ?? '') : (rows[0] ?? [])
  if (side === undefined) return null
  const base = baseOf(side.dots, side.difficulty)
  if (isTyping) return { figure: t('modDot.total', { total: base }), words: t('modDot.base') }
  if (row.length === 0) return null
  const { total } = countThrows(base, row)
  return { figure: t('modDot.total', { total }), words: isOver(task) ? t('modDot.inAll') : t('modDot.soFar') }
}

export interface Saying {
  readonly main: string
  readonly more: string
}

/** What to do next, in the words a GM would say aloud. */
export function sayingOf(task: ModDotTask, rows: Rows, around: PanelAround): Saying {
  const { sides } = task.rules
  const next = nextSide(rows, sides)
  const side = next === null ? undefined : sides[next]
  const row = next === null ? [] : (rows[next] ?? [])
  if (side === undefined) return { main: t('modDot.sayDone'), more: '' }
  const [first] = row
  const goingOn = row.length >= 2 && first !== 'T' && first !== undefined ? first : null
  return {
    main: t('modDot.say', {
      name: isContested(task) ? around.name(side.character) : null,
      thrown: row.length,
      row: goingOn,
    }),
    more: t('modDot.sayMore', {
      row: goingOn,
      specialty: side.specialty,
      base: baseOf(side.dots, side.difficulty),
    }),
  }
}

export interface Ending {
  readonly word: string
  readonly sign: 'check' | 'x' | null
  readonly how: string
}

/** How it ended, seen from one side. */
export function endingOf(task: ModDotTask, character: string, around: PanelAround): Ending {
  const [first, second] = task.rules.results
  if (isContested(task) && task.reason === 'settled' && first !== undefined && second !== undefined) {
    const { winner, net } = compare(first, second)
    if (winner === null)
      return { word: t('modDot.nobody'), sign: null, how: t('modDot.equal', { worth: worth(first) }) }
    const won = task.rules.sides[winner]?.character ?? ''
    const isOurs = won === character
    const degree = degreeOf(net)
    return {
      word: isOurs ? t('modDot.wonBy', { net }) : t('modDot.lostBy', { net }),
      sign: null,
      how: isOurs ? degree : t('modDot.winnerDegree', { name: around.name(won), degree }),
    }
  }
  const word = task.status === 'succeeded' ? t('panel.succeeded') : t('panel.failed')
  return { word, sign: task.status === 'succeeded' ? 'check' : 'x', how: howOf(task, around) }
}

function howOf(task: ModDotTask, around: PanelAround): string {
  const [result] = task.rules.results
  if (
    !isExtended(task) &&
    !isContested(task) &&
    result !== undefined &&
    (task.reason === 'settled' || task.reason === 'botch')
  ) {
    const { total, downs, degree } = result
    if (degree !== null) return t('modDot.overSuccess', { total, degree })
    return result.outcome === 'botch'
      ? t('modDot.overBotch', { total, downs })
      : t('modDot.overFailure', { total, downs })
  }
  return t('modDot.reason', { reason: task.reason, moment: task.endedAt === null ? '' : around.moment(task.endedAt) })
}

/** The head's word where "Succeeded" does not say it, seen from one side. */
export function overWord(task: ModDotTask, character: string): string | null {
  const [first, second] = task.rules.results
  if (!isContested(task) || task.reason !== 'settled' || first === undefined || second === undefined) return null
  const { winner } = compare(first, second)
  const won = winner === null ? null : (task.rules.sides[winner]?.character ?? null)
  // Its sign is a tick, whoever won: a word for having lost would not go with it.
  return won === character ? t('modDot.won') : t('modDot.settled')
}

/** How it ended, for the one line it takes at the foot of a panel. */
export function standingOf(task: ModDotTask): string {
  const [first, second] = task.rules.results
  return t('modDot.standing', {
    kind: isExtended(task) ? 'extended' : isContested(task) ? 'contested' : 'single',
    have: task.rules.have,
    need: task.rules.need,
    total: first?.total ?? null,
    outcome: first?.outcome ?? null,
    net: first === undefined || second === undefined ? null : compare(first, second).net,
  })
}
