import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/components'
import { listen } from '../support/heard'
import { begin, play, sammy, type Step } from './campaign'
import { hay, here, lines, note, openLog } from './log'

// What happens while the log's own page is open.

const kim: Step = { do: 'character.add', as: 'kim', with: { name: 'Kim' } }
const listOf = (dialog: Locator): Locator => dialog.getByRole('region', { name: 'What happened' })

/** Where a line stands in the window, to the pixel. */
const top = (line: Locator): Promise<number> => line.evaluate((one) => one.getBoundingClientRect().top)

/** Until nothing that was under way can move anything any more. */
const settled = (page: Page): Promise<void> => page.waitForTimeout(150)

test('a new line comes at the end and is followed there; focus stays', async ({ open }) => {
  const page = await open()
  await play(page, ...hay(80))
  const dialog = await openLog(page)
  await expect(lines(dialog).last()).toContainText('Hay 80.')
  for (const text of ['A bell.', 'Another bell.']) {
    await play(page, note(text))
    await expect(lines(dialog).last()).toContainText(text)
    await expect(lines(dialog).last()).toBeInViewport({ ratio: 1 })
  }
  await expect(dialog.getByLabel('Search', { exact: true })).toBeFocused()
  await expect(dialog).not.toContainText('new entr')

  // Also where the list has focus; and in a window that gets lower the newest stays in view.
  const list = listOf(dialog)
  await list.focus()
  await list.evaluate((box) => (box.style.height = '12rem'))
  await expect(lines(dialog).last()).toBeInViewport({ ratio: 1 })
  await play(page, note('A third bell.'))
  await expect(lines(dialog).last()).toContainText('A third bell.')
  await expect(lines(dialog).last()).toBeInViewport({ ratio: 1 })
  await expect(list).toBeFocused()
})

test('a page that is followed for a whole evening holds a stretch of it', async ({ open }) => {
  const page = await open()
  await play(page, ...hay(5))
  const dialog = await openLog(page)
  await expect(lines(dialog).last()).toContainText('Hay 5.')
  await play(page, ...hay(500))
  await expect(lines(dialog).last()).toContainText('Hay 500.')
  await expect(lines(dialog).last()).toBeInViewport({ ratio: 1 })
  expect(await lines(dialog).count()).toBeLessThanOrEqual(360)
  await listOf(dialog).focus()
  await page.keyboard.press('Home')
  await expect(lines(dialog).first()).toContainText('Hay 1.')
})

test('for one who reads further up nothing moves; that there is more stands at the foot', async ({ open }) => {
  const page = await open()
  await play(page, ...hay(80))
  const dialog = await openLog(page)
  await expect(lines(dialog).last()).toContainText('Hay 80.')
  await settled(page)
  const read = lines(dialog).filter({ hasText: 'Hay 40.' })
  await read.evaluate((line) => line.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await read.getByRole('button').first().focus()
  await settled(page)
  const stood = await top(read)
  await play(page, note('A bell.'))
  await expect(dialog).toContainText('1 new entry')
  await play(page, note('Another bell.'))
  await expect(dialog).toContainText('2 new entries')
  await expect(lines(dialog).last()).toContainText('Another bell.')
  expect(await top(read)).toBe(stood)
  await expect(read.getByRole('button').first()).toBeFocused()
  // What is taken back is no news.
  await play(page, { do: 'undo' })
  await expect(dialog).toContainText('1 new entry')

  await dialog.getByRole('button', { name: 'To the newest' }).click()
  await expect(lines(dialog).last()).toContainText('A bell.')
  await expect(lines(dialog).last()).toBeInViewport({ ratio: 1 })
  await expect(dialog).not.toContainText('new entr')
})

test('far from the end too: the newest are counted, and read where they are', async ({ open }) => {
  const page = await open()
  await play(page, ...hay(400))
  const dialog = await openLog(page)
  await listOf(dialog).focus()
  await page.keyboard.press('Home')
  await expect(lines(dialog).first()).toContainText('Hay 1.')
  await settled(page)
  const count = await lines(dialog).count()
  await play(page, note('A bell.'))
  await expect(dialog).toContainText('1 new entry')
  expect(await lines(dialog).count()).toBe(count)
  await page.keyboard.press('End')
  await expect(lines(dialog).last()).toContainText('A bell.')
  await expect(dialog).not.toContainText('new entr')
})

test('of a character or a task only what is of it comes', async ({ open }) => {
  const page = await open()
  await play(page, sammy, kim, begin(), note('Kim looks on.', { character: 'kim' }))
  const dialog = await openLog(page)
  await dialog.getByLabel('Whose').selectOption('Kim')
  await expect(lines(dialog).last()).toContainText('Kim looks on.')
  await play(page, note('On Kim.', { character: 'kim' }), note('On Sammy.', { character: 'sammy' }))
  await expect(lines(dialog).last()).toContainText('On Kim.')
  await expect(listOf(dialog)).not.toContainText('On Sammy.')
  await dialog.getByLabel('Whose').selectOption('everybody')
  await dialog.getByLabel('Task').selectOption('Fix the car')
  await expect(lines(dialog).last()).toContainText('Sammy')
  await play(page, note('Oil drips.', { task: 'car' }), note('Rain.'))
  await expect(lines(dialog).last()).toContainText('Oil drips.')
  await expect(listOf(dialog)).not.toContainText('Rain.')
})

test('what says the text is one more hit at the end; the one looked at stays so, and in view', async ({ open }) => {
  const page = await open()
  await play(page, note('A needle by the door.'), ...hay(30), note('Another needle.'))
  const dialog = await openLog(page)
  const field = dialog.getByLabel('Search', { exact: true })
  await field.fill('needle')
  await expect(dialog).toContainText('2 entries found')
  await play(page, note('A NEEDLE rings.'), note('A spoon.'))
  await expect(dialog).toContainText('3 entries found')
  await expect(lines(dialog).last()).toContainText('A NEEDLE rings.')
  await expect(here(dialog)).toContainText('Another needle.')
  await expect(field).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect(here(dialog)).toContainText('A NEEDLE rings.')

  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(here(dialog)).toContainText('A needle by the door.')
  await play(page, ...Array.from({ length: 40 }, (_, i) => note(`Needle ${i + 1}.`)))
  await expect(dialog).toContainText('43 entries found')
  await expect(here(dialog)).toContainText('A needle by the door.')
  await expect(here(dialog)).toBeInViewport({ ratio: 1 })
  await expect(dialog).toContainText('40 new entries')

  // Nothing was found, and then it happens.
  await field.fill('bell')
  await expect(dialog).toContainText('Nothing like that happened.')
  await play(page, note('A bell.'))
  await expect(dialog).toContainText('1 entry found')
  await page.keyboard.press('Enter')
  await expect(here(dialog)).toContainText('A bell.')
  // The hit goes; the way to those that are left stays.
  await play(page, note('A second bell.'))
  await page.keyboard.press('Shift+Enter')
  await expect(here(dialog)).toContainText('A second bell.')
  await play(page, { do: 'undo' })
  await expect(dialog).toContainText('1 entry found')
  await page.keyboard.press('Enter')
  await expect(here(dialog)).toContainText('A bell.')
})

test('what is undone goes and comes again', async ({ open }) => {
  const page = await open()
  await play(page, ...hay(20), note('A bell.'))
  const dialog = await openLog(page)
  await expect(lines(dialog).last()).toContainText('A bell.')
  await play(page, { do: 'undo' })
  await expect(lines(dialog).last()).toContainText('Hay 20.')
  // What no undo takes back may stand behind it by then.
  await play(page, { do: 'timer.start', with: { label: 'Pizza', for: '20m' } })
  await expect(lines(dialog).last()).toContainText('Pizza')
  await play(page, { do: 'redo' })
  await expect(lines(dialog).nth(-2)).toContainText('A bell.')
  await expect(lines(dialog).last()).toContainText('Pizza')
})

test('a campaign that is opened anew meanwhile is read anew here too', async ({ open }) => {
  const page = await open()
  await play(page, ...hay(20))
  const dialog = await openLog(page)
  await expect(lines(dialog).last()).toContainText('Hay 20.')
  await page.evaluate(async () => {
    interface StandIn {
      readonly say: (name: string, content: unknown) => void
      readonly bridge: { readonly request: (name: string, input: null) => Promise<{ value: { revision: number } }> }
    }
    const { say, bridge } = (window as unknown as { readonly standIn: StandIn }).standIn
    const { value } = await bridge.request('campaign:snapshot', null)
    // The window takes the next change for one that it has had.
    const revision = value.revision + 1
    say('campaign:changed', { revision, patch: [], type: 'outside', entry: null, undo: null, redo: null })
  })
  await play(page, note('A bell.'))
  await settled(page)
  await expect(lines(dialog)).toHaveCount(20)
  await page.evaluate(() => {
    const { standIn } = window as unknown as { readonly standIn: { say: (name: string, content: unknown) => void } }
    standIn.say('campaign:reopened', null)
  })
  await expect(lines(dialog).last()).toContainText('A bell.')
  await expect(lines(dialog)).toHaveCount(21)
})

test('what is put right reads anew, and as before when that is undone', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin(), { do: 'storytelling.roll', with: { task: 'car', successes: 2 } }, ...hay(60))
  const dialog = await openLog(page)
  await expect(lines(dialog).last()).toContainText('Hay 60.')
  await listOf(dialog).focus()
  await page.keyboard.press('Home')
  const rolled = lines(dialog).filter({ hasText: '2 successes' })
  await expect(rolled).toBeInViewport()
  const entry = (await rolled.getAttribute('data-entry')) ?? ''
  const line = dialog.locator(`[data-entry="${entry}"]`)
  await settled(page)
  const read = lines(dialog).filter({ hasText: 'Hay 30.' })
  await read.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await settled(page)
  const stood = await top(read)
  await play(page, { do: 'history.correct', with: { entry, with: { task: 'car', successes: 1 } } })
  await expect(line).toContainText('corrected')
  await expect(line.locator('s')).toHaveCount(1)
  expect(Math.abs((await top(read)) - stood)).toBeLessThanOrEqual(1)
  await play(page, { do: 'undo' })
  await expect(line.locator('s')).toHaveCount(0)
  await expect(line).toContainText('2 successes')
})

test('a new line is said once, and of the search no word', async ({ open }) => {
  const page = await open()
  await play(page, ...hay(80))
  const dialog = await openLog(page)
  await dialog.getByLabel('Search', { exact: true }).fill('hay')
  await expect(dialog).toContainText('60 entries here')
  const heard = await listen(page)
  const said = async (): Promise<readonly string[]> => (await heard()).map(({ words }) => words)
  await play(page, note('Hay again.'))
  await expect(dialog).toContainText('61 entries here')
  expect(await said()).toEqual([expect.stringContaining('Hay again.')])
  await listOf(dialog).evaluate((box) => box.scrollTo({ top: 900, behavior: 'instant' }))
  await said()
  await play(page, note('Hay once more.'))
  await expect(dialog).toContainText('1 new entry')
  expect(await said()).toEqual([expect.stringContaining('Hay once more.')])
})
