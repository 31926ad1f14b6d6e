import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { addCharacter, newCampaign, panel } from './support/campaigns'
import { expect, test } from './support/launch'

// Saga Machine's own example, the spacecraft before the flare: once by mouse, once by keyboard; a race with luck pushed;
// and engineers who help.

const log = (window: Page): Locator => window.getByRole('region', { name: 'Log' })

test('the spacecraft, by mouse: 9, 14 and 16 make a Tally of exactly 10 on the third day', async ({
  longroll,
  folder,
}) => {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'The flare')
  await addCharacter(window, 'Nadya')
  const nadya = panel(window, 'Nadya')
  await nadya.getByRole('button', { name: 'Begin a task' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Saga Machine' }).click()
  await dialog.getByLabel('What is done').fill('Repair the spacecraft')
  await dialog.getByText('Tons').click()
  await expect(dialog.getByLabel('Tally', { exact: true })).toHaveValue('15')
  await dialog.getByText('Lots').click()
  // A mistake is said beside its field, and nothing begins.
  await dialog.getByLabel('Skill', { exact: true }).fill('101')
  await expect(dialog).toContainText('A whole number from 0 to 100')
  await dialog.getByLabel('Skill', { exact: true }).fill('3')
  await dialog.getByLabel('Each test takes').fill('1d')
  await expect(dialog).toContainText('d10 + 7 against 10, 3 tests.')
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(nadya).toContainText('0 of 10')
  await expect(nadya).toContainText('3 days')

  // Day 1: only the total is given.
  await nadya.getByRole('button', { name: 'Enter dice' }).click()
  await nadya.getByLabel('or total').fill('9')
  await expect(nadya).toContainText('9, no success')
  await nadya.getByRole('button', { name: 'Take it' }).click()
  await expect(nadya).toContainText('no success just now')
  await expect(nadya).toContainText('2 of 3 days left')

  // Day 2: a boon, so two dice; three would be one too many.
  await nadya.getByRole('button', { name: 'One boon more' }).click()
  await expect(nadya).toContainText('d10 + 7 and one ⊕, so two dice.')
  await nadya.getByRole('button', { name: 'Enter dice' }).click()
  await nadya.getByLabel('What fell').pressSequentially('7 4 2')
  await expect(nadya).toContainText('1 boon is 2 dice: one too many')
  await expect(nadya.getByRole('button', { name: 'Take it' })).toBeDisabled()
  await nadya.getByLabel('What fell').fill('')
  await nadya.getByLabel('What fell').pressSequentially('74')
  await expect(nadya).toContainText('7 + 7 is 14, margin 4: 4 of 10')
  await nadya.getByRole('button', { name: 'Take it' }).click()
  await expect(nadya).toContainText('Last of 3 days')
  await expect(nadya).toContainText('d10 + 7, and it takes a 16.')

  // Day 3.
  await nadya.getByRole('button', { name: 'Enter dice' }).click()
  await nadya.getByLabel('What fell').pressSequentially('9')
  await nadya.getByRole('button', { name: 'Take it' }).click()
  await expect(nadya).toContainText('Succeeded')
  await expect(nadya).toContainText('10 of 10')

  const entry = log(window).getByRole('button', { name: /Nadya tests: 14/ })
  await entry.click()
  await expect(log(window)).toContainText('The highest counts. With stat 4, skill 3. 14 against 10: margin +4.')
  await expect(log(window)).toContainText('SM-4')
})

test('the spacecraft, by keyboard alone', async ({ longroll, folder }) => {
  const { window } = longroll
  const { keyboard } = window
  await newCampaign(longroll, join(folder, 'a.longroll'), 'The flare')
  await addCharacter(window, 'Nadya')
  const nadya = panel(window, 'Nadya')
  await keyboard.press('1')
  await keyboard.press('n')
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Saga Machine' }).press('Enter')
  await dialog.getByLabel('What is done').focus()
  await keyboard.type('Repair the spacecraft')
  await dialog.getByLabel('Each test takes').focus()
  await keyboard.press('Control+a')
  await keyboard.type('1d')
  await keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await keyboard.press('1')

  await keyboard.press('e')
  await keyboard.press('2')
  await expect(nadya).toContainText('2 + 7 is 9, no success')
  await keyboard.press('Enter')
  await expect(nadya).toContainText('2 of 3 days left')
  await keyboard.press('+')
  await expect(nadya).toContainText('d10 + 8.')
  await keyboard.press('e')
  await keyboard.press('6')
  await expect(nadya).toContainText('6 + 8 is 14, margin 4: 4 of 10')
  await keyboard.press('Enter')
  await expect(nadya).toContainText('Last of 3 days')
  await keyboard.press('e')
  await keyboard.press('9')
  await keyboard.press('Enter')
  await expect(nadya).toContainText('Succeeded')
  await keyboard.press('Control+z')
  await expect(nadya).toContainText('Last of 3 days')
  await keyboard.press('Control+Shift+z')
  await expect(nadya).toContainText('Succeeded')
})

test('a race: results one after the other, luck pushed between them, the higher Tally wins', async ({
  longroll,
  folder,
}) => {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'The corsair')
  await addCharacter(window, 'Tove')
  await addCharacter(window, 'Corsair')
  const tove = panel(window, 'Tove')
  await tove.getByRole('button', { name: 'Begin a task' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Saga Machine' }).click()
  await dialog.getByText('opposed extended').click()
  await dialog.getByLabel('What is done').fill('Outrun the corsair')
  await dialog.getByRole('group', { name: 'One side' }).getByLabel('Stat').fill('6')
  await dialog.getByLabel('Limit').fill('2')
  await dialog.getByLabel('Each test takes').fill('10m')
  await expect(dialog).toContainText('d10 + 9 against d10 + 7.')
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(tove).toContainText('Level')

  // Tove shows 11, pushes luck and gets 15; the entry goes on by itself to the other side.
  await tove.getByRole('button', { name: 'Enter dice' }).click()
  await tove.getByLabel('What fell').pressSequentially('2')
  await window.keyboard.press('Enter')
  await expect(tove.getByRole('form', { name: 'What Corsair rolled' })).toBeVisible()
  await tove.getByRole('button', { name: 'Push luck over 11' }).click()
  await tove.getByLabel('What fell').pressSequentially('6')
  await window.keyboard.press('Enter')
  await expect(tove.getByRole('button', { name: /Push luck/ })).toBeHidden()
  await tove.getByLabel('or total').fill('17')
  await window.keyboard.press('Enter')
  await expect(tove).toContainText('2 behind')
  await expect(tove).toContainText('Last of 2 tests')

  await tove.getByRole('button', { name: 'Enter dice' }).click()
  await tove.getByRole('button', { name: 'Corsair shows first' }).click()
  await tove.getByLabel('What fell').pressSequentially('3')
  await window.keyboard.press('Enter')
  await expect(tove.getByRole('form', { name: 'What Tove rolled' })).toBeVisible()
  await tove.getByLabel('What fell').pressSequentially('0')
  await window.keyboard.press('Enter')
  await expect(tove).toContainText('Tove wins')
  await expect(tove).toContainText('Won')
  await expect(log(window)).toContainText(
    'Interval 2 of 2: Tove 19 (10) +9, Tally 14, Corsair 10 (3) +0, Tally 7: Tove wins',
  )
})

test('engineers help: one success is one boon, never more, and the primary’s dice wait for theirs', async ({
  longroll,
  folder,
}) => {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'The laser')
  for (const name of ['Gan', 'Ed', 'Flo']) await addCharacter(window, name)
  const gan = panel(window, 'Gan')
  await gan.getByRole('button', { name: 'Begin a task' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Saga Machine' }).click()
  await dialog.getByLabel('What is done').fill('A laser mount')
  await dialog.getByText('Some work').click()
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(dialog).toBeHidden()

  await gan.getByRole('button', { name: 'Help, boons, modifier…' }).click()
  await dialog.getByRole('button', { name: 'Another helper' }).click()
  await dialog.getByRole('button', { name: 'Another helper' }).click()
  await dialog.getByRole('group', { name: 'Ed' }).getByLabel('d10').fill('6')
  await dialog.getByRole('group', { name: 'Flo' }).getByLabel('Stat').fill('3')
  await expect(dialog.getByRole('group', { name: 'Ed' })).toContainText('11: helps, one ⊕')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await gan.getByRole('button', { name: 'Enter dice' }).click()
  await expect(gan).toContainText('How many dice depends on Flo')
  await gan.getByRole('button', { name: 'Type the help…' }).click()
  await dialog.getByRole('group', { name: 'Flo' }).getByLabel('d10').fill('5')
  await window.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await gan.getByLabel('What fell').pressSequentially('28')
  await expect(gan).toContainText('8 + 7 is 15, margin 5: 5 of 5')
  await window.keyboard.press('Enter')
  await expect(gan).toContainText('Succeeded')
  await expect(log(window)).toContainText('Ed and Flo helped')
})
