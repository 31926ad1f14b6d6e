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
  let anchors: { readonly line: HTMLElement; readonly top: number }[] = []
  /** Several may be at work at once. */
  let works = 0

  function remember(): void {
    const box = list.value
    if (works === 0 || box === null) return
    const view = box.getBoundingClientRect()
    anchors = []
    for (const line of box.querySelectorAll<HTMLElement>(lines)) {
      const { top, bottom } = line.getBoundingClientRect()
      // They stand in order: nothing below the view is measured.
      if (top >= view.bottom) break
      if (bottom > view.top) anchors.push({ line, top })
    }
  }
  function stay(): void {
    // The first of them may be one that goes: then the next stays.
    const anchor = anchors.find(({ line }) => line.isConnected)
    if (anchor !== undefined && list.value !== null) {
      list.value.scrollTop += anchor.line.getBoundingClientRect().top - anchor.top
    }
    anchors = []
  }
  watch(changed, remember, { flush: 'pre' })
  watch(changed, stay, { flush: 'post' })

  return {
    during: async (work) => {
      works += 1
      await work()
      works -= 1
    },
  }
}
