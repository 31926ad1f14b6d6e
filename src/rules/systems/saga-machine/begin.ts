import type { Fields } from '../../core/fields'
import { badValue, type Refusal } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import type { Around, NewTask } from '../system'
import { readAbility, readEdge, readTargetNumber, unknownCharacter, unknownIn } from './read'
import { AMOUNTS, KINDS, USUAL_LIMIT, USUAL_TN, type SagaRules, type Side } from './task'

const MOST_NEED = 100
const MOST_INTERVALS = 100

/** Reads `task.begin` of each kind. */
export function begin(input: Fields, around: Around): Result<NewTask<SagaRules>, Refusal> {
  const unknown = unknownCharacter(input, around) ?? unknownIn(input, 'sides', around)
  if (unknown) return unknown
  const kind = input.oneOf('kind', KINDS)
  if (input.refusal) return fail(input.refusal)
  return kind === 'extended' ? beginExtended(input, around) : beginOpposed(kind, input, around)
}

function beginExtended(input: Fields, around: Around): Result<NewTask<SagaRules>, Refusal> {
  const character = input.text('character', undefined, 200)
  const ability = readAbility(input)
  const tn = readTargetNumber(input, USUAL_TN)
  const need = readNeed(input)
  const interval = input.duration('interval', around.options.roundLength)
  const limit = readLimit(input)
  const deadline = input.durationOrNull('deadline', around.options.roundLength)
  if (input.refusal) return fail(input.refusal)
  return ok({
    kind: 'extended',
    characters: [character],
    interval,
    deadline,
    rules: { kind: 'extended', ...ability, tn, need, tally: 0, limit, used: 0, tests: [] },
  })
}

/** A Tally, or how much work it is by the guide (SM-13). */
function readNeed(input: Fields): number {
  if (input.only(['tally', 'amount'], true) === 'amount')
    return AMOUNTS[input.oneOf('amount', ['some', 'lots', 'tons'])]
  return input.whole('tally', 1, MOST_NEED)
}

const readLimit = (input: Fields): number | null => input.wholeOrNull('limit', 1, MOST_INTERVALS, USUAL_LIMIT)

function beginOpposed(
  kind: 'opposed' | 'opposed-extended',
  input: Fields,
  around: Around,
): Result<NewTask<SagaRules>, Refusal> {
  const [first, second] = input.each('sides', 2, 2).map(readSide)
  const tn = readTargetNumber(input, USUAL_TN)
  const interval = input.durationOrNull('interval', around.options.roundLength)
  const limit = readLimit(input)
  const deadline = input.durationOrNull('deadline', around.options.roundLength)
  if (input.refusal) return fail(input.refusal)
  if (first === undefined || second === undefined) return badValue('sides', { key: 'list-length', least: 2, most: 2 })
  if (first.character === second.character) return badValue('sides.1.character', { key: 'twice' })
  return ok({
    kind,
    characters: [first.character, second.character],
    interval,
    deadline,
    rules: { kind, tn, limit, used: 0, sides: [first, second], rounds: [], shown: [null, null], pushed: false },
  })
}

const readSide = (fields: Fields): Side => ({
  character: fields.text('character', undefined, 200),
  ...readAbility(fields),
  edge: readEdge(fields),
  tally: 0,
})
