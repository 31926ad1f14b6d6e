import { onBeforeUnmount, onMounted, watch, type ShallowRef, type WatchSource } from 'vue'

/** Keeps the end of a list in view as lines come, for whoever is there. Called in a component's setup. */
export interface FollowedEnd {
  readonly isFollowed: () => boolean
  /** Sees where the list stands now: after each scroll. */
  readonly look: () => void
}

export interface FollowedList {
  readonly list: Readonly<ShallowRef<HTMLElement | null>>
  /** Whether the list's last line is the newest of all. */
  readonly isLast: () => boolean
  /** The line that is looked at, which may not leave the view for those that come. */
  readonly held: () => HTMLElement | null
  /** What the lines are drawn from. */
  readonly changed: WatchSource<unknown>
  /** The end is in view. */
  readonly reached: () => void
}

/** So near is there: a line's height is not always whole pixels, and nobody scrolls to the last of them. */
const NEAR = 40
/** The day's line, which stands at the top of the list over those that are scrolled away. */
const DAY = 32

/**
 * Whoever has the newest line in view keeps it in view; whoever has scrolled away stays. Call it after what else moves the list
 * with the same change: it goes last.
 */
export function followEnd({ list, isLast, held, changed, reached }: FollowedList): FollowedEnd {
  // As it was at the last look: lines that have come since have moved the end.
  let isFollowed = true

  function look(): void {
    const box = list.value
    isFollowed = isLast() && (box === null || box.scrollHeight - box.scrollTop - box.clientHeight < NEAR)
    if (isFollowed) reached()
  }
  function toEnd(): void {
    const box = list.value
    if (box === null || !isFollowed) return
    box.scrollTo({ top: box.scrollTop + Math.min(box.scrollHeight, roomAbove(held(), box)), behavior: 'instant' })
    look()
  }
  watch(changed, toEnd, { flush: 'post' })

  // A window of another height shows other lines.
  const resized = new ResizeObserver(toEnd)
  onMounted(() => {
    if (list.value !== null) resized.observe(list.value)
  })
  onBeforeUnmount(() => resized.disconnect())

  return { isFollowed: () => isFollowed, look }
}

/** How far a list can be scrolled on until a line comes to its top. */
function roomAbove(line: HTMLElement | null, box: HTMLElement): number {
  const stands = line?.getBoundingClientRect()
  const { top, bottom } = box.getBoundingClientRect()
  if (stands === undefined || stands.bottom <= top || stands.top >= bottom) return Infinity
  return Math.max(0, stands.top - top - DAY)
}
