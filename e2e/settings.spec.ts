import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { addCharacter, answerDialogs, newCampaign, saveState } from './support/campaigns'
import { expect, test, type Longroll } from './support/launch'

// Longroll's own settings in the real app: each holds at once, over a restart, and for the real files.

const openPart = async ({ window }: Longroll, part: string): Promise<void> => {
  await window.keyboard.press('Escape')
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: 'Settings…', exact: true }).click()
  await window.getByRole('tab', { name: part }).click()
}
const bounds = ({ app }: Longroll): Promise<Electron.Rectangle | undefined> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds())

test('look, dice and the window’s place are as they were after a restart', async ({ launch }, info) => {
  const dataFolder = info.outputPath('data')
  const file = info.outputPath('a.longroll')
  const first = await launch({ dataFolder })
  await newCampaign(first, file, 'Clocks')
  await openPart(first, 'Look')
  await first.window.getByText('light', { exact: true }).click()
  await first.window.getByLabel('Size of text, in per cent').press('ArrowUp')
  await expect(first.window.locator('html')).toHaveCSS('font-size', '17.6px')
  await openPart(first, 'Dice')
  await first.window.getByText('thrown on the table').click()
  await first.window.keyboard.press('Escape')
  await first.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 24, y: 16, width: 1180, height: 760 }),
  )
  const before = await bounds(first)
  await first.close()

  const again = await launch({ dataFolder, args: [file] })
  await expect(again.window.getByRole('heading', { name: 'Clocks', level: 1 })).toBeVisible()
  await expect(again.window.locator('html')).toHaveClass(/light/)
  await expect(again.window.locator('html')).toHaveCSS('font-size', '17.6px')
  expect(await bounds(again)).toEqual(before)
  await openPart(again, 'Dice')
  await expect(again.window.getByRole('radio', { name: 'thrown on the table' })).toBeChecked()
})

test('backups go to the folder that was chosen; one that cannot be written is refused at once', async ({
  launch,
  folder,
}, info) => {
  const dataFolder = info.outputPath('data')
  const stick = info.outputPath('stick')
  mkdirSync(stick)
  const longroll = await launch({ dataFolder })
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Clocks')
  await answerDialogs(longroll, stick)
  await openPart(longroll, 'Files and backups')
  const place = window.getByRole('region', { name: 'New backups go to' })
  await expect(place).toContainText(join(dataFolder, 'backups'))
  await place.getByRole('button', { name: 'Another folder…' }).click()
  await expect(place).toContainText(stick)
  await window.keyboard.press('Escape')
  await addCharacter(window, 'Sammy')
  await window.keyboard.press('Control+s')
  await expect(saveState(window)).toContainText('Saved')
  await expect
    .poll(() => readdirSync(stick, { recursive: true }).filter((name) => String(name).endsWith('.longroll')).length)
    .toBeGreaterThan(0)

  await answerDialogs(longroll, join(stick, 'not-there'))
  await openPart(longroll, 'Files and backups')
  await place.getByRole('button', { name: 'Another folder…' }).click()
  await expect(place).toContainText('It was not written')
  await expect(place).toContainText(stick)
  expect(existsSync(join(stick, 'not-there'))).toBe(false)
})
