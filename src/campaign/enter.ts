import { recording, type Chance } from '../rules/core/chance'
import { Fields } from '../rules/core/fields'
import { refuse, type Refusal } from '../rules/core/refusal'
import { fail, ok, type Result } from '../rules/core/result'
import type { EpochMs, Json } from '../rules/core/units'
import type { TaskRecord } from '../rules/systems/system'
import type { Change } from './commands/change'
import { commandNamed, takesNote } from './commands/index'
import { RULES_VERSION, type Command, type Entry } from './history'
import type { EntryEnd } from './lines'
import { difference } from './patch'
import { find, type CampaignState } from './state'
import { keepPace } from './timers/pace'
import type { NextTimeOfDay } from './timers/timer'

/** Time, ids and chance come in as arguments. */
export interface World {
  readonly chance: Chance
  readonly newId: () => string
  readonly wall: EpochMs
  /** When the wall clock next shows a time of day, in the zone where the machine is. */
  readonly nextTimeOfDay: NextTimeOfDay
}

export interface Entered {
  readonly state: CampaignState
  /** Null when there was nothing to do. */
  readonly entry: Entry | null
  /** Id of what the command made, for scripts that name it. */
  readonly made: string | null
}

/** Runs a command on a state and writes it up, under the id that its entry is to have. */
export function enter(state: CampaignState, command: Command, id: string, world: World): Result<Entered, Refusal> {
  const run = commandNamed(command.do)
  if (run === undefined) return refuse('unknown', { key: 'unknown-command' })
  const input = new Fields(command.with ?? {})
  if (input.refusal) return fail(input.refusal)

  const { chance, draws, sides } = recording(world.chance)
  const ids: string[] = []
  const newId = (): string => {
    const fresh = world.newId()
    ids.push(fresh)
    return fresh
  }
  const result = run(state, input, { chance, newId, now: world.wall, nextTimeOfDay: world.nextTimeOfDay })
  if (!result.ok) return result
  const note = takesNote(command.do) && input.has('note') ? input.freeText('note', '') : ''
  if (input.refusal) return fail(input.refusal)
  if (result.value === null) return ok({ state, entry: null, made: null })
  const took = result.value.tookInterval === true ? (result.value.task ?? null) : null
  const change: Change = { ...result.value, state: keepPace(state, result.value.state, world.wall, took) }

  const entry: Entry = {
    id,
    command,
    draws: draws(),
    sides: sides(),
    ids,
    wall: world.wall,
    at: change.state.clock.now,
    rules: RULES_VERSION,
    line: change.line,
    cites: change.cites ?? [],
    rolled: change.rolled ?? null,
    note: note === '' ? null : note,
    task: change.task ?? null,
    title: titleOf(state, change),
    who: taskIn(state, change)?.characters ?? [],
    names: namesIn(state, change, command.with ?? null),
    end: endOf(state, change),
    outsideUndo: change.outsideUndo ?? false,
    patch: difference(state, change.state),
  }
  return ok({ state: change.state, entry, made: change.made ?? null })
}

const taskIn = (before: CampaignState, change: Change): TaskRecord | undefined =>
  change.task === undefined ? undefined : (find(change.state.tasks, change.task) ?? find(before.tasks, change.task))

const titleOf = (before: CampaignState, change: Change): string | null => taskIn(before, change)?.title ?? null

/** Names of all characters that the command or its task speaks of, as they are now. */
function namesIn(before: CampaignState, change: Change, given: Json): Readonly<Record<string, string>> {
  const ids = [...(taskIn(before, change)?.characters ?? []), ...textsIn(given)]
  const named = ids.flatMap((id) => {
    const character = find(change.state.characters, id) ?? find(before.characters, id)
    return character === undefined ? [] : [[id, character.name] as const]
  })
  return Object.fromEntries(named)
}

/** All texts in a JSON value, keys included (an Action Card is given by its character). */
function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, Json]) => [key, ...textsIn(inner)])
}

function endOf(before: CampaignState, change: Change): EntryEnd | null {
  if (change.task === undefined) return null
  const [was, is] = [find(before.tasks, change.task), find(change.state.tasks, change.task)]
  if (is === undefined || was?.status === is.status || is.status === 'running' || is.status === 'waiting') return null
  return { status: is.status, reason: is.reason }
}
