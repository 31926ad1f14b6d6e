import type { Page } from '@playwright/test'

/** What a screen reader would have said of its own accord. */
export interface Heard {
  readonly how: 'polite' | 'assertive'
  readonly words: string
}

/**
 * Listens to a page as a screen reader does: to live regions that stood there before their words changed, and to alerts also
 * when they appear. What lies behind an open dialog is mute. Lasts until the page is loaded anew.
 * @returns what was said since the last time, once nothing more comes; nothing of before
 */
export async function listen(page: Page): Promise<() => Promise<readonly Heard[]>> {
  await page.evaluate(() => {
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"], [role="log"]'
    const ALERT = '[role="alert"], [aria-live="assertive"]'
    const heard: { how: 'polite' | 'assertive'; words: string }[] = []
    const known = new Set<Element>(document.querySelectorAll(LIVE))
    const isMute = (region: Element): boolean => {
      const top = [...document.querySelectorAll('dialog:modal')].at(-1)
      return (top !== undefined && !top.contains(region)) || !region.checkVisibility()
    }
    const wordsOf = (node: Element): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim()
    const say = (region: Element): void => {
      const words = wordsOf(region)
      if (words !== '' && !isMute(region)) heard.push({ how: region.matches(ALERT) ? 'assertive' : 'polite', words })
    }
    new MutationObserver((changes) => {
      const changed = new Set<Element>()
      for (const { target, addedNodes, type } of changes) {
        if (type === 'childList' && addedNodes.length === 0) continue
        const at = target instanceof Element ? target : target.parentElement
        const region = at?.closest(LIVE)
        if (region && known.has(region)) changed.add(region)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          for (const fresh of [node, ...node.querySelectorAll('*')]) {
            if (!fresh.matches(LIVE) || known.has(fresh)) continue
            known.add(fresh)
            if (fresh.matches('[role="alert"]')) changed.add(fresh)
          }
        }
      }
      changed.forEach(say)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { takeHeard: () => heard.splice(0) })
  })
  const heard = async (): Promise<readonly Heard[]> => {
    // Longer than the window waits for more of what is typed.
    await page.waitForTimeout(700)
    return page.evaluate(() => (window as unknown as { takeHeard: () => Heard[] }).takeHeard())
  }
  await heard()
  return heard
}
