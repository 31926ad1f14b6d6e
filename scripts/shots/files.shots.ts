import type {} from '../../src/renderer/bridge/window'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, expect, type Longroll } from '../../e2e/support/launch'
import { sevenClocks } from '../../tests/support/seven-clocks'
import { addCharacter } from '../../e2e/support/campaigns'
import { writeCampaign } from './campaign-file'
import { inEachLook } from './looks'

async function choose({ window }: Longroll, item: string): Promise<void> {
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: item }).click()
}

test('the file, its backups, a conflict, and a file that does not open', async ({ launch, folder }, info) => {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'The Seven Clocks.longroll')
  writeCampaign(path, sevenClocks())
  const dataFolder = info.outputPath('data')
  const longroll = await launch({ dataFolder, args: [path] })
  const { window } = longroll
  const before = readFileSync(path)
  await addCharacter(window, 'Mara the Younger')
  await window.keyboard.press('Control+s')
  await window.waitForTimeout(1_500)
  await choose(longroll, 'The file…')
  await inEachLook(longroll, 'file')
  await window.keyboard.press('Escape')
  await choose(longroll, 'Backups…')
  await expect(window.getByRole('dialog').getByRole('listitem').first()).toContainText('Last:')
  await inEachLook(longroll, 'backups')
  await window.keyboard.press('Escape')
  await addCharacter(window, 'Theo')
  writeFileSync(path, before)
  await window.getByRole('button', { name: 'Written elsewhere too: choose' }).click({ timeout: 15_000 })
  await expect(window.getByRole('dialog').getByRole('region', { name: 'Here' })).toBeVisible()
  await inEachLook(longroll, 'conflict')
  await window.getByRole('button', { name: 'Go on with what is here' }).click()
  await longroll.close()
  writeFileSync(path, readFileSync(path, 'utf8').replace('Theo', 'Thxo'))

  const again = await launch({ dataFolder })
  await again.window.getByRole('button', { name: /^Open The Seven/ }).click()
  await again.window.getByRole('button', { name: 'What can be done…' }).click()
  await expect(again.window.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await inEachLook(again, 'offers')
})
