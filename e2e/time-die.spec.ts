import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { addCharacter, newCampaign, panel } from './support/campaigns'
import { expect, test, type Longroll } from './support/launch'

// Time Die as a GM plays it: a duration with its paces compared, by mouse; an Extended Test of two, once by mouse, once
// by keyboard alone.

async function begin(window: Page, name: string, title: string): Promise<Locator> {
  await panel(window, name).getByRole('button', { name: 'Begin a task' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Time Die' }).click()
  await dialog.getByLabel('What is done').fill(title)
  return dialog
}
const done = (dialog: Locator): Promise<void> => dialog.getByRole('button', { name: 'Begin', exact: true }).click()

async function table(longroll: Longroll, folder: string): Promise<Page> {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'The Halcyon')
  await addCharacter(window, 'Ines')
  await addCharacter(window, 'Tove')
  return window
}

/** Ines (55) and Tove (45): 6 Hits in 4 intervals of d6 × 10 minutes. */
async function beginRepair(window: Page): Promise<void> {
  const dialog = await begin(window, 'Ines', 'Repair the drive')
  await dialog.getByText('6 in 4').click()
  await dialog.getByRole('combobox', { name: 'Each interval' }).selectOption({ label: 'd6 × 10 min · a repair' })
  await dialog.getByLabel('Success Target').fill('55')
  await dialog.getByRole('button', { name: 'Another participant' }).click()
  await dialog.getByLabel('Success Target').nth(1).fill('45')
  await expect(dialog).toContainText('6 Hits in 4 intervals, 2 test in each.')
  await done(dialog)
  await expect(dialog).toBeHidden()
}

test('how long a search takes: rush, normal and slow side by side, then the die', async ({ longroll, folder }) => {
  const window = await table(longroll, folder)
  const dialog = await begin(window, 'Ines', 'Search the hold')
  await dialog.getByText('duration only').click()
  await dialog.getByRole('combobox', { name: 'Time Die' }).selectOption({ label: 'd6 × 30 min · a thorough search' })
  for (const [pace, takes] of [
    ['rush, − 20', '1h'],
    ['normal', '2h'],
    ['slow, + 20', '4h'],
  ] as const)
    await expect(dialog.locator('label', { hasText: pace })).toContainText(takes)
  await dialog.getByText('rush, − 20').click()
  await done(dialog)

  const ines = panel(window, 'Ines')
  await expect(ines.getByRole('list', { name: 'What it takes at each pace' })).toContainText('1h')
  await ines.getByRole('button', { name: 'Enter' }).click()
  await ines.getByLabel('What fell').pressSequentially('7')
  await expect(ines).toContainText('A d6 shows 1 to 6')
  await expect(ines.getByRole('button', { name: 'Take it' })).toBeDisabled()
  await ines.getByLabel('What fell').fill('5')
  await expect(ines).toContainText('A 5: 1h15m')
  await ines.getByRole('button', { name: 'Take it' }).click()
  await expect(ines).toContainText('Settled')
  await expect(ines).toContainText('5 × 30 min, halved')
  await expect(ines).toContainText('Success Target − 20')
  await expect(window.getByRole('banner').first()).toContainText('00:00')
  await ines.getByRole('button', { name: 'Advance 1h15m' }).click()
  await expect(window.getByRole('banner').first()).toContainText('01:15')
})

test('an Extended Test of two by mouse: tests, a Complication, the interval’s die, success', async ({
  longroll,
  folder,
}) => {
  const window = await table(longroll, folder)
  await beginRepair(window)
  const ines = panel(window, 'Ines')
  await expect(ines).toContainText('0 of 6')
  await expect(ines).toContainText('Ines tests, d100 at 55.')
  await expect(panel(window, 'Tove')).toContainText('Repair the drive')

  // Tove goes first: a hundred is typed 00.
  await ines.getByRole('button', { name: 'Tove tests, d100 at 45' }).click()
  await ines.getByRole('button', { name: 'Enter dice' }).click()
  await ines.getByLabel('What fell').pressSequentially('117')
  await expect(ines).toContainText('A d100 shows 1 to 100')
  await ines.getByLabel('What fell').fill('')
  await ines.getByLabel('What fell').pressSequentially('31')
  await expect(ines).toContainText('31 against 45: 2 Hits, 2 of 6')
  await ines.getByLabel('Complication').fill('A fuse blows')
  await ines.getByRole('button', { name: 'Take it' }).click()
  await expect(ines).toContainText('2 of 6')
  await expect(ines).toContainText('A fuse blows')

  // Ines counts at the table: −1.
  await ines.getByRole('button', { name: 'Enter dice' }).click()
  await ines.getByLabel('or Hits').fill('-1')
  await expect(ines).toContainText('−1 Hit: 1 of 6')
  await ines.getByRole('button', { name: 'Take it' }).click()
  await expect(ines).toContainText('All have tested')

  // The interval is a Time Die: only its end says how long it was.
  await ines.getByRole('button', { name: 'Enter', exact: true }).click()
  await ines.getByLabel('What fell').pressSequentially('3')
  await expect(ines).toContainText('A 3: 30m')
  await ines.getByRole('button', { name: 'Take it' }).click()
  await expect(window.getByRole('banner').first()).toContainText('00:30')
  await expect(ines).toContainText('3 intervals left')

  await ines.getByRole('button', { name: 'Enter dice' }).click()
  await ines.getByLabel('What fell').pressSequentially('05')
  await ines.getByRole('button', { name: 'Take it' }).click()
  await expect(ines).toContainText('Succeeded')
  await expect(ines).toContainText('7 of 6')

  const log = window.getByRole('region', { name: 'Log' })
  await log.getByRole('button', { name: /Tove tests: 31 against 45/ }).click()
  await expect(log).toContainText('31 is 14 below it')
  await expect(log).toContainText('TD-26')
  await expect(log).toContainText('Typed in')
})

test('an Extended Test by keyboard alone: typed, rolled, undone, failed, partly done', async ({ longroll, folder }) => {
  const window = await table(longroll, folder)
  await beginRepair(window)
  const { keyboard } = window
  const ines = panel(window, 'Ines')
  await keyboard.press('1')
  await keyboard.press('e')
  await expect(ines.getByLabel('What fell')).toBeFocused()
  await keyboard.type('55')
  await keyboard.press('Enter')
  await expect(ines).toContainText('1 of 6')
  // Focus goes on to the next act by itself.
  await expect(ines.getByRole('button', { name: 'Roll for Tove' })).toBeFocused()
  await keyboard.press('Control+z')
  await expect(ines).toContainText('0 of 6')
  await keyboard.press('Control+Shift+z')
  await expect(ines).toContainText('1 of 6')
  await keyboard.press('r')
  await expect(ines).toContainText('All have tested')
  await expect(ines.getByRole('button', { name: 'Roll the d6' })).toBeFocused()
  await keyboard.press('e')
  await keyboard.type('6')
  await keyboard.press('Enter')
  await expect(window.getByRole('banner').first()).toContainText('01:00')

  // Given up; what was done all the same is kept with the failure.
  await ines.getByRole('button', { name: 'More for Repair the drive' }).press('Enter')
  await window.getByRole('menuitem', { name: 'Give up' }).press('Enter')
  await expect(ines).toContainText('Failed')
  // As long as it takes to see it: an Enter at once would be taken for a slip.
  await window.waitForTimeout(450)
  await ines.getByRole('button', { name: 'Partial success…' }).press('Enter')
  await keyboard.type('It limps on')
  await keyboard.press('Enter')
  await expect(ines).toContainText('Partly: It limps on')
})
