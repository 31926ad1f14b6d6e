import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Hands, tasksOf, type Done } from '../scripts/keys/measure'
import { overLimit, pageOf, type Measured } from '../scripts/keys/page'
import { systems, tableFor, tableWithPreset, type SystemAtTable, type Way } from '../scripts/keys/tables'
import { writeCampaign } from '../scripts/shots/campaign-file'
import type { Table } from '../tests/support/table'
import { panel } from './support/campaigns'
import { expect, test, type LaunchOptions, type Longroll } from './support/launch'

// The counts of docs/keys.md, made in the real app. `npm run keys` has them written; otherwise the page must say the same.

const page = join(import.meta.dirname, '../docs/keys.md')

const measured: Measured[] = []

/** Opens the table's campaign; `work` is done there, and the window closed. */
type AtTable = <T>(table: Table, work: (window: Page) => Promise<T>) => Promise<T>

function atTables(launch: (options?: LaunchOptions) => Promise<Longroll>, folder: string): AtTable {
  let made = 0
  return async (table, work) => {
    const name = `keys-${(made += 1)}`
    const path = join(folder, `${name}.longroll`)
    writeCampaign(path, table, name)
    const longroll = await launch({ dataFolder: join(folder, name), args: [path] })
    await expect(panel(longroll.window, 'Ana')).toBeVisible()
    const result = await work(longroll.window)
    await longroll.close()
    return result
  }
}

/** What fell is recorded for whose panel it is, with focus in Ana's. @returns what it took, and what took it back */
async function record(window: Page, way: Way, whose: 'first' | 'second'): Promise<{ done: Done; slip: Done }> {
  const before = await tasksOf(window)
  await window.keyboard.press('1')
  await expect(panel(window, 'Ana').locator(':focus')).toBeVisible()
  const hands = new Hands(window)
  if (whose === 'second') await hands.press('2')
  if (way.opens !== null) await hands.press(way.opens)
  await hands.type(way.typed)
  if (way.opens !== null) await hands.press('Enter')
  await expect.poll(() => tasksOf(window), { message: `${way.what} is recorded` }).not.toBe(before)
  const slip = new Hands(window)
  await slip.press('Ctrl+Z')
  await expect.poll(() => tasksOf(window), { message: `${way.what} is taken back` }).toBe(before)
  return { done: hands.done, slip: slip.done }
}

async function begin(window: Page): Promise<Done> {
  // Dialogs are loaded when the window's first frame is on the screen; no hand is quicker than that.
  await window.waitForTimeout(500)
  await window.keyboard.press('1')
  const hands = new Hands(window)
  await hands.press('N', 'Alt+1', 'Enter')
  await expect(panel(window, 'Ana')).toContainText('The bridge')
  await expect(window.getByRole('dialog')).toHaveCount(0)
  return hands.done
}

async function measure(at: SystemAtTable, atTable: AtTable): Promise<Measured> {
  const rows: Measured['rows'][number][] = []
  let slip: Done = { order: '', keys: 0 }
  for (const way of at.ways) {
    const here = await atTable(tableFor(at, way, 'first'), (window) => record(window, way, 'first'))
    const there = await atTable(tableFor(at, way, 'second'), (window) => record(window, way, 'second'))
    rows.push({ what: way.what, limit: 'record', here: here.done, there: there.done })
    slip = here.slip
  }
  rows.push({
    what: 'a task from a preset',
    limit: 'begin',
    here: await atTable(tableWithPreset(at), begin),
    there: null,
  })
  rows.push({ what: 'a slip put right', limit: 'undo', here: slip, there: null })
  return { system: at.name, rows }
}

for (const at of systems) {
  test(`${at.name}: few keys from the dice to the record`, async ({ launch, folder }) => {
    // Each count is made in a window of its own.
    test.setTimeout(180_000)
    measured.push(await measure(at, atTables(launch, folder)))
    expect(overLimit(measured)).toEqual([])
  })
}

test('docs/keys.md says what was counted', () => {
  expect(measured).toHaveLength(systems.length)
  const text = pageOf(measured)
  if (process.env['LONGROLL_WRITE_KEYS'] === 'yes') writeFileSync(page, text)
  else expect(readFileSync(page, 'utf8'), 'docs/keys.md is stale: npm run keys').toBe(text)
})
