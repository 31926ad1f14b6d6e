/**
 * Focus is never left nowhere: it goes to what is to be done in the panel where it was, then in the one whose turn it is,
 * otherwise to the panels.
 *
 * @param was the panel that had focus, if one had
 */
export function keepFocus(was: HTMLElement | null): void {
  const { activeElement } = document
  if (activeElement !== null && activeElement !== document.body) return
  const home = document.querySelector<HTMLElement>('main[data-home]')
  const panel =
    (was?.isConnected === true ? was : null) ??
    home?.querySelector<HTMLElement>('.turn[data-home]') ??
    home?.querySelector<HTMLElement>('[data-home]')
  const act = panel?.querySelector<HTMLElement>('[data-act]:not(:disabled, [aria-disabled=true])')
  ;(act ?? panel ?? home)?.focus()
}

const panelOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('main [data-home]') : null

/** The panel that has focus. */
export const panelWithFocus = (): HTMLElement | null => panelOf(document.activeElement)

/** For a field outside the panels, which keeps focus after Enter: back to the panel that one came from, to go on with the keys. */
export function wayBack(): {
  readonly came: (event: FocusEvent) => void
  readonly leave: (field: HTMLElement) => void
} {
  let from: HTMLElement | null = null
  return {
    came: ({ relatedTarget }) => (from = panelOf(relatedTarget)),
    leave: (field) => {
      field.blur()
      keepFocus(from)
    },
  }
}
