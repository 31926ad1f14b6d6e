import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/components'
import { begin, panel, play, sammy } from './campaign'

// Longroll's own settings: every part by keyboard, and that each holds at once.

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Campaign', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Settings…', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
}

test('its parts are reached by arrow keys, and axe finds nothing in any', async ({ open }) => {
  const page = await open()
  await openSettings(page)
  const tabs = page.getByRole('tab')
  await expect(tabs.first()).toBeFocused()
  for (let i = 0; i < (await tabs.count()); i += 1) {
    await expect(tabs.nth(i)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName((await tabs.nth(i).innerText()).trim())
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('dialog').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.keyboard.press('ArrowDown')
  }
  await expect(tabs.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Campaign', exact: true })).toBeFocused()
})

test('a table that throws its dice finds typing nearer, and the count first', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin(), { do: 'clock.advance', with: { by: '30m' } })
  const sammys = panel(page, 'Sammy')
  const [roll, enter] = [
    sammys.getByRole('button', { name: 'Roll' }),
    sammys.getByRole('button', { name: 'Enter dice' }),
  ]
  await expect(roll).toHaveClass(/turn/)
  await expect(enter).not.toHaveClass(/turn/)
  /** They keep their order; the nearer one may be the wider. */
  const rollComesFirst = async (): Promise<boolean> =>
    ((await roll.boundingBox())?.x ?? Infinity) < ((await enter.boundingBox())?.x ?? -Infinity)
  expect(await rollComesFirst()).toBe(true)
  await openSettings(page)
  await page.getByRole('tab', { name: 'Dice' }).click()
  await page.getByText('thrown on the table').click()
  await page.getByText('the count or total').click()
  await page.keyboard.press('Escape')
  await expect(enter).toHaveClass(/turn/)
  await expect(roll).not.toHaveClass(/turn/)
  expect(await rollComesFirst()).toBe(true)
  await enter.click()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(sammys).toContainText('2 of 7')
  await expect(enter).toBeFocused()
})

test('where everything lies is told, and new backups go elsewhere when the GM says so', async ({ open }) => {
  const page = await open()
  await openSettings(page)
  await page.getByRole('tab', { name: 'Files and backups' }).click()
  const backups = page.getByRole('region', { name: 'New backups go to' })
  await expect(backups).toContainText('/data/longroll/backups')
  await backups.getByRole('button', { name: 'Another folder…' }).click()
  await expect(backups).toContainText('/games/backups')
  await page.getByLabel('At most for each campaign, in MB').fill('800')
  await page.keyboard.press('Escape')
  await openSettings(page)
  await page.getByRole('tab', { name: 'Files and backups' }).click()
  await expect(page.getByLabel('At most for each campaign, in MB')).toHaveValue('800')
})
