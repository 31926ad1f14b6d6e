import type { EpochMs, RealMs } from '../../rules/core/units'

/** A timer of the table's own time. Deadlines are instants; what is left is worked out, never counted down. */
export interface Timer {
  readonly id: string
  readonly order: number
  readonly label: string
  readonly runs: Countdown | TimeOfDay
  readonly state: 'running' | 'paused' | 'rang' | 'cancelled'
  /** The instant at which it rings; null unless it runs. */
  readonly endsAt: EpochMs | null
  /** What was left when it was paused; null unless it is. */
  readonly left: RealMs | null
  /** Rings, and begins again: a countdown at once, a time of day the next day. */
  readonly repeat: boolean
  readonly inSleep: 'runs' | 'pauses'
  readonly task: string | null
  readonly character: string | null
  /** A time of day is waited for from here on: where it began, or its last ring. Null unless it runs. */
  readonly since: EpochMs | null
  /** How often it has rung: the number of an occurrence is its name. */
  readonly rung: number
  /** It counts the table's time for one round or roll of its task, and starts again with the next. */
  readonly isPace: boolean
}

export interface Countdown {
  readonly type: 'countdown'
  readonly length: RealMs
}

export interface TimeOfDay {
  readonly type: 'time-of-day'
  /** `HH:MM` on the machine's own clock, wherever it is. */
  readonly time: string
}

/** What a command did to a timer. */
export type TimerAct = 'started' | 'paused' | 'resumed' | 'cancelled' | 'restarted' | 'changed'

/** The next instant after `after` at which the wall clock shows `time`; where a clock change leaves the time out, the first instant after the gap. */
export type NextTimeOfDay = (time: string, after: EpochMs) => EpochMs

/** A timer's alarm: one occurrence that has rung and is not yet acknowledged. */
export interface TimerAlarm {
  readonly id: string
  readonly order: number
  readonly kind: 'timer'
  readonly timer: string
  readonly label: string
  readonly task: string | null
  /** When it was due. */
  readonly at: EpochMs
  /** How much later it was raised. */
  readonly late: RealMs
  /** How many occurrences of a repeating timer it stands for: those that passed unseen ring once. */
  readonly times: number
  /** What went on when it was due and nobody looked. */
  readonly meanwhile: Meanwhile
}

/** The machine slept, the campaign was closed, or neither. */
export type Meanwhile = 'sleep' | 'closed' | null

/** What the machine's clocks show at one moment. */
export interface ClockReading {
  /** The wall clock: may be set, back too. */
  readonly wall: EpochMs
  /** Grows evenly while the machine is awake. */
  readonly awake: RealMs
  /** Grows evenly, in sleep too. */
  readonly sinceBoot: RealMs
  /** Which start of the machine `awake` and `sinceBoot` count from. */
  readonly boot: string
  /** Where the machine is, as its clock knows it. */
  readonly zone: string
}

/** How the clocks stand to each other. It changes only when the machine slept, was started again or its clock was set. */
export interface ClockMark {
  readonly boot: string
  readonly wallAtBoot: EpochMs
  readonly slept: RealMs
  readonly zone: string
  /** When the mark was made. */
  readonly wall: EpochMs
}
