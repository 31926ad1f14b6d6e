import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, type Longroll } from './support/launch'
import { panel } from './support/campaigns'

// A newcomer's first minute: nothing is there yet, and nobody has read anything.

const NAME = 'Merrow Point, a sample'

async function trySample({ window }: Longroll): Promise<void> {
  await window.getByRole('button', { name: /^Try the sample/ }).click()
  await expect(window.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
}

const log = (window: Page) => window.getByRole('group', { name: 'What happened' })
const hint = (window: Page) => window.getByRole('region', { name: 'Hint' })

/** Rolls in the panel as its button does, and sees that the log says so. */
async function roll(window: Page, who: string, button: string | RegExp, line: RegExp): Promise<void> {
  const before = await log(window).getByRole('listitem').filter({ hasText: line }).count()
  await panel(window, who).getByRole('button', { name: button }).first().click()
  await expect(log(window).getByRole('listitem').filter({ hasText: line })).toHaveCount(before + 1)
}

test('from an empty start into the sample, a roll in each system, and back to it from the list', async ({
  launch,
}, info) => {
  const dataFolder = info.outputPath('data')
  const first = await launch({ dataFolder })
  const { window } = first
  await expect(window.getByText('None yet.')).toBeVisible()
  await window.screenshot({ path: info.outputPath('empty.png') })
  const began = Date.now()
  await trySample(first)
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(readdirSync(join(dataFolder, 'samples'))).toHaveLength(1)
  await expect(window.getByText('This is a copy of the sample')).toBeVisible()
  await window.screenshot({ path: info.outputPath('sample.png') })
  // The first that anybody sees of a campaign: all of it at once, with what is said of the copy above it.
  const hidden = await window.locator('.panels').evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(hidden).toBe(0)

  await roll(window, 'Iko Tamm', 'Roll', /Iko Tamm tests/)
  await panel(window, 'Emeric')
    .getByRole('button', { name: /^Lower the target/ })
    .click()
  await expect(panel(window, 'Emeric')).toContainText('of 9')
  await roll(window, 'Emeric', 'Roll', /Emeric rolls/)
  await roll(window, 'Aldous', /^Try/, /Aldous rolls/)
  await panel(window, 'Sunniva').getByRole('button', { name: 'Won' }).click()
  await roll(window, 'Sunniva', 'Tied', /Sunniva/)
  await roll(window, 'Petra Quill', 'Roll', /Iko Tamm tests/)
  await window.screenshot({ path: info.outputPath('played.png') })

  const rolled = await log(window).getByRole('listitem').count()
  await window.keyboard.press('Control+z')
  await expect(log(window).getByRole('listitem')).toHaveCount(rolled - 1)
  await first.close()

  const again = await launch({ dataFolder })
  await again.window.screenshot({ path: info.outputPath('recent.png') })
  await again.window.getByRole('button', { name: `Open ${NAME}` }).click()
  await expect(again.window.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
  await expect(log(again.window).getByRole('listitem')).toHaveCount(rolled - 1)
  // Said once, when the copy was new.
  await expect(again.window.getByText('This is a copy of the sample')).toBeHidden()
})

test('hints go for good, also over a restart; F1 opens the guide at the task in focus', async ({ launch }, info) => {
  const dataFolder = info.outputPath('data')
  const first = await launch({ dataFolder })
  await trySample(first)
  await expect(hint(first.window)).toContainText('Iko Tamm is next')
  await hint(first.window).getByRole('button', { name: 'Got it' }).click()
  await expect(hint(first.window)).toBeHidden()
  await first.close()

  const again = await launch({ dataFolder })
  const { window } = again
  await window.getByRole('button', { name: `Open ${NAME}` }).click()
  await expect(hint(window)).toContainText('Emeric has a choice')
  await panel(window, 'Sunniva').getByRole('button', { name: 'Won' }).focus()
  await window.keyboard.press('F1')
  const guide = window.getByRole('dialog', { name: 'Guide' })
  await expect(guide.getByRole('heading', { name: 'Mod-Dot', level: 3 })).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(panel(window, 'Sunniva').getByRole('button', { name: 'Won' })).toBeFocused()
})
