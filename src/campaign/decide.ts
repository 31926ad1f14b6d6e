import { recording, type Chance } from '../rules/core/chance'
import { Fields } from '../rules/core/fields'
import { refuse, type Refusal } from '../rules/core/refusal'
import { fail, ok, type Result } from '../rules/core/result'
import type { EpochMs, Json } from '../rules/core/units'
import type { TaskRecord } from '../rules/systems/system'
import type { Change } from './commands/change'
import { commandNamed, takesNote } from './commands/index'
import { RULES_VERSION, type Command, type Entry, type History, type HistoryRecord } from './history'
import type { EntryEnd } from './lines'
import { applyPatch, difference, inverse, type Patch } from './patch'
import { find, type CampaignState } from './state'
import { settleClocks } from './timers/clocks'
import { isTimerAlarm, ringDue, untied } from './timers/look'
import { keepPace } from './timers/pace'
import type { ClockReading, Meanwhile, NextTimeOfDay } from './timers/timer'

/** A campaign as it stands: its state, what led to it, and how many changes that were. */
export interface Campaign {
  readonly state: CampaignState
  readonly history: History
  readonly revision: number
}

/** Time, ids and chance come in as arguments. */
export interface World {
  readonly chance: Chance
  readonly newId: () => string
  readonly wall: EpochMs
  /** When the wall clock next shows a time of day, in the zone where the machine is. */
  readonly nextTimeOfDay: NextTimeOfDay
}

export interface Decided {
  readonly state: CampaignState
  /** Null when there was nothing to do: nothing is logged, nothing can be undone. */
  readonly record: HistoryRecord | null
  /** Id of what the command made, for scripts that name it. */
  readonly made: string | null
}

/**
 * Decides a command. Changes nothing: the record is the caller's to keep (journal, then `history.append`).
 *
 * @returns a refusal for anything a GM can cause; the campaign is then as it was
 */
export function decide(campaign: Campaign, command: Command, world: World): Result<Decided, Refusal> {
  if (command.do === 'undo') return step(campaign, 'undone', world.wall)
  if (command.do === 'redo') return step(campaign, 'redone', world.wall)
  const run = commandNamed(command.do)
  if (run === undefined) return refuse('unknown', { key: 'unknown-command' })
  const input = new Fields(command.with ?? {})
  if (input.refusal) return fail(input.refusal)

  const { chance, draws } = recording(world.chance)
  const ids: string[] = []
  const newId = (): string => {
    const id = world.newId()
    ids.push(id)
    return id
  }
  const result = run(campaign.state, input, { chance, newId, now: world.wall, nextTimeOfDay: world.nextTimeOfDay })
  if (!result.ok) return result
  const note = takesNote(command.do) && input.has('note') ? input.freeText('note', '') : ''
  if (input.refusal) return fail(input.refusal)
  if (result.value === null) return ok({ state: campaign.state, record: null, made: null })
  const took = result.value.tookInterval === true ? (result.value.task ?? null) : null
  const change: Change = { ...result.value, state: keepPace(campaign.state, result.value.state, world.wall, took) }

  const revision = campaign.revision + 1
  const entry: Entry = {
    id: `e${revision}`,
    command,
    draws: draws(),
    ids,
    wall: world.wall,
    at: change.state.clock.now,
    rules: RULES_VERSION,
    line: change.line,
    cites: change.cites ?? [],
    rolled: change.rolled ?? null,
    note: note === '' ? null : note,
    task: change.task ?? null,
    title: titleOf(campaign.state, change),
    who: taskIn(campaign.state, change)?.characters ?? [],
    names: namesIn(campaign.state, change, command.with ?? null),
    end: endOf(campaign.state, change),
    outsideUndo: change.outsideUndo ?? false,
    patch: difference(campaign.state, change.state),
  }
  return ok({ state: change.state, record: { revision, type: 'done', entry }, made: change.made ?? null })
}

/** Undo and redo apply stored patches; no rule is asked. */
function step(campaign: Campaign, type: 'undone' | 'redone', wall: EpochMs): Result<Decided, Refusal> {
  const entry = type === 'undone' ? campaign.history.nextUndo : campaign.history.nextRedo
  if (entry === null) {
    return type === 'undone'
      ? refuse('nothing-to-undo', { key: 'nothing-to-undo' })
      : refuse('nothing-to-redo', { key: 'nothing-to-redo' })
  }
  const own = (type === 'undone' ? inverse(entry.patch) : entry.patch).filter(isWithinUndo)
  const state = untied(keepPace(campaign.state, applyPatch(campaign.state, own), wall, null))
  const patch = difference(campaign.state, state)
  const record: HistoryRecord = { revision: campaign.revision + 1, type, entry: entry.id, patch }
  return ok({ state, record, made: null })
}

/** Timers and their alarms are where they are, whatever is undone around them. */
const isWithinUndo = ({ path: [place, id] }: Patch[number]): boolean =>
  place !== 'timers' && place !== 'clockMark' && !(place === 'alarms' && id !== undefined && isTimerAlarm(id))

/**
 * What the table's own time has brought: timers whose instant has come ring. It is written down before anything is heard.
 *
 * @returns null when nothing is due
 */
export function decideRings(
  campaign: Campaign,
  world: Pick<World, 'wall' | 'nextTimeOfDay'>,
  meanwhile: Meanwhile = null,
): Decided | null {
  return outside(campaign, ringDue(campaign.state, world.wall, world.nextTimeOfDay, meanwhile), world.wall)
}

/**
 * One look at the clocks: timers are made to fit them, then what is due rings.
 *
 * @param meanwhile what went on since the last look, as far as the clocks cannot tell it
 * @returns null when nothing has changed
 */
export function decideLook(
  campaign: Campaign,
  now: ClockReading,
  nextTimeOfDay: NextTimeOfDay,
  meanwhile: Meanwhile = null,
): Decided | null {
  const { state, slept } = settleClocks(campaign.state, now, nextTimeOfDay)
  const rung = ringDue(state, now.wall, nextTimeOfDay, meanwhile ?? (slept ? 'sleep' : null))
  return outside(campaign, rung, now.wall)
}

/** A change that is neither logged nor undone. @returns null when it changes nothing */
export function outside(campaign: Campaign, state: CampaignState, wall: EpochMs): Decided | null {
  const patch = difference(campaign.state, state)
  if (patch.length === 0) return null
  return { state, record: { revision: campaign.revision + 1, type: 'outside', wall, patch }, made: null }
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
