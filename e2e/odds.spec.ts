import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeCampaign } from '../scripts/shots/campaign-file'
import { Table } from '../tests/support/table'
import { addCharacter, newCampaign, panel } from './support/campaigns'
import { expect, test, type Longroll } from './support/launch'

// The chance to make it in the built application: worked out in its own thread, under the windows' own policy.

const chanceIn = (window: Page, name: string) => panel(window, name).getByRole('button', { name: /What this assumes/ })

async function began(longroll: Longroll, folder: string, target: string): Promise<Page> {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'The Seven Clocks')
  await addCharacter(window, 'Sammy')
  await panel(window, 'Sammy').getByRole('button', { name: 'Begin a task' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByLabel('What is done').fill('Fix the car')
  await dialog.getByRole('spinbutton', { name: 'Skill' }).fill('3')
  await dialog.getByRole('spinbutton', { name: 'Target' }).fill(target)
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(dialog).toBeHidden()
  return window
}

test('the chance changes after a typed roll, and the options of a choice show theirs', async ({ longroll, folder }) => {
  const window = await began(longroll, folder, '9')
  const sammy = panel(window, 'Sammy')
  const before = await chanceIn(window, 'Sammy').getAttribute('aria-label')
  await sammy.getByRole('button', { name: 'Enter dice' }).click()
  await sammy.getByLabel('or count').fill('3')
  await window.keyboard.press('Enter')
  await expect(sammy).toContainText('3 of 9')
  await expect(chanceIn(window, 'Sammy')).not.toHaveAttribute('aria-label', before ?? '')

  await sammy.getByRole('button', { name: 'Enter dice' }).click()
  await sammy.getByLabel('or count').fill('5')
  await window.keyboard.press('Enter')
  const lower = sammy.getByRole('button', { name: /^Lower the target/ })
  await expect(lower).toHaveText(/100 %$/)
  await expect(lower).toContainText('best')
  await expect(sammy.getByRole('button', { name: /^End bonus/ })).toHaveText(/\d %$/)
})

test('the finder finds, and what it finds is begun', async ({ longroll, folder }) => {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'The Seven Clocks')
  await addCharacter(window, 'Sammy')
  await window.keyboard.press('n')
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Saga Machine' }).click()
  await dialog.getByLabel('What is done').fill('A laser mount')
  const side = dialog.getByRole('complementary', { name: 'Chance' })
  await dialog.getByRole('spinbutton', { name: 'Chance wanted, in per cent' }).fill('80')
  await expect(side.getByRole('list', { name: /would give/ })).toHaveAttribute('aria-busy', 'false')
  const tally = side.getByRole('button', { name: /^Tally/ })
  const [, to = '', promised = ''] = /→ (\d+), (\d+) %/.exec((await tally.textContent()) ?? '') ?? []
  await tally.click()
  await expect(dialog.getByRole('spinbutton', { name: 'Tally' })).toHaveValue(to)
  await expect(side).toContainText(`${promised} % to make it`)
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(panel(window, 'Sammy')).toContainText(`0 of ${to}`)
  await expect(chanceIn(window, 'Sammy')).toHaveAttribute('aria-label', new RegExp(`^${promised} %`))
})

test('hidden by a campaign that would rather not know', async ({ longroll, folder }) => {
  const window = await began(longroll, folder, '9')
  await expect(chanceIn(window, 'Sammy')).toBeVisible()
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: 'Campaign settings…' }).click()
  await window.getByRole('dialog').getByText('Show chances').click()
  await window.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(chanceIn(window, 'Sammy')).toBeHidden()
})

test('an unimportant task is rolled out: every roll in the log, one undo', async ({ longroll, folder }) => {
  const window = await began(longroll, folder, '9')
  const sammy = panel(window, 'Sammy')
  const rolls = window.getByRole('region', { name: 'Log' }).getByText(/rolls \d+ di/)
  await sammy.getByRole('button', { name: 'More for Fix the car' }).click()
  await window.getByRole('menuitem', { name: 'Roll it out to its end' }).click()
  await expect(sammy).toContainText(/Succeeded|Failed|Stopped/)
  expect(await rolls.count()).toBeGreaterThan(1)
  await window.keyboard.press('Control+z')
  await expect(sammy).toContainText('0 of 9')
  await expect(rolls).toHaveCount(0)
})

/** Six who take ten rounds and ten steps: more than a second of work, wherever it is done. */
function heavy(): Table {
  const table = new Table()
  const people = ['Mara', 'Gan', 'Tove', 'Bram', 'Edda', 'Ines'].map((name) => table.do('character.add', { name }))
  const dice = [4, 6, 8, 10, 12, 8]
  table.do('task.begin', {
    system: 'dramatic-task',
    title: 'The long evacuation',
    participants: people.map((character, i) => ({ character, die: dice[i] ?? 8, modifier: i % 3 })),
    steps: Array.from({ length: 10 }, (_, i) => ({ skill: `Step ${i + 1}`, tokens: 10 })),
    rounds: 10,
  })
  return table
}

test('the window answers while a heavy question runs', async ({ launch, folder }) => {
  const path = join(folder, 'heavy.longroll')
  writeCampaign(path, heavy())
  const { window } = await launch({ args: [path] })
  const mara = panel(window, 'Mara')
  await expect(chanceIn(window, 'Mara')).toBeVisible({ timeout: 30_000 })
  await window.evaluate(() => {
    const seen: { late: number; busy: boolean }[] = []
    const isBusy = (): boolean => document.querySelector('[aria-busy=true] table') !== null
    document.addEventListener('keydown', (event) => {
      // Two frames: what the key changed has been painted when the second begins.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => seen.push({ late: performance.now() - event.timeStamp, busy: isBusy() })),
      )
    })
    Object.assign(window, { seen })
  })
  const note = window.getByPlaceholder('Write a note')
  await mara.getByRole('button', { name: 'Deal' }).click()
  await note.focus()
  await window.keyboard.type('it holds', { delay: 10 })
  await expect(note).toHaveValue('it holds')
  const seen = await window.evaluate(() => (window as unknown as { seen: { late: number; busy: boolean }[] }).seen)
  // Painted while the new chance was still being worked out: on the window's own thread none could have been.
  expect(seen.filter(({ busy }) => busy).length).toBeGreaterThanOrEqual(3)
  const late = seen.map((one) => one.late).sort((a, b) => a - b)
  expect(late[Math.floor(late.length / 2)]).toBeLessThan(100)
  expect(late.at(-1)).toBeLessThan(400)
  await expect(mara.locator('[aria-busy=false] table')).toBeAttached({ timeout: 30_000 })
})
