import type { Page } from '@playwright/test'
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

for (const [width, height] of [
  [1440, 900],
  [1024, 700],
] as const) {
  test(`it covers nothing at ${width} × ${height}, and leaves the log its room`, async ({ open }) => {
    const page = await open({ width, height })
    await play(page, sammy, begin(), { do: 'clock.advance', with: { by: '30m' } })
    await expect(hint(page)).toContainText('Sammy is next')
    const boxes = await Promise.all(
      [hint(page), page.getByRole('region', { name: 'Log' }), panel(page, 'Sammy')].map((part) => part.boundingBox()),
    )
    const [box, log, sammyBox] = boxes
    if (!box || !log || !sammyBox) throw new Error('Something is not there')
    expect(box.y).toBeGreaterThanOrEqual(log.y + log.height - 1)
    expect(box.width).toBe(log.width)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    expect(sammyBox.y + sammyBox.height <= box.y || sammyBox.x >= box.x + box.width).toBe(true)
    await page.screenshot({ path: `test-results/hint-${width}.png` })
    await hint(page).getByRole('button', { name: 'Got it' }).click()
    await expect(hint(page)).toBeHidden()
    // In a wide window no panel moves for it.
    if (width > 1_248) expect(await panel(page, 'Sammy').boundingBox()).toEqual(sammyBox)
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
