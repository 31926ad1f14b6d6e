import { join } from 'node:path'
import { newCampaign } from '../../e2e/support/campaigns'
import { test, expect } from '../../e2e/support/launch'
import { sevenClocks } from '../../tests/support/seven-clocks'
import { writeCampaign } from './campaign-file'
import { inEachLook } from './looks'

test('welcome', async ({ longroll }) => {
  await inEachLook(longroll, 'welcome')
})

test('a new campaign', async ({ longroll, folder }) => {
  await newCampaign(longroll, join(folder, 'a.longroll'), 'The Seven Clocks')
  await inEachLook(longroll, 'empty')
})

test('the campaign window, a roll opened, and the dialog that begins a task', async ({ launch, folder }) => {
  const path = join(folder, 'clocks.longroll')
  writeCampaign(path, sevenClocks())
  const longroll = await launch({ args: [path] })
  const { window } = longroll
  await expect(window.getByRole('region', { name: 'Sammy', exact: true })).toBeVisible()
  await inEachLook(longroll, 'campaign')
  await window.keyboard.press('n')
  await expect(window.getByRole('dialog')).toBeVisible()
  for (const [system, name] of [
    ['Storytelling', 'begin-storytelling'],
    ['Dramatic Task', 'begin-dramatic-task'],
    ['Saga Machine', 'begin-saga-machine'],
    ['Mod-Dot', 'begin-mod-dot'],
    ['Time Die', 'begin-time-die'],
  ] as const) {
    await window
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${system}`) })
      .first()
      .click()
    await inEachLook(longroll, name)
  }
})
