import { fallsAgain, isSuccess } from '../../../rules/systems/storytelling/count'
import { diceFor, type StorytellingRules } from '../../../rules/systems/storytelling/task'
import type { Alternative, DieSeen, Judge, Judgement } from '../../ui/judge'
import { t } from '../../words'

/** What is typed for a roll: against which task, with which modifier for this roll. */
export interface Roll {
  readonly rules: StorytellingRules
  readonly modifier: number
}

const isFace = (face: number): boolean => Number.isInteger(face) && face >= 1 && face <= 10

/** How typed faces of a pool stand: the pool first, then the dice that fall again, wave after wave. */
export function poolJudge({ rules, modifier }: Roll): Judge {
  const pool = diceFor(rules, modifier)
  return (faces) => {
    const waves = sortTyped(faces, pool, (face) => fallsAgain(face, rules.again))
    const successes = faces.filter(isSuccess).length
    const bad = faces.findIndex((face) => !isFace(face))
    const lanes = waves.map((wave, i) => ({
      ...(i > 0 ? { isAgain: true } : {}),
      dice: Array.from({ length: Math.max(wave.wanted, wave.faces.length) }, (_, j) =>
        dieSeen(wave.faces[j] ?? null, i > 0, j >= wave.wanted),
      ),
    }))
    const last = waves.at(-1)
    const missing = last === undefined ? 0 : last.wanted - last.faces.length
    const extra = missing < 0 ? -missing : 0
    const base = { lanes, next: missing > 0 || bad >= 0 ? 10 : null, isComplete: false } as const
    if (bad >= 0) return { ...base, tone: 'wrong', message: t('storytelling.badFace', { kept: faces.slice(0, bad) }) }
    if (extra > 0) return { ...base, tone: 'wrong', message: t('storytelling.tooMany', { dice: pool, extra }) }
    if (faces.length === 0) return { ...base, tone: 'plain', message: t('storytelling.empty', { dice: pool }) }
    if (missing > 0) return { ...base, ...stillAsked(waves, missing, successes, rules) }
    const have = rules.successes + successes
    return {
      ...base,
      isComplete: true,
      tone: 'plain',
      message: t('storytelling.complete', { successes, have, need: rules.target }),
    }
  }
}

interface Wave {
  readonly wanted: number
  readonly faces: readonly number[]
}

/** As the rules sort whole rolls, but of what is typed so far; what is too much stays in the last wave. */
function sortTyped(faces: readonly number[], pool: number, again: (face: number) => boolean): readonly Wave[] {
  const waves: Wave[] = []
  let at = 0
  let wanted = pool
  while (wanted > 0) {
    const wave = faces.slice(at, at + wanted)
    waves.push({ wanted, faces: wave })
    at += wanted
    if (wave.length < wanted) return waves
    wanted = wave.filter(again).length
  }
  const last = waves.pop()
  if (last === undefined) return []
  return [...waves, { wanted: last.wanted, faces: [...last.faces, ...faces.slice(at)] }]
}

function stillAsked(
  waves: readonly Wave[],
  missing: number,
  successes: number,
  rules: StorytellingRules,
): Pick<Judgement, 'tone' | 'message'> {
  const last = waves.at(-1)
  const before = waves.at(-2)
  // Asked for in place: a wave is whole and something of it falls again.
  if (last !== undefined && before !== undefined && last.faces.length === 0) {
    return {
      tone: 'ask',
      message: t('storytelling.again', { faces: before.faces.filter((face) => fallsAgain(face, rules.again)) }),
    }
  }
  return { tone: 'plain', message: t('storytelling.toCome', { missing, successes }) }
}

function dieSeen(face: number | null, isAgain: boolean, isExtra: boolean): DieSeen {
  if (face === null) return { sides: 10, face: null, state: isAgain ? 'to-come' : 'empty' }
  if (isExtra || !isFace(face)) return { sides: 10, face: Number.isNaN(face) ? '?' : face, state: 'wrong' }
  return { sides: 10, face, state: isSuccess(face) ? 'counts' : 'neutral' }
}

/** A chance die: one d10; only a 10 counts, a 1 is a dramatic failure. */
export const chanceJudge: Judge = (faces) => {
  const [face] = faces
  const isWrong = faces.some((typed) => !isFace(typed)) || faces.length > 1
  const state = face === undefined ? 'empty' : isWrong ? 'wrong' : face === 10 ? 'counts' : 'neutral'
  const lanes = [{ dice: [{ sides: 10 as const, face: face ?? null, state: state as DieSeen['state'] }] }]
  if (face === undefined)
    return { lanes, next: 10, tone: 'plain', message: t('storytelling.chanceEmpty'), isComplete: false }
  if (faces.length > 1) {
    return {
      lanes,
      next: null,
      tone: 'wrong',
      message: t('storytelling.tooMany', { dice: 1, extra: faces.length - 1 }),
      isComplete: false,
    }
  }
  if (isWrong)
    return { lanes, next: 10, tone: 'wrong', message: t('storytelling.badFace', { kept: [] }), isComplete: false }
  return { lanes, next: null, tone: 'plain', message: t('storytelling.completeChance', { face }), isComplete: true }
}

/** Only how many successes there were; without again there are no more than dice. */
export function countAlternative({ rules, modifier }: Roll): Alternative {
  const dice = diceFor(rules, modifier)
  const isChance = dice <= 0
  const most = isChance ? 1 : rules.again === 'none' ? dice : null
  return {
    label: rules.rote && !isChance ? t('storytelling.onlyCount') : t('storytelling.orCount'),
    hint: t('storytelling.roteEmpty'),
    least: 0,
    most: null,
    judge: (successes) =>
      most !== null && successes > most
        ? { message: t('storytelling.tooManySuccesses', { dice: most }), isPossible: false }
        : {
            message: t('storytelling.countMeans', { successes, have: rules.successes + successes, need: rules.target }),
            isPossible: true,
          },
  }
}
