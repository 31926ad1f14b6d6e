import type {} from '../../src/renderer/bridge/window'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { panel } from '../../e2e/support/campaigns'
import { expect, test } from '../../e2e/support/launch'

// The pictures of docs/guide.md, in its order, from the sample as a newcomer finds it. Nothing of this machine is in them.

const out = join(import.meta.dirname, '../../docs/guide')

async function picture(of: Page | Locator, name: string): Promise<void> {
  mkdirSync(out, { recursive: true })
  // What changes moves for a moment.
  await ('page' in of ? of.page() : of).waitForTimeout(400)
  await of.screenshot({ path: join(out, `${name}.jpg`), type: 'jpeg', quality: 84 })
}

async function menu(window: Page, item: string | RegExp): Promise<void> {
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: item }).click()
}

test('the guide: from the first window through a session', async ({ launch }, info) => {
  const { app, window } = await launch({ dataFolder: info.outputPath('data') })
  const size = async (width: number, height: number): Promise<void> => {
    await app.evaluate(({ BrowserWindow }, given) => BrowserWindow.getAllWindows()[0]?.setContentSize(...given), [
      width,
      height,
    ] as [number, number])
  }
  await size(1024, 700)
  await picture(window, '01-welcome')
  await size(1440, 900)
  await window.getByRole('button', { name: /^Try the sample/ }).click()
  await expect(panel(window, 'Iko Tamm')).toBeVisible()
  await picture(window, '02-sample')

  await picture(panel(window, 'Iko Tamm'), '03-due')
  await panel(window, 'Iko Tamm').getByRole('button', { name: 'Roll' }).click()
  await picture(panel(window, 'Iko Tamm'), '04-rolled')

  await picture(panel(window, 'Emeric'), '05-choice')
  await panel(window, 'Emeric')
    .getByRole('button', { name: /^Lower the target/ })
    .click()
  await panel(window, 'Emeric').getByRole('button', { name: 'Enter dice' }).click()
  await window.keyboard.type('3871')
  await picture(panel(window, 'Emeric'), '06-typing')
  await window.keyboard.press('Escape')

  await picture(panel(window, 'Aldous'), '07-card')
  await panel(window, 'Sunniva').getByRole('button', { name: 'Won' }).click()
  await picture(panel(window, 'Sunniva'), '08-throws')
  await panel(window, 'Sunniva').getByRole('button', { name: 'Tied' }).click()
  await picture(panel(window, 'Petra Quill'), '09-hits')

  await window.getByLabel('Advance by').fill('2h')
  await picture(window.getByRole('banner').first(), '10-advance')
  await window.getByLabel('Advance by').fill('')

  await window.getByTitle('Why this number').last().click()
  await window.getByRole('button', { name: 'Correct…' }).scrollIntoViewIfNeeded()
  await picture(window.getByRole('region', { name: 'Log' }), '11-why')
  await window.getByRole('button', { name: 'Correct…' }).click()
  await picture(window.getByRole('dialog'), '12-correct')
  await window.keyboard.press('Escape')

  await window.keyboard.press('n')
  await window.getByRole('dialog').getByLabel('What is done').fill('Read the stars')
  await picture(window.getByRole('dialog'), '13-begin')
  await window.keyboard.press('Escape')

  await menu(window, /^Settings/)
  await window.getByRole('dialog').getByRole('tab', { name: 'Alarms and sound' }).click()
  await picture(window.getByRole('dialog'), '14-alarms')
  await window.keyboard.press('Escape')
  await menu(window, 'Backups…')
  await expect(window.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await picture(window.getByRole('dialog'), '15-backups')
  await window.keyboard.press('Escape')
  await panel(window, 'Aldous').getByRole('button', { name: 'Enter dice' }).focus()
  await window.keyboard.press('F1')
  await picture(window.getByRole('dialog'), '16-guide')
  await window.keyboard.press('Escape')

  for (const task of await window.evaluate(async () => {
    const shot = await self.longroll?.request('campaign:snapshot', null)
    return shot?.ok === true
      ? Object.values(shot.value.state.tasks)
          .filter(({ status }) => status === 'running')
          .map(({ id }) => id)
      : []
  })) {
    await window.evaluate(
      (id) =>
        self.longroll?.request('campaign:run', {
          do: 'task.reveal',
          with: { task: id, exists: true, name: true, need: true, progress: true },
          seen: 1e9,
        }),
      task,
    )
  }
  const opened = app.waitForEvent('window')
  await menu(window, /^What players see/)
  await picture(window.getByRole('dialog'), '17-players')
  await window.keyboard.press('Escape')
  await window
    .getByRole('button', { name: /player view/i })
    .first()
    .click()
  const players = await opened
  await players.waitForLoadState('load')
  await picture(players, '18-player-view')
})
