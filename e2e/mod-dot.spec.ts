import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { addCharacter, newCampaign, panel } from './support/campaigns'
import { expect, test } from './support/launch'

// Mod-Dot: a single test with a specialty, the bomb of the text's degrees, once by mouse and once by keyboard; a contested
// test against somebody without a panel; and an extended one that ends in a botch.

const log = (window: Page): Locator => window.getByRole('region', { name: 'Log' })
const hand = (box: Locator, name: string): Locator => box.getByRole('button', { name, exact: true })

async function begin(window: Page, who: string, title: string, kind: string): Promise<Locator> {
  await panel(window, who).getByRole('button', { name: 'Begin a task' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Mod-Dot' }).click()
  await dialog.getByLabel('What is done').fill(title)
  await dialog.getByText(kind, { exact: true }).click()
  return dialog
}

async function addOpponent(window: Page, name: string): Promise<void> {
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: 'New character…' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByText('panel', { exact: false }).click()
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toBeHidden()
}

test('the bomb, by mouse: a specialty goes on, a throw is taken back, the degree is said', async ({
  longroll,
  folder,
}) => {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'The Scab')
  await addCharacter(window, 'Silent Creek')
  const dialog = await begin(window, 'Silent Creek', 'Defuse the bomb', 'single')
  await dialog.getByText('8−2').click()
  await dialog.getByLabel('Dots').fill('31')
  await expect(dialog).toContainText('A whole number from 0 to 30')
  await dialog.getByLabel('Dots').fill('5')
  await dialog.getByText('applies').click()
  await expect(dialog).toContainText('Base 2: 5 dots − 2, halved, rounded up.')
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(dialog).toBeHidden()

  const box = panel(window, 'Silent Creek')
  await expect(box).toContainText('Mod-Dot · 5 dots, difficulty 8')
  await expect(box).toContainText('Throw twice.')
  await expect(box).toContainText('Throw now')
  await hand(box, 'Won').click()
  await hand(box, 'Lost').click()
  await expect(box).toContainText('Succeeded')
  await window.keyboard.press('Control+z')
  await expect(box).toContainText('Throw twice.')
  await hand(box, 'Won').click()
  await hand(box, 'Won').click()
  await expect(box).toContainText('Throw again: each win is one more.')
  await expect(box.getByRole('img', { name: 'Base 2, with 2 throws 4' })).toBeVisible()
  await hand(box, 'Take the last throw back').click()
  await expect(box).toContainText('One more throw.')
  await hand(box, 'Won').click()
  await hand(box, 'Won').click()
  await hand(box, 'Tied').click()
  await expect(box).toContainText('Succeeded')
  await expect(box).toContainText('5 successes, outstanding')

  await log(window)
    .getByRole('button', { name: /Silent Creek throws W W W T on 2/ })
    .click()
  await expect(log(window)).toContainText('5 dots at difficulty 8 − 2 is 3; halved, rounded up: base 2.')
  await expect(log(window)).toContainText('Both won, a specialty applied: it went on. Total 5.')
  await expect(log(window)).toContainText('MD-7')
})

test('the bomb, by keyboard alone', async ({ longroll, folder }) => {
  const { window } = longroll
  const { keyboard } = window
  await newCampaign(longroll, join(folder, 'a.longroll'), 'The Scab')
  await addCharacter(window, 'Silent Creek')
  const box = panel(window, 'Silent Creek')
  await keyboard.press('1')
  await keyboard.press('n')
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Mod-Dot' }).press('Enter')
  await dialog.getByLabel('What is done').focus()
  await keyboard.type('Defuse the bomb')
  await keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await keyboard.press('1')

  // Typed in the field: what cannot be is said at once, and what can is taken with Enter.
  await keyboard.press('e')
  await keyboard.type('wtw')
  await expect(box).toContainText('The test is over after two throws')
  await keyboard.press('Enter')
  await expect(box).toContainText('The test is over after two throws')
  await keyboard.press('Backspace')
  await expect(box).toContainText('3 successes, clean')
  await keyboard.press('Enter')
  await expect(box).toContainText('Succeeded')
  await keyboard.press('Control+z')
  await expect(box).toContainText('Throw twice.')

  // One key each while the row of acts has the focus; both lost goes on.
  await keyboard.press('1')
  for (const key of ['l', 'l']) await keyboard.press(key)
  await expect(box).toContainText('Throw again: each loss takes one more.')
  await keyboard.press('t')
  await expect(box).toContainText('Failed')
  await expect(box).toContainText('a total of 0')
})

test('contested, against somebody without a panel: one side thrown, the other left to the app', async ({
  longroll,
  folder,
}) => {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'The moot')
  await addCharacter(window, 'Silent Creek')
  await addOpponent(window, 'The elder')
  await expect(panel(window, 'The elder')).toBeHidden()
  const dialog = await begin(window, 'Silent Creek', 'Stare down the elder', 'contested')
  await dialog.getByRole('group', { name: 'One side' }).getByLabel('Dots').fill('6')
  await dialog.getByRole('group', { name: 'The other' }).getByLabel('Dots').fill('7')
  await expect(dialog).toContainText('Base 3 against 4.')
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(dialog).toBeHidden()

  const box = panel(window, 'Silent Creek')
  await expect(box).toContainText('Silent Creek: throw twice.')
  await hand(box, 'Won').click()
  await hand(box, 'Tied').click()
  await expect(box).toContainText('The elder: throw twice.')
  await hand(box, 'Lost').click()
  await hand(box, 'Tied').click()
  await expect(box).toContainText('Won by 1')
  await expect(box).toContainText('barely')
  await window.keyboard.press('Control+z')

  await hand(box, 'Won').click()
  await hand(box, 'Tied').click()
  await hand(box, 'Throw here for The elder').click()
  await expect(log(window)).toContainText(/The elder throws ([WTL] )+on 4/)
  await log(window)
    .getByRole('button', { name: /Silent Creek throws W T on 3/ })
    .click()
  await expect(log(window)).toContainText('Thrown at the table.')
  await expect(log(window)).toContainText('Thrown here.')
})

test('extended: the clock takes its intervals, the last test is amber, a botch ends it', async ({
  longroll,
  folder,
}) => {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'The Scab')
  await addCharacter(window, 'Silent Creek')
  const dialog = await begin(window, 'Silent Creek', 'Track it through the Scab', 'extended')
  await dialog.getByLabel('Dots').fill('7')
  await dialog.getByLabel('Need').fill('12')
  await dialog.getByLabel('Limit').fill('2')
  await dialog.getByLabel('Each test takes').fill('2h')
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(dialog).toBeHidden()

  const box = panel(window, 'Silent Creek')
  await expect(box).toContainText('2 tests of 2h left')
  await expect(box).toContainText('due 02:00')
  await hand(box, 'Won').click()
  await expect(box).toContainText('before this test')
  await hand(box, 'Lost').click()
  await expect(box).toContainText('4 of 12')
  await expect(box).toContainText('Last test')
  for (let i = 0; i < 5; i += 1) await hand(box, 'Lost').click()
  await expect(box).toContainText('Failed')
  await expect(box).toContainText('by a botch')
  await expect(box).toContainText('4 of 12')
})
