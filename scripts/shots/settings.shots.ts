import { join } from 'node:path'
import { test, expect } from '../../e2e/support/launch'
import { sevenClocks } from '../../tests/support/seven-clocks'
import { writeCampaign } from './campaign-file'
import { inEachLook } from './looks'

test('each part of the settings', async ({ launch, folder }, info) => {
  const path = join(folder, 'clocks.longroll')
  writeCampaign(path, sevenClocks())
  const longroll = await launch({ dataFolder: info.outputPath('data'), args: [path] })
  const { window: page } = longroll
  await expect(page.getByRole('region', { name: 'Sammy', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Campaign', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Settings…', exact: true }).click()
  const tabs = page.getByRole('tab')
  for (let i = 0; i < (await tabs.count()); i += 1) {
    await tabs.nth(i).click()
    const id = (await tabs.nth(i).innerText()).trim().toLowerCase().replaceAll(/\W+/g, '-')
    await inEachLook(longroll, `settings-${id}`)
  }
})
