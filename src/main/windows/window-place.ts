/** A rectangle on the desktop, in device-independent pixels. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface WindowPlace extends Place {
  readonly isMaximized: boolean
  /** The display it was on, by `displayKey`. */
  readonly display: string
}

/** A display as it is known again: the same one with another resolution is another place to be. */
export const displayKey = (id: number, size: Pick<Place, 'width' | 'height'>): string =>
  `${id}/${size.width}x${size.height}`

const MOST_PLACES = 8

/** With this one first, and one for each display. */
export const withPlace = (all: readonly WindowPlace[], place: WindowPlace): readonly WindowPlace[] =>
  [place, ...all.filter(({ display }) => display !== place.display)].slice(0, MOST_PLACES)

/** The last place on a display that is there now: at the table's second screen as it was there, at the laptop as there. */
export const lastPlace = (all: readonly WindowPlace[], displays: readonly string[]): WindowPlace | null =>
  all.find(({ display }) => displays.includes(display)) ?? all[0] ?? null

export const SMALLEST = { width: 1024, height: 700 }
export const USUAL = { width: 1440, height: 900 }

/** As much of a window's top as a hand needs to take hold of it. */
const HOLD = { width: 120, height: 40 }

/**
 * Where to open a window: where it was, if it can be seen and taken hold of there; otherwise the system chooses. Never
 * larger than the screen.
 *
 * @param areas work areas of the displays that are there now, the main one first
 */
export function placeFor(last: Place | null, areas: readonly Place[]): Partial<Place> {
  const main = areas[0]
  const home = last === null ? undefined : areas.find((area) => canBeHeld(last, area))
  const area = home ?? main
  const size = last ?? USUAL
  const fitted = {
    width: Math.max(SMALLEST.width, Math.min(size.width, area?.width ?? size.width)),
    height: Math.max(SMALLEST.height, Math.min(size.height, area?.height ?? size.height)),
  }
  return home === undefined || last === null ? fitted : { x: last.x, y: last.y, ...fitted }
}

function canBeHeld(place: Place, area: Place): boolean {
  const width = Math.min(place.x + place.width, area.x + area.width) - Math.max(place.x, area.x)
  return width >= HOLD.width && place.y >= area.y && place.y + HOLD.height <= area.y + area.height
}
