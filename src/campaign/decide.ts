import { Fields } from '../rules/core/fields'
import { refuse, type Refusal } from '../rules/core/refusal'
import { fail, ok, type Result } from '../rules/core/result'
import type { EpochMs } from '../rules/core/units'
import type { Campaign, Decided } from './campaign'
import { showCommandNamed, type ShowCommand } from './commands/arrange'
import { correct, isCorrection } from './corrections/correct'
import { isWithinUndo } from './corrections/outside-undo'
import { enter, type World } from './enter'
import type { Command, HistoryRecord } from './history'
import { applyFitting, difference, inverse, isPatch } from './patch'
import type { CampaignState } from './state'
import { isRollOut, rollOut } from './roll-out'
import { settleClocks } from './timers/clocks'
import { ringDue, untied } from './timers/look'
import { keepPace } from './timers/pace'
import type { ClockReading, Meanwhile, NextTimeOfDay } from './timers/timer'

export type { Campaign, Decided } from './campaign'
export type { World } from './enter'

/**
 * Decides a command. Changes nothing: the record is the caller's to keep (journal, then `history.append`).
 *
 * @returns a refusal for anything a GM can cause; the campaign is then as it was
 */
export function decide(campaign: Campaign, command: Command, world: World): Result<Decided, Refusal> {
  if (command.do === 'undo') return step(campaign, 'undone', world.wall)
  if (command.do === 'redo') return step(campaign, 'redone', world.wall)
  if (isCorrection(command)) return correct(campaign, command, world)
  const show = showCommandNamed(command.do)
  if (show !== undefined) return decideShow(campaign, show, command, world.wall)
  const revision = campaign.revision + 1
  if (isRollOut(command)) return decideRollOut(campaign, command, world)
  const entered = enter(campaign.state, command, `e${revision}`, world)
  if (!entered.ok) return entered
  const { state, entry, made } = entered.value
  return ok({ state, record: entry === null ? null : { revision, type: 'done', entry }, made })
}

/** How things are shown is neither logged nor undone. */
function decideShow(campaign: Campaign, show: ShowCommand, command: Command, wall: EpochMs): Result<Decided, Refusal> {
  const input = new Fields(command.with ?? {})
  if (input.refusal) return fail(input.refusal)
  const shown = show(campaign.state, input)
  if (!shown.ok) return shown
  return ok(outside(campaign, shown.value, wall) ?? { state: campaign.state, record: null, made: null })
}

/** Played to its end: one record, and so one step of undo, with an entry for each roll. */
function decideRollOut({ state, revision }: Campaign, command: Command, world: World): Result<Decided, Refusal> {
  const given = command.with ?? {}
  const first = `e${revision + 1}`
  const idOf = (place: number): string => (place === 0 ? first : `${first}.${place + 1}`)
  const rolled = rollOut(state, given, idOf, world)
  if (!rolled.ok) return rolled
  const [entry, ...also] = rolled.value.entries
  if (entry === undefined) return ok({ state, record: null, made: null })
  return ok({
    state: rolled.value.state,
    record: { revision: revision + 1, type: 'done', entry, ...(also.length > 0 ? { also } : {}) },
    made: null,
  })
}

/** Undo and redo apply stored patches; no rule is asked. */
function step(campaign: Campaign, type: 'undone' | 'redone', wall: EpochMs): Result<Decided, Refusal> {
  const entry = type === 'undone' ? campaign.history.nextUndo : campaign.history.nextRedo
  if (entry === null) {
    return type === 'undone'
      ? refuse('nothing-to-undo', { key: 'nothing-to-undo' })
      : refuse('nothing-to-redo', { key: 'nothing-to-redo' })
  }
  const patches = campaign.history.entriesOfStep(entry.id).map(({ patch }) => patch)
  const whole = patches.every(isPatch) ? patches.flat() : null
  const own = whole === null ? null : (type === 'undone' ? inverse(whole) : whole).filter(isWithinUndo)
  const after = applyFitting(campaign.state, own)
  if (after === null) return refuse('wrong-state', { key: 'history-does-not-fit' })
  const state = untied(keepPace(campaign.state, after, wall, null))
  const patch = difference(campaign.state, state)
  const record: HistoryRecord = { revision: campaign.revision + 1, type, entry: entry.id, patch }
  return ok({ state, record, made: null })
}

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
