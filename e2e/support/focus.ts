import type { Page } from '@playwright/test'

/** What is wrong with where focus is: nowhere, on something unseen, behind a dialog, or without a ring. Null: nothing. */
const wrongNow = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body) return 'focus is nowhere'
    const name = `${at.tagName.toLowerCase()} “${(at.ariaLabel ?? at.textContent).trim().slice(0, 40)}”`
    const { width, height } = at.getBoundingClientRect()
    if (!at.checkVisibility({ visibilityProperty: true }) || width === 0 || height === 0) return `${name} is not seen`
    const dialog = document.querySelector('dialog[open]')
    if (dialog !== null && !dialog.contains(at)) return `${name} is behind the dialog`
    if (!at.matches(':focus-visible')) return `${name} does not show that it has focus`
    // Where a field has a frame with more in it, the frame has the ring.
    const shows = (element: HTMLElement | null, up: number): boolean => {
      if (element === null || up < 0) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true
      if (boxShadow.includes('inset') && element.matches(':focus-within') && element.matches('.search')) return true
      return shows(element.parentElement, up - 1)
    }
    return shows(at, 3) ? null : `${name} has no ring`
  })

/** Given a moment: what had focus goes with the frame that is drawn next. */
export async function wrongWithFocus(page: Page): Promise<string | null> {
  const end = Date.now() + 1_500
  // It must stay, too: something later may still take it away.
  for (let good = 0; ;) {
    const wrong = await wrongNow(page)
    good = wrong === null ? good + 1 : 0
    if (good === 3) return null
    if (Date.now() > end) return wrong
    await page.waitForTimeout(30)
  }
}
