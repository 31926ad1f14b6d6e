import type { Locator } from '@playwright/test'
import { expect, test } from '../support/components'
import { begin, panel, play, sammy } from './campaign'

const roll = (as: string, successes: number) => ({
  do: 'storytelling.roll',
  as,
  with: { task: 'car', successes },
})

test('a roll of the log is put right; what no longer fits is settled; one undo takes it back', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin(), roll('a', 3), roll('b', 2), roll('c', 2))
  const log = page.getByRole('region', { name: 'Log' })
  const lines = log.getByRole('listitem')
  const first = lines.filter({ hasText: '3 successes, 3 of 7' })
  await first.getByRole('button').first().click()
  await first.getByRole('button', { name: 'Correct…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct' })
  await expect(dialog).toContainText('It says')
  await dialog.getByLabel('Successes').fill('five')
  await expect(dialog).toContainText('A whole number')
  await expect(dialog.getByRole('button', { name: 'Correct it' })).toBeDisabled()

  await dialog.getByLabel('Successes').fill('4')
  await expect(dialog).toContainText('4 of 7')
  await dialog.getByLabel('Successes').fill('5')
  await expect(dialog).toContainText('no longer fits')
  await dialog.getByText('Put it right').first().click()
  await dialog.getByText('Leave it out').first().click()
  await dialog.getByRole('button', { name: /^Do it, and leave/ }).click()
  await expect(dialog).toBeHidden()
  await expect(log.locator('s').first()).toHaveText('3 successes, 3 of 7')
  await page.keyboard.press('Control+z')
  await expect(log.locator('s')).toHaveCount(0)
  await expect(lines.filter({ hasText: '3 successes, 3 of 7' })).toBeVisible()
})

test('a deadline that was forgotten when the task was begun is added later; one undo takes it out again', async ({
  open,
}) => {
  const page = await open()
  await play(page, sammy, begin(), roll('a', 3))
  const began = page
    .getByRole('region', { name: 'Log' })
    .getByRole('listitem')
    .filter({ hasText: 'Fix the car' })
    .first()
  await began.getByRole('button').first().click()
  await began.getByRole('button', { name: 'Correct…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct' })
  await dialog.getByLabel('Deadline').fill('soon')
  await expect(dialog.getByRole('button', { name: 'Correct it' })).toBeDisabled()
  await dialog.getByLabel('Deadline').fill('6h')
  await dialog.getByText('Rote action').click()
  await dialog.getByRole('button', { name: 'Correct it' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel(page, 'Sammy')).toContainText('before 06:00')
  await expect(panel(page, 'Sammy')).toContainText('3 of 7')
  await page.keyboard.press('Control+z')
  await expect(panel(page, 'Sammy')).not.toContainText('before 06:00')
})

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement)

test('a step is taken out by keyboard alone, and stays in the log struck through', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin(), roll('a', 3))
  const line = page.getByRole('region', { name: 'Log' }).getByRole('listitem').filter({ hasText: '3 of 7' })
  await line.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  // Past the rules that counted it, which lead to the guide.
  const takeOut = line.getByRole('button', { name: 'Take out…' })
  for (let tabs = 0; tabs < 12 && !(await isFocused(takeOut)); tabs += 1) await page.keyboard.press('Tab')
  await expect(takeOut).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Take out' })
  await expect(dialog).toContainText('Nothing came after it.')
  await dialog.getByRole('button', { name: 'Take it out' }).focus()
  await page.keyboard.press('Enter')
  await expect(line.first()).toContainText('taken out')
  await expect(page.getByRole('region', { name: 'Sammy', exact: true })).toContainText('0 of 7')
})

const contest = [
  { do: 'character.add', as: 'a', with: { name: 'Sammy' } },
  { do: 'character.add', as: 'b', with: { name: 'Mara' } },
  {
    do: 'task.begin',
    as: 'race',
    with: {
      system: 'saga-machine',
      title: 'The race',
      kind: 'opposed',
      sides: [
        { character: 'a', stat: 4, skill: 2 },
        { character: 'b', stat: 4, skill: 2 },
      ],
    },
  },
  { do: 'saga.oppose', with: { task: 'race', results: [{ dice: [4] }, { total: 12 }] } },
]

test('of a contest each side is put right for itself: faces, a total, what made it easier', async ({ open }) => {
  const page = await open()
  await play(page, ...contest)
  const log = page.getByRole('region', { name: 'Log' })
  const line = log.getByRole('listitem').last()
  await line.getByRole('button').first().click()
  await line.getByRole('button', { name: 'Correct…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct' })
  const sammy = dialog.getByRole('group', { name: 'Sammy' })
  const mara = dialog.getByRole('group', { name: 'Mara' })
  await expect(sammy.getByLabel('Faces', { exact: true }).last()).toHaveValue('4')
  await expect(mara.getByLabel('Total', { exact: true }).last()).toHaveValue('12')
  await mara.getByLabel('Total', { exact: true }).last().fill('twelve')
  await expect(mara).toContainText('A whole number')
  await mara.getByText('Critical failure').click()
  await sammy.getByLabel('Boons').fill('1')
  await expect(sammy.locator('.mistake')).toBeVisible()
  await sammy.getByLabel('Faces', { exact: true }).last().fill('4 6')
  await dialog.getByRole('button', { name: 'Correct it' }).click()
  await expect(dialog).toBeHidden()
  await expect(log).toContainText('corrected')
  await page.keyboard.press('Control+z')
  await expect(log.locator('s')).toHaveCount(0)
})
