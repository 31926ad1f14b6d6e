import type { Locator, Page } from '@playwright/test'
import { systems, type SystemAtTable } from '../../scripts/keys/tables'
import { acts } from '../../src/contract/acts'
import { expect, test, type OpenOptions } from '../support/components'
import { violations } from '../support/axe'
import { wrongWithFocus } from '../support/focus'
import { begin, hold, panel, play } from './campaign'

// Focus is never lost: in every system each act is done by the keyboard, and after each, focus is somewhere one sees.

type Open = (options?: OpenOptions) => Promise<Page>

/** Two with a task of the system each, an alarm up, a timer, a preset. */
async function table(open: Open, at: SystemAtTable, kind: string, size: OpenOptions = {}): Promise<Page> {
  const page = await open(size)
  const task = (as: string, who: string, title: string) => ({
    do: 'task.begin',
    as,
    with: { system: at.system, title, ...at.begin(kind, who, 'elder') },
  })
  await play(
    page,
    { do: 'character.add', as: 'ana', with: { name: 'Ana', player: 'Jo' } },
    { do: 'character.addCondition', with: { character: 'ana', condition: 'Shaken' } },
    { do: 'character.add', as: 'ben', with: { name: 'Ben' } },
    { do: 'character.add', as: 'elder', with: { name: 'The elder', panel: false } },
    task('bridge', 'ana', 'The bridge'),
    task('gate', 'ben', 'The gate'),
    { do: 'timer.start', with: { label: 'Pizza', for: '30m' } },
  )
  await page.keyboard.press('1')
  await expect(panel(page, 'Ana').locator(':focus')).toBeVisible()
  return page
}

/** Items that an earlier system's panel had, and that were done there. */
const done = new Set<string>()

const kindsOf = (at: SystemAtTable): readonly string[] => [...new Set(at.ways.map(({ kind }) => kind ?? ''))]

class Watch {
  readonly lost: string[] = []
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async press(key: string, what = key): Promise<void> {
    await this.#page.keyboard.press(key)
    await this.look(what)
  }

  async look(what: string): Promise<void> {
    const wrong = await wrongWithFocus(this.#page)
    if (wrong !== null) this.lost.push(`${what}: ${wrong}`)
  }
}

const menuOf = (page: Page) => page.getByRole('menu').first()

/** Opens the menu of what has focus. @returns what is in it */
async function openMenu(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('1')
  await page.keyboard.press('Shift+F10')
  await expect(menuOf(page)).toBeVisible()
  return menuOf(page)
    .getByRole('menuitem')
    .evaluateAll((items) => items.filter((item) => !item.matches(':disabled')).map((item) => item.textContent.trim()))
}

for (const at of systems)
  for (const kind of kindsOf(at)) {
    test(`${at.name} ${kind}: everything in a panel’s menu`, async ({ open }) => {
      test.setTimeout(240_000)
      const items = await openMenu(await table(open, at, kind))
      expect(items.length).toBeGreaterThan(8)
      const lost: string[] = []
      for (const [i, item] of items.entries()) {
        if (done.has(item)) continue
        done.add(item)
        const page = await table(open, at, kind)
        const watch = new Watch(page)
        const choose = async (): Promise<void> => {
          await openMenu(page)
          for (let down = 0; down < i; down += 1) await page.keyboard.press('ArrowDown')
          await watch.press('Enter', item)
        }
        await choose()
        const dialog = page.locator('dialog[open]')
        if ((await dialog.count()) > 0) {
          await watch.press('Escape', `${item}, Escape`)
          await choose()
          await page.keyboard.press('Control+Enter')
          if ((await dialog.count()) > 0) {
            const submit = dialog.locator('button[type=submit]')
            if ((await submit.count()) > 0 && (await submit.first().isEnabled())) await submit.first().press('Enter')
          }
          await watch.look(`${item}, done`)
          if ((await dialog.count()) > 0) await watch.press('Escape', `${item}, Escape at last`)
        }
        await watch.press('Control+z', `${item}, undone`)
        await watch.press('Control+Shift+z', `${item}, done again`)
        lost.push(...watch.lost)
      }
      expect(lost).toEqual([])
    })

    test(`${at.name} ${kind}: rolled to its end, typed and taken back`, async ({ open }) => {
      const page = await table(open, at, kind)
      const watch = new Watch(page)
      const box = panel(page, 'Ana')
      for (const key of ['e', 'Escape', 'Shift+E', 'Escape', '+', '-']) await watch.press(key)
      const way = at.ways.find((one) => (one.kind ?? '') === kind && one.opens === 'E' && one.after === undefined)
      if (way !== undefined) {
        await watch.press('e')
        await page.keyboard.type(way.typed)
        await watch.press('Enter', `${way.what}, taken`)
        await watch.press('Control+z', `${way.what}, undone`)
        if ((await box.locator('form').count()) > 0) await watch.press('Escape', 'back')
      }
      for (let i = 0; i < 12; i += 1) {
        await watch.press('r', `roll ${i + 1}`)
        // A choice or an end: what is to be done has focus.
        if ((await box.locator(':focus').count()) === 0) await page.keyboard.press('1')
        if ((await box.locator(':focus[data-act]').count()) > 0) await watch.press('Enter', `act ${i + 1}`)
        if ((await page.locator('dialog[open]').count()) > 0) await watch.press('Escape', `dialog ${i + 1}`)
      }
      for (let i = 0; i < 12; i += 1) await watch.press('Control+z', `undo ${i + 1}`)
      for (let i = 0; i < 12; i += 1) await watch.press('Control+Shift+z', `redo ${i + 1}`)
      expect(watch.lost).toEqual([])
    })
  }

test('every shortcut, from a panel', async ({ open }) => {
  test.setTimeout(240_000)
  const lost: string[] = []
  const at = systems[0]
  if (at === undefined) throw new Error('There are no systems')
  for (const [id, act] of Object.entries(acts)) {
    if (!('keys' in act) || 'heardBy' in act) continue
    for (const shortcut of act.keys) {
      const page = await table(open, at, '')
      const watch = new Watch(page)
      const key = shortcut
        .replace('mod', 'Control')
        .replace('plus', '+')
        .replace('minus', '-')
        .replace('alt+left', 'Alt+ArrowLeft')
        .replace('alt+right', 'Alt+ArrowRight')
        .replace(/\bf1\b/, 'F1')
        .replace('shift', 'Shift')
      await watch.press(key, `${id} (${shortcut})`)
      if ((await page.locator('dialog[open]').count()) > 0) await watch.press('Escape', `${id}, Escape`)
      lost.push(...watch.lost)
    }
  }
  expect(lost).toEqual([])
})

const first = (): SystemAtTable => {
  const [at] = systems
  if (at === undefined) throw new Error('There are no systems')
  return at
}

test('alarms are seen and timers changed by the keyboard, from their own buttons', async ({ open }) => {
  const page = await table(open, first(), '')
  const watch = new Watch(page)
  await play(page, { do: 'clock.advance', with: { by: '2h' } })
  const alarms = page.getByRole('button', { name: /seen/i })
  await expect(alarms.first()).toBeVisible()
  for (let i = 0; i < 6 && (await alarms.count()) > 0; i += 1) {
    await alarms.first().focus()
    await watch.press('Enter', `alarm ${i + 1}`)
  }
  await expect(alarms).toHaveCount(0)
  const pizza = page.getByRole('listitem').filter({ hasText: 'Pizza' }).first()
  const names = await pizza.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent))
  expect(names.length).toBeGreaterThan(1)
  for (let i = 0; i < names.length; i += 1) {
    const button = pizza.getByRole('button').nth(i)
    if (!(await button.isVisible())) continue
    await button.focus()
    await watch.press('Enter', `timer, ${names[i] ?? ''}`)
    if ((await page.getByRole('menu').count()) > 0) await watch.press('Escape', `timer, ${names[i] ?? ''}, Escape`)
  }
  await page.keyboard.press('Control+k')
  await page.keyboard.type('cancel pizza')
  await watch.press('Enter', 'cancelled from the palette')
  await expect(page.getByRole('button', { name: /Pizza/ })).toHaveCount(0)
  expect(watch.lost).toEqual([])
})

test('what rings while a dialog is open is read and seen over it, and focus stays in the dialog', async ({ open }) => {
  const page = await table(open, first(), '')
  const watch = new Watch(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('search the log')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await play(page, { do: 'clock.advance', with: { by: '2h' } })
  const over = dialog.getByRole('region', { name: 'Alarms' })
  await expect(over).toBeVisible()
  // Nothing of the dialog lies over it.
  const box = (await over.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const isInFront = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('section')?.matches('[aria-label="Alarms"]') === true,
    [box.x + box.width / 2, box.y + box.height / 2] as const,
  )
  expect(isInFront).toBe(true)
  expect(await violations(page)).toEqual([])
  const seen = over.getByRole('button', { name: 'Seen' })
  const count = await seen.count()
  expect(count).toBeGreaterThan(0)
  await seen.first().focus()
  await watch.press('Enter', 'the first')
  await expect(seen).toHaveCount(count - 1)
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  expect(watch.lost).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('what has focus in a menu has a ring', async ({ open }) => {
  const page = await table(open, first(), '')
  await openMenu(page)
  const watch = new Watch(page)
  await watch.look('opened')
  await watch.press('ArrowDown')
  await watch.press('End')
  expect(watch.lost).toEqual([])
})

/** Opens what the palette finds. */
async function openBy(page: Page, words: string): Promise<Locator> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('heading') })
  await expect(dialog).toBeVisible()
  return dialog
}

async function placeOf(box: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  const { y, height } = (await box.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
  return { top: y, bottom: y + height }
}

test('an alarm over a dialog covers nothing of it', async ({ open }) => {
  const page = await table(open, first(), '', { width: 1024, height: 700 })
  const log = await openBy(page, 'search the log')
  const before = await placeOf(log)
  await play(page, { do: 'clock.advance', with: { by: '2h' } })
  const over = log.getByRole('region', { name: 'Alarms' })
  await expect(over).toBeVisible()
  const { bottom } = await placeOf(over)
  expect(before.top).toBeLessThan(bottom)
  await expect.poll(async () => (await placeOf(log)).top).toBeGreaterThanOrEqual(bottom)
  expect((await placeOf(log)).bottom).toBeLessThanOrEqual(700)
  await expect(log.getByRole('button', { name: 'Close' }).first()).toBeInViewport({ ratio: 1 })
  const seen = over.getByRole('button', { name: 'Seen' })
  while ((await seen.count()) > 0) await seen.first().click()
  await expect(over).toHaveCount(0)
  expect(await placeOf(log)).toEqual(before)
})

test('a dialog that no alarm reaches stays where it is', async ({ open }) => {
  const page = await table(open, first(), '', { width: 1024, height: 700 })
  const small = await openBy(page, 'new character')
  const before = await placeOf(small)
  await play(page, { do: 'clock.advance', with: { by: '2h' } })
  const over = small.getByRole('region', { name: 'Alarms' })
  await expect(over).toBeVisible()
  expect((await placeOf(over)).bottom).toBeLessThan(before.top)
  expect(await placeOf(small)).toEqual(before)
})

test('Tab goes from the head through the rail to the panels in their order; each stop has a ring', async ({ open }) => {
  const page = await table(open, first(), '')
  const start = page.getByRole('banner').first().getByRole('button').first()
  await start.focus()
  const places: string[] = []
  const lost: string[] = []
  for (let i = 0; i < 80; i += 1) {
    const place = await page.evaluate(() => {
      const at = document.activeElement
      if (at === null || at === document.body) return null
      const near = at.closest('header, [role=region], section[aria-label], aside section, [role=log]')
      return near !== null && near.closest('header') !== null && near.closest('[role=region]') === null
        ? 'head'
        : (near?.getAttribute('aria-label') ?? near?.querySelector('h2')?.textContent ?? '?')
    })
    if (place === null) break
    if (places.at(-1) !== place) places.push(place)
    const wrong = await wrongWithFocus(page)
    if (wrong !== null) lost.push(wrong)
    await page.keyboard.press('Tab')
    if (await start.evaluate((button) => button === document.activeElement)) break
  }
  expect(lost).toEqual([])
  expect(places).toEqual(['head', 'Timeline', 'Timers', 'Log', 'Hint', 'Ana', 'Ben'])
})

test('what is answered in one panel takes no focus from another where the GM is by then', async ({ open }) => {
  const page = await open()
  // One success makes it, and a failure asks for a choice: the roll's button goes with any throw.
  const task = (as: string, who: string) => begin({ character: who, title: as, target: 1 }).with
  await play(
    page,
    { do: 'character.add', as: 'ana', with: { name: 'Ana' } },
    { do: 'character.add', as: 'ben', with: { name: 'Ben' } },
    { do: 'task.begin', with: { ...task('The bridge', 'ana') } },
    { do: 'task.begin', with: { ...task('The gate', 'ben') } },
  )
  const release = await hold(page, 'campaign:run')
  const rollOf = (name: string) => panel(page, name).getByRole('button', { name: 'Roll', exact: true })
  await page.keyboard.press('1')
  await expect(rollOf('Ana')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('2')
  await expect(rollOf('Ben')).toBeFocused()
  await release()
  await expect(rollOf('Ana')).toHaveCount(0)
  expect(await wrongWithFocus(page)).toBeNull()
  await expect(rollOf('Ben')).toBeFocused()
})

test('after undo focus is where it was taken from, not where the turn is', async ({ open }) => {
  const page = await open()
  const task = (as: string, who: string) => begin({ character: who, title: as, target: 100 }).with
  await play(
    page,
    { do: 'character.add', as: 'ana', with: { name: 'Ana' } },
    { do: 'character.add', as: 'ben', with: { name: 'Ben' } },
    { do: 'task.begin', as: 'bridge', with: { ...task('The bridge', 'ana') } },
    { do: 'task.begin', with: { ...task('The gate', 'ben') } },
    { do: 'storytelling.roll', with: { task: 'bridge', successes: 5 } },
  )
  await expect(panel(page, 'Ben')).toHaveClass(/turn/)
  const options = panel(page, 'Ana').getByRole('group', { name: /choose/ })
  await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await expect(options).toBeHidden()
  await expect(panel(page, 'Ana').locator(':focus')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(options).toBeVisible()
  await expect(options.locator(':focus')).toBeVisible()
})

test('Esc leaves the fields for time and notes, and the keys of the panel work again', async ({ open }) => {
  const page = await table(open, first(), '')
  await page.keyboard.press('2')
  const rolls = panel(page, 'Ben').getByRole('button', { name: 'Roll', exact: true })
  await expect(rolls).toBeFocused()
  for (const [opens, typed] of [
    ['a', '10m'],
    ['w', 'It rains'],
  ] as const) {
    await page.keyboard.press(opens)
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(page.locator('input:focus')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(rolls).toBeFocused()
  }
  // What was typed is cleared first in the one, and kept in the other.
  await page.keyboard.press('a')
  await page.keyboard.type('1h')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Advance by')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(rolls).toBeFocused()
  await page.keyboard.press('w')
  await page.keyboard.type('It snows')
  await page.keyboard.press('Escape')
  await expect(rolls).toBeFocused()
  await expect(page.getByLabel('Write a note')).toHaveValue('It snows')
})

test('a panel that has focus itself shows it', async ({ open }) => {
  const page = await table(open, first(), '')
  await panel(page, 'Ben').evaluate((box: HTMLElement) => box.focus())
  expect(await wrongWithFocus(page)).toBeNull()
})
