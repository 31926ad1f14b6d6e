import { parseDuration } from '../../rules/core/duration'
import { badValue, refuse, type Refusal } from '../../rules/core/refusal'
import { fail, type Result } from '../../rules/core/result'
import { plus, type GameSeconds } from '../../rules/core/units'
import { crossings, isOpen, moveClock, nextAhead } from '../game-clock'
import type { CampaignState } from '../state'
import { changed, type CampaignCommand, type Change } from './change'

/** To a game time, back or forth: the duration since the campaign began. */
export const setClock: CampaignCommand = (state, input) => {
  const text = input.text('to')
  if (input.refusal) return fail(input.refusal)
  const to = parseDuration(text, state.options.roundLength)
  return to === null ? badValue('to', { key: 'not-a-game-time' }) : moved(state, to)
}

export const advanceClock: CampaignCommand = (state, input) => {
  const by = input.duration('by', state.options.roundLength)
  if (input.refusal) return fail(input.refusal)
  return moved(state, plus(state.clock.now, by))
}

export const advanceToNext: CampaignCommand = (state) => {
  const to = nextAhead(state)
  return to === null ? refuse('nothing-ahead', { key: 'nothing-ahead' }) : moved(state, to)
}

function moved(state: CampaignState, to: GameSeconds): Result<Change, Refusal> {
  const crossed = crossings(state, to).filter((crossing) => !isOpen(state, crossing))
  const due = crossed.filter((crossing) => crossing.kind === 'due').length
  return changed(moveClock(state, to), {
    key: 'clock.moved',
    from: state.clock.now,
    to,
    due,
    deadlines: crossed.length - due,
  })
}
