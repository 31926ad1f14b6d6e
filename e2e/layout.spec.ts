import type {} from '../src/renderer/bridge/window'
import { join } from 'node:path'
import { writeCampaign } from '../scripts/shots/campaign-file'
import { panelStates } from '../tests/support/panel-states'
import { sevenClocks } from '../tests/support/seven-clocks'
import type { Table } from '../tests/support/table'
import { panel } from './support/campaigns'
import { cutOff } from './support/cut-off'
import { dialogOpeners } from './support/dialogs'
import { expect, test, type Longroll } from './support/launch'

// The window in every size of text, at the size it is drawn for and at the smallest.

const SIZES = [
  [1440, 900],
  [1024, 700],
] as const
const SCALES = [80, 100, 125, 150, 200] as const
/** German is longer than English, and the pseudo-locale longer still. */
const LANGUAGES = ['en', 'de', 'pseudo'] as const

async function look(
  { app, window: page }: Longroll,
  [width, height]: readonly [number, number],
  scale: number,
): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height),
    { width, height },
  )
  await page.evaluate((given) => window.longroll?.request('settings:set', { scale: given }), scale)
  await expect
    .poll(() =>
      page.evaluate(() => [innerWidth, Number.parseFloat(getComputedStyle(document.documentElement).fontSize)]),
    )
    .toEqual([width, (16 * scale) / 100])
  // A menu bar that hides itself may leave its height to the page.
  await page.waitForFunction((wanted) => innerHeight >= wanted && innerHeight < wanted + 40, height)
  // How close together panels stand follows from their room with the frames after that.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const frames = (left: number): unknown => (left === 0 ? done() : requestAnimationFrame(() => frames(left - 1)))
        frames(4)
      }),
  )
}

/** How far the panels would have to be scrolled, in pixels. */
const scrolledAway = ({ window }: Longroll): Promise<number> =>
  window.evaluate(() => {
    const panels = document.querySelector('main .panels')
    return panels === null ? -1 : panels.scrollHeight - panels.clientHeight
  })

const campaigns: Readonly<Record<string, () => Table>> = { 'seven clocks': sevenClocks, ...panelStates }

for (const [name, make] of Object.entries(campaigns)) {
  test(`nothing is cut off and nothing lies over anything: ${name}`, async ({ launch, folder }) => {
    test.setTimeout(180_000)
    const path = join(folder, 'a.longroll')
    writeCampaign(path, make())
    const longroll = await launch({ args: [path] })
    await expect(longroll.window.getByRole('main').getByRole('region').first()).toBeVisible()
    const found: Record<string, readonly string[]> = {}
    for (const language of LANGUAGES) {
      await longroll.window.evaluate((given) => window.longroll?.request('settings:set', { language: given }), language)
      for (const size of SIZES)
        for (const scale of SCALES) {
          await look(longroll, size, scale)
          const wrong = await cutOff(longroll.window)
          if (wrong.length > 0) found[`${language}, ${size.join('×')} at ${scale} %`] = wrong
        }
    }
    expect(found).toEqual({})
  })
}

test('eight characters with a task each need no scrolling, with alarms and without', async ({ launch, folder }) => {
  test.setTimeout(120_000)
  const path = join(folder, 'a.longroll')
  writeCampaign(path, sevenClocks())
  const longroll = await launch({ args: [path] })
  const alarms = longroll.window.getByRole('region', { name: 'Alarms' })
  await expect(alarms).toBeVisible()
  // At the size it is drawn for, and from the smallest window upwards: no height falls between two steps of closeness.
  const sizes = [[1440, 900], ...Array.from({ length: 9 }, (_, i) => [1024, 700 + 20 * i] as const)] as const
  const check = async (what: string): Promise<void> => {
    const scrolled: string[] = []
    for (const size of sizes) {
      await look(longroll, size, 100)
      const by = await scrolledAway(longroll)
      if (by !== 0) scrolled.push(`${size.join('×')}, ${what}: ${by}`)
    }
    expect(scrolled).toEqual([])
  }
  await check('with an alarm')
  await longroll.window.evaluate(() => window.longroll?.request('settings:set', { language: 'de' }))
  await check('with an alarm, in German')
  await longroll.window.evaluate(() => window.longroll?.request('settings:set', { language: 'en' }))
  await alarms.getByRole('button', { name: 'Seen' }).click()
  await expect(alarms).toBeHidden()
  await check('without alarms')
})

test('what an alarm says and what tasks are called is read whole, with several alarms up', async ({
  launch,
  folder,
}) => {
  const path = join(folder, 'a.longroll')
  writeCampaign(path, sevenClocks())
  const longroll = await launch({ args: [path] })
  const { window: page } = longroll
  const run = (command: { readonly do: string; readonly with?: { readonly by: string } }): Promise<unknown> =>
    page.evaluate((given) => window.longroll?.request('campaign:run', { ...given, seen: 1e9 }), command)
  await run({ do: 'clock.advanceToNext' })
  await run({ do: 'clock.advance', with: { by: '3h' } })
  const alarms = page.getByRole('region', { name: /^Alarm/ })
  await expect(alarms.getByRole('group')).toHaveCount(2)
  const shortened: string[] = []
  for (const language of ['en', 'de'] as const)
    for (const theme of ['dark', 'light'] as const)
      for (const size of SIZES) {
        await page.evaluate((given) => window.longroll?.request('settings:set', given), { language, theme })
        await look(longroll, size, 100)
        const found = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.alarm .what, .alarm .what *, .panels h3, .also b')]
            .filter((text) => text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).overflowX !== 'visible')
            .concat(
              [...document.querySelectorAll<HTMLElement>('.panels h3, .also b')].filter(
                (text) => text.scrollHeight > text.clientHeight + 2,
              ),
            )
            .map((text) => text.textContent ?? ''),
        )
        const scrolled = await scrolledAway(longroll)
        shortened.push(
          ...[...found, ...(scrolled > 0 ? [`scrolls by ${scrolled}`] : [])].map(
            (what) => `${language}, ${theme}, ${size.join('×')}: ${what}`,
          ),
        )
      }
  // A second task is one line at the foot of a panel; the rest of its name is a hover away.
  expect(shortened.filter((what) => !what.endsWith('1440×900: Repair the drive before the flare'))).toEqual([])
})

test('the curve of every task is read whole, with the moments under it', async ({ launch, folder }) => {
  const path = join(folder, 'a.longroll')
  writeCampaign(path, sevenClocks())
  const longroll = await launch({ args: [path] })
  const { window: page } = longroll
  await expect(page.getByRole('region', { name: 'Alarms' })).toBeVisible()
  await look(longroll, [1024, 700], 100)
  const wrong: string[] = []
  const names = new Set<string>()
  let curves = 0
  for (let place = 1; place <= 8; place += 1) {
    await page.keyboard.press(String(place))
    await dialogOpeners.odds(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName(/^The odds/)
    names.add(await dialog.getByRole('heading', { level: 2 }).innerText())
    await expect(dialog.locator('.chart svg').or(dialog.locator('.quiet')).first()).toBeVisible()
    curves += await dialog.locator('.chart svg').count()
    for (const what of await cutOff(page)) wrong.push(`panel ${place}: ${what}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  expect(wrong).toEqual([])
  expect(curves).toBeGreaterThan(3)
  // Whose panel has focus is meant; one of them has stopped.
  expect(names.size).toBe(7)
})

test('typing dice in the smallest window makes nothing scroll, in any system', async ({ launch, folder }) => {
  test.setTimeout(120_000)
  const path = join(folder, 'a.longroll')
  writeCampaign(path, sevenClocks())
  const longroll = await launch({ args: [path] })
  const { window: page } = longroll
  await expect(page.getByRole('region', { name: 'Alarms' })).toBeVisible()
  const grown: string[] = []
  for (const language of ['en', 'de'] as const) {
    await page.evaluate((given) => window.longroll?.request('settings:set', { language: given }), language)
    await look(longroll, [1024, 700], 100)
    for (const place of [1, 2, 3, 4, 5, 7]) {
      await page.keyboard.press(String(place))
      await page.keyboard.press('e')
      const entry = page.locator('main form')
      await expect(entry).toBeVisible()
      for (const typed of ['', place === 5 ? 'w' : '5']) {
        await page.keyboard.type(typed)
        const by = await scrolledAway(longroll)
        if (by > 0) grown.push(`${language}, panel ${place}, “${typed}”: ${by}`)
      }
      await page.keyboard.press('Escape')
      await expect(entry).toBeHidden()
    }
  }
  expect(grown).toEqual([])
})

test('a menu longer than the room above and below its button stays in the window', async ({ longroll }) => {
  const page = longroll.window
  await page.getByRole('button', { name: /^Try the sample/ }).click()
  for (const size of SIZES)
    for (const language of ['en', 'de'] as const) {
      await page.evaluate((given) => window.longroll?.request('settings:set', { language: given }), language)
      await look(longroll, size, 100)
      for (const who of ['Aldous', 'Sunniva', 'Iko Tamm', 'Petra Quill']) {
        await panel(page, who).locator('.act [aria-haspopup=menu]').click()
        const menu = page.getByRole('menu')
        await expect(menu).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('End')
        await expect(menu.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Escape')
      }
    }
})

test('won, tied, lost, throw and the menu stand in one row, in German too', async ({ longroll }) => {
  const page = longroll.window
  await page.getByRole('button', { name: /^Try the sample/ }).click()
  await page.evaluate(() => window.longroll?.request('settings:set', { language: 'de' }))
  await look(longroll, [1024, 700], 100)
  const buttons = panel(page, 'Sunniva').locator('.act .btn')
  await expect(buttons.first()).toHaveText('Gewonnen')
  const heights = await buttons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(heights).size).toBe(1)
})
