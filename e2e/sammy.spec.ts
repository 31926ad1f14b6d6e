import { join } from 'node:path'
import { addCharacter, newCampaign, panel, saveState } from './support/campaigns'
import { expect, test } from './support/launch'
import { beginTheCar, typeFaces } from './support/sammy'

// The worked example of Storytelling, as a GM plays it: begun in the dialog, the dice typed as they fell, the choices
// taken in place, the window closed in the middle, undo across the closing, and the attempt taken up again at net +2.

test('Sammy’s car, from begin to end, closed and opened in the middle', async ({ launch, folder }, info) => {
  const dataFolder = info.outputPath('data')
  const path = join(folder, 'Road.longroll')
  const first = await launch({ dataFolder })
  await newCampaign(first, path, 'The long road')
  await addCharacter(first.window, 'Sammy')
  await beginTheCar(first.window)
  let sammy = panel(first.window, 'Sammy')
  await expect(sammy).toContainText('0 of 7')
  await expect(sammy).toContainText('4 rolls before')

  // Roll 1: one success. A face that no d10 has is refused beside the field, and what was typed stays.
  await typeFaces(sammy, '8 3 11 ')
  await expect(sammy).toContainText('A d10 shows 1 to 10')
  await expect(sammy.getByRole('button', { name: 'Take it' })).toBeDisabled()
  await sammy.getByLabel('What fell').fill('')
  await sammy.getByLabel('What fell').pressSequentially('8312547')
  await expect(sammy).toContainText('1 success: 1 of 7')
  await first.window.keyboard.press('Enter')
  await expect(sammy).toContainText('1 of 7')

  // Roll 2: a failure; the Condition is accepted.
  await typeFaces(sammy, '1234567')
  await first.window.keyboard.press('Enter')
  await sammy.getByLabel('Condition', { exact: true }).fill('Frustrated')
  await sammy.getByRole('button', { name: /Accept “Frustrated”/ }).click()
  await expect(sammy).toContainText('Frustrated')

  // Closed in the middle, and opened again.
  await expect(saveState(first.window)).toContainText('Saved')
  await first.close()
  const second = await launch({ dataFolder, args: [path] })
  const { window } = second
  sammy = panel(window, 'Sammy')
  await expect(sammy).toContainText('Frustrated')
  await expect(sammy).toContainText('1 of 7')
  await expect(sammy).toContainText('2 rolls before')

  // Undo reaches across the closing: the choice is open again, and redo takes it again.
  await window.keyboard.press('Control+z')
  await expect(sammy.getByRole('button', { name: /Refuse/ })).toBeVisible()
  await expect(sammy).not.toContainText('Frustrated')
  await window.keyboard.press('Control+Shift+z')
  await expect(sammy).toContainText('Frustrated')

  // Roll 3: five successes, only counted; the end bonus is taken.
  await sammy.getByRole('button', { name: 'Enter dice' }).click()
  await sammy.getByLabel('or count').fill('5')
  await window.keyboard.press('Enter')
  await expect(sammy.getByRole('button', { name: /Lower the target/ })).toContainText('7 → 3: done now')
  await expect(sammy.getByRole('button', { name: /Work faster/ })).toContainText('30m → 22m30s')
  await sammy.getByRole('button', { name: /End bonus/ }).click()
  await expect(sammy).toContainText('6 of 7')

  // Roll 4, at the deadline: a failure, taken as a dramatic one.
  await sammy.getByRole('button', { name: 'Enter dice' }).click()
  await sammy.getByLabel('or count').fill('0')
  await window.keyboard.press('Enter')
  await sammy.getByLabel('Condition', { exact: true }).fill('Stranded')
  await sammy.getByRole('button', { name: /Dramatic failure/ }).click()
  await expect(sammy).toContainText('Stopped')
  await expect(sammy).toContainText('6 of 7')
  await expect(sammy).toContainText('9 dice next, + 2 carried until the story ends')
  const log = window.getByRole('region', { name: 'Log' })
  await expect(log).toContainText('Sammy takes it as a dramatic failure: Stranded, 1 Beat')

  // Taken up again: nine dice, one success is enough.
  await sammy.getByRole('button', { name: 'Take it up again' }).click()
  await window.getByRole('dialog').getByRole('button', { name: 'Take it up again' }).click()
  await expect(sammy).toContainText('9 dice, + 2 carried')
  await typeFaces(sammy, '812345672')
  await window.keyboard.press('Enter')
  await expect(sammy).toContainText('Succeeded')
  await expect(sammy).toContainText('7 of 7')
  await expect(sammy).toContainText('Souped Up')
  await second.close()
})

test('a roll made in the app is in the log with its dice and the rules that counted it', async ({
  longroll,
  folder,
}) => {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Road')
  await addCharacter(window, 'Sammy')
  await beginTheCar(window)
  await window.keyboard.press('r')
  const log = window.getByRole('region', { name: 'Log' })
  await expect(log).toContainText('Sammy rolls 7 dice')
  await log.getByRole('button', { name: /Sammy rolls 7 dice/ }).click()
  await expect(log).toContainText('Rolled here')
  await expect(log).toContainText('WOD-1')
})
