import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/components'
import { begin, panel, play, sammy } from './campaign'

// What gives a command is no <button> (src/renderer/ui/quick-press.ts): it is one for hand, key and screen reader all the same.

const framesLater = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

test('letting go of what gives a command changes no style, so that its answer has the first frame', async ({
  open,
}) => {
  const page = await open()
  await play(page, sammy, begin())
  const box = panel(page, 'Sammy')
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable')
  const styled = async (): Promise<number> => {
    const { metrics } = await tools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN
  }
  /** How often style is worked out when the pressed button is let go, beside it, so that nothing else happens. */
  const letGo = async (button: Locator): Promise<number> => {
    await button.hover()
    await page.mouse.down()
    await box.getByRole('heading', { name: 'Fix the car' }).hover()
    await page.waitForTimeout(300)
    const before = await styled()
    await page.mouse.up()
    await framesLater(page)
    return (await styled()) - before
  }
  // As it is with a <button>: otherwise this test would see nothing.
  expect(await letGo(box.getByRole('button', { name: 'Enter dice' }))).toBeGreaterThan(0)
  expect(await letGo(box.getByRole('button', { name: 'Roll', exact: true }))).toBe(0)
  expect(await letGo(page.getByRole('button', { name: /^Undo/ }))).toBe(0)
  await play(page, { do: 'storytelling.roll', with: { task: 'car', successes: 0 } })
  expect(await letGo(box.getByRole('group').getByRole('button').first())).toBe(0)
  await expect(box.getByRole('group', { name: /choose/i })).toBeVisible()
})

test('Enter and the space bar press it; what it says is no text to be marked', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin({ target: 20 }))
  const box = panel(page, 'Sammy')
  const roll = box.getByRole('button', { name: 'Roll', exact: true })
  const rolls = page.getByRole('region', { name: 'Log' }).getByText(/rolls? /)
  const undo = page.getByRole('button', { name: /^Undo/ })
  await roll.focus()
  await page.keyboard.press('Space')
  await expect(rolls).toHaveCount(1)
  await undo.focus()
  await page.keyboard.press('Space')
  await expect(rolls).toHaveCount(0)
  await expect(undo).toBeFocused()
  await roll.focus()
  await page.keyboard.press('Enter')
  await expect(rolls).toHaveCount(1)
  await undo.dblclick()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
})
