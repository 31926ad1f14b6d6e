import type { Place } from './window-place'

/** A display that is there now. */
export interface DisplaySeen {
  readonly id: number
  readonly bounds: Place
  readonly workArea: Place
}

/** Where the player view was last. */
export interface PlayerPlace {
  readonly display: number
  readonly isFull: boolean
  /** As a window. */
  readonly bounds: Place
}

const USUAL = { width: 1280, height: 720 }

/**
 * Where the player view opens: where it was, if that is a display beside the GM's and still there; otherwise on the first one
 * beside it, full screen; with one display alone as a window. It never fills the GM's own.
 *
 * @param home the display of the GM's window
 */
export function placeForPlayers(
  last: PlayerPlace | null,
  displays: readonly DisplaySeen[],
  home: number,
): PlayerPlace | null {
  const others = displays.filter(({ id }) => id !== home)
  const known = others.find(({ id }) => id === last?.display)
  if (last !== null && known !== undefined)
    return { display: known.id, isFull: last.isFull, bounds: within(last.bounds, known.workArea) }
  const other = others[0]
  if (other !== undefined) return { display: other.id, isFull: true, bounds: within(null, other.workArea) }
  const only = displays[0]
  if (only === undefined) return null
  const bounds = within(last?.display === only.id ? last.bounds : null, only.workArea)
  return { display: only.id, isFull: false, bounds }
}

/** Where it was, moved and cut to what is there; the first time at the lower right, where it hides least. */
function within(place: Place | null, area: Place): Place {
  const width = Math.min(place?.width ?? USUAL.width, area.width)
  const height = Math.min(place?.height ?? USUAL.height, area.height)
  const right = area.x + area.width - width
  const bottom = area.y + area.height - height
  return {
    x: Math.max(area.x, Math.min(place?.x ?? right, right)),
    y: Math.max(area.y, Math.min(place?.y ?? bottom, bottom)),
    width,
    height,
  }
}
