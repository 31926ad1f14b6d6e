import { onBeforeUnmount, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import { afterPaint } from '../../ui/after-paint'

/** In milliseconds, also where the window never rests. */
const LATEST = 400

/** `now`: with the change. `next`: a frame later. `at-rest`: when the window has nothing else to do. */
export type When = 'now' | 'next' | 'at-rest'

/** A frame later, but at once while focus is in the element: what is used there may be gone. */
export const nextUnlessAt = (element: Readonly<Ref<HTMLElement | null>>) => (): When =>
  element.value?.contains(document.activeElement) === true ? 'now' : 'next'

/**
 * A value that may be drawn later than it changes. What the GM just did is drawn first; what that means for everything else a
 * frame later, which nobody sees, and for what nobody looks at when the window rests.
 *
 * @param when asked at each change, of the value as it is and as it is shown; watched
 */
export function late<T>(when: (now: T, shown: T) => When, get: () => T): Readonly<ShallowRef<T>> {
  let current = get()
  const shown = shallowRef(current)
  /** What is waited for, of `next` and `at-rest`. */
  let waits: When = 'now'
  let cancel = (): void => undefined

  function wait(until: When): void {
    cancel()
    waits = until
    if (until === 'next') {
      cancel = afterPaint(show)
    } else {
      const id = requestIdleCallback(show, { timeout: LATEST })
      cancel = () => cancelIdleCallback(id)
    }
  }
  function show(): void {
    if (waits !== 'now') cancel()
    waits = 'now'
    current = get()
    shown.value = current
  }
  watch(
    () => {
      const now = get()
      return [now, when(now, current)] as const
    },
    ([, urgency]) => {
      if (urgency === 'now') show()
      // What waits already is taken as it stands then, and is not put off by the next change.
      else if (waits === 'now' || (waits === 'at-rest' && urgency === 'next')) wait(urgency)
    },
  )
  onBeforeUnmount(() => {
    if (waits !== 'now') cancel()
  })
  return shown
}
