import type { Ring } from './rings'
import { faultFacts, type Log } from '../platform/log'

/** One way to be heard. It may be refused by the system, or fail; it stops no other. */
export type Way<S> = (session: S, ring: Ring) => void | Promise<void>

/** Makes a ring heard in every way there is, each on its own: the order is that of importance, the slowest comes last. */
export function hearer<S>(ways: Readonly<Record<string, Way<S>>>, log: Log): (session: S, ring: Ring) => void {
  return (session, ring) => {
    for (const [way, tell] of Object.entries(ways)) {
      const failed = (error: unknown): void => log({ event: 'timers/way-failed', way, ...faultFacts(error) })
      try {
        void Promise.resolve(tell(session, ring)).catch(failed)
      } catch (error) {
        failed(error)
      }
    }
  }
}
