import { expect, test } from '../support/components'
import { begin, panel, play, sammy } from './campaign'

test('the chance stands in the panel in per cent and in words; its curve is a table for who cannot see it', async ({
  open,
}) => {
  const page = await open()
  await play(page, sammy, begin({ target: 5, deadline: '1h30m' }))
  const box = panel(page, 'Sammy')
  const figure = box.getByRole('button', { name: /^\d+ % to make it: .+\. What this assumes$/ })
  await expect(figure).toBeVisible()
  const success = /^(\d+) %/.exec((await figure.getAttribute('aria-label')) ?? '')?.[1] ?? 'none'
  const table = box.getByRole('table', { name: 'Chance to have made it' })
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(table.getByRole('row').nth(1)).toContainText('roll 1, 00:30')
  await expect(table.getByRole('row').nth(3)).toContainText(`roll 3, 01:30${success} %`)
})

test('the figure opens what the odds assume', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin({ target: 5 }))
  await panel(page, 'Sammy')
    .getByRole('button', { name: /What this assumes/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'The odds: Fix the car' })
  await expect(dialog).toContainText('After a failure the Condition is accepted')
  await expect(dialog).toContainText('in 4 rolls')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('each option of an open choice has its chance, and the best is called so', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin({ target: 14, pool: { attribute: 4, skill: 3 } }), {
    do: 'storytelling.roll',
    with: { task: 'car', successes: 5 },
  })
  const options = panel(page, 'Sammy').getByRole('group').getByRole('button')
  await expect(options).toHaveCount(3)
  await expect(options.filter({ hasText: 'best' })).toHaveCount(1)
  for (const option of await options.all()) await expect(option).toHaveText(/(\d+|<1|>99) %$/)
})

test('after a failure only accepting goes on', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin({ target: 2 }), { do: 'storytelling.roll', with: { task: 'car', successes: 0 } })
  const choice = panel(page, 'Sammy').getByRole('group', { name: 'A failure: choose' })
  await expect(choice.getByRole('button').filter({ hasText: 'best' })).toHaveText(/Accept/)
  await expect(choice.getByRole('button', { name: /^Refuse/ })).toHaveText(/, 0 %$/)
})

const withOthers = [sammy, { do: 'character.add', as: 'other', with: { name: 'Other' } }]

test('try or hold on a Club', async ({ open }) => {
  const page = await open()
  await play(
    page,
    ...withOthers,
    {
      do: 'task.begin',
      as: 'bomb',
      with: {
        system: 'dramatic-task',
        title: 'The bomb',
        participants: [{ character: 'sammy', die: 8 }],
        preset: 'difficult',
      },
    },
    { do: 'dramaticTask.deal', with: { task: 'bomb', cards: { sammy: '10C' } } },
  )
  const box = panel(page, 'Sammy')
  await expect(box.getByRole('button', { name: /to make it/ })).toBeVisible()
  await expect(box.getByRole('button', { name: /^Try/ })).toHaveText(/\d+ %$/)
  await expect(box.getByRole('button', { name: /^Hold/ })).toHaveText(/\d+ %$/)
})

test('a single test says how it may go wrong; a race says why it has no odds', async ({ open }) => {
  const page = await open()
  await play(
    page,
    ...withOthers,
    {
      do: 'task.begin',
      with: { system: 'mod-dot', kind: 'single', title: 'Listen', sides: [{ character: 'sammy', dots: 3 }] },
    },
    {
      do: 'task.begin',
      with: {
        system: 'saga-machine',
        kind: 'opposed-extended',
        title: 'Outrun',
        sides: [
          { character: 'other', stat: 4, skill: 3 },
          { character: 'sammy', stat: 4, skill: 3 },
        ],
      },
    },
  )
  await expect(panel(page, 'Sammy')).toContainText(/fails \d+ %, botches \d+ %/)
  await expect(panel(page, 'Other')).toContainText('no odds for a race')
})

test('the begin dialog: the chance moves, nothing while something is wrong, and a number is found', async ({
  open,
}) => {
  const page = await open()
  await play(page, sammy)
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Begin a task' })
  const side = dialog.getByRole('complementary', { name: 'Chance' })
  await expect(side).toContainText('to make it in 4 rolls')
  const target = dialog.getByRole('spinbutton', { name: 'Target' })
  await target.fill('2')
  await expect(side).toContainText('98 % to make it')
  await target.fill('')
  await expect(side).toContainText('as soon as the numbers are whole')
  await target.fill('2')
  await dialog.getByRole('spinbutton', { name: 'Chance wanted, in per cent' }).fill('35')
  await expect(side.getByRole('list', { name: /would give/ })).toHaveAttribute('aria-busy', 'false')
  const found = side.getByRole('button', { name: /^Target/ })
  await expect(found).toHaveText(/2 → \d+/)
  const promised = /(\d+) %$/.exec((await found.textContent()) ?? '')?.[1] ?? 'none'
  const to = /→ (\d+)/.exec((await found.textContent()) ?? '')?.[1] ?? 'none'
  await found.click()
  await expect(target).toHaveValue(to)
  await expect(side).toContainText(`${promised} % to make it`)
  await expect(side.getByRole('button', { name: /^Target/ })).toContainText('as it is')
})

test('rush, normal and slow have their chance and their time', async ({ open }) => {
  const page = await open()
  await play(page, sammy)
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Begin a task' })
  await dialog.getByRole('button', { name: 'Time Die' }).click()
  const paces = dialog.getByRole('group', { name: /^Pace/ }).locator('label')
  await expect(paces).toHaveCount(3)
  for (const pace of await paces.all()) await expect(pace).toHaveText(/(\d+|<1|>99) % in about \d+[a-z0-9]*$/)
})

test('hidden: no chance anywhere', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin({ target: 14, pool: { attribute: 4, skill: 3 } }))
  const box = panel(page, 'Sammy')
  await expect(box.getByRole('button', { name: /to make it/ })).toBeVisible()
  await play(page, { do: 'campaign.configure', with: { showOdds: false } })
  await expect(box.getByRole('button', { name: /to make it/ })).toBeHidden()
  await play(page, { do: 'storytelling.roll', with: { task: 'car', successes: 5 } })
  await expect(box.getByRole('button', { name: /^Work faster/ })).not.toContainText('%')
  await box.getByRole('button', { name: 'More for Fix the car' }).click()
  await expect(page.getByRole('menuitem', { name: 'The odds…' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Begin a task' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('complementary', { name: 'Chance' })).toHaveCount(0)
})

test('a task is rolled out from the dialog that begins it', async ({ open }) => {
  const page = await open()
  await play(page, sammy)
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Begin a task' })
  await dialog.getByLabel('What is done').fill('Sweep the yard')
  await dialog.getByRole('button', { name: 'Roll it out' }).click()
  await page.getByRole('menuitem', { name: 'Begin it and roll to its end' }).click()
  const box = panel(page, 'Sammy')
  await expect(box).toContainText(/Succeeded|Failed|Stopped/)
  await page.keyboard.press('Control+z')
  await expect(box).toContainText('4 dice, no bonus')
})

for (const { system, first, dials } of [
  { system: 'Storytelling', first: '', dials: ['Target', 'Deadline', 'Each roll takes'] },
  { system: 'Dramatic Task', first: '', dials: ['Tokens', 'Rounds'] },
  { system: 'Saga Machine', first: '', dials: ['Tally', 'Limit'] },
  { system: 'Mod-Dot', first: 'extended', dials: ['Dots', 'Need', 'Limit'] },
  { system: 'Time Die', first: '', dials: ['Hits needed', 'Intervals'] },
]) {
  test(`${system}: every number that is found is taken into the form, and all others stay`, async ({ open }) => {
    const page = await open()
    await play(page, sammy)
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: 'Begin a task' })
    await dialog.getByRole('button', { name: new RegExp(`^${system}`) }).click()
    if (first !== '') await dialog.getByText(first, { exact: true }).click()
    if (system === 'Mod-Dot') await dialog.getByRole('spinbutton', { name: 'Limit' }).fill('4')
    if (system === 'Storytelling') await dialog.getByLabel('Deadline').fill('1h30m')
    const found = dialog.getByRole('list', { name: /would give/ })
    const wanted = dialog.getByRole('spinbutton', { name: 'Chance wanted, in per cent' })
    const settled = () => expect(found).toHaveAttribute('aria-busy', 'false')
    await wanted.fill('30')
    await settled()
    await expect(found.getByRole('button')).toHaveCount(dials.length)
    for (const [i, dial] of dials.entries()) {
      await wanted.fill(i % 2 === 0 ? '85' : '35')
      await settled()
      const option = found.getByRole('button', { name: new RegExp(`^${dial}`) })
      const [, promised = '', sign = ''] = /, ([<>]?\d+)( %)$/.exec((await option.textContent()) ?? '') ?? []
      await option.click()
      await settled()
      await expect(option).toContainText('as it is')
      await expect(dialog.getByRole('complementary', { name: 'Chance' })).toContainText(`${promised}${sign} to make it`)
    }
  })
}
