/*
  The keys of a `<div role="button">`, for what gives a command (ActButton). Not a `<button>`: the browser's own style sheet has
  a rule for `button:active`, so that letting go of one changes a style, for which a frame is drawn at once. The answer, three
  milliseconds later, would have to wait for the next. Where nothing changes before it, the answer's is the first frame.
*/

/** The one on which the space bar went down. */
let held: HTMLElement | null = null

/** Enter acts when it goes down, the space bar when it is let go, as with a `<button>`; a held key acts once. */
export function quickKeydown(event: KeyboardEvent): void {
  const { currentTarget: button } = event
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
  if (!(button instanceof HTMLElement) || event.target !== button) return
  if (event.key === 'Enter') {
    // What has focus by then, such as a dialog that opens, hears nothing of this key.
    event.preventDefault()
    if (!event.repeat) button.click()
  } else if (event.key === ' ') {
    // Nor is anything scrolled.
    event.preventDefault()
    if (event.repeat) return
    held = button
    button.addEventListener('blur', () => (held = null), { once: true })
  }
}

/** Goes with `quickKeydown`; let go elsewhere, the space bar does nothing. */
export function quickKeyup(event: KeyboardEvent): void {
  const { currentTarget: button } = event
  if (event.key !== ' ' || !(button instanceof HTMLElement) || button !== held) return
  held = null
  event.preventDefault()
  button.click()
}
