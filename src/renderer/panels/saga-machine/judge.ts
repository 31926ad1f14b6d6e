import { diceFor, fromFaces, fromTotal, netOf, type Circumstances } from '../../../rules/systems/saga-machine/dice'
import type { Ability, Test } from '../../../rules/systems/saga-machine/task'
import type { Alternative, DieSeen, Judge } from '../../ui/judge'
import { t } from '../../words'

/** A test that is being typed: with what, under which circumstances, and what its result would mean. */
export interface Typing {
  readonly ability: Ability
  readonly under: Circumstances
  readonly means: (test: Test) => string
}

const isFace = (face: number): boolean => Number.isInteger(face) && face >= 1 && face <= 10

/** One d10, and one more for each net boon or bane; what counts is marked when all have been typed. */
export function diceJudge({ ability, under, means }: Typing): Judge {
  const net = netOf(under)
  const count = diceFor(net)
  return (faces) => {
    const bad = faces.findIndex((face) => !isFace(face))
    const extra = Math.max(0, faces.length - count)
    const missing = Math.max(0, count - faces.length)
    const isWhole = bad < 0 && extra === 0 && missing === 0
    const test = isWhole ? fromFaces(faces, ability, under, true) : null
    const kept = test === null ? [] : markKept(test)
    const dice = Array.from({ length: Math.max(count, faces.length) }, (_, i) =>
      dieSeen(faces[i] ?? null, i >= count, kept[i] ?? false),
    )
    const base = { lanes: [{ dice }], next: missing > 0 || bad >= 0 ? (10 as const) : null, isComplete: false }
    if (bad >= 0) return { ...base, tone: 'wrong', message: t('saga.badFace') }
    if (extra > 0) return { ...base, tone: 'wrong', message: t('saga.tooMany', { net, count, extra }) }
    if (faces.length === 0) return { ...base, tone: 'plain', message: t('saga.empty', { net, count }) }
    if (test === null) return { ...base, tone: 'plain', message: t('dice.toCome', { count: missing }) }
    return { ...base, tone: 'plain', message: `${t('saga.counted', counted(test))}${means(test)}`, isComplete: true }
  }
}

/** Which of the faces count: one die, or the two of a pair. */
export function markKept({ faces, kept }: Test): readonly boolean[] {
  const left = [...(kept ?? [])]
  return (faces ?? []).map((face) => {
    const at = left.indexOf(face)
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
}

const counted = (test: Test): { kept: number; isPair: boolean; total: number; isTwoOnes: boolean } => {
  const kept = (test.kept ?? []).reduce((sum, face) => sum + face, 0)
  return { kept, isPair: test.kept?.length === 2, total: test.total ?? 0, isTwoOnes: test.twoOnes }
}

function dieSeen(face: number | null, isExtra: boolean, isKept: boolean): DieSeen {
  if (face === null) return { sides: 10, face: null, state: 'empty' }
  if (isExtra || !isFace(face)) return { sides: 10, face: Number.isNaN(face) ? '?' : face, state: 'wrong' }
  return { sides: 10, face, state: isKept ? 'counts' : 'neutral' }
}

/** Only the total, everything included. */
export const totalAlternative = ({ ability, under, means }: Typing, label: string): Alternative => ({
  label,
  least: -1000,
  most: 1000,
  judge: (total) => ({
    message: `${t('saga.totalGiven', { total })}${means(fromTotal(total, ability, under))}`,
    isPossible: true,
  }),
})
