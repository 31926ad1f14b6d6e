// A hand at the table is quicker than the eye: a key that is held, pressed twice, or a double click. The panel is another
// one by then, and the second press would roll, choose or let an hour pass that nobody asked for.

/** Below it, a second Enter was meant for what had focus before. */
const TWICE = 250

/** One for each panel. The two go to its capturing listeners. */
export function useSlips() {
  let last: { readonly at: number; readonly on: EventTarget | null } | null = null

  /** Enter acts once: not again while it is held, and not at once on what focus came to by it. */
  function entered(event: KeyboardEvent): void {
    const on = event.target
    const isTwice = last !== null && last.on !== on && event.timeStamp - last.at < TWICE
    if (!event.repeat) last = { at: event.timeStamp, on }
    if (!(on instanceof HTMLElement) || on.closest(':is(button, [role=button]):not(.icon)') === null) return
    // A menu is opened to pick from it, by a practised hand at once; opening one does nothing yet.
    if (event.repeat || (isTwice && on.closest('[role=menu], [aria-haspopup]') === null)) event.preventDefault()
  }

  /** A double click is one act. Throws are counted by clicks, as fast as they come. */
  function clicked(event: MouseEvent): void {
    if (event.detail < 2 || !(event.target instanceof Element)) return
    if (event.target.closest('.act:not([aria-keyshortcuts]) .btn:not(.icon)') === null) return
    event.preventDefault()
    event.stopPropagation()
  }

  return { entered, clicked }
}
