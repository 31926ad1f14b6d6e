import type {} from '../../src/renderer/bridge/window'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test, expect } from '../../e2e/support/launch'
import { sevenClocks } from '../../tests/support/seven-clocks'
import { writeCampaign } from './campaign-file'
import { inEachLook } from './looks'

const run = (page: Page, command: string, given: Record<string, unknown>): Promise<unknown> =>
  page.evaluate(
    ([name, fields]) => window.longroll?.request('campaign:run', { do: name, with: fields as never, seen: 1e9 }),
    [command, given] as const,
  )

test('timers run, ring, and are missed; how they are heard; the calendar', async ({ launch, folder }, info) => {
  const dataFolder = info.outputPath('data')
  const path = join(folder, 'clocks.longroll')
  const table = sevenClocks()
  table.do('task.pace', {
    task: Object.values(table.state.tasks).find(({ system }) => system === 'dramatic-task')?.id ?? '',
    each: '90s',
  })
  writeCampaign(path, table)
  const first = await launch({ dataFolder, args: [path] })
  const { window: page } = first
  await expect(page.getByRole('region', { name: 'Sammy', exact: true })).toBeVisible()
  await run(page, 'alarm.acknowledge', {})
  await run(page, 'task.pace', {
    task: Object.values(table.state.tasks).find(({ system }) => system === 'dramatic-task')?.id ?? '',
    each: '95s',
  })
  await run(page, 'timer.start', { label: 'Table talk: which wire', for: '1m50s' })
  await run(page, 'timer.start', { label: 'Pizza in the oven', for: '12m40s' })
  await run(page, 'timer.start', { label: 'Home', at: '23:45' })
  await run(page, 'timer.start', { label: 'Decide', for: '1s' })
  await expect(page.getByRole('region', { name: 'Alarms' })).toContainText('Decide')
  await inEachLook(first, 'timers')
  await page.keyboard.press('t')
  await inEachLook(first, 'timer-dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start a timer' }).click()
  await page.getByRole('menuitem', { name: 'Alarms and sound…' }).click()
  for (const way of ['Notification of the system', 'Mark on the taskbar or dock'])
    await page.getByRole('button', { name: `Try: ${way}` }).click()
  await page.waitForTimeout(2_500)
  await inEachLook(first, 'alarms-and-sound')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clock, chapter and story' }).click()
  await page.getByRole('menuitem', { name: 'Calendar…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('a calendar of its own').click()
  await dialog.getByLabel('Months').fill('Thaw 30\nBloom 31\nGold 30')
  await dialog.getByLabel('Days of the week').fill('Moonday, Fireday, Restday')
  await dialog.getByText('Leap years').click()
  await dialog.getByLabel('The campaign began on').fill('412-2-19')
  await inEachLook(first, 'calendar')
  await dialog.getByRole('button', { name: 'Use it' }).click()
  await inEachLook(first, 'calendar-own')
  await run(page, 'timer.start', { label: 'The choice', for: '2s' })
  await run(page, 'timer.start', { label: 'Break is over', for: '4s' })
  await first.kill()
  await new Promise((resolve) => setTimeout(resolve, 22_000))
  const second = await launch({ dataFolder, args: [path] })
  await expect(
    second.window.getByRole('region', { name: /came late|Longroll was closed|computer slept/ }),
  ).toBeVisible()
  await inEachLook(second, 'missed')
})
