import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { defaultSettings } from '../../src/contract/settings'
import { expect, test } from '../support/components'
import { begin, panel, play, sammy } from './campaign'

const guide = (page: Page) => page.getByRole('dialog', { name: 'Guide' })
const chapter = (page: Page, name: string) => guide(page).getByRole('heading', { name, level: 3 })

test('F1 opens the guide at the task in focus, and closing it gives focus back', async ({ open }) => {
  const page = await open()
  await page.keyboard.press('F1')
  await expect(chapter(page, 'The first minute')).toBeVisible()
  await page.keyboard.press('Escape')
  await play(page, sammy, begin())
  await panel(page, 'Sammy').getByRole('button', { name: 'Enter dice' }).focus()
  await page.keyboard.press('F1')
  await expect(chapter(page, 'Storytelling')).toBeVisible()
  await expect(guide(page).getByText('What the odds assume')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guide(page)).toBeHidden()
  await expect(panel(page, 'Sammy').getByRole('button', { name: 'Enter dice' })).toBeFocused()
})

test('in a dialog F1 opens what it is about', async ({ open }) => {
  const page = await open()
  await play(page, sammy)
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Begin a task' })
  await dialog.getByRole('button', { name: /^Time Die/ }).click()
  await page.keyboard.press('F1')
  await expect(chapter(page, 'Time Die')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guide(page)).toBeHidden()
  await expect(dialog).toBeVisible()
})

for (const size of [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
])
  test(`a task’s menu opens its rules; a line of the log opens the very rule: ${size.width} × ${size.height}`, async ({
    open,
  }) => {
    const page = await open(size)
    await play(page, sammy, begin(), {
      do: 'storytelling.roll',
      with: { task: 'car', dice: [9, 8, 1, 2] },
    })
    await panel(page, 'Sammy').getByRole('button', { name: 'More for Fix the car' }).click()
    await page.getByRole('menuitem', { name: 'Rules of this task' }).click()
    await expect(chapter(page, 'Storytelling')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(guide(page)).toBeHidden()
    const line = page.getByTitle('Why this number').first()
    await line.click()
    await expect(line).toHaveAttribute('aria-expanded', 'true')
    await page
      .getByRole('button', { name: /^WOD-\d+ in the guide$/ })
      .last()
      .click()
    await expect(guide(page).locator('.asked')).toBeInViewport()
  })

test('its words are found at once, chapters go by with the arrow keys', async ({ open }) => {
  const page = await open({ address: '?welcome' })
  await page.getByRole('button', { name: 'Guide' }).click()
  const field = guide(page).getByLabel('Look for a word or a rule')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(chapter(page, 'Storytelling')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(chapter(page, 'Keys')).toBeVisible()
  await field.fill('joker deck')
  await expect(chapter(page, 'Dramatic Task')).toBeVisible()
  await expect(chapter(page, 'Keys')).toBeHidden()
  await expect(guide(page).getByRole('status')).toHaveText(/^\d places?$/)
  await field.fill('MD-7')
  await expect(chapter(page, 'Mod-Dot')).toBeVisible()
  await field.fill('zzz')
  await expect(guide(page).getByText('Nothing about “zzz”')).toBeVisible()
})

test('its chapter of keys holds every shortcut as the GM has it now', async ({ open }) => {
  const page = await open({ address: '?welcome' })
  await page.evaluate(
    (given) => {
      const { standIn } = window as unknown as { standIn: { say: (name: string, content: unknown) => void } }
      standIn.say('settings:changed', given)
    },
    { ...defaultSettings, shortcuts: { roll: 'mod+g', undo: null, 'panel-2': 'x' } },
  )
  await page.keyboard.press('F1')
  await guide(page).getByRole('button', { name: 'Keys' }).click()
  const line = (name: string) => guide(page).getByRole('listitem').filter({ hasText: name })
  await expect(line('Roll').first().locator('kbd')).toHaveText(['Ctrl G'])
  await expect(line('Enter only the count').locator('kbd')).toHaveText(['Shift E'])
  await expect(line('Redo').locator('kbd')).toHaveText(['Ctrl Shift Z', 'Ctrl Y'])
  await expect(line('Go to panel 2').locator('kbd')).toHaveText(['X'])
  await expect(guide(page).getByText('Alt 1 to Alt 9 take the preset')).toBeVisible()
  await guide(page).getByRole('button', { name: 'Undo and corrections' }).click()
  await expect(guide(page).getByText('“Undo” takes back the last step as a whole')).toBeVisible()
  await guide(page).getByLabel('Look for a word or a rule').fill('shift e')
  await expect(line('Enter only the count')).toBeVisible()
})

test('in German it is German from the first moment, and follows the language while it is open', async ({ open }) => {
  const page = await open({ address: '?welcome' })
  const speak = (language: 'en' | 'de') =>
    page.evaluate(
      (given) => {
        const { standIn } = window as unknown as { standIn: { say: (name: string, content: unknown) => void } }
        standIn.say('settings:changed', given)
      },
      { ...defaultSettings, language },
    )
  await speak('de')
  await page.getByRole('button', { name: 'Handbuch' }).click()
  const german = page.getByRole('dialog', { name: 'Handbuch' })
  await expect(german.getByRole('heading', { name: 'Die erste Minute', level: 3 })).toBeVisible()
  await german.getByRole('button', { name: 'Zeitwürfel' }).click()
  await expect(german.getByText('Was die Chancen annehmen')).toBeVisible()
  await page.screenshot({ path: 'test-results/guide-de.png' })
  await speak('en')
  await expect(chapter(page, 'Time Die')).toBeVisible()
})

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing in the guide, ${theme}`, async ({ open }) => {
    const page = await open({ address: '?welcome' })
    await page.evaluate(
      (given) => {
        const { standIn } = window as unknown as { standIn: { say: (name: string, content: unknown) => void } }
        standIn.say('settings:changed', given)
      },
      { ...defaultSettings, theme },
    )
    await page.keyboard.press('F1')
    await expect(chapter(page, 'The first minute')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
    await page.screenshot({ path: `test-results/guide-${theme}.png` })
    await guide(page).getByRole('button', { name: 'Storytelling' }).click()
    await page.screenshot({ path: `test-results/guide-system-${theme}.png` })
  })
}
