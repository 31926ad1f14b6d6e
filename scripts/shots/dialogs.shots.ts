import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { panel } from '../../e2e/support/campaigns'
import { expect, test } from '../../e2e/support/launch'
import { sevenClocks } from '../../tests/support/seven-clocks'
import { writeCampaign } from './campaign-file'
import { inEachLook } from './looks'

// What opens over the campaign window: by its key, or from the window's menu.

const byKey = [
  ['palette', 'Control+k'],
  ['keys', '?'],
  ['guide', 'F1'],
  ['log', 'Control+f'],
] as const
const byMenu = [
  ['players-see', 'What players see…'],
  ['people', 'Characters, helpers, opponents…'],
  ['presets', 'Presets…'],
  ['recap', 'Recap…'],
] as const

async function away(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('every dialog that a key or the menu opens', async ({ launch, folder }) => {
  const path = join(folder, 'clocks.longroll')
  writeCampaign(path, sevenClocks())
  const longroll = await launch({ args: [path] })
  const { window: page } = longroll
  await expect(panel(page, 'Sammy')).toBeVisible()
  for (const [name, key] of byKey) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toBeVisible()
    await inEachLook(longroll, name)
    await away(page)
  }
  for (const [name, item] of byMenu) {
    await page.getByRole('button', { name: 'Campaign', exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await inEachLook(longroll, name)
    await away(page)
  }
  await panel(page, 'Sammy').click({ button: 'right', position: { x: 60, y: 60 } })
  await expect(page.getByRole('menu')).toBeVisible()
  await inEachLook(longroll, 'context-menu')
})

test('the sample, and what players see of it', async ({ launch }, info) => {
  const longroll = await launch({ dataFolder: info.outputPath('data') })
  const { app, window: page } = longroll
  await page.getByRole('button', { name: /^Try the sample/ }).click()
  await expect(panel(page, 'Iko Tamm')).toBeVisible()
  await inEachLook(longroll, 'sample')
  const opened = app.waitForEvent('window')
  await page.keyboard.press('p')
  const tv = await opened
  await tv.waitForLoadState('load')
  await page.getByRole('button', { name: 'Campaign', exact: true }).click()
  await page.getByRole('menuitem', { name: 'What players see…' }).click()
  for (const everything of await page.getByRole('dialog').getByRole('button', { name: 'Everything' }).all())
    await everything.click()
  await tv.setViewportSize({ width: 1920, height: 1080 }).catch(() => undefined)
  await tv.waitForTimeout(400)
  await tv.screenshot({ path: join(import.meta.dirname, '../../docs/pictures/player-view.png') })
})
