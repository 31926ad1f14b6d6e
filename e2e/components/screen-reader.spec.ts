import type { Page } from '@playwright/test'
import { defaultSettings } from '../../src/contract/settings'
import { expect, test } from '../support/components'
import { listen } from '../support/heard'
import { begin, panel, play, sammy, type Step } from './campaign'
import { systems } from './systems'

// What is heard without being asked for: each thing once, and from one place.

const lastLine = async (page: Page): Promise<string> => {
  const line = page.getByRole('group', { name: 'What happened' }).getByRole('listitem').last().locator('.text')
  return ((await line.textContent()) ?? '').replace(/\s+/g, ' ').trim()
}

for (const { name, begins, button } of systems)
  test(`a roll of ${name} is said once, as the log says it`, async ({ open }) => {
    const page = await open({ address: '?seed=7' })
    await play(page, sammy, ...begins)
    const heard = await listen(page)
    await panel(page, 'Sammy').getByRole('button', { name: button }).first().click()
    expect(await heard()).toEqual([{ how: 'polite', words: await lastLine(page) }])
  })

test('undo and redo say what they did; the same words are heard again', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin())
  const heard = await listen(page)
  await play(page, { do: 'storytelling.roll', with: { task: 'car', successes: 2 } })
  const [rolled] = await heard()
  await page.keyboard.press('Control+z')
  expect(await heard()).toEqual([{ how: 'polite', words: `Undone: ${rolled?.words ?? ''}` }])
  await page.keyboard.press('Control+Shift+z')
  expect(await heard()).toEqual([{ how: 'polite', words: `Done again: ${rolled?.words ?? ''}` }])
  const note: Step = { do: 'note.add', with: { text: 'Rain' } }
  await play(page, note)
  const [first] = await heard()
  expect(first?.words).toContain('Rain')
  await play(page, note)
  expect(await heard()).toEqual([first])
})

test('an alarm is said once, assertively; what stood there at opening is not said again', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin())
  const heard = await listen(page)
  await play(page, { do: 'clock.advance', with: { by: '30m' } })
  const said = await heard()
  expect(said.filter(({ how }) => how === 'assertive').map(({ words }) => words)).toEqual([
    expect.stringMatching(/^Sammy rolls: Fix the car/),
  ])
  expect(said.filter(({ how }) => how === 'polite')).toHaveLength(1)
  await page.evaluate(() => {
    const { standIn } = window as unknown as { standIn: { say: (name: string, content: unknown) => void } }
    standIn.say('campaign:reopened', null)
  })
  expect(await heard()).toEqual([])

  const later = await open({ address: '?welcome' })
  await play(later, sammy, begin(), { do: 'clock.advance', with: { by: '30m' } })
  const heardLater = await listen(later)
  await later.getByRole('button', { name: 'Open The Seven Clocks' }).click()
  await expect(later.getByRole('region', { name: 'Alarms' })).toContainText('Sammy rolls')
  expect(await heardLater()).toEqual([])
})

test('it is heard over an open dialog too, and what a dialog did is heard when it has closed', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin())
  const heard = await listen(page)
  await panel(page, 'Sammy').getByRole('button', { name: 'More for Fix the car' }).click()
  await page.getByRole('menuitem', { name: 'Note…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await play(page, { do: 'clock.advance', with: { by: '30m' } })
  expect((await heard()).map(({ how }) => how).toSorted()).toEqual(['assertive', 'polite'])
  await dialog.getByRole('textbox').first().fill('Rust everywhere')
  await dialog.locator('form').getByRole('button').last().click()
  await expect(dialog).toBeHidden()
  expect(await heard()).toEqual([{ how: 'polite', words: expect.stringContaining('Rust everywhere') as unknown }])
})

test('another language or theme says nothing', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin(), { do: 'clock.advance', with: { by: '30m' } })
  const heard = await listen(page)
  for (const change of [{ language: 'de' }, { theme: 'light' }] as const)
    await page.evaluate(
      (given) => {
        const { standIn } = window as unknown as { standIn: { say: (name: string, content: unknown) => void } }
        standIn.say('settings:changed', given)
      },
      { ...defaultSettings, ...change },
    )
  await expect(page.locator('html')).toHaveClass('light')
  expect(await heard()).toEqual([])
})

test('a refusal and trouble with saving are said', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin())
  const heard = await listen(page)
  const field = page.getByRole('textbox', { name: 'Advance by' })
  await field.fill('soon')
  const said = await heard()
  expect(said).toHaveLength(1)
  expect(said[0]?.how).toBe('polite')
  await field.fill('')
  await page.evaluate(() => {
    const { standIn } = window as unknown as { standIn: { say: (name: string, content: unknown) => void } }
    standIn.say('campaign:saving', {
      is: 'not-saved',
      error: { code: 'file/not-saved', path: '/x', reason: 'disk-full', system: 'ENOSPC', kept: true },
    })
  })
  expect(await heard()).toEqual([{ how: 'assertive', words: 'Not saved: disk full' }])
})
