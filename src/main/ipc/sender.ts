/** A frame as Electron describes it, as far as it is asked. */
export interface Frame {
  readonly url: string
  readonly parent: unknown
}

export interface Sender {
  /** Null when the frame is gone by now. */
  readonly frame: Frame | null
  /** The page is in a window that Longroll opened. */
  readonly isInOurWindow: boolean
}

/**
 * Whether a request comes from the main frame of one of our windows, showing our own pages. Whatever cannot be told is
 * no.
 *
 * @param origins of our own pages, as `scheme://host`
 */
export function isOurWindow({ frame, isInOurWindow }: Sender, origins: readonly string[]): boolean {
  if (!isInOurWindow || frame === null || frame.parent !== null) return false
  // Every command waits for this. Taking an address apart takes longer than all else here, and none that begins so has another.
  return origins.some((origin) => frame.url === origin || frame.url.startsWith(`${origin}/`))
}

/** Like `URL.origin`, which knows no schemes of our own. Nothing is the origin of what is no address. */
export function originOf(address: string): string {
  if (!URL.canParse(address)) return ''
  const url = new URL(address)
  return url.username === '' && url.password === '' ? `${url.protocol}//${url.host}` : ''
}
