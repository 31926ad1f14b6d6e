import type {} from '../src/renderer/bridge/window'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeCampaign } from '../scripts/shots/campaign-file'
import { panelStates } from '../tests/support/panel-states'
import { sevenClocks } from '../tests/support/seven-clocks'
import { violations } from './support/axe'
import { expect, test } from './support/launch'

// Axe over the windows of the real app: every state of every panel, in each theme. The dialogs have a file of their own.

const THEMES = ['dark', 'light', 'contrast'] as const

async function inEachTheme(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {}
  for (const theme of THEMES) {
    await page.evaluate((chosen) => window.longroll?.request('settings:set', { theme: chosen }), theme)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.className.split(' ').filter(Boolean)))
      .toEqual(theme === 'dark' ? [] : [theme])
    const wrong = await violations(page)
    if (wrong.length > 0) found[theme] = wrong
  }
  return found
}

for (const [name, make] of Object.entries({ 'seven clocks': sevenClocks, ...panelStates }))
  test(`axe finds nothing in the panels of ${name}`, async ({ launch, folder }) => {
    test.setTimeout(120_000)
    const path = join(folder, 'a.longroll')
    writeCampaign(path, make())
    const { window: page } = await launch({ args: [path] })
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
    expect(await inEachTheme(page)).toEqual({})
  })

test('axe finds nothing in the welcome window and the guide', async ({ longroll }) => {
  test.setTimeout(120_000)
  const { window: page } = longroll
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await inEachTheme(page)).toEqual({})
  await page.keyboard.press('F1')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await inEachTheme(page)).toEqual({})
})
