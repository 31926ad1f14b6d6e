import type { Reply, RequestName, Requests } from '../../contract/channels'
import type { AppError } from '../../contract/errors'
import { immodestAt } from '../../contract/modest-json'
import { inputSchemas } from '../../contract/schemas'
import { fail, type Result } from '../../rules/core/result'
import { faultFacts, type Log } from '../platform/log'

/** What answers each request. `W` is the window that asks. A request without a handler does not compile. */
export type Handlers<W> = {
  readonly [K in RequestName]: (
    input: Requests[K]['input'],
    window: W,
  ) => Result<Requests[K]['output'], AppError> | Promise<Result<Requests[K]['output'], AppError>>
}

/**
 * Answers one request: only to our own windows, only in the right shape. A handler that throws has a bug; the window is
 * told so, and nothing of the error but its code.
 *
 * @param window the window that asks, or null when it is none of ours
 */
export async function answer<K extends RequestName, W>(
  name: K,
  raw: unknown,
  window: W | null,
  handlers: Handlers<W>,
  log: Log,
): Promise<Reply<K>> {
  if (window === null) {
    log({ event: 'ipc/foreign-sender', request: name })
    return fail({ code: 'ipc/foreign-sender' })
  }
  const badShape = (at: string): Reply<K> => {
    log({ event: 'ipc/bad-shape', request: name, at })
    return fail({ code: 'ipc/bad-shape', request: name, at })
  }
  const immodest = immodestAt(raw)
  if (immodest !== null) return badShape(immodest)
  const parsed = inputSchemas[name].safeParse(raw)
  if (!parsed.success) return badShape(parsed.error.issues[0]?.path.map(String).join('.') ?? '')
  try {
    return await handlers[name](parsed.data, window)
  } catch (error) {
    log({ event: 'app/failed', request: name, ...faultFacts(error) })
    return fail({ code: 'app/failed', request: name })
  }
}
