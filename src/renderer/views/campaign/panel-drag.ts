import { onBeforeUnmount, reactive, type Ref } from 'vue'

/** Where a dragged panel would go: beside another, or to the folded ones. */
export type DropPlace =
  { readonly type: 'beside'; readonly panel: string; readonly isBehind: boolean } | { readonly type: 'shelf' }

export interface PanelDrag {
  /** The panel that is being dragged; null: none. */
  panel: string | null
  place: DropPlace | null
  /** A line in the scrolled content where it would go, in pixels. */
  mark: { readonly left: number; readonly top: number; readonly width: number; readonly height: number } | null
}

const FARTHEST_OF_A_CLICK = 6
const NEAR_EDGE = 48
const SCROLL_STEP = 12
const MARK = 3

/**
 * Panels are dragged by their heads (`.who` within `[data-panel]`), with mouse or pen; a finger scrolls. Escape puts the
 * panel back. The list scrolls by itself when the pointer comes near its edge.
 */
export function usePanelDrag(
  scroller: Ref<HTMLElement | null>,
  dropped: (panel: string, place: DropPlace) => void,
): { readonly drag: Readonly<PanelDrag>; readonly begin: (event: PointerEvent) => void } {
  const drag = reactive<PanelDrag>({ panel: null, place: null, mark: null })
  let start: { readonly x: number; readonly y: number; readonly panel: string } | null = null
  let at = { x: 0, y: 0 }
  let frame = 0

  function begin(event: PointerEvent): void {
    const head = event.target instanceof Element ? event.target.closest('.who') : null
    const panel = head?.closest<HTMLElement>('[data-panel]')?.dataset['panel']
    if (panel === undefined || event.button !== 0 || event.pointerType === 'touch') return
    start = { x: event.clientX, y: event.clientY, panel }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', key, true)
  }

  function move({ clientX, clientY }: PointerEvent): void {
    if (start === null) return
    at = { x: clientX, y: clientY }
    const isFar = Math.hypot(clientX - start.x, clientY - start.y) > FARTHEST_OF_A_CLICK
    if (drag.panel === null && isFar) {
      drag.panel = start.panel
      frame = requestAnimationFrame(scroll)
    }
    if (drag.panel !== null) look()
  }

  function look(): void {
    const under = document.elementFromPoint(at.x, at.y)
    const box = under?.closest<HTMLElement>('[data-panel]') ?? null
    const panel = box?.dataset['panel']
    if (under !== null && under.closest('[data-shelf]') !== null) set({ type: 'shelf' }, null)
    else if (box === null || panel === undefined || panel === drag.panel) set(null, null)
    else beside(box, panel)
  }

  function beside(box: HTMLElement, panel: string): void {
    const list = scroller.value
    if (list === null) return
    const rect = box.getBoundingClientRect()
    const inner = list.getBoundingClientRect()
    // In one column panels stand below each other.
    const isColumn = rect.width > inner.width * 0.6
    const isBehind = isColumn ? at.y > rect.top + rect.height / 2 : at.x > rect.left + rect.width / 2
    const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0
    const left = rect.left - inner.left + list.scrollLeft
    const top = rect.top - inner.top + list.scrollTop
    const beyond = (gap + MARK) / 2
    set(
      { type: 'beside', panel, isBehind },
      isColumn
        ? { left, top: isBehind ? top + rect.height + beyond - MARK : top - beyond, width: rect.width, height: MARK }
        : { left: isBehind ? left + rect.width + beyond - MARK : left - beyond, top, width: MARK, height: rect.height },
    )
  }

  function set(place: DropPlace | null, mark: PanelDrag['mark']): void {
    drag.place = place
    drag.mark = mark
  }

  function scroll(): void {
    const list = scroller.value
    if (list === null || drag.panel === null) return
    const { top, bottom } = list.getBoundingClientRect()
    if (at.y < top + NEAR_EDGE) list.scrollBy(0, -SCROLL_STEP)
    else if (at.y > bottom - NEAR_EDGE) list.scrollBy(0, SCROLL_STEP)
    frame = requestAnimationFrame(scroll)
  }

  function drop(): void {
    const { panel, place } = drag
    // The click that ends a drag opens no menu.
    if (panel !== null) {
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, true), 0)
    }
    end()
    if (panel !== null && place !== null) dropped(panel, place)
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || drag.panel === null) return
    event.preventDefault()
    event.stopPropagation()
    end()
  }

  function end(): void {
    cancelAnimationFrame(frame)
    start = null
    drag.panel = null
    set(null, null)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', drop)
    window.removeEventListener('pointercancel', end)
    window.removeEventListener('keydown', key, true)
  }

  onBeforeUnmount(end)
  return { drag, begin }
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
