/// <reference path="../../src/renderer/bridge/window.d.ts" />
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { newCampaign } from '../../e2e/support/campaigns'
import { test, expect, type Longroll } from '../../e2e/support/launch'
import { sevenClocks } from '../../tests/support/seven-clocks'
import { writeCampaign } from './campaign-file'

const out = join(import.meta.dirname, '../../docs/pictures')
mkdirSync(out, { recursive: true })

const SIZES = [
  [1440, 900],
  [1024, 700],
] as const

async function inEachLook(longroll: Longroll, name: string): Promise<void> {
  const { app, window: page } = longroll
  for (const [width, height] of SIZES) {
    await app.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), [
      width,
      height,
    ] as const)
    for (const theme of ['dark', 'light'] as const) {
      await page.evaluate((chosen) => window.longroll?.request('settings:set', { theme: chosen }), theme)
      await page.waitForTimeout(250)
      await page.screenshot({ path: join(out, `${name}-${theme}-${width}x${height}.png`) })
    }
  }
}

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
