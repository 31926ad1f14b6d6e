import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { newCampaign, panel } from './support/campaigns'
import { expect, test } from './support/launch'

// System calls of the real application fail (strace -e inject) while a GM plays; what was acknowledged is there afterwards.

const canTrace = (): boolean =>
  process.platform === 'linux' &&
  spawnSync('strace', ['-f', '-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0

/** From now on the process that is running meets these errors, in all its threads. */
async function inject(pid: number, fault: string): Promise<ChildProcess> {
  const call = fault.slice(0, fault.indexOf(':'))
  const strace = spawn(
    'strace',
    ['-f', '-o', '/dev/null', '-e', `trace=${call}`, '-e', `inject=${fault}`, '-p', String(pid)],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await new Promise<void>((attached) => strace.stderr?.once('data', () => attached()))
  return strace
}

/** Whether it can be pressed, and has had time to say that it cannot. */
async function isReady(button: Locator): Promise<boolean> {
  await button.page().waitForTimeout(100)
  return (await button.count()) === 1 && (await button.isEnabled({ timeout: 1_000 }).catch(() => false))
}

/** A new character, again and again until it is taken: what a GM does when the window says that it was not saved. */
async function insist(window: Page, name: string): Promise<number> {
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: 'New character…' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  const add = dialog.getByRole('button', { name: 'Add' })
  const taken = panel(window, name)
  for (let refusals = 0; refusals < 20; refusals += 1) {
    await add.click()
    // Answered: it is there, or can be given again. What the head says may be of the file, a moment late.
    await expect.poll(async () => (await taken.isVisible()) || (await isReady(add))).toBe(true)
    if (await taken.isVisible()) return refusals
    // What was typed is still there.
    await expect(dialog.getByLabel('Name')).toHaveValue(name)
  }
  throw new Error(`${name} was never taken`)
}

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']

for (const fault of [
  'fdatasync:error=EIO:when=2+3',
  'fdatasync:error=ENOSPC:when=1+4',
  'fsync:error=EIO:when=2+3',
  'rename:error=EBUSY:when=1+2',
  'fdatasync:signal=SIGKILL:when=9',
]) {
  test(`${fault}: what was acknowledged is there after a kill`, async ({ launch, folder, expectFault }, info) => {
    if (!canTrace()) {
      process.stdout.write('strace cannot be used here: no system call of the application was made to fail.\n')
      return
    }
    expectFault(/.*/)
    const dataFolder = info.outputPath('data')
    const path = join(folder, 'a.longroll')
    const first = await launch({ dataFolder })
    await newCampaign(first, path, 'Clocks')
    const strace = await inject(first.app.process().pid ?? 0, fault)
    const acknowledged: string[] = []
    let refusals = 0
    const isKilled = fault.includes('SIGKILL')
    try {
      for (const name of names) {
        refusals += await insist(first.window, name)
        acknowledged.push(name)
        await first.window.keyboard.press('Control+s')
      }
    } catch (error) {
      // The kill came while something was asked: it may be there or not.
      if (!isKilled) throw error
    }
    // The fault did reach the journal.
    if (fault.startsWith('fdatasync:error')) expect(refusals).toBeGreaterThan(0)
    strace.kill('SIGINT')
    if (!isKilled || acknowledged.length === names.length) await first.kill()

    const second = await launch({ dataFolder, args: [path] })
    for (const name of acknowledged) await expect(panel(second.window, name)).toBeVisible()
  })
}
