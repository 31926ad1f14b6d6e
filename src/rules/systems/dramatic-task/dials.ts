import { wholesFrom } from '../../core/ranges'
import type { JsonObject } from '../../core/units'
import type { Dial } from '../system'
import { fairNeed, PRESETS } from './begin'
import { MOST_ROUNDS, MOST_TOKENS } from './task'

/** Tokens, unless they are told by steps, and rounds. While rounds are turned the tokens stay, also the fair ones. */
export function dials(given: JsonObject): readonly Dial[] {
  const rounds: Dial = {
    name: 'rounds',
    values: wholesFrom(1, MOST_ROUNDS),
    rises: true,
    put: (value) => ({ ...withTokens(given), rounds: value }),
  }
  const tokens: Dial = {
    name: 'tokens',
    values: wholesFrom(1, MOST_TOKENS),
    rises: false,
    put: (value) => ({ ...given, tokens: value }),
  }
  return given['steps'] === undefined ? [tokens, rounds] : [rounds]
}

function withTokens(given: JsonObject): JsonObject {
  const { participants, rounds, preset } = given
  const isSaid = ['steps', 'tokens'].some((name) => given[name] !== undefined)
  if (isSaid || !Array.isArray(participants) || (typeof preset === 'string' && Object.hasOwn(PRESETS, preset)))
    return given
  return typeof rounds === 'number' ? { ...given, tokens: fairNeed(participants.length, rounds) } : given
}
