import { countThrows, goesOn, type Throw } from '../../../rules/systems/mod-dot/count'
import type { ThrowSeen, ThrowsJudge, ThrowsJudgement } from '../../ui/throws'
import { t } from '../../words'

/** How typed throws of one side stand: two, then on while the row goes on; what comes after its end cannot be. */
export function throwsJudge(base: number, specialty: boolean): ThrowsJudge {
  return (throws) => {
    const over = throws.findIndex((_one, i) => !goesOn(throws.slice(0, i), specialty))
    const last = over < 0 ? undefined : throws[over - 1]
    if (last !== undefined) {
      const seen = throws.map((result, i): ThrowSeen => ({ result, state: i < over ? 'plain' : 'wrong' }))
      return { throws: seen, message: t('modDot.entryOver', { throws: over, last }), tone: 'wrong', isComplete: false }
    }
    const seen = throws.map((result): ThrowSeen => ({ result, state: 'plain' }))
    if (!goesOn(throws, specialty)) {
      const message = t('modDot.entryMeans', countThrows(base, throws))
      return { throws: seen, message, tone: 'plain', isComplete: true }
    }
    const toCome = Math.max(1, 2 - throws.length)
    return { throws: [...seen, ...Array.from({ length: toCome }, () => nothing)], isComplete: false, ...asked(throws) }
  }
}

const nothing: ThrowSeen = { result: null, state: 'empty' }

function asked(throws: readonly Throw[]): Pick<ThrowsJudgement, 'message' | 'tone'> {
  if (throws.length === 0) return { message: t('modDot.entryEmpty'), tone: 'plain' }
  if (throws.length === 1) return { message: t('modDot.entryMore'), tone: 'plain' }
  const message = throws[0] === 'W' ? t('modDot.entryWon') : t('modDot.entryLost', { losses: throws.length })
  return { message, tone: 'ask' }
}
