import type { Page } from '@playwright/test'
import { expect, test } from '../support/components'
import { panel, play, type Step } from './campaign'

const people = (count: number): readonly Step[] =>
  Array.from({ length: count }, (_, i) => ({
    do: 'character.add',
    as: `who-${i + 1}`,
    with: { name: `Person ${i + 1}` },
  }))

const order = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main', { name: 'Characters' })
    .getByRole('region', { name: /^Person/ })
    .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? '').replace('Person ', '')))

async function choose(page: Page, who: string, item: string): Promise<void> {
  const button = panel(page, who).getByRole('button', { name: `${who}: character` })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
}

/** By its head, as a mouse does it. */
async function drag(page: Page, who: string, to: { readonly x: number; readonly y: number }): Promise<void> {
  const head = await panel(page, who).locator('.who').boundingBox()
  if (head === null) throw new Error(`${who} has no head`)
  await page.mouse.move(head.x + head.width - 20, head.y + head.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
}

async function inside(page: Page, who: string, along: number): Promise<{ readonly x: number; readonly y: number }> {
  const box = await panel(page, who).boundingBox()
  if (box === null) throw new Error(`${who} is not shown`)
  return { x: box.x + box.width * along, y: box.y + box.height / 2 }
}

test('a panel is moved from the keyboard: focus stays, and the new place is said', async ({ open }) => {
  const page = await open()
  await play(page, ...people(4))
  await choose(page, 'Person 3', 'Move left')
  await expect.poll(() => order(page)).toEqual(['1', '3', '2', '4'])
  await expect(panel(page, 'Person 3').getByRole('button', { name: 'Person 3: character' })).toBeFocused()
  await expect(page.getByText('Person 3 is panel 2 of 4 now.')).toBeAttached()
  await choose(page, 'Person 3', 'Move right')
  await expect.poll(() => order(page)).toEqual(['1', '2', '3', '4'])
  await panel(page, 'Person 1').getByRole('button', { name: 'Person 1: character' }).click()
  await expect(page.getByRole('menuitem', { name: 'Move right' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Move left' })).toHaveCount(0)
})

test('a panel is dragged by its head; Escape puts it back; a click on the name still opens its menu', async ({
  open,
}) => {
  const page = await open()
  await play(page, ...people(5))
  await drag(page, 'Person 5', await inside(page, 'Person 2', 0.2))
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual(['1', '5', '2', '3', '4'])
  await drag(page, 'Person 1', await inside(page, 'Person 3', 0.8))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await order(page)).toEqual(['1', '5', '2', '3', '4'])
  await drag(page, 'Person 1', await inside(page, 'Person 3', 0.8))
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual(['5', '2', '3', '1', '4'])
  await panel(page, 'Person 2').getByRole('button', { name: 'Person 2: character' }).click()
  await expect(page.getByRole('menuitem', { name: 'Move left' })).toBeVisible()
})

test('a slip of arranging is put right by one key, however far it went; the same key does it again', async ({
  open,
}) => {
  const page = await open()
  await play(page, ...people(5))
  const stand = async (): Promise<readonly unknown[]> => [
    await order(page),
    await page.getByRole('button', { name: /^Unfold/ }).count(),
    await page.getByRole('button', { name: /scroll with the others|Let .* scroll/ }).count(),
  ]
  const asItCame = await stand()
  await page.keyboard.press('Shift+U')
  expect(await stand()).toEqual(asItCame)

  await drag(page, 'Person 5', await inside(page, 'Person 1', 0.2))
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual(['5', '1', '2', '3', '4'])
  await page.keyboard.press('Shift+U')
  await expect.poll(stand).toEqual(asItCame)
  await expect(page.getByText('The panels stand as they did before.')).toBeAttached()
  await page.keyboard.press('Shift+U')
  await expect.poll(() => order(page)).toEqual(['5', '1', '2', '3', '4'])
  await page.keyboard.press('Shift+U')

  // Folded by a slip of F: the same key unfolds it where it lies, and so does this one.
  await page.keyboard.press('3')
  await page.keyboard.press('f')
  await expect(page.getByRole('button', { name: /^Unfold Person 3/ })).toBeFocused()
  await page.keyboard.press('f')
  await expect.poll(stand).toEqual(asItCame)
  await page.keyboard.press('f')
  await expect(page.getByRole('button', { name: /^Unfold Person 3/ })).toBeFocused()
  await page.keyboard.press('Shift+U')
  await expect.poll(stand).toEqual(asItCame)

  await choose(page, 'Person 4', 'Keep in view')
  await expect.poll(() => order(page)).toEqual(['4', '1', '2', '3', '5'])
  await page.keyboard.press('Shift+U')
  await expect.poll(stand).toEqual(asItCame)
})

test('a folded panel is a line that keeps its number, and unfolds when it is picked', async ({ open }) => {
  const page = await open()
  await play(page, ...people(3), {
    do: 'task.begin',
    with: {
      system: 'storytelling',
      title: 'Fix the car',
      character: 'who-2',
      pool: { attribute: 2, skill: 2 },
      target: 7,
      interval: '30m',
    },
  })
  await choose(page, 'Person 2', 'Fold')
  const line = page.getByRole('button', { name: /^Unfold Person 2, Fix the car/ })
  await expect(line).toBeFocused()
  await expect(page.getByText('Person 2 is folded.')).toBeAttached()
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await expect(line).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page, 'Person 2').getByRole('button', { name: 'Roll', exact: true })).toBeFocused()

  await choose(page, 'Person 2', 'Fold')
  await page.getByRole('region', { name: 'Timeline' }).getByRole('button').first().click()
  await expect(panel(page, 'Person 2').getByRole('button', { name: 'Roll', exact: true })).toBeFocused()
})

test('a panel dropped below the others is folded', async ({ open }) => {
  const page = await open()
  await play(page, ...people(3))
  const main = await page.getByRole('main').boundingBox()
  if (main === null) throw new Error('no panels')
  await drag(page, 'Person 1', { x: main.x + main.width / 2, y: main.y + main.height - 30 })
  await expect(page.getByText('Drop here to fold')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('button', { name: /^Unfold Person 1/ })).toBeVisible()
})

test('a pinned panel stands first and stays in view while sixty others scroll', async ({ open }) => {
  const page = await open()
  await play(page, ...people(60))
  await choose(page, 'Person 40', 'Keep in view')
  await expect.poll(async () => (await order(page))[0]).toBe('40')
  await panel(page, 'Person 60').scrollIntoViewIfNeeded()
  await expect(panel(page, 'Person 60')).toBeInViewport()
  await expect(panel(page, 'Person 40')).toBeInViewport()
  await panel(page, 'Person 40').getByRole('button', { name: 'Let Person 40 scroll again' }).click()
  await expect.poll(async () => (await order(page))[0]).toBe('1')
})
