import type {} from '../src/renderer/bridge/window'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeCampaign } from '../scripts/shots/campaign-file'
import { Table } from '../tests/support/table'
import { newCampaign } from './support/campaigns'
import { expect, test } from './support/launch'
import { startTimer, timers } from './support/timers'

// The real process with its clocks disturbed: the wall clock set by libfaketime, the process frozen by SIGSTOP.

const library = [
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`,
].find(existsSync)

/** An application whose wall clock is set by what stands in a file. */
function withClock(file: string): Readonly<Record<string, string>> {
  writeFileSync(file, '+0')
  return {
    LD_PRELOAD: library ?? '',
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

const start = (window: Page, label: string, length: string): Promise<unknown> =>
  window.evaluate(
    (given) => globalThis.window.longroll?.request('campaign:run', { do: 'timer.start', with: given, seen: 1e9 }),
    { label, for: length },
  )

// Without the library (not Debian) there is no way to set the clock for one process alone.
if (library !== undefined) {
  test('a wall clock that is set an hour on, and back, moves no countdown', async ({ launch, folder }, info) => {
    // The library makes the start slow, most of all where other work goes on.
    test.setTimeout(240_000)
    const [file, path] = [info.outputPath('clock'), join(folder, 'a.longroll')]
    writeCampaign(path, new Table())
    // In the sandbox a window's process could not read the file.
    const longroll = await launch({ args: [path, '--no-sandbox'], env: withClock(file) })
    const { window } = longroll
    await expect(timers(window)).toBeVisible({ timeout: 60_000 })
    await start(window, 'Half an hour', '30m')
    const asked = performance.now()
    await start(window, 'Pizza', '20s')
    const began = performance.now()
    await expect(timers(window)).toContainText('Pizza')
    writeFileSync(file, '+3600')
    // The window's own clock goes with it; so do the countdowns, and nothing rings.
    await expect
      .poll(() => window.evaluate(() => Date.now() - performance.timeOrigin - performance.now()))
      .toBeGreaterThan(3_500_000)
    await expect(timers(window)).toContainText(/0:1\d/)
    await expect(timers(window)).toContainText(/29:\d\d/)
    await expect(window.getByText('Time is up')).toBeHidden()
    await window.waitForTimeout(3_000)
    writeFileSync(file, '-7200')
    await expect(window.getByText('Time is up: Pizza', { exact: true })).toBeVisible({ timeout: 40_000 })
    // It began at some time between the two.
    const rang = performance.now()
    expect(rang - asked).toBeGreaterThan(19_500)
    expect(rang - began).toBeLessThan(34_000)
    await expect(window.getByRole('region', { name: /came late|Longroll was closed|computer slept/ })).toBeHidden()
    await expect(timers(window)).toContainText(/29:\d\d/)
    // Chromium does not end by itself on such a clock.
    await longroll.kill()
  })

  test('a clock that was set while Longroll was closed moves no countdown', async ({ launch, folder }, info) => {
    // The library makes the start slow, most of all where other work goes on.
    test.setTimeout(240_000)
    const [file, path] = [info.outputPath('clock'), join(folder, 'a.longroll')]
    const dataFolder = info.outputPath('data')
    writeCampaign(path, new Table())
    const first = await launch({ dataFolder, args: [path] })
    await expect(timers(first.window)).toBeVisible()
    await start(first.window, 'Half an hour', '30m')
    await expect(timers(first.window)).toContainText('Half an hour')
    await first.close()
    const env = withClock(file)
    writeFileSync(file, '+10800')
    const second = await launch({ dataFolder, args: [path], env })
    await expect(timers(second.window)).toContainText(/29:\d\d/, { timeout: 60_000 })
    await expect(
      second.window.getByRole('region', { name: /came late|Longroll was closed|computer slept/ }),
    ).toBeHidden()
    await second.kill()
  })
}

test('a process that was frozen rings when it goes on, and says how late it is', async ({ launch, folder }) => {
  const longroll = await launch()
  const { app, window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Clocks')
  await startTimer(window, 'Pizza', '3s')
  const { pid } = app.process()
  if (pid === undefined) throw new Error('No process')
  process.kill(pid, 'SIGSTOP')
  await new Promise((resolve) => setTimeout(resolve, 20_000))
  process.kill(pid, 'SIGCONT')
  const card = window.getByRole('region', { name: /came late|Longroll was closed|computer slept/ })
  await expect(card).toContainText('These came late')
  await expect(card).toContainText(/Pizza.*(1[6-9]|2\d)s late/)
})
