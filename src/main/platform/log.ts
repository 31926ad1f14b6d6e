/** Something worth knowing when a GM reports a fault: codes and ids, never names or notes from a campaign. */
export interface LogEvent {
  readonly event: string
  readonly [fact: string]: string | number | boolean | null
}

export type Log = (event: LogEvent) => void

/** One line of JSON each, on the error output. */
export const errorOutputLog: Log = (event) => {
  process.stderr.write(`${JSON.stringify(event)}\n`)
}

/** What of an unexpected error may be logged: its name and where it was thrown, not its words. */
export function faultFacts(error: unknown): { readonly fault: string; readonly at: string } {
  if (!(error instanceof Error)) return { fault: typeof error, at: '' }
  const frame = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at ')) ?? ''
  return { fault: error.name, at: frame.trim() }
}
