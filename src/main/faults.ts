import type { App } from 'electron'
import { faultName, framesOf } from '../contract/faults'
import type { Log } from './platform/log'
import type { Reports } from './platform/reports'

export interface FaultParts {
  readonly app: Pick<App, 'on' | 'getVersion'>
  readonly log: Log
  readonly reports: Reports
  /** An error that nothing caught: the GM should know, once. */
  readonly onUncaught: () => void
}

export interface Faults {
  /** A page crashed, or failed in a way that it could tell. */
  readonly ofPage: (event: 'page-gone' | 'page-failed', fault: string, frames: readonly string[]) => void
}

/** Notes every fault that nothing else answers for: in the log, and in a report on this computer. */
export function watchFaults({ app, log, reports, onUncaught }: FaultParts): Faults {
  const known = new Set<string>()
  const keep = (event: string, fault: string, frames: readonly string[]): void => {
    log({ event: `app/${event}`, fault, at: frames[0] ?? '' })
    // The same again and again would push out what came before it.
    const id = `${event} ${fault} ${frames[0] ?? ''}`
    if (known.has(id)) return
    known.add(id)
    reports.keep({ at: new Date().toISOString(), version: app.getVersion(), event, fault, frames })
  }
  const ofError = (event: string, error: unknown): void => keep(event, faultName(error), framesOf(error))

  process.on('uncaughtException', (error) => {
    ofError('uncaught', error)
    onUncaught()
  })
  process.on('unhandledRejection', (reason) => ofError('unhandled', reason))
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (reason !== 'clean-exit') keep('process-gone', `${type}: ${reason}`, [])
  })
  return { ofPage: keep }
}
