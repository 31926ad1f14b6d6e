import type { Locator, Page } from '@playwright/test'
import { expect, test, type OpenOptions } from '../support/components'
import { begin, panel, play, sammy } from './campaign'

// Typing what fell: four dice, 10 again. The same field serves every system; what counts is the panel's to say.

interface Entry {
  readonly page: Page
  readonly sammy: Locator
  readonly field: Locator
  readonly take: Locator
}

async function enter(open: (options?: OpenOptions) => Promise<Page>, more: object = {}): Promise<Entry> {
  const page = await open()
  await play(page, sammy, begin(more))
  const box = panel(page, 'Sammy')
  await box.getByRole('button', { name: 'Enter dice' }).click()
  return { page, sammy: box, field: box.getByLabel('What fell'), take: box.getByRole('button', { name: 'Take it' }) }
}

test('one key is one face, and the field moves on by itself', async ({ open }) => {
  const { page, sammy: box, field, take } = await enter(open)
  await expect(field).toBeFocused()
  await expect(box).toContainText('4 faces, or only how many count')
  await page.keyboard.type('83')
  await expect(field).toHaveValue('8 3 ')
  await expect(box).toContainText('2 dice to come. 1 success so far')
  await expect(take).toBeDisabled()
  await page.keyboard.type('12')
  await expect(field).toHaveValue('8 3 1 2')
  await expect(box.getByRole('img', { name: 'd10: 8, counts' })).toBeVisible()
  await expect(take).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(box).toContainText('1 of 7')
})

test('Enter pressed twice takes the dice and rolls nothing; held, or a double click, it acts once', async ({
  open,
}) => {
  const { page, sammy: box } = await enter(open)
  await page.keyboard.type('8312')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(box).toContainText('1 of 7')
  const roll = box.getByRole('button', { name: 'Roll', exact: true })
  const rolls = page.getByRole('region', { name: 'Log' }).getByText(/rolls? /)
  await expect(rolls).toHaveCount(1)
  await roll.dblclick()
  await expect(rolls).toHaveCount(2)
  await page.waitForTimeout(500)
  await expect(rolls).toHaveCount(2)
})

test('0 is a ten, and a ten is asked for its next die in place, wave after wave', async ({ open }) => {
  const { page, sammy: box, field, take } = await enter(open)
  await page.keyboard.type('8300')
  await expect(field).toHaveValue('8 3 10 10 ')
  await expect(box).toContainText('2 dice fall again: 2 more')
  await expect(box.getByRole('img', { name: 'd10, still to come' })).toHaveCount(2)
  await page.keyboard.type('20')
  await expect(box).toContainText('The 10 falls again: one more die')
  await expect(take).toBeDisabled()
  await page.keyboard.type('9')
  await expect(box).toContainText('5 successes, exceptional: 5 of 7')
  await take.click()
  await expect(box.getByRole('group', { name: 'Exceptional: choose' })).toBeVisible()
})

test('rubbing out takes a whole face', async ({ open }) => {
  const { page, field } = await enter(open)
  await page.keyboard.type('801')
  await expect(field).toHaveValue('8 10 1 ')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('8 10 ')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('8 ')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('')
})

test('who puts spaces of their own is taken at their word', async ({ open }) => {
  const { page, sammy: box, field, take } = await enter(open)
  await page.keyboard.type('8 3 11')
  await expect(field).toHaveValue('8 3 11')
  await expect(box).toContainText('A d10 shows 1 to 10. 8 and 3 stay')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(box.getByRole('img', { name: 'd10: 11, cannot be' })).toBeVisible()
  await expect(take).toBeDisabled()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('0 2')
  await expect(field).toHaveValue('8 3 10 2')
  await expect(box).toContainText('The 10 falls again: one more die')
})

test('a ten written out as the first face is a ten', async ({ open }) => {
  const { page, field } = await enter(open)
  await page.keyboard.type('10 ')
  await expect(field).toHaveValue('10 ')
  await page.keyboard.type('2 ')
  await expect(field).toHaveValue('10 2 ')
})

test('faces put in at once are read as they stand', async ({ open }) => {
  const { sammy: box, field } = await enter(open)
  await field.fill('10, 2, 3, 4, 5')
  await expect(box).toContainText('1 success: 1 of 7')
  await field.fill('8319')
  await expect(field).toHaveValue('8 3 1 9')
})

test('too many dice are said at once', async ({ open }) => {
  const { page, sammy: box, take } = await enter(open)
  await page.keyboard.type('12345')
  await expect(box).toContainText('4 dice in all: 1 too many')
  await expect(take).toBeDisabled()
})

test('only the count is quicker, and says where it leads', async ({ open }) => {
  const { page, sammy: box } = await enter(open)
  await box.getByLabel('or count').fill('x')
  await expect(box).toContainText('A whole number, 0 or more')
  await box.getByLabel('or count').fill('3')
  await expect(box).toContainText('3 successes: 3 of 7')
  await page.keyboard.press('Enter')
  await expect(box).toContainText('3 of 7')
})

test('without again there are no more successes than dice', async ({ open }) => {
  const { sammy: box, take } = await enter(open, { again: 'none' })
  await box.getByLabel('or count').fill('5')
  await expect(box).toContainText('Only 4 dice, and none falls again')
  await expect(take).toBeDisabled()
})

test('Esc goes back and keeps what was typed', async ({ open }) => {
  const { page, sammy: box, field } = await enter(open)
  await page.keyboard.type('830')
  await page.keyboard.press('Escape')
  await expect(box.getByRole('button', { name: 'Enter dice' })).toBeFocused()
  await page.keyboard.press('e')
  await expect(field).toHaveValue('8 3 10 ')
  await page.keyboard.type('1')
  await expect(field).toHaveValue('8 3 10 1 ')
})

test('a rote action takes the count alone', async ({ open }) => {
  const { page, sammy: box, field } = await enter(open, { rote: true })
  await expect(field).toBeHidden()
  await expect(box.getByLabel('successes', { exact: true })).toBeFocused()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(box).toContainText('2 of 7')
})

test('a chance die takes one face; a 1 is a dramatic failure with its Condition', async ({ open }) => {
  const { page, sammy: box, take } = await enter(open)
  await page.keyboard.press('Escape')
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('-')
  await expect(box).toContainText('A chance die')
  await box.getByLabel('Condition, if it is a dramatic failure').fill('Burned')
  await box.getByRole('button', { name: 'Enter dice' }).click()
  await page.keyboard.type('1')
  await expect(box).toContainText('A 1: a dramatic failure')
  await take.click()
  await expect(box).toContainText('Stopped')
  await expect(box).toContainText('Burned')
})

for (const [width, height] of [
  [1440, 640],
  [1024, 480],
] as const) {
  test(`what is opened to type in is seen whole, also in the lowest row of a table that scrolls: ${width} × ${height}`, async ({
    open,
  }) => {
    const page = await open({ width, height })
    const names = ['Ana', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay']
    const saga = { system: 'saga-machine', kind: 'extended', stat: 4, skill: 3, interval: '1h', amount: 'lots' }
    await play(
      page,
      ...names.flatMap((name) => [
        { do: 'character.add', as: name, with: { name } },
        { do: 'task.begin', with: { ...saga, title: 'The gate', character: name } },
      ]),
    )
    await page.keyboard.press('6')
    await page.keyboard.press('e')
    const form = panel(page, 'Fay').locator('form')
    await expect(form).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
  })
}
