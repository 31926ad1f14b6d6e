import { nextTick, onBeforeUnmount, onMounted, watch, type Ref } from 'vue'

/**
 * The size of all that is read from across a room: it follows the window, so that a large screen does not show more but
 * larger, and the GM's text scale. Where all would not fit it is made smaller until it does; nothing is ever cut off.
 *
 * @param content what changes when it must be fitted anew
 */
export function fitToWindow(box: Readonly<Ref<HTMLElement | null>>, scale: () => number, content: () => unknown): void {
  const root = document.documentElement
  const fit = (): void => {
    const one = Math.min(window.innerWidth * 0.011112, window.innerHeight * 0.019754) * (scale() / 100)
    for (let share = 1; share >= SMALLEST; share -= STEP) {
      root.style.fontSize = `${(one * share).toFixed(3)}px`
      if (box.value === null || fits(box.value)) return
    }
  }
  const later = (): void => void nextTick(fit)
  watch([content, scale], later)
  // Other words are of other lengths; they stand there when the language of the page is said.
  const words = new MutationObserver(later)
  onMounted(() => {
    fit()
    words.observe(root, { attributeFilter: ['lang'] })
    window.addEventListener('resize', fit)
    void document.fonts.ready.then(fit)
  })
  onBeforeUnmount(() => {
    words.disconnect()
    window.removeEventListener('resize', fit)
  })
}

const STEP = 0.04
const SMALLEST = 0.24

const fits = (box: HTMLElement): boolean =>
  [box, ...box.querySelectorAll<HTMLElement>('[data-fits]')].every(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1,
  )
