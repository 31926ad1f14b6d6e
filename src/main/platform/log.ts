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
export function faultFacts(error: unknown): { readonly fault: string; readonly at: string } {
  if (!(error instanceof Error)) return { fault: typeof error, at: '' }
  return { fault: /^\w{1,60}$/.test(error.name) ? error.name : 'Error', at: framesOf(error.stack ?? '')[0] ?? '' }
}

/**
 * Where a stack was, as places in Longroll's own files: `main/index.js:1:234`. A stack also carries the error's words and
 * the folder that Longroll lies in; neither goes along.
 */
export function framesOf(stack: string): readonly string[] {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .flatMap((line) => /([\w.-]+(?:\/[\w.-]+)?):(\d+):(\d+)\)?$/.exec(line.trim().replaceAll('\\', '/'))?.[0] ?? [])
    .map((frame) => frame.replace(/\)$/, ''))
    .slice(0, MOST_FRAMES)
}

const MOST_FRAMES = 12
