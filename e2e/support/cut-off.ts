import type { Page } from '@playwright/test'

/**
 * What cannot be read in a window as it stands: text that is cut off without saying so, and texts that lie over each other.
 * A text that ends in an ellipsis says so, and what scrolls can be scrolled to.
 */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5
    const shown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > SLACK &&
        height > SLACK &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('.sr-only, [popover]:not(:popover-open)') === null
      )
    }
    const name = (element: Element): string => {
      const at = element.closest('[aria-label]')?.getAttribute('aria-label') ?? ''
      const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)
      return `${element.tagName.toLowerCase()}.${element.classList.toString().replace(/\s+/g, '.')} “${text}” in “${at}”`
    }
    // Under a dialog nothing is to be read.
    const dialogs = [...document.querySelectorAll('dialog[open]')]
    const root = dialogs.at(-1) ?? document.body
    const all = [...root.querySelectorAll<HTMLElement>('*')].filter(shown)
    const found: string[] = []

    /** Whether something around it hides a part of it, and does not say so. */
    const hidden = (element: Element, rect: DOMRect): boolean => {
      let [isWide, isHigh] = [true, true]
      for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(at)
        const around = at.getBoundingClientRect()
        const says = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
        const cuts = (overflow: string): boolean =>
          (overflow === 'hidden' || overflow === 'clip') && (!(at instanceof SVGElement) || at instanceof SVGSVGElement)
        const beyondX = rect.left < around.left - SLACK || rect.right > around.right + SLACK
        const beyondY = rect.top < around.top - SLACK || rect.bottom > around.bottom + SLACK
        if ((isWide && beyondX && cuts(overflowX)) || (isHigh && beyondY && cuts(overflowY))) return !says
        // What scrolls can be scrolled to.
        if (overflowX === 'auto' || overflowX === 'scroll') isWide = false
        if (overflowY === 'auto' || overflowY === 'scroll') isHigh = false
      }
      return false
    }
    /** Of a line only the middle is ink. */
    const ink = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x, y + height * 0.2, width, height * 0.6)
    const ranges = (element: Element): readonly DOMRect[] =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
        .flatMap((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return [...range.getClientRects()].map(ink)
        })
    for (const element of all) {
      const isThing = element.matches('button, [role=button], input, select, textarea, svg')
      const rects = [...ranges(element), ...(isThing ? [element.getBoundingClientRect()] : [])]
      if (rects.some((rect) => hidden(element, rect))) found.push(`cut off: ${name(element)}`)
      const { overflowX } = getComputedStyle(element)
      const isSideways = overflowX === 'auto' && element.scrollWidth > element.clientWidth + SLACK
      // Nothing but what is meant to does.
      if (isSideways && element.closest('.timeline') === null) found.push(`scrolls sideways: ${name(element)}`)
    }

    /** The rectangles of an element's own text, as far as nothing around it hides them. */
    const texts = all.flatMap((element) =>
      ranges(element).flatMap((rect) => {
        let { left, top, right, bottom } = rect
        for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(at)
          const around = at.getBoundingClientRect()
          if (overflowX !== 'visible') [left, right] = [Math.max(left, around.left), Math.min(right, around.right)]
          if (overflowY !== 'visible') [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)]
        }
        return right - left > 2 && bottom - top > 2 ? [{ element, left, right, top, bottom }] : []
      }),
    )
    texts.forEach((one, i) => {
      for (const other of texts.slice(i + 1)) {
        if (one.element === other.element) continue
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        if (wide > 2 && high > 1) found.push(`lie over each other: ${name(one.element)} and ${name(other.element)}`)
      }
    })
    if (document.documentElement.scrollWidth > window.innerWidth) found.push('the window scrolls sideways')
    return [...new Set(found)]
  })
