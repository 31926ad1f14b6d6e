import type { IpcMainInvokeEvent } from 'electron'
import type { Log } from '../platform/log'
import { answer, type Handlers } from './answer'
import type { Answering } from './register'
import { isOurWindow } from './sender'

export interface AnsweringParts<W> {
  readonly handlers: Handlers<W>
  /** Origins of our own pages. */
  readonly origins: readonly string[]
  /** The window that shows this page, by the id of its contents; null when it is none of ours. */
  readonly windowOf: (contents: number) => W | null
  readonly log: Log
}

/** Answers the requests of our own windows. Who asks is looked at before anything of what was asked. */
export function answering<W>({ handlers, origins, windowOf, log }: AnsweringParts<W>): Answering {
  const asking = (event: IpcMainInvokeEvent): W | null => {
    const window = windowOf(event.sender.id)
    const frame = event.senderFrame
    return isOurWindow({ frame, isInOurWindow: window !== null }, origins) ? window : null
  }
  return (name, raw, event) => answer(name, raw, asking(event), handlers, log)
}
