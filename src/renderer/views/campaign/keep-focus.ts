/** Focus is never left nowhere: it goes to what is to be done in the panel whose turn it is, otherwise to the panels. */
export function keepFocus(): void {
  const { activeElement } = document
  if (activeElement !== null && activeElement !== document.body) return
  const home = document.querySelector<HTMLElement>('main[data-home]')
  const panel = home?.querySelector<HTMLElement>('.turn[data-home]') ?? home?.querySelector<HTMLElement>('[data-home]')
  const act = panel?.querySelector<HTMLElement>('[data-act]:not(:disabled, [aria-disabled=true])')
  ;(act ?? panel ?? home)?.focus()
}
