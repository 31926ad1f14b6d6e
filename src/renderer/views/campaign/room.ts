import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

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

type Level = keyof typeof LEVELS
type Room = Readonly<Record<Level, 0 | 1>>

/** @returns styles for the element */
export function useRoom(element: Readonly<Ref<HTMLElement | null>>): Readonly<Ref<Room>> {
  const room = ref(roomOf(Infinity))
  const observer = new ResizeObserver(([entry]) => {
    if (entry === undefined) return
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const now = roomOf(entry.contentRect.height / rem)
    if (levels.some((level) => now[level] !== room.value[level])) room.value = now
  })
  onMounted(() => {
    if (element.value !== null) observer.observe(element.value)
  })
  onBeforeUnmount(() => observer.disconnect())
  return room
}

const levels = Object.keys(LEVELS) as readonly Level[]

/** @param height in rem, without padding */
const roomOf = (height: number): Room =>
  Object.fromEntries(levels.map((level) => [level, height <= LEVELS[level] ? 1 : 0])) as Room
