import type { Page } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import { defaultSettings } from '../../src/contract/settings'
import { expect, test } from '../support/components'
import { begin, panel, play, sammy } from './campaign'

// Hands: the palette, the sheet of shortcuts, changing them, context menus. In each, nothing is found by axe.

async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return found.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
const isFocusNowhere = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === document.body)

async function table(page: Page): Promise<void> {
  await play(page, sammy, { do: 'character.add', as: 'ines', with: { name: 'Inés Duarte' } }, begin(), {
    ...begin({ character: 'ines', title: 'Repair the drive' }),
    as: 'drive',
  })
}

test('the palette finds acts, tasks and people by a few letters, does them, and remembers them', async ({ open }) => {
  const page = await open()
  await table(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Commands' })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(palette.getByRole('option', { name: /New character/ })).toContainText('Shift N')
  expect(await violations(page)).toEqual([])
  await field.fill('ines dri')
  await field.fill('go ines')
  await expect(palette.getByRole('option', { selected: true })).toHaveText(/Go to Inés Duarte/)
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(panel(page, 'Inés Duarte').getByRole('button', { name: 'Roll', exact: true })).toBeFocused()
  await page.keyboard.press('Control+k')
  await field.fill('people help')
  await field.fill('helpers')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Characters, helpers, opponents' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('option').first()).toHaveText(/Characters, helpers, opponents/)
  await field.fill('roll sammy')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Sammy')
  expect(await isFocusNowhere(page)).toBe(false)
  await page.keyboard.press('Control+k')
  await field.fill('xyzzy')
  await expect(palette).toContainText('Nothing is called “xyzzy”')
})

test('an open palette follows the language, with what is typed in it', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin())
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('timer')
  await expect(page.getByRole('option').filter({ hasText: 'New timer…' })).toBeVisible()
  await page.evaluate(
    (given) => {
      const { standIn } = window as unknown as { standIn: { say: (name: string, content: unknown) => void } }
      standIn.say('settings:changed', given)
    },
    { ...defaultSettings, language: 'de' },
  )
  await expect(page.getByRole('option').filter({ hasText: 'Neuer Timer…' })).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveValue('timer')
})

test('the sheet shows every shortcut; one is changed, a taken one is said at once and taken over', async ({ open }) => {
  const page = await open()
  await table(page)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('Enter dice')
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Change shortcuts…' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByLabel('Find a command').fill('Enter dice')
  await settings.getByRole('button', { name: 'Change the shortcut of Enter dice, now E' }).click()
  await page.keyboard.press('r')
  await expect(settings).toContainText('R is taken by “Roll”.')
  expect(await violations(page)).toEqual([])
  await settings.getByRole('button', { name: 'Use it here instead' }).click()
  await expect(settings.getByRole('button', { name: 'Change the shortcut of Enter dice, now R' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await expect(page.getByRole('form', { name: 'What Sammy rolled' })).toBeVisible()
  await page.keyboard.type('r')
  await expect(page.getByRole('form', { name: 'What Sammy rolled' })).toBeVisible()
})

test('letters are the field’s own while one types; Ctrl K is not', async ({ open }) => {
  const page = await open()
  await table(page)
  await page.keyboard.press('w')
  const note = page.getByRole('textbox', { name: 'Write a note' })
  await expect(note).toBeFocused()
  await page.keyboard.type('run, nurse?')
  await expect(note).toHaveValue('run, nurse?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible()
})

test('right click and Shift F10 open the menu of what is pressed, and Escape leads back', async ({ open }) => {
  const page = await open()
  await table(page)
  await panel(page, 'Sammy').getByRole('heading', { name: 'Fix the car' }).click({ button: 'right' })
  const menu = page.getByRole('menu', { name: 'Menu of Fix the car' })
  await expect(menu.getByRole('menuitem', { name: 'Roll', exact: true })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await panel(page, 'Sammy').getByRole('button', { name: 'Roll', exact: true }).focus()
  await page.keyboard.press('Shift+F10')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page, 'Sammy').getByRole('button', { name: 'Roll', exact: true })).toBeFocused()
  await page.getByRole('region', { name: 'Timeline' }).getByText('Fix the car').click({ button: 'right' })
  await menu.getByRole('menuitem', { name: 'Note…' }).click()
  await expect(page.getByRole('dialog', { name: 'A note on Fix the car' })).toBeVisible()
})

test('a preset is begun by its number; the count alone is typed; Undo works also from a field that was just opened', async ({
  open,
}) => {
  const page = await open()
  const saga = { system: 'saga-machine', kind: 'opposed', title: 'Stare them down', interval: '1h' }
  await play(
    page,
    sammy,
    { do: 'character.add', as: 'elder', with: { name: 'The elder', panel: false } },
    { do: 'preset.save', with: { name: 'Repairs', with: { system: 'mod-dot', kind: 'single', title: 'Repairs' } } },
    { do: 'preset.save', with: { name: 'Fix the car', with: { ...begin().with, character: undefined } } },
    {
      do: 'task.begin',
      as: 'stare',
      with: {
        ...saga,
        sides: [
          { character: 'sammy', stat: 4, skill: 4 },
          { character: 'elder', stat: 4, skill: 4 },
        ],
      },
    },
  )
  const box = panel(page, 'Sammy')
  await page.keyboard.press('1')
  await page.keyboard.press('e')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  // The other side's field is open at once; the slip is put right from there.
  await expect(box.getByRole('form', { name: 'What The elder rolled' }).locator(':focus')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(box.getByRole('form', { name: 'What Sammy rolled' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog')
  // Dialogs are loaded after the first frame, and the page is half a second old: a hand is not so quick.
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Alt+2')
  await expect(dialog.getByLabel('What is done')).toHaveValue('Fix the car')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(box.getByRole('heading', { name: 'Fix the car' })).toBeVisible()
  await page.keyboard.press('Shift+E')
  await expect(box.getByLabel('or count')).toBeFocused()
})
