import { epochMs, realMs, type EpochMs, type RealMs } from '../../rules/core/units'
import type { CampaignState } from '../state'
import type { ClockMark, ClockReading, NextTimeOfDay, Timer } from './timer'

/** Clocks are read one after another, and one of them in hundredths of a second. */
const TOLERANCE = 50

/** What a campaign keeps of a reading, to tell later how the clocks have moved against each other. */
export const markOf = ({ wall, awake, sinceBoot, boot, zone }: ClockReading): ClockMark => ({
  boot,
  wallAtBoot: epochMs(wall - sinceBoot),
  slept: realMs(sinceBoot - awake),
  zone,
  wall,
})

export interface Passed {
  /** The wall clock was set by so much, apart from the time that went by. */
  readonly setBy: RealMs
  readonly slept: RealMs
  readonly isElsewhere: boolean
}

const still: Passed = { setBy: realMs(0), slept: realMs(0), isElsewhere: false }

/**
 * What went on between a mark and now. After another start of the machine only the wall clock can tell how long it was;
 * nobody knows then whether it was set meanwhile.
 */
export function passedSince(mark: ClockMark | null, now: ClockReading): Passed {
  if (mark === null) return still
  const isElsewhere = mark.zone !== now.zone
  // A wall clock behind the last mark has gone back (an empty battery): nobody knows how long the machine was off.
  if (mark.boot !== now.boot) return { ...still, setBy: realMs(Math.min(0, now.wall - mark.wall)), isElsewhere }
  const fresh = markOf(now)
  const beyond = (by: number): RealMs => realMs(Math.abs(by) > TOLERANCE ? by : 0)
  return {
    setBy: beyond(fresh.wallAtBoot - mark.wallAtBoot),
    slept: realMs(Math.max(0, beyond(fresh.slept - mark.slept))),
    isElsewhere,
  }
}

/**
 * Makes the timers fit the clocks as they stand now: a countdown measures elapsed time, so its instant moves with a wall
 * clock that was set; one that pauses in sleep moves by what was slept; a time of day is found anew when the clock was set
 * or the machine is elsewhere. It comes before any look at what is due, and before any command to a timer.
 *
 * @returns the same state when nothing has changed
 */
export function settleClocks(
  state: CampaignState,
  now: ClockReading,
  next: NextTimeOfDay,
): { readonly state: CampaignState; readonly slept: boolean } {
  const { clockMark } = state
  const passed = passedSince(clockMark, now)
  const slept = passed.slept > 0
  const isNews = clockMark?.boot !== now.boot || slept || passed.setBy !== 0 || passed.isElsewhere
  if (!isNews) return { state, slept }
  const timers = Object.entries(state.timers).map(
    ([id, timer]) => [id, settled(timer, passed, now.wall, next)] as const,
  )
  return { state: { ...state, timers: Object.fromEntries(timers), clockMark: markOf(now) }, slept }
}

function settled(timer: Timer, passed: Passed, wall: EpochMs, next: NextTimeOfDay): Timer {
  if (timer.state !== 'running' || timer.endsAt === null) return timer
  if (timer.runs.type === 'countdown') {
    const by = passed.setBy + (timer.inSleep === 'pauses' ? passed.slept : 0)
    return by === 0 ? timer : { ...timer, endsAt: epochMs(timer.endsAt + by) }
  }
  if (passed.setBy === 0 && !passed.isElsewhere) return timer
  // What the clock was set over is due; a clock that was set back comes to the time once more.
  const since = epochMs(Math.min(timer.since ?? wall, wall))
  return { ...timer, since, endsAt: next(timer.runs.time, since) }
}

/** Whether a command is one to a timer. A pace starts its countdown with every roll, so then any may be. */
export const touchesTimers = (name: string, { paces }: CampaignState): boolean =>
  name.startsWith('timer.') || name === 'task.pace' || Object.keys(paces).length > 0
