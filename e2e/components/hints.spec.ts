import type { Locator, Page } from '@playwright/test'
import { defaultSettings } from '../../src/contract/settings'
import { expect, test } from '../support/components'
import { begin, panel, play, sammy } from './campaign'

const hint = (page: Page) => page.getByRole('region', { name: 'Hint' })

test('one hint at a time, gone for good when it was read or done, the next after something has happened', async ({
  open,
}) => {
  const page = await open()
  await expect(hint(page)).toBeHidden()
  await play(page, sammy, begin())
  await expect(hint(page)).toContainText('goes to the clock')
  await page.screenshot({ path: 'test-results/hint.png' })
  await play(page, { do: 'clock.advance', with: { by: '30m' } })
  await expect(hint(page)).toBeHidden()
  await play(page, { do: 'note.add', with: { text: 'Rain.' } })
  await expect(hint(page)).toContainText('Sammy is next. R rolls here')
  await panel(page, 'Sammy').getByRole('button', { name: 'Roll' }).focus()
  await page.keyboard.press('r')
  await expect(hint(page)).toBeHidden()
  await play(page, { do: 'note.add', with: { text: 'Wind.' } })
  await expect(hint(page)).toContainText('takes the last step back')
  await hint(page).getByRole('button', { name: 'Got it' }).click()
  await expect(hint(page)).toBeHidden()
})

test('it names the keys that the GM has', async ({ open }) => {
  const page = await open()
  await page.evaluate(
    (given) => {
      const { standIn } = window as unknown as { standIn: { say: (name: string, content: unknown) => void } }
      standIn.say('settings:changed', given)
    },
    { ...defaultSettings, shortcuts: { roll: 'f9', enter: null, advance: 'mod+g' } },
  )
  await play(page, sammy, begin())
  await expect(hint(page)).toContainText('Ctrl G goes to the clock')
  await play(page, { do: 'clock.advance', with: { by: '30m' } }, { do: 'note.add', with: { text: 'Rain.' } })
  await expect(hint(page)).toContainText('F9 rolls here, “Enter dice” takes the dice')
})

for (const [width, height] of [
  [1440, 900],
  [1024, 700],
] as const) {
  test(`it covers nothing at ${width} × ${height}, and moves no panel`, async ({ open }) => {
    const page = await open({ width, height })
    await play(page, sammy, begin(), { do: 'clock.advance', with: { by: '30m' } })
    await expect(hint(page)).toContainText('Sammy is next')
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox()
      if (box === null) throw new Error('It is not there')
      return box
    }
    const box = await boxOf(hint(page))
    const sammyBox = await boxOf(panel(page, 'Sammy'))
    for (const other of [
      panel(page, 'Sammy'),
      page.getByRole('group', { name: 'What happened' }),
      page.getByLabel(/^Write a note/),
    ]) {
      const { x, y, width: w, height: h } = await boxOf(other)
      expect(x + w <= box.x || x >= box.x + box.width || y + h <= box.y || y >= box.y + box.height).toBe(true)
    }
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    await page.screenshot({ path: `test-results/hint-${width}.png` })
    await hint(page).getByRole('button', { name: 'Got it' }).click()
    await expect(hint(page)).toBeHidden()
    expect(await boxOf(panel(page, 'Sammy'))).toEqual(sammyBox)
  })
}

test('hints are switched off and shown again in the settings', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin())
  await hint(page).getByRole('button', { name: 'Got it' }).click()
  await play(page, { do: 'note.add', with: { text: 'Rain.' } })
  await expect(hint(page)).toBeHidden()
  await page.getByRole('button', { name: 'Campaign', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Settings/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('button', { name: 'Show all hints again' }).click()
  await expect(dialog.getByText('They come again')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint(page)).toContainText('goes to the clock')
  await page.getByRole('button', { name: 'Campaign', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Settings/ }).click()
  await dialog.getByText('Hints for what is new').click()
  await page.keyboard.press('Escape')
  await expect(hint(page)).toBeHidden()
})
