import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/components'
import type { Step } from './campaign'

// What tests of the log's own page share.

export const note = (text: string, more: object = {}): Step => ({ do: 'note.add', with: { text, ...more } })
export const hay = (count: number): readonly Step[] => Array.from({ length: count }, (_, i) => note(`Hay ${i + 1}.`))

export async function openLog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Search the log' }).click()
  const dialog = page.getByRole('dialog', { name: 'What happened' })
  await expect(dialog.getByLabel('Search', { exact: true })).toBeFocused()
  return dialog
}
export const lines = (dialog: Locator): Locator => dialog.locator('[data-entry]')
export const here = (dialog: Locator): Locator => dialog.locator('[data-entry][aria-current=true]')
