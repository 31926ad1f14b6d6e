import type { Page } from '@playwright/test'
import { defaultSettings, type Settings } from '../../src/contract/settings'
import { violations } from '../support/axe'
import { expect, test } from '../support/components'
import { begin, panel, play, sammy } from './campaign'

// What axe can see of WCAG 2.2 AA, in both themes: names, roles, contrast, landmarks.

const look = (page: Page, settings: Partial<Settings>): Promise<void> =>
  page.evaluate(
    (given) => {
      const { standIn } = window as unknown as { standIn: { say: (name: string, content: unknown) => void } }
      standIn.say('settings:changed', given)
    },
    { ...defaultSettings, language: 'en' as const, ...settings },
  )
const theme = (page: Page, name: 'dark' | 'light'): Promise<void> => look(page, { theme: name })

for (const name of ['dark', 'light'] as const) {
  test(`the campaign window and its dialogs, ${name}`, async ({ open }) => {
    const page = await open()
    await theme(page, name)
    expect(await violations(page)).toEqual([])
    await play(
      page,
      sammy,
      { do: 'character.add', as: 'mara', with: { name: 'Mara Voss' } },
      begin({ deadline: '2h' }),
      {
        ...begin({ character: 'mara', title: 'The bomb' }),
        as: 'bomb',
      },
    )
    await play(page, { do: 'storytelling.roll', with: { task: 'bomb', dice: [1, 2, 3, 4] } })
    await play(page, { do: 'character.addCondition', with: { character: 'sammy', condition: 'Shaken' } })
    await play(page, { do: 'clock.advance', with: { by: '1h' } })
    await page.getByTitle('Why this number').first().click()
    expect(await violations(page)).toEqual([])
    await panel(page, 'Sammy').getByRole('button', { name: 'Enter dice' }).click()
    await page.keyboard.type('8 11')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await expect(page.getByRole('dialog', { name: 'Begin a task' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await panel(page, 'Sammy').getByRole('button', { name: 'More for Fix the car' }).click()
    await expect(page.getByRole('menuitem', { name: 'Note…' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test(`the welcome window, ${name}`, async ({ open }) => {
    const page = await open({ address: '?welcome' })
    await theme(page, name)
    await expect(page.getByRole('button', { name: 'Open The Seven Clocks' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}

test('a window of 1024 × 700 and text of twice the size have it all too', async ({ open }) => {
  const page = await open({ width: 1024, height: 700 })
  await play(page, sammy, begin())
  expect(await violations(page)).toEqual([])
  await look(page, { scale: 200 })
  await expect(panel(page, 'Sammy').getByRole('button', { name: 'Roll', exact: true })).toBeInViewport()
  expect(await violations(page)).toEqual([])
})
