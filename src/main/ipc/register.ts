import { ipcMain, type IpcMainInvokeEvent } from 'electron'
import { requestNames } from '../../contract/channels'
import type { Log } from '../platform/log'
import { answer, type Handlers } from './answer'
import { isOurWindow } from './sender'

export interface Register<W> {
  readonly handlers: Handlers<W>
  /** Origins of our own pages. */
  readonly origins: readonly string[]
  /** The window that shows this page, by the id of its contents; null when it is none of ours. */
  readonly windowOf: (contents: number) => W | null
  readonly log: Log
}

/** Listens to every request of the contract, and to nothing else. */
export function registerRequests<W>({ handlers, origins, windowOf, log }: Register<W>): void {
  const asking = (event: IpcMainInvokeEvent): W | null => {
    const window = windowOf(event.sender.id)
    const frame = event.senderFrame
    return isOurWindow({ frame, isInOurWindow: window !== null }, origins) ? window : null
  }
  for (const name of requestNames) {
    ipcMain.handle(name, (event, raw: unknown) => answer(name, raw, asking(event), handlers, log))
  }
}
