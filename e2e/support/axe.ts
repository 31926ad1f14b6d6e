import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds wrong with a page, or with a part of it: names, roles, contrast, landmarks. */
export async function violations(page: Page, part?: string): Promise<readonly string[]> {
  // Figures that are worked out anew are dimmed for a moment, and fade in: that is no look that stays.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.querySelector('[aria-busy="true"], strong.old') === null &&
          document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
      ),
    )
    .toBe(true)
  // Legacy mode: Electron opens no second page for axe to finish in.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations: found } = await (part === undefined ? axe : axe.include(part)).analyze()
  return found.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
