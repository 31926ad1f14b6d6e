import { expect, test } from '../support/components'
import { begin, panel, play, sammy } from './campaign'

test('a task that runs: progress, rolls left, what to roll, one row to act', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin({ deadline: '1h30m' }))
  const box = panel(page, 'Sammy')
  await expect(box.getByRole('heading', { name: 'Fix the car' })).toBeVisible()
  await expect(box).toContainText('Storytelling · 2 + 2')
  const progress = box.getByRole('progressbar', { name: 'Progress' })
  await expect(progress).toHaveAttribute('aria-valuetext', '0 successes of 7')
  await expect(progress).toHaveAttribute('aria-valuemax', '7')
  await expect(box).toContainText('3 rolls before 01:30')
  await expect(box).toContainText('4 dice, no bonus. 8 and up counts.')
  await expect(box).toContainText('due 00:30')
})

test('the modifier is said with the roll and changed by key, by button and by typing', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin())
  const box = panel(page, 'Sammy')
  await page.keyboard.press('1')
  await expect(box.getByRole('button', { name: 'Roll', exact: true })).toBeFocused()
  await page.keyboard.press('+')
  await expect(box).toContainText('5 dice, + 1 for this roll.')
  const modifier = box.getByRole('spinbutton', { name: 'Modifier for this roll' })
  await modifier.fill('-2')
  await expect(box).toContainText('2 dice, − 2 for this roll.')
  await modifier.press('ArrowUp')
  await expect(box).toContainText('3 dice, − 1 for this roll.')
  await box.getByRole('button', { name: 'Roll', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Sammy rolls 3 dice')
})

test('whose turn it is: a filled head, until the roll is made', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin(), { do: 'clock.advance', with: { by: '30m' } })
  const box = panel(page, 'Sammy')
  await expect(box).toContainText('Roll now')
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Sammy rolls')
  const alarm = page.getByRole('region', { name: 'Alarms' })
  await expect(alarm).toContainText('Sammy rolls: Fix the car')
  await alarm.getByRole('button', { name: 'Open Fix the car' }).click()
  await expect(box.getByRole('button', { name: 'Roll', exact: true })).toBeFocused()
  await page.keyboard.press('e')
  await box.getByLabel('or count').fill('1')
  await page.keyboard.press('Enter')
  await expect(box).toContainText('due 01:00')
  await expect(alarm).toHaveCount(0)
})

test('a failure opens its choice in place; arrow keys go through it, and focus stays in the panel', async ({
  open,
}) => {
  const page = await open()
  await play(page, sammy, begin())
  const box = panel(page, 'Sammy')
  await box.getByRole('button', { name: 'Enter dice' }).click()
  await page.keyboard.type('1234')
  await page.keyboard.press('Enter')
  const choice = box.getByRole('group', { name: 'A failure: choose' })
  await expect(choice).toBeVisible()
  await expect(box).toContainText('Choose')
  const accept = choice.getByRole('button', { name: /^Accept a Condition .*go on with 0 of 7/ })
  await expect(accept).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(choice.getByRole('button', { name: /^Refuse it stops/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(choice.getByRole('button', { name: /^Dramatic failure 1 Beat, it stops, next roll/ })).toBeFocused()
  await choice.getByLabel('Condition', { exact: true }).fill('Shaken')
  await choice.getByRole('button', { name: /^Accept “Shaken”/ }).click()
  await expect(box).toContainText('Shaken')
  await expect(box.getByRole('button', { name: 'Roll', exact: true })).toBeFocused()
})

test('an exceptional success: each option says what it does in numbers', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin({ target: 9, endBonus: 'Souped Up' }), {
    do: 'storytelling.roll',
    with: { task: 'car', successes: 5 },
  })
  const choice = panel(page, 'Sammy').getByRole('group', { name: 'Exceptional: choose' })
  await expect(choice.getByRole('button')).toHaveText([
    /^Lower the target best target 9 → 7: 2 missing, \d+ %$/,
    /^Work faster each roll 30m → 22m30s, \d+ %$/,
    /^End bonus exceptional when done: Souped Up, \d+ %$/,
  ])
  await choice.getByRole('button', { name: /Work faster/ }).click()
  await expect(panel(page, 'Sammy')).toContainText('5 of 9')
})

test('stopped: it rests, and is taken up again with a deadline of its own', async ({ open }) => {
  const page = await open()
  await play(
    page,
    sammy,
    begin(),
    { do: 'storytelling.roll', with: { task: 'car', successes: 4 } },
    { do: 'task.abandon', with: { task: 'car' } },
  )
  const box = panel(page, 'Sammy')
  await expect(box).toContainText('Stopped')
  await expect(box).toContainText('4 of 7')
  await expect(box).toContainText('successes kept')
  await box.getByRole('button', { name: 'Take it up again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take it up again: Fix the car' })
  await dialog.getByLabel('Deadline from now').fill('10m')
  await dialog.getByRole('button', { name: 'Take it up again' }).click()
  await expect(dialog).toContainText('The first roll takes 30m')
  await dialog.getByLabel('Deadline from now').fill('1h')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(box).toContainText('2 rolls before 01:30')
  await expect(box.getByRole('button', { name: 'Roll', exact: true })).toBeFocused()
})

test('exhausted: only a better pool helps', async ({ open }) => {
  const page = await open()
  const roll = { do: 'storytelling.roll', with: { task: 'car', successes: 1 } }
  await play(page, sammy, begin({ target: 9 }), roll, roll, roll, roll)
  const box = panel(page, 'Sammy')
  await expect(box).toContainText('no rolls are left')
  await box.getByRole('button', { name: 'A better pool…' }).click()
  await page.getByRole('dialog').getByRole('spinbutton', { name: 'Skill' }).press('ArrowUp')
  await page.getByRole('dialog').getByRole('button', { name: 'Improve' }).click()
  await expect(box.getByRole('button', { name: 'Take it up again' })).toBeVisible()
  await expect(box).toContainText('1 roll left')
})

test('succeeded and failed are said in a word, with a sign', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin({ target: 2 }), { do: 'storytelling.roll', with: { task: 'car', successes: 2 } })
  const box = panel(page, 'Sammy')
  await expect(box).toContainText('Succeeded')
  await expect(box).toContainText('target reached')
  await box.getByRole('button', { name: 'Put away' }).click()
  await expect(box).toContainText('No task.')
  await play(page, begin({ keeps: false }), { do: 'task.abandon', with: { task: 'car' } })
  await expect(box).toContainText('Failed')
  await expect(box).toContainText('given up')
})

test('the GM’s word: numbers from the menu, only what was changed', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin())
  const box = panel(page, 'Sammy')
  await box.getByRole('button', { name: 'More for Fix the car' }).click()
  await page.getByRole('menuitem', { name: 'The GM’s word…' }).click()
  const dialog = page.getByRole('dialog', { name: 'The GM’s word: Fix the car' })
  await expect(dialog.getByRole('button', { name: 'Change it' })).toBeDisabled()
  await dialog.getByRole('spinbutton', { name: 'Needed' }).fill('3')
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await expect(box).toContainText('0 of 3')
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('The GM’s word: need 3')
  await page.keyboard.press('Control+z')
  await expect(box).toContainText('0 of 7')
})

test('a roll in the log opens to why it counted so', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin(), {
    do: 'storytelling.roll',
    with: { task: 'car', dice: [8, 10, 1, 2, 9], modifier: 0, note: 'Sparks' },
  })
  const log = page.getByRole('region', { name: 'Log' })
  await expect(log).toContainText('“Sparks”')
  await log.getByRole('button', { name: /Sammy rolls 4 dice/ }).click()
  const why = log.getByRole('group', { name: 'Why this number' })
  await expect(why).toContainText('8 and up counts; 1 die fell again.')
  await expect(why).toContainText('0 → 3 of 7.')
  await expect(why).toContainText('Typed in.')
  await expect(why).toContainText('WOD-4')
  await expect(why.getByRole('img', { name: 'd10: 9, counts' })).toBeVisible()
})
