import { faultName, framesOf } from '../../contract/faults'

/** Something worth knowing when a GM reports a fault: codes and ids, never names or notes from a campaign. */
export interface LogEvent {
  readonly event: string
  readonly [fact: string]: string | number | boolean | null
}

export type Log = (event: LogEvent) => void

/** The newest events, for the diagnostics that a GM can copy. */
const KEPT = 60
const newest: LogEvent[] = []

/** One line of JSON each, on the error output; the newest are kept for `lastEvents`. */
export const errorOutputLog: Log = (event) => {
  const stamped = { at: new Date().toISOString(), ...event }
  newest.push(stamped)
  if (newest.length > KEPT) newest.shift()
  process.stderr.write(`${JSON.stringify(event)}\n`)
}

/** What was logged last in this run, oldest first. */
export const lastEvents = (): readonly LogEvent[] => [...newest]

/** What of an unexpected error may be logged: its name and where it was thrown, not its words. */
export const faultFacts = (error: unknown): { readonly fault: string; readonly at: string } => ({
  fault: faultName(error),
  at: framesOf(error)[0] ?? '',
})
