import { isObject, type Fields } from '../../core/fields'
import { refuse, type Refusal } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import type { GameSeconds, Json } from '../../core/units'
import { readCharacter, type Around, type NewTask } from '../system'
import { fixedAtPace, MOST_TIMES, PACES, UNITS, type Pace, type TimeDie } from './pace'
import {
  COMPLEXITIES,
  MOST_INTERVALS,
  MOST_NEED,
  MOST_PARTICIPANTS,
  MOST_SUCCESS_TARGET,
  type Participant,
  type TimeDieRules,
} from './task'

/** Reads `task.begin`: a duration to be found (TD-11) or an Extended Test (TD-12). */
export function begin(input: Fields, around: Around): Result<NewTask<TimeDieRules>, Refusal> {
  const stranger = strangerIn(input, around)
  if (stranger !== null) return refuse('unknown', { key: 'unknown-character' }, stranger)
  const kind = input.oneOf('kind', ['duration', 'extended'])
  if (input.refusal) return fail(input.refusal)
  const begun = kind === 'duration' ? beginDuration(input, around) : beginExtended(input, around)
  return input.refusal ? fail(input.refusal) : ok(begun)
}

/** The field of the first character that is named and does not exist: said before anything else is looked at. */
function strangerIn(input: Fields, around: Around): string | null {
  const kind = input.raw('kind')
  const listed = input.raw('participants')
  const participants: readonly Json[] = Array.isArray(listed) ? (listed as readonly Json[]) : []
  const named = [
    ...(kind === 'extended' ? [] : [{ field: 'character', id: input.raw('character') }]),
    ...(kind === 'duration' ? [] : participants.map(nameOf)),
  ]
  const stranger = named.find(({ id }) => typeof id === 'string' && id.trim() !== '' && !around.knows(id.trim()))
  return stranger === undefined ? null : stranger.field
}

const nameOf = (participant: Json, i: number): { readonly field: string; readonly id: Json | undefined } => ({
  field: `participants.${i}.character`,
  id: isObject(participant) && Object.hasOwn(participant, 'character') ? participant['character'] : undefined,
})

function beginDuration(input: Fields, around: Around): NewTask<TimeDieRules> {
  const character = readCharacter(input, 'character', around)
  const die = readTimeDie(input.inside('die'))
  const pace = input.oneOf<Pace>('pace', PACES, 'normal')
  return {
    kind: 'duration',
    characters: [character],
    interval: null,
    deadline: null,
    rules: { kind: 'duration', die, pace, found: null },
  }
}

function beginExtended(input: Fields, around: Around): NewTask<TimeDieRules> {
  const participants = input.each('participants', 1, MOST_PARTICIPANTS).map((one) => readParticipant(one, around))
  refuseTwice(input, participants)
  const { need, limit } = readNeedAndLimit(input)
  const pace = input.oneOf<Pace>('pace', PACES, 'normal')
  const { interval, die } = readInterval(input, pace, around)
  return {
    kind: 'extended',
    characters: participants.map(({ character }) => character),
    interval,
    deadline: null,
    rules: {
      kind: 'extended',
      participants,
      need,
      have: 0,
      limit,
      used: 0,
      pace,
      intervalDie: die,
      acted: [],
      hitsNow: {},
      gains: [null],
      lastTest: null,
      complications: [],
      partial: null,
    },
  }
}

/** One participant as `task.begin` and `task.join` give it. */
export const readParticipant = (input: Fields, around: Around): Participant => ({
  character: readCharacter(input, 'character', around),
  successTarget: input.whole('successTarget', 0, MOST_SUCCESS_TARGET),
})

/** Nobody is in a task twice (TD-31). */
function refuseTwice(input: Fields, participants: readonly Participant[]): void {
  const ids = participants.map(({ character }) => character)
  const second = ids.findIndex((id, i) => id !== '' && ids.indexOf(id) !== i)
  if (second !== -1) input.wrong(`participants.${second}.character`, { key: 'twice' })
}

/** A complexity gives both; a number beside it overrides it (TD-13). */
function readNeedAndLimit(input: Fields): { readonly need: number; readonly limit: number } {
  const guide = input.has('complexity')
    ? COMPLEXITIES[input.oneOf('complexity', ['simple', 'standard', 'hard', 'extreme'])]
    : null
  return {
    need: input.whole('need', 1, MOST_NEED, guide?.need),
    limit: input.whole('limit', 1, MOST_INTERVALS, guide?.limit),
  }
}

interface Interval {
  /** Null for a Time Die: not known before it is rolled (TD-15). */
  readonly interval: GameSeconds | null
  readonly die: TimeDie | null
}

/** Fixed or a Time Die (TD-14). */
function readInterval(input: Fields, pace: Pace, { options }: Around): Interval {
  const given = input.raw('interval')
  if (isObject(given)) return { interval: null, die: readTimeDie(input.inside('interval')) }
  const whole = input.duration('interval', options.roundLength)
  const text = typeof given === 'string' ? given : ''
  return { interval: fixedAtPace(text, whole, pace, options.roundLength), die: null }
}

/** A unit and a multiple, 1 if not said (TD-1). */
const readTimeDie = (input: Fields): TimeDie => ({
  unit: input.oneOf('unit', UNITS),
  times: input.whole('times', 1, MOST_TIMES, 1),
})
