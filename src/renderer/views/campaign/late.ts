import { onBeforeUnmount, shallowRef, watch, type ShallowRef } from 'vue'

/** At the latest, also where the window never rests. */
const LATEST = 400

/**
 * A value that waits while nobody sees it: what is in sight is drawn first, and everything else when the window rests, one
 * piece after the other.
 *
 * @param isInSight asked when the value changes, and watched
 */
export function lateUnless<T>(isInSight: () => boolean, get: () => T): Readonly<ShallowRef<T>> {
  const shown = shallowRef(get())
  let waiting: number | null = null
  function catchUp(): void {
    if (waiting !== null) cancelIdleCallback(waiting)
    waiting = null
    shown.value = get()
  }
  watch([get, isInSight], ([, inSight]) => {
    if (inSight) catchUp()
    else waiting ??= requestIdleCallback(catchUp, { timeout: LATEST })
  })
  onBeforeUnmount(() => {
    if (waiting !== null) cancelIdleCallback(waiting)
  })
  return shown
}
