import { gameSeconds, realMs, type EpochMs, type GameSeconds, type RealMs } from '../rules/core/units'
import { systemOf } from '../rules/systems/index'
import { isOver, type TaskRecord } from '../rules/systems/system'
import type { ToldProgress, ToldRoll } from '../rules/systems/told'
import { momentAt, type Moment } from './calendar/moments'
import { nothingRevealed } from './commands/arrange'
import type { Entry } from './history'
import { namedProgress, namedRoll } from './player-names'
import { find, inOrder, type CampaignState, type Revealed } from './state'
import { shortFrom } from './timers/look'
import type { Timer } from './timers/timer'

/*
  What players see, built from what is allowed: nothing of a campaign is taken over as a whole, every field is put in by
  itself and only where its switch is on. Whatever is added to a campaign later is unseen until somebody puts it in here.
*/

export interface PlayerView {
  readonly name: string | null
  readonly clock: Moment | null
  /** Those that players know of: first those whose progress they see, then the others, then what is over. */
  readonly tasks: readonly PlayerTask[]
  readonly timers: readonly PlayerTimer[]
  readonly lastRoll: PlayerRoll | null
}

/** A name, or null for somebody whom players do not know. */
export type Known = string | null

export interface PlayerTask {
  readonly id: string
  readonly title: string | null
  readonly need: PlayerNeed | null
  readonly progress: ToldProgress<Known> | null
  /** Known where progress is. */
  readonly outcome: 'succeeded' | 'failed' | 'over' | null
  readonly deadline: PlayerDeadline | null
}

export interface PlayerNeed {
  readonly count: number
  readonly of: 'successes' | 'tokens' | 'tally' | 'hits'
}

export interface PlayerDeadline {
  /** Game time until then; 0 when it has passed. */
  readonly left: GameSeconds
  /** Only beside the clock: the moment with what is left would tell the time. */
  readonly at: Moment | null
}

export interface PlayerTimer {
  readonly id: string
  readonly label: string | null
  readonly state: 'running' | 'paused' | 'rang'
  readonly endsAt: EpochMs | null
  readonly left: RealMs
  readonly shortFrom: RealMs
}

export interface PlayerRoll extends ToldRoll<Known> {
  readonly id: string
  readonly task: string
}

/** Where the last roll is looked for. */
export interface Rolls {
  newest(fits: (entry: Entry) => boolean): Entry | null
}

/** The switches of a task, all of them off where none was ever turned. */
export const revealedOf = ({ revealed }: CampaignState, task: string): Revealed =>
  find(revealed, task) ?? nothingRevealed

/** Only so are a task's rolls seen. */
const showsRolls = ({ exists, name, progress }: Revealed): boolean => exists && name && progress

/**
 * All that players are told of a campaign as it stands.
 *
 * @param rolls its history: the last roll is looked for there
 */
export function playerView(state: CampaignState, rolls: Rolls): PlayerView {
  const { playersSee, options, clock } = state
  const known = inOrder(state.tasks).filter(({ id }) => revealedOf(state, id).exists)
  const tasks = known.map((task) => playerTask(state, task))
  return {
    name: playersSee.name ? state.name : null,
    clock: playersSee.clock ? momentAt(options, clock.now) : null,
    tasks: [...tasks].sort((a, b) => rank(a) - rank(b)),
    timers: playerTimers(state),
    lastRoll: lastRoll(state, rolls),
  }
}

const rank = ({ progress, outcome }: PlayerTask): number => (outcome !== null ? 2 : progress === null ? 1 : 0)

function playerTask(state: CampaignState, task: TaskRecord): PlayerTask {
  const shown = revealedOf(state, task.id)
  const system = systemOf(task)
  const told = system.told.progress(task)
  const need = system.progress(task)?.need ?? null
  return {
    id: task.id,
    title: shown.name ? task.title : null,
    need: shown.need && need !== null ? { count: need, of: unitOf(told) } : null,
    progress: shown.progress ? namedProgress(told, knownIn(state)) : null,
    outcome: shown.progress && isOver(task) ? outcomeOf(task) : null,
    deadline: shown.deadline ? deadlineOf(state, task) : null,
  }
}

/** Of characters players know those who have a panel; an opponent's name is nowhere switched on. */
const knownIn =
  ({ characters }: CampaignState) =>
  (id: string): Known => {
    const character = find(characters, id)
    return character?.panel === true ? character.name : null
  }

function unitOf({ type }: ToldProgress<string>): PlayerNeed['of'] {
  switch (type) {
    case 'tokens':
      return 'tokens'
    case 'tally':
      return 'tally'
    case 'gauge':
      return 'hits'
    default:
      return 'successes'
  }
}

function outcomeOf({ status, reason }: TaskRecord): PlayerTask['outcome'] {
  if (reason === 'settled' || reason === 'scored') return 'over'
  return status === 'succeeded' ? 'succeeded' : 'failed'
}

function deadlineOf({ clock, options, playersSee }: CampaignState, { deadlineAt }: TaskRecord): PlayerDeadline | null {
  if (deadlineAt === null) return null
  return {
    left: gameSeconds(Math.max(0, deadlineAt - clock.now)),
    at: playersSee.clock ? momentAt(options, deadlineAt) : null,
  }
}

/** Soonest first; one that rang stays for as long as its alarm does. */
function playerTimers(state: CampaignState): readonly PlayerTimer[] {
  const rings = new Set(Object.values(state.alarms).flatMap((alarm) => (alarm.kind === 'timer' ? [alarm.timer] : [])))
  return inOrder(state.timers)
    .filter(({ id }) => state.playersSee.timers[id] === true)
    .flatMap((timer) => playerTimer(state, timer, rings.has(timer.id)))
    .sort((a, b) => (a.endsAt ?? Infinity) - (b.endsAt ?? Infinity) || a.left - b.left)
}

function playerTimer(state: CampaignState, timer: Timer, rings: boolean): readonly PlayerTimer[] {
  const { id, state: is, endsAt, left } = timer
  if (is === 'cancelled' || (is === 'rang' && !rings)) return []
  // Main does not count: the window works out what is left from the instant at which it ends.
  const rest = realMs(is === 'paused' ? (left ?? 0) : 0)
  return [{ id, label: labelOf(state, timer), state: is, endsAt, left: rest, shortFrom: shortFrom(timer) }]
}

/** The countdown of a task's pace is called after the task, whose name has a switch of its own. */
function labelOf(state: CampaignState, { isPace, task, label }: Timer): string | null {
  if (!isPace) return label
  const paced = task === null ? undefined : find(state.tasks, task)
  if (paced === undefined) return null
  const { exists, name } = revealedOf(state, paced.id)
  return exists && name ? paced.title : null
}

/** The newest roll of a task whose rolls may be seen; what was rolled for another since is as if it were not there. */
function lastRoll(state: CampaignState, rolls: Rolls): PlayerRoll | null {
  const seen = inOrder(state.tasks).filter(({ id }) => showsRolls(revealedOf(state, id)))
  if (seen.length === 0) return null
  const told = (entry: Entry): ToldRoll<string> | null => {
    const task = seen.find(({ id }) => id === entry.task)
    return task === undefined ? null : systemOf(task).told.roll(entry.line, entry.who)
  }
  const entry = rolls.newest((one) => (one.corrected?.struck ?? null) === null && told(one) !== null)
  const roll = entry === null ? null : told(entry)
  if (entry === null || entry.task === null || roll === null) return null
  return { id: entry.id, task: entry.task, ...namedRoll(roll, knownIn(state)) }
}
