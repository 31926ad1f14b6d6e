import type { Page } from '@playwright/test'
import { expect, test } from '../support/components'
import { listen } from '../support/heard'
import { begin, play, sammy } from './campaign'
import { hay, here, lines, note, openLog } from './log'

/** The texts that are marked as found, and the one that is looked at. */
const marked = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(() =>
    ['log-found', 'log-found-here'].map((name) =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => (range instanceof Range ? range.toString() : '')),
    ),
  )

test('the log is searched as one types; what is found is marked and stepped through', async ({ open }) => {
  const page = await open()
  await play(page, ...hay(40), note('A needle by the door.'), ...hay(70), note('Another Needle, Inés says.'), ...hay(5))
  const dialog = await openLog(page)
  await expect(lines(dialog).last()).toContainText('Hay 5.')
  await page.keyboard.type('needle')
  await expect(dialog).toContainText('2 entries found')
  await expect(here(dialog)).toContainText('Another Needle')
  await expect.poll(() => marked(page)).toEqual([['needle'], ['Needle']])
  await page.keyboard.press('Enter')
  await expect(here(dialog)).toContainText('A needle by the door')
  await expect.poll(() => marked(page)).toEqual([['Needle'], ['needle']])
  await page.keyboard.press('Shift+Enter')
  await expect(here(dialog)).toContainText('Another Needle')

  await here(dialog).getByRole('button', { name: 'Show what happened around it' }).click()
  await expect(dialog.getByLabel('Search', { exact: true })).toHaveValue('')
  await expect(here(dialog)).toContainText('Another Needle')
  await expect(lines(dialog).filter({ hasText: 'Hay 70.' })).toBeInViewport()

  await dialog.getByLabel('Search', { exact: true }).fill('ines')
  await expect(dialog).toContainText('1 entry found')
  await dialog.getByLabel('Search', { exact: true }).fill('unheard of')
  await expect(dialog).toContainText('Nothing like that happened.')
})

test('Home and End reach the first and the last also from a line that goes, and from what was searched', async ({
  open,
}) => {
  const page = await open()
  await play(page, note('The first straw.'), ...hay(400), note('The last straw.', {}))
  const dialog = await openLog(page)
  await page.keyboard.type('hay')
  await expect(here(dialog)).toContainText('Hay 400.')
  const place = here(dialog).getByRole('button', { name: 'Show what happened around it' })
  await place.focus()
  await page.keyboard.press('Home')
  await expect(here(dialog)).toContainText('Hay 1.')
  await expect(here(dialog)).toBeInViewport()
  await expect(dialog.getByRole('region', { name: 'What happened' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(here(dialog)).toContainText('Hay 400.')
  await expect(here(dialog)).toBeInViewport()
})

test('what is said of a search is said of what is shown, once', async ({ open }) => {
  const page = await open()
  await play(page, ...hay(70), note('A needle.'))
  const dialog = await openLog(page)
  const field = dialog.getByLabel('Search', { exact: true })
  await expect(lines(dialog).last()).toContainText('A needle.')
  const heard = await listen(page)
  // All that stands there meanwhile, one after another.
  const said = dialog.locator('.told')
  await said.evaluate((line) => {
    const shown: string[] = []
    new MutationObserver(() => shown.push(line.textContent ?? '')).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    Object.assign(window, { shown })
  })
  await field.fill('needle')
  await expect(said).toHaveText('1 entry found')
  expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual(['1 entry found'])
  expect(await heard()).toEqual([{ how: 'polite', words: '1 entry found' }])
  await field.fill('unheard of')
  expect(await heard()).toEqual([{ how: 'polite', words: 'Nothing like that happened.' }])
})

test('the log of a character or a task, from its menu; a roll opens to why', async ({ open }) => {
  const page = await open()
  await play(
    page,
    sammy,
    { do: 'character.add', as: 'kim', with: { name: 'Kim' } },
    begin(),
    note('On Kim alone.', { character: 'kim' }),
    { do: 'storytelling.roll', with: { task: 'car', successes: 2 } },
  )
  await page.getByRole('button', { name: 'Kim: character' }).click()
  await page.getByRole('menuitem', { name: 'Log…' }).click()
  const dialog = page.getByRole('dialog', { name: 'What happened' })
  await expect(dialog.getByLabel('Whose')).toHaveValue(/\d/)
  await expect(lines(dialog).last()).toContainText('On Kim alone.')
  // Not the dialog: what is said to a screen reader stands in it too.
  const list = dialog.getByRole('region', { name: 'What happened' })
  await expect(list).not.toContainText('2 successes')
  await dialog.getByLabel('Whose').selectOption('everybody')
  await dialog.getByLabel('Task').selectOption('Fix the car')
  await expect(list).not.toContainText('On Kim alone.')
  const roll = lines(dialog).filter({ hasText: '2 successes' })
  await roll.getByRole('button', { name: /2 successes/ }).click()
  await expect(roll.getByRole('group', { name: 'Why this number' })).toContainText('Typed in.')
})

test('a long log is read on in both directions, and the window holds only a stretch of it', async ({ open }) => {
  const page = await open()
  await play(page, ...hay(1_500))
  const dialog = await openLog(page)
  const list = dialog.getByRole('region', { name: 'What happened' })
  await expect(lines(dialog).last()).toContainText('Hay 1500.')
  // One key, however far it is.
  await list.focus()
  await page.keyboard.press('Home')
  await expect(lines(dialog).first()).toContainText('Hay 1.')
  await expect(lines(dialog).first()).toBeInViewport()
  await expect(list).toBeFocused()
  await page.keyboard.press('End')
  await expect(lines(dialog).last()).toContainText('Hay 1500.')
  await expect(lines(dialog).last()).toBeInViewport()

  // Page by page it goes on by itself, and what is scrolled away is let go.
  await expect
    .poll(
      async () => {
        await list.evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }))
        return lines(dialog).last().textContent()
      },
      { timeout: 60_000 },
    )
    .not.toContain('Hay 1500.')
  expect(await lines(dialog).count()).toBeLessThanOrEqual(300)

  // What is being read stays in place when a page comes.
  await dialog.getByRole('button', { name: 'To the newest' }).click()
  await expect(lines(dialog).last()).toBeInViewport()
  // By its words, not by its place: a page that comes gives it another.
  const text = (await lines(dialog).nth(20).textContent()) ?? ''
  const middle = lines(dialog).filter({ hasText: text })
  await middle.scrollIntoViewIfNeeded()
  await expect.poll(() => lines(dialog).first().textContent()).not.toContain('Hay 1441.')
  await expect(middle).toBeInViewport()

  await dialog.getByRole('button', { name: 'To the beginning' }).click()
  await expect(lines(dialog).first()).toContainText('Hay 1.')
  await expect(lines(dialog).first()).toBeInViewport()
})
