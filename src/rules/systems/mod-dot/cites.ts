import { compare } from './count'
import type { SideLine } from './lines'
import { isContested, isExtended, type ModDotTask } from './task'

/** The rules that counted a test, in their order. @param task as the test left it */
export function citesOf(task: ModDotTask, sides: readonly SideLine[]): readonly string[] {
  const used = new Set([...sides.flatMap(ofSide), ...ofKind(task, sides)])
  return [...used].sort((a, b) => number(a) - number(b))
}

const number = (rule: string): number => Number(rule.slice('MD-'.length))

function ofSide(side: SideLine): readonly string[] {
  const row = side.throws.length > 2
  return [
    'MD-1',
    'MD-2',
    ...(side.dots + side.modifier < 0 ? ['MD-4'] : []),
    'MD-6',
    ...(row ? [side.throws.startsWith('W') ? 'MD-7' : 'MD-8'] : []),
    ruleOfOutcome(side),
    ...(side.outcome === 'success' ? ['MD-16'] : []),
  ]
}

function ruleOfOutcome({ outcome, downs }: SideLine): string {
  if (outcome === 'botch') return downs >= 5 ? 'MD-11' : 'MD-12'
  if (outcome === 'failure') return downs >= 4 ? 'MD-13' : 'MD-14'
  return 'MD-15'
}

function ofKind(task: ModDotTask, sides: readonly SideLine[]): readonly string[] {
  if (isContested(task)) {
    const zero = sides.some((side) => side.outcome !== 'success')
    const row = sides.some((side) => side.throws.length > 2)
    return ['MD-18', ...(zero ? ['MD-19'] : []), ...(isDrawn(sides) ? ['MD-20'] : []), ...(row ? ['MD-21'] : [])]
  }
  if (!isExtended(task)) return ['MD-17']
  const [side] = sides
  const byOutcome = { success: 'MD-22', failure: 'MD-23', botch: 'MD-24' } as const
  return [...(side === undefined ? [] : [byOutcome[side.outcome]]), ...(task.rules.limit === null ? [] : ['MD-25'])]
}

function isDrawn([ours, theirs]: readonly SideLine[]): boolean {
  return ours !== undefined && theirs !== undefined && compare(ours, theirs).winner === null
}
