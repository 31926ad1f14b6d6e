import { isObject, type Fields } from '../../core/fields'
import { badValue, refuse, type Refusal } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import type { Json } from '../../core/units'
import { readCharacter, type Around, type NewTask } from '../system'
import {
  betweenRounds,
  DICE,
  MOST_PARTICIPANTS,
  MOST_ROUNDS,
  MOST_TOKENS,
  type ComplicationFailure,
  type DramaticRules,
  type Measure,
  type Participant,
  type Step,
  type Trait,
} from './task'

/** Tokens and rounds of the guide, for one character (DT-1). */
export const PRESETS = {
  challenging: { tokens: 4, rounds: 3 },
  difficult: { tokens: 6, rounds: 4 },
  complex: { tokens: 8, rounds: 5 },
} as const

export type Preset = keyof typeof PRESETS

export const PRESET_NAMES: readonly Preset[] = ['challenging', 'difficult', 'complex']

/** One success for each participant in each round (DT-2). */
export const fairNeed = (participants: number, rounds: number): number => participants * rounds

/** What happens to a failed roll on a Club where the GM did not say (DT-26, DT-27). */
export const usualComplicationFailure = (measure: Measure): ComplicationFailure =>
  measure === 'win' ? 'task-fails' : 'lose-one'

/** Reads `task.begin`: participants first, then what the task asks for. */
export function begin(input: Fields, around: Around): Result<NewTask<DramaticRules>, Refusal> {
  const stranger = unknownParticipant(input, around)
  if (stranger) return stranger
  const participants = input.each('participants', 1, MOST_PARTICIPANTS).map((one) => readParticipant(one, around))
  participants.forEach(({ character }, i) => {
    const first = participants.findIndex((other) => other.character === character)
    if (first !== i) input.wrong(`participants.${i}.character`, { key: 'twice' })
  })
  const preset = input.has('preset') ? PRESETS[input.oneOf('preset', PRESET_NAMES)] : null
  if (preset === null && !input.has('rounds')) input.wrong('rounds', { key: 'dramaticTask.rounds-needed' })
  const rounds = input.whole('rounds', 1, MOST_ROUNDS, preset?.rounds ?? 1)
  const measure = input.oneOf('measure', ['win', 'score'], 'win')
  const complicationFailure = input.oneOf<ComplicationFailure>(
    'complicationFailure',
    ['task-fails', 'lose-one'],
    usualComplicationFailure(measure),
  )
  const steps = readSteps(input, preset?.tokens ?? fairNeed(participants.length, rounds))
  if (input.refusal) return fail(input.refusal)
  return ok({
    kind: null,
    characters: participants.map(({ character }) => character),
    interval: around.options.roundLength,
    deadline: null,
    rules: {
      participants,
      steps,
      step: 0,
      rounds,
      round: 0,
      isOpen: false,
      measure,
      complicationFailure,
      lastRoll: null,
    },
  })
}

/** Who does not exist is refused before anything else that is wrong. */
function unknownParticipant(input: Fields, around: Around): ReturnType<typeof refuse> | null {
  const list = input.raw('participants')
  if (!Array.isArray(list)) return null
  const at = (list as readonly Json[]).findIndex((one) => {
    const character = isObject(one) ? one['character'] : undefined
    return typeof character === 'string' && character.trim() !== '' && !around.knows(character.trim())
  })
  return at < 0 ? null : refuse('unknown', { key: 'unknown-character' }, `participants.${at}.character`)
}

/** A participant as in `task.begin` and `task.join`. */
export function readParticipant(input: Fields, around: Around): Participant {
  return {
    character: readCharacter(input, 'character', around),
    ...readTrait(input),
    wild: input.flag('wild', true),
    skills: readSkills(input),
    ...betweenRounds,
  }
}

const readTrait = (input: Fields): Trait => ({
  die: input.oneOf('die', DICE),
  modifier: input.whole('modifier', -100, 100, 0),
})

function readSkills(input: Fields): Readonly<Record<string, Trait>> {
  if (!input.has('skills')) return {}
  const skills = input.inside('skills')
  return Object.fromEntries(skills.names.map((name) => [name.trim(), readTrait(skills.inside(name))]))
}

/** Steps go before tokens, tokens before what a preset or the fair need says (DT-5). */
function readSteps(input: Fields, otherwise: number): readonly Step[] {
  const tokens = input.whole('tokens', 1, MOST_TOKENS, otherwise)
  if (!input.has('steps')) {
    tooMany('rounds', input, tokens)
    return [{ skill: null, need: tokens, have: 0 }]
  }
  const steps = input.each('steps', 1, MOST_TOKENS).map((step) => ({
    skill: step.text('skill', undefined, 200),
    need: step.whole('tokens', 1, MOST_TOKENS),
    have: 0,
  }))
  tooMany(
    'steps',
    input,
    steps.reduce((sum, step) => sum + step.need, 0),
  )
  return steps
}

function tooMany(field: string, input: Fields, tokens: number): void {
  if (tokens <= MOST_TOKENS) return
  input.wrong(field, tooManyTokens(tokens, field).error.reason)
}

/** Refuses more tokens than a task may have in all; the field is where they were given. */
export const tooManyTokens = (tokens: number, field: string): ReturnType<typeof badValue> =>
  badValue(field, { key: 'dramaticTask.too-many-tokens', facts: { most: MOST_TOKENS, tokens } })
