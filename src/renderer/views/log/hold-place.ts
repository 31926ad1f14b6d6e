import { watch, type ShallowRef, type WatchSource } from 'vue'

/** Holds what is read in its place while lines come before or behind it. Called in a component's setup. */
export interface HeldPlace {
  /** While `work` goes on, the first line in view stays where it stands, whatever it changes. */
  readonly during: (work: () => Promise<void>) => Promise<void>
}

/**
 * @param list what is scrolled
 * @param lines which elements within it are lines
 * @param changed what the lines are drawn from
 */
export function holdPlace(
  list: Readonly<ShallowRef<HTMLElement | null>>,
  lines: string,
  changed: WatchSource<unknown>,
): HeldPlace {
  let anchor: { readonly line: HTMLElement; readonly top: number } | null = null
  let isHeld = false

  function remember(): void {
    const box = list.value
    if (!isHeld || box === null) return
    const { top } = box.getBoundingClientRect()
    const line = [...box.querySelectorAll<HTMLElement>(lines)].find((one) => one.getBoundingClientRect().bottom > top)
    anchor = line === undefined ? null : { line, top: line.getBoundingClientRect().top }
  }
  function stay(): void {
    if (anchor?.line.isConnected === true && list.value !== null) {
      list.value.scrollTop += anchor.line.getBoundingClientRect().top - anchor.top
    }
    anchor = null
  }
  watch(changed, remember, { flush: 'pre' })
  watch(changed, stay, { flush: 'post' })

  return {
    during: async (work) => {
      isHeld = true
      await work()
      isHeld = false
    },
  }
}
