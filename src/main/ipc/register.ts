import { ipcMain, type IpcMainInvokeEvent } from 'electron'
import { requestNames, type RequestName } from '../../contract/channels'

/** Answers one request, or refuses it: see `answering.ts`. */
export type Answering = (name: RequestName, raw: unknown, event: IpcMainInvokeEvent) => Promise<unknown>

/**
 * Listens to every request of the contract, and to nothing else.
 *
 * @param ready what answers: the first window may be asking while the rest of the application is still being loaded
 */
export function registerRequests(ready: Promise<Answering>): void {
  let answer: Answering = async (...asked) => (await ready)(...asked)
  void ready.then((answering) => (answer = answering))
  for (const name of requestNames) {
    ipcMain.handle(name, (event, raw: unknown) => answer(name, raw, event))
  }
}
