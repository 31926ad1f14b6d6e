import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { addCharacter, newCampaign, panel } from './support/campaigns'
import { expect, test, type Longroll } from './support/launch'

// Dramatic Tasks as a GM plays them: the text's bomb in two steps, by mouse; its party of five and their starship, by
// keyboard alone. Cards and dice are typed as they fell at the table.

async function table(longroll: Longroll, folder: string, names: readonly string[]): Promise<Page> {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'The Seven Clocks')
  for (const name of names) await addCharacter(window, name)
  return window
}

async function dealAndRoll(mara: Locator, card: string, dice: string): Promise<void> {
  await mara.getByRole('button', { name: 'Enter cards' }).click()
  await mara.getByLabel('Rank and suit').pressSequentially(card)
  await mara.getByRole('button', { name: 'Take it' }).click()
  await mara.getByRole('button', { name: 'Enter dice' }).click()
  await mara.getByLabel('What fell').pressSequentially(dice)
  await mara.getByRole('button', { name: 'Take it' }).click()
}

test('the bomb in two steps, by mouse: cards, aces, a Complication held, what is too much is lost', async ({
  longroll,
  folder,
}) => {
  const window = await table(longroll, folder, ['Mara'])
  const mara = panel(window, 'Mara')
  await mara.getByRole('button', { name: 'Begin a task' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Dramatic Task' }).click()
  await dialog.getByLabel('What is done').fill('The bomb under platform 9')
  await dialog.getByText('6 in 4').click()
  await expect(dialog).toContainText('6 tokens in 4 rounds. A failed roll on a Club ends it.')
  await dialog.getByRole('button', { name: 'Steps' }).click()
  await dialog.getByLabel('Skill of step 1').fill('Repair')
  await dialog.getByRole('button', { name: 'Another step' }).click()
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(dialog).toContainText('This is needed.')
  await dialog.getByLabel('Skill of step 2').fill('Electronics')
  await dialog.getByLabel('Tokens of step 2').fill('3')
  await dialog.getByRole('combobox', { name: 'Mara, die for Electronics' }).selectOption({ label: 'd6' })
  await dialog.getByLabel('Mara, bonus for Electronics').fill('1')
  await dialog.getByLabel('Rounds').fill('5')
  await expect(dialog).toContainText('5 tokens in 5 rounds.')
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(dialog).toBeHidden()

  // Round 1: one success. A card that there is not, and a face that the die does not have, are said at once.
  await expect(mara).toContainText('Step 1 of 2')
  await expect(mara).toContainText('5 rounds, 5 missing')
  await mara.getByRole('button', { name: 'Enter cards' }).click()
  await mara.getByLabel('Rank and suit').pressSequentially('x')
  await expect(mara).toContainText('X is no card')
  await mara.getByLabel('Rank and suit').fill('')
  await mara.getByLabel('Rank and suit').pressSequentially('7h')
  await expect(mara).toContainText('Neither Club nor joker')
  await mara.getByRole('button', { name: 'Take it' }).click()
  await expect(mara.getByRole('img', { name: '7 of Hearts' })).toBeVisible()
  await mara.getByRole('button', { name: 'Enter dice' }).click()
  await mara.getByLabel('What fell').pressSequentially('69')
  await expect(mara).toContainText('A d6 shows 1 to 6')
  await expect(mara.getByRole('button', { name: 'Take it' })).toBeDisabled()
  await mara.getByLabel('What fell').fill('')
  await mara.getByLabel('What fell').pressSequentially('63')
  await expect(mara).toContainText('6: 1 token, 1 of 2')
  await mara.getByRole('button', { name: 'Take it' }).click()
  await expect(mara).toContainText('Repair, 1 of 2')
  await mara.getByRole('button', { name: 'End round 1' }).click()

  // Round 2: a Club. She holds, which costs only the turn.
  await mara.getByRole('button', { name: 'Enter cards' }).click()
  await mara.getByLabel('Rank and suit').pressSequentially('10c')
  await mara.getByRole('button', { name: 'Take it' }).click()
  await expect(mara).toContainText('Complication')
  await expect(mara).toContainText('−2, a failed roll ends it')
  await expect(mara.getByRole('button', { name: /Try/ })).toContainText('d8 and d6, − 2 in all, 4 or more')
  await mara.getByRole('button', { name: /Hold/ }).click()
  await mara.getByRole('button', { name: 'End round 2' }).click()

  // Round 3: an ace is asked for in place; what is too much for the casing does not go into the wiring.
  await mara.getByRole('button', { name: 'Enter cards' }).click()
  await mara.getByLabel('Rank and suit').pressSequentially('kd')
  await mara.getByRole('button', { name: 'Take it' }).click()
  await mara.getByRole('button', { name: 'Enter dice' }).click()
  await mara.getByLabel('What fell').pressSequentially('8')
  await expect(mara).toContainText('The 8 is an ace: one more d8')
  await mara.getByLabel('What fell').pressSequentially('52')
  await expect(mara).toContainText('13: 3 tokens, 2 of 2')
  await mara.getByRole('button', { name: 'Take it' }).click()
  await expect(mara).toContainText('Step 2 of 2')
  await expect(mara).toContainText('Electronics, 0 of 3')
  await mara.getByRole('button', { name: 'End round 3' }).click()

  // Rounds 4 and 5: Electronics with its own die and bonus.
  await dealAndRoll(mara, '2s', '25')
  await expect(mara).toContainText('Electronics, 1 of 3')
  await mara.getByRole('button', { name: 'End round 4' }).click()
  await expect(mara).toContainText('1 of 5 rounds left')
  await dealAndRoll(mara, '9d', '614')
  await expect(mara).toContainText('Succeeded')
  await expect(mara).toContainText('Round 5 of 5')
  const log = window.getByRole('region', { name: 'Log' })
  await log.getByRole('button', { name: /Mara rolls 13/ }).click()
  await expect(log).toContainText('3 tokens; the step needed 1: 1 → 2 of 2.')
  await expect(log).toContainText('DT-22')
})

/** As long as it takes to see that something else has focus now: a second Enter before that is taken for a slip. */
const aGlance = (window: Page): Promise<void> => window.waitForTimeout(450)

test('the party of five and the starship, by keyboard alone', async ({ longroll, folder }) => {
  const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve']
  const window = await table(longroll, folder, names)
  const keys = window.keyboard
  const ann = panel(window, 'Ann')
  await keys.press('1')
  await keys.press('n')
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Dramatic Task' }).focus()
  await keys.press('Enter')
  await dialog.getByLabel('What is done').focus()
  await keys.type('Save the starship')
  for (let other = 1; other < names.length; other += 1) {
    await dialog.getByRole('button', { name: 'Another participant' }).focus()
    await keys.press('Enter')
  }
  await expect(dialog).toContainText('Fair for 5')
  await expect(dialog).toContainText('15 tokens in 3 rounds.')
  await keys.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(ann).toContainText('3 rounds, 15 missing')
  await expect(panel(window, 'Bob')).toContainText('Save the starship')

  const round = async (cards: string, dice: readonly string[]): Promise<void> => {
    await keys.press('e')
    await keys.type(cards)
    await keys.press('Enter')
    for (const [i, faces] of dice.entries()) {
      await expect(ann.locator('[aria-current]')).toContainText(names[i] ?? '')
      await keys.press('e')
      await keys.type(faces)
      await keys.press('Enter')
    }
  }
  const OK = '52'
  await round('2d3d4d5d6d', [OK, OK, OK, OK, OK])
  await expect(ann).toContainText('Round 1 of 3, 10 missing')
  await expect(ann.getByRole('button', { name: 'End round 1' })).toBeFocused()
  await aGlance(window)
  await keys.press('Enter')
  await expect(ann).toContainText('2 of 3 rounds left')
  await round('2h3h4h5h6h', ['812', OK, '32', OK, OK])
  await expect(ann).toContainText('Round 2 of 3, 5 missing')
  await expect(ann.getByRole('button', { name: 'End round 2' })).toBeFocused()
  await aGlance(window)
  await keys.press('Enter')
  await expect(ann).toContainText('1 of 3 rounds left')
  // The last round: Bob's roll is taken back once, and made again.
  await round('2s3s4s5s6s', [OK, '32'])
  await expect(ann.locator('[aria-current]')).toContainText('Cat')
  await keys.press('Control+z')
  await expect(ann.locator('[aria-current]')).toContainText('Bob')
  for (const faces of [OK, OK, OK, OK]) {
    await keys.press('e')
    await keys.type(faces)
    await keys.press('Enter')
    await expect(ann.getByRole('form')).toHaveCount(0)
  }
  await expect(ann).toContainText('Succeeded')
  await expect(ann).toContainText('Round 3 of 3')
})
