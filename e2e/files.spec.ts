import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addCharacter, answerDialogs, newCampaign, panel, saveState } from './support/campaigns'
import { expect, test } from './support/launch'

// The campaign's file as a whole, in the real application: backups, damage, conflicts, copies, a new name.

async function choose(window: Page, item: string): Promise<void> {
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: item }).click()
}
async function save(window: Page): Promise<void> {
  await choose(window, 'Save to the file now')
  await expect(saveState(window)).toContainText('Saved')
}

test('a backup is restored, and one undo takes that back', async ({ longroll, folder }) => {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Clocks')
  await addCharacter(window, 'Sammy')
  await save(window)
  await addCharacter(window, 'Mara')
  await save(window)
  await choose(window, 'Backups…')
  const dialog = window.getByRole('dialog', { name: 'Backups' })
  // What is typed by mistake changes no number.
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
  await expect(dialog.getByText('1 entry in the log, change 1')).toBeVisible()
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'change 1' })
    .getByRole('button', { name: /^Restore/ })
    .click()
  await expect(dialog.getByText('One undo brings back')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(panel(window, 'Mara')).toBeHidden()
  await window.keyboard.press('Control+z')
  await expect(panel(window, 'Mara')).toBeVisible()
})

test('a damaged file is marked, and its backup opened with all that was in it', async ({ launch, folder }, info) => {
  const dataFolder = info.outputPath('data')
  const path = join(folder, 'a.longroll')
  const first = await launch({ dataFolder })
  await newCampaign(first, path, 'Clocks')
  await addCharacter(first.window, 'Sammy')
  await first.close()
  writeFileSync(path, readFileSync(path, 'utf8').replace('Sammy', 'Sxmmy'))

  const { window } = await launch({ dataFolder })
  await expect(window.getByText('The file is damaged. It has not been touched.')).toBeVisible()
  await window.getByRole('button', { name: 'Open Clocks' }).click()
  await window.getByRole('button', { name: 'What can be done…' }).click()
  const dialog = window.getByRole('dialog', { name: 'This campaign does not open' })
  await dialog.getByRole('button', { name: 'Open this one' }).first().click()
  await expect(panel(window, 'Sammy')).toBeVisible()
})

test('a conflict with another computer is seen, shown and settled; nothing is overwritten before', async ({
  launch,
  folder,
}, info) => {
  const path = join(folder, 'a.longroll')
  const first = await launch({ dataFolder: info.outputPath('data') })
  await newCampaign(first, path, 'Clocks')
  await addCharacter(first.window, 'Sammy')
  await save(first.window)
  const common = readFileSync(path)
  // Another computer has a copy, and goes on with it.
  const elsewhere = join(folder, 'b.longroll')
  writeFileSync(elsewhere, common)
  const other = await launch({ dataFolder: info.outputPath('other'), args: [elsewhere] })
  await addCharacter(other.window, 'Theirs')
  await other.close()

  await addCharacter(first.window, 'Ours')
  writeFileSync(path, readFileSync(elsewhere))
  const theirs = readFileSync(path)
  const state = saveState(first.window)
  await expect(state).toContainText('Written elsewhere too: choose', { timeout: 15_000 })
  expect(readFileSync(path)).toEqual(theirs)
  await state.getByText('Written elsewhere too').click()
  const dialog = first.window.getByRole('dialog', { name: 'Written in two places' })
  await expect(dialog.getByRole('region', { name: 'Here' })).toContainText('Ours')
  await expect(dialog.getByRole('region', { name: 'In the file' })).toContainText('Theirs')
  await dialog.getByRole('button', { name: 'Go on with the file' }).click()
  await expect(panel(first.window, 'Theirs')).toBeVisible()
  await expect(panel(first.window, 'Ours')).toBeHidden()
  expect(readdirSync(folder).some((name) => name.includes('(conflict '))).toBe(true)
})

test('a file that was changed only elsewhere is opened anew, and that is said', async ({ launch, folder }, info) => {
  const path = join(folder, 'a.longroll')
  const first = await launch({ dataFolder: info.outputPath('data') })
  await newCampaign(first, path, 'Clocks')
  await addCharacter(first.window, 'Sammy')
  await save(first.window)
  const elsewhere = join(folder, 'b.longroll')
  writeFileSync(elsewhere, readFileSync(path))
  const other = await launch({ dataFolder: info.outputPath('other'), args: [elsewhere] })
  await addCharacter(other.window, 'Theirs')
  await other.close()
  writeFileSync(path, readFileSync(elsewhere))
  await expect(panel(first.window, 'Theirs')).toBeVisible()
  await expect(first.window.getByText('it has been opened anew')).toBeVisible()
})

test('saved as another file, renamed, and duplicated', async ({ longroll, folder }) => {
  const { window, app } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Clocks')
  await addCharacter(window, 'Sammy')
  await answerDialogs(longroll, join(folder, 'b.longroll'))
  await choose(window, 'The file…')
  const dialog = window.getByRole('dialog', { name: 'The campaign’s file' })
  await dialog.getByRole('button', { name: 'Save as another file…' }).click()
  await expect(dialog).toBeHidden()
  await addCharacter(window, 'Only in b')
  await choose(window, 'The file…')
  await expect(dialog.getByLabel('Name of the file')).toHaveValue('b')
  await dialog.getByLabel('Name of the file').fill('c')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel(window, 'Only in b')).toBeVisible()
  expect(readdirSync(folder).toSorted()).toEqual(['a.longroll', 'c.longroll'])
  expect(readFileSync(join(folder, 'c.longroll'), 'utf8')).toContain('Only in b')
  expect(readFileSync(join(folder, 'a.longroll'), 'utf8')).not.toContain('Only in b')

  await answerDialogs(longroll, join(folder, 'd.longroll'))
  await choose(window, 'The file…')
  const [copy] = await Promise.all([
    app.waitForEvent('window'),
    dialog.getByRole('button', { name: 'Duplicate…' }).click(),
  ])
  await expect(panel(copy, 'Only in b')).toBeVisible()
})
