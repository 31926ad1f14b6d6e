import type { Bridge } from '../../../contract/channels'
import { inWords } from '../../refused'
import type { Desk } from '../campaign/desk'

/** What is asked of main as it stands: it opens the system's dialogs itself. */
export type PlainRequest =
  | 'campaign:save-as'
  | 'campaign:duplicate'
  | 'campaign:move'
  | 'campaign:reveal'
  | 'campaign:export-script'
  | 'campaigns:import'
  | 'campaigns:open'
  | 'app:copy-diagnostics'

/** Asks it; a refusal is shown above the panels. */
export const asking =
  (bridge: Bridge, desk: Desk) =>
  (request: PlainRequest): void => {
    void bridge.request(request, null).then((reply) => {
      desk.refused.value = reply.ok ? null : inWords(reply.error)
    })
  }
