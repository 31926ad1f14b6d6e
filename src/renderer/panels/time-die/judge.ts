import { addHits, hitsOf, targetOf } from '../../../rules/systems/time-die/hits'
import { timeOf, type Pace, type TimeDie } from '../../../rules/systems/time-die/pace'
import type { ExtendedRules } from '../../../rules/systems/time-die/task'
import type { TimeDieHits } from '../../../rules/systems/system'
import type { GameSeconds } from '../../../rules/core/units'
import type { Alternative, DieSeen, Judge, Judgement } from '../../ui/judge'
import { t } from '../../words'

/** What is typed for a test: whose, against which target, how Hits are counted. */
export interface TestTyped {
  readonly rules: ExtendedRules
  readonly successTarget: number
  readonly modifier: number
  readonly counting: Exclude<TimeDieHits, 'typed'>
}

const figure = (face: string, state: DieSeen['state']): DieSeen => ({ sides: 10, face, state })
const emptyDie = (sides: 6 | 10): DieSeen => ({ sides, face: null, state: 'empty' })

/** A percentile throw on two d10, tens and units; one figure may still become two. */
function hundred(roll: number, state: DieSeen['state']): readonly DieSeen[] {
  if (!Number.isFinite(roll)) return [figure('?', state), figure('?', state)]
  const figures = roll === 100 ? ['0', '0'] : [...String(roll)].slice(0, 2)
  const dice = figures.map((one) => figure(one, state))
  return dice.length < 2 ? [...dice, emptyDie(10)] : dice
}

const wrong = (dice: readonly DieSeen[], message: string): Judgement => ({
  lanes: [{ dice }],
  next: null,
  message,
  tone: 'wrong',
  isComplete: false,
})

/** How a typed d100 stands: against the target, and what it would mean. */
export function hundredJudge({ rules, successTarget, modifier, counting }: TestTyped): Judge {
  const target = targetOf(successTarget, modifier, rules.pace)
  return (faces) => {
    const [roll] = faces
    if (roll === undefined) {
      const dice = [emptyDie(10), emptyDie(10)]
      return { lanes: [{ dice }], next: 100, message: t('timeDie.emptyHundred'), tone: 'plain', isComplete: false }
    }
    if (!Number.isInteger(roll) || roll < 1 || roll > 100) return wrong(hundred(roll, 'wrong'), t('timeDie.badHundred'))
    if (faces.length > 1) return wrong(hundred(roll, 'wrong'), t('timeDie.oneThrow'))
    const hits = hitsOf(roll, target, counting)
    const means = t('timeDie.means', { roll, target, hits, have: addHits(rules.have, hits), need: rules.need })
    const message = roll < 10 ? t('timeDie.goOn', { digit: roll, means }) : means
    const dice = hundred(roll, roll <= target ? 'counts' : 'neutral')
    return { lanes: [{ dice }], next: null, message, tone: 'plain', isComplete: true }
  }
}

/** The Hits as they were counted at the table. */
export const hitsAlternative = (rules: ExtendedRules, isOnly: boolean): Alternative => ({
  label: isOnly ? t('timeDie.onlyHits') : t('timeDie.orHits'),
  least: -100,
  most: 100,
  judge: (hits) => ({
    message: t('timeDie.hitsMean', { hits, have: addHits(rules.have, hits), need: rules.need }),
    isPossible: true,
  }),
})

/** How the typed face of a Time Die stands: what it would take. */
export const sixJudge =
  (die: TimeDie, pace: Pace, roundLength: GameSeconds): Judge =>
  (faces) => {
    const [face] = faces
    if (face === undefined) {
      const message = t('timeDie.emptySix', { die })
      return { lanes: [{ dice: [emptyDie(6)] }], next: 6, message, tone: 'plain', isComplete: false }
    }
    const seen = (state: DieSeen['state']): readonly DieSeen[] => [
      { sides: 6, face: Number.isFinite(face) ? face : '?', state },
    ]
    if (!Number.isInteger(face) || face < 1 || face > 6) return wrong(seen('wrong'), t('timeDie.badSix'))
    if (faces.length > 1) return wrong(seen('wrong'), t('timeDie.oneThrow'))
    const message = t('timeDie.faceMeans', { face, lasts: timeOf(die, face, pace, roundLength) })
    return { lanes: [{ dice: seen('counts') }], next: null, message, tone: 'plain', isComplete: true }
  }
