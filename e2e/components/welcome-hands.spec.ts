import type { Page } from '@playwright/test'
import { expect, test, type OpenOptions } from '../support/components'
import { violations } from '../support/axe'

// The window without a campaign: palette, sheet and settings from the same registry of acts.

const palette = (page: Page) => page.getByRole('dialog', { name: /^(Commands|Befehle)$/ })
const options = (page: Page) => palette(page).getByRole('option')

/** The window hears keys once it is there. */
async function welcome(open: (options: OpenOptions) => Promise<Page>, size: Partial<OpenOptions> = {}): Promise<Page> {
  const page = await open({ address: '?welcome', ...size })
  await expect(page.getByRole('button', { name: 'New campaign' })).toBeFocused()
  return page
}
async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
}

test('the palette offers what a window without a campaign can do, and what was played lately', async ({ open }) => {
  const page = await welcome(open)
  await openPalette(page)
  await expect(options(page).filter({ hasText: 'Open The Seven Clocks' })).toBeVisible()
  for (const name of ['Try the sample', 'New campaign…', 'Open…', 'Import a script…', 'Settings…', 'Guide'])
    await expect(options(page).filter({ hasText: name }).first()).toBeVisible()
  // Nothing of a campaign's.
  await expect(options(page).filter({ hasText: /^(Undo|Roll|New character|Save to the file)/ })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'New campaign' })).toBeFocused()

  await openPalette(page)
  await page.keyboard.type('new camp')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('What is it called?')).toBeFocused()
})

test('the language is chosen there, and all is said in it at once', async ({ open }) => {
  const page = await welcome(open)
  await openPalette(page)
  await page.keyboard.type('deutsch')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Neue Kampagne' })).toBeVisible()
  await openPalette(page)
  await expect(options(page).filter({ hasText: 'Sprache: Englisch (English)' })).toBeVisible()
  await expect(options(page).filter({ hasText: 'Sprache: Deutsch' })).toHaveCount(0)
})

test('? shows the shortcuts, from there they are changed, and the changed one works at once', async ({ open }) => {
  const page = await welcome(open)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.getByText('Enter only the count')).toBeVisible()
  await sheet.getByRole('button', { name: 'Change shortcuts…' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await expect(settings.getByRole('tab', { name: 'Keyboard' })).toHaveAttribute('aria-selected', 'true')
  expect(await violations(page)).toEqual([])
  await settings.getByRole('button', { name: 'Change the shortcut of Commands…, now Ctrl K' }).click()
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await page.keyboard.press('F8')
  await expect(palette(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Settings…' }).click()
  await expect(settings.getByRole('tab', { name: 'Look' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Settings…' })).toBeFocused()
})

for (const [width, height] of [
  [1440, 900],
  [1024, 700],
] as const)
  test(`it looks as it should at ${width} × ${height}`, async ({ open }) => {
    const page = await welcome(open, { width, height })
    await expect(page.getByRole('button', { name: 'Commands…' })).toBeInViewport({ ratio: 1 })
    await page.screenshot({ path: `test-results/welcome-${width}.png` })
    await openPalette(page)
    await expect(options(page).first()).toBeVisible()
    await page.screenshot({ path: `test-results/welcome-palette-${width}.png` })
  })
