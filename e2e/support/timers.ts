import type { Locator, Page } from '@playwright/test'
import { expect } from './launch'

export const timers = (window: Page): Locator => window.getByRole('region', { name: 'Timers' })

/** Starts a timer in its dialog; `more` fills in what else it shall have. */
export async function startTimer(
  window: Page,
  label: string,
  after: string,
  more?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await window.keyboard.press('t')
  const dialog = window.getByRole('dialog')
  await dialog.getByLabel('What for').fill(label)
  await dialog.getByRole('textbox', { name: 'After' }).fill(after)
  await more?.(dialog)
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(timers(window)).toContainText(label)
}
