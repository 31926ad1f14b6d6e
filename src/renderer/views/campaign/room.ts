import { onBeforeUnmount, onMounted, type Ref } from 'vue'

/**
 * How high the place for the panels is, as style queries ask for it: at most so many rem.
 *
 * A container of a size would know it too, but then all that is in it is laid out anew whenever the place changes by a
 * pixel: with each alarm that comes or goes, all sixty panels.
 */
const LEVELS = {
  '--room-50': 50,
  '--room-48': 48.25,
  '--room-44': 44,
  '--room-40': 40,
  '--room-36': 36,
  '--room-35': 34.75,
} as const

const levels = Object.entries(LEVELS)

/** Says it in the element's own style, and only what changed: whatever is drawn anew there touches no style. */
export function useRoom(element: Readonly<Ref<HTMLElement | null>>): void {
  const observer = new ResizeObserver(([entry]) => {
    const style = element.value?.style
    if (entry === undefined || style === undefined) return
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    // In rem, without padding.
    const height = entry.contentRect.height / rem
    for (const [level, most] of levels) {
      const is = height <= most ? '1' : '0'
      if ((style.getPropertyValue(level) || '0') !== is) style.setProperty(level, is)
    }
  })
  onMounted(() => {
    if (element.value !== null) observer.observe(element.value)
  })
  onBeforeUnmount(() => observer.disconnect())
}
