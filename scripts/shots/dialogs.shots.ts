import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { panel } from '../../e2e/support/campaigns'
import { dialogOpeners } from '../../e2e/support/dialogs'
import { expect, test } from '../../e2e/support/launch'
import { sevenClocks } from '../../tests/support/seven-clocks'
import { writeCampaign } from './campaign-file'
import { inEachLook } from './looks'

// What opens over the campaign window.

async function away(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('every dialog, one after another', async ({ launch, folder }) => {
  const path = join(folder, 'clocks.longroll')
  writeCampaign(path, sevenClocks())
  const longroll = await launch({ args: [path] })
  const { window: page } = longroll
  await expect(panel(page, 'Sammy')).toBeVisible()
  for (const [name, open] of Object.entries(dialogOpeners)) {
    await page.keyboard.press('1')
    await open(page)
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await inEachLook(longroll, `dialog-${name}`)
    await away(page)
  }
  await panel(page, 'Sammy').click({ button: 'right', position: { x: 60, y: 60 } })
  await expect(page.getByRole('menu')).toBeVisible()
  await inEachLook(longroll, 'context-menu')
})

test('a beginning and a roll that are put right, and an alarm over the log', async ({ launch, folder }) => {
  const path = join(folder, 'clocks.longroll')
  writeCampaign(path, sevenClocks())
  const longroll = await launch({ args: [path] })
  const { window: page } = longroll
  const steps = [
    ['began', /begins: /],
    ['rolled', /success/],
  ] as const
  for (const [name, words] of steps) {
    await page.keyboard.press('Control+f')
    const line = page.locator('dialog[open] [data-entry]').filter({ hasText: words }).first()
    await line.getByRole('button').first().click()
    await line.getByRole('button', { name: 'Correct…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Correct' })
    await expect(dialog).toBeVisible()
    await inEachLook(longroll, `correct-${name}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    if ((await page.getByRole('dialog').count()) > 0) await away(page)
  }
  // Given with no field in sight, as a timer rings: by another hand.
  await page.keyboard.press('Control+f')
  await page.evaluate(() =>
    window.longroll?.request('campaign:run', { do: 'clock.advance', with: { by: '1h' }, seen: 1e9 }),
  )
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Alarms' })).toBeVisible()
  await inEachLook(longroll, 'alarm-over-log')
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
