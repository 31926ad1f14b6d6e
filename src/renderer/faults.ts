import type { App } from 'vue'
import type { Bridge } from '../contract/channels'
import { faultName, framesOf } from '../contract/faults'

/** Tells main of every error that nothing in the page answers for: its name and where it was, never its words. */
export function tellFaults(app: Pick<App, 'config'>, bridge: Bridge): void {
  const tell = (error: unknown): void => {
    bridge.request('app:fault', { fault: faultName(error), frames: framesOf(error) }).catch(() => undefined)
  }
  // Vue would only write it to the console; as an error of the page it is heard below, and by tests.
  app.config.errorHandler = (error) => reportError(error)
  window.addEventListener('error', ({ error }) => tell(error))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}
