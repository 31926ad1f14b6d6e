import type { Refusal } from '../../rules/core/refusal'
import type { Result } from '../../rules/core/result'
import type { Around, Decided, Effect, TaskRecord } from '../../rules/systems/system'
import { endOfInterval, moveClock, withoutDueAlarm } from '../game-clock'
import { find, type CampaignState } from '../state'
import { placeEnded } from '../task-end'
import { changed, type Change } from './change'
import { withBeat, withCondition } from './characters'

/** What a system may look at, for a task that is there (its own options) or one to begin (the campaign's). */
export function around(state: CampaignState, task: TaskRecord | null): Around {
  return {
    now: state.clock.now,
    options: task?.options ?? { roundLength: state.options.roundLength, timeDieHits: state.options.timeDieHits },
    deck: state.deck,
    knows: (id) => find(state.characters, id) !== undefined,
  }
}

/**
 * Carries out what a system decided: the task, then its effects in order, then the clock with the alarms and deadlines
 * of all tasks. The line that the system wrote is one of those in `SystemLine`; that it has words is the compiler's to say.
 */
export function applyDecision(
  state: CampaignState,
  decision: Result<Decided<unknown>, Refusal>,
): Result<Change, Refusal> {
  if (!decision.ok) return decision
  const { task, effects, line, cites, rolled } = decision.value
  const acted = effects.reduce<Acted>((all, effect) => applyEffect(all, effect), { state, task, to: state.clock.now })
  const at = acted.to
  const placed = placeEnded(acted.state, stampEnd(acted.task, at))
  const tookInterval = effects.some(({ type }) => type === 'take-interval')
  return changed(moveClock(placed, at, task.id), line as Change['line'], { task: task.id, cites, rolled, tookInterval })
}

interface Acted {
  readonly state: CampaignState
  readonly task: TaskRecord
  /** Where the clock will stand. */
  readonly to: CampaignState['clock']['now']
}

function applyEffect(acted: Acted, effect: Effect): Acted {
  switch (effect.type) {
    case 'take-interval': {
      const lasts = effect.lasts ?? acted.task.interval
      const to = endOfInterval(acted.task, acted.to, lasts)
      const task = { ...acted.task, since: to, raised: { ...acted.task.raised, due: null } }
      return { state: withoutDueAlarm(acted.state, task.id), task, to }
    }
    case 'condition':
      return { ...acted, state: withCondition(acted.state, effect.character, effect.condition) }
    case 'beat':
      return { ...acted, state: withBeat(acted.state, effect.character) }
    case 'deck':
      return { ...acted, state: { ...acted.state, deck: effect.deck } }
  }
}

/** A task that stops or ends does so now; one that runs (again) has no end. */
export function stampEnd(task: TaskRecord, now: TaskRecord['since']): TaskRecord {
  const goesOn = task.status === 'running' || task.status === 'waiting'
  if (goesOn) return task.endedAt === null ? task : { ...task, endedAt: null }
  return task.endedAt === null ? { ...task, endedAt: now } : task
}

/** The GM's word and the like: the task as it now is, judged with the clock where it stands. */
export const placeTask = (state: CampaignState, task: TaskRecord): CampaignState =>
  moveClock(placeEnded(state, stampEnd(task, state.clock.now)), state.clock.now, task.id)
