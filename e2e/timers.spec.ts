import type {} from '../src/renderer/bridge/window'
import { join } from 'node:path'
import { addCharacter, newCampaign, panel } from './support/campaigns'
import { violations } from './support/axe'
import { expect, test, type Longroll } from './support/launch'
import { notificationDaemon, trayHost } from './support/notification-daemon'
import { startTimer, timers } from './support/timers'

interface Heard {
  readonly flashes: number
  readonly sounds: number
  readonly progress: readonly number[]
}

/** Listens in the main process to what the windows are asked for, and passes it on. */
async function listen({ app }: Longroll): Promise<void> {
  await app.evaluate(({ BrowserWindow }) => {
    const heard = { flashes: 0, sounds: 0, progress: [] as number[] }
    Object.assign(globalThis, { heard })
    for (const window of BrowserWindow.getAllWindows()) {
      const flash = window.flashFrame.bind(window)
      window.flashFrame = (on) => {
        if (on) heard.flashes += 1
        flash(on)
      }
      const bar = window.setProgressBar.bind(window)
      window.setProgressBar = (...given) => {
        heard.progress.push(given[0])
        bar(...given)
      }
      window.webContents.on('audio-state-changed', ({ audible }) => {
        if (audible) heard.sounds += 1
      })
    }
  })
}
const heardOf = ({ app }: Longroll): Promise<Heard> =>
  app.evaluate(() => (globalThis as unknown as { heard: Heard }).heard)
const hide = ({ app }: Longroll): Promise<void> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())

test('a timer is heard in every way there is: banner, notification, sound, mark, progress', async ({
  launch,
  folder,
}) => {
  const daemon = await notificationDaemon({ answers: true })
  const longroll = await launch()
  const { app, window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Clocks')
  await addCharacter(window, 'Sammy')
  await listen(longroll)
  await startTimer(window, 'Pizza', '4s', async (dialog) => {
    await dialog.getByLabel('Belongs to').selectOption({ label: 'Sammy' })
  })
  await expect(timers(window)).toContainText(/0:0\d/)
  // Somebody looks elsewhere; a window in front is not flashed.
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.blur())

  const banner = window.getByRole('region', { name: 'Alarms' })
  await expect(banner).toContainText('Time is up: Pizza')
  await expect.poll(() => daemon.shown).toEqual([{ app: 'Longroll', title: 'Pizza', body: 'Time is up · Clocks' }])
  await expect.poll(async () => (await heardOf(longroll)).sounds).toBe(1)
  const { flashes, progress } = await heardOf(longroll)
  expect(flashes).toBe(1)
  expect(progress.some((share) => share >= 0)).toBe(true)
  expect(progress.at(-1)).toBe(-1)

  // It stays until it is acknowledged, also over a reload.
  await window.reload()
  await expect(banner).toContainText('Time is up: Pizza')
  await banner.getByRole('button', { name: 'Seen' }).click()
  await expect(banner).toBeHidden()
  daemon.end()
})

test('one rings while the window is hidden', async ({ launch, folder }) => {
  const daemon = await notificationDaemon({ answers: true })
  const longroll = await launch()
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Clocks')
  await listen(longroll)
  await startTimer(window, 'Break', '3s')
  await hide(longroll)
  await expect.poll(() => daemon.shown.length, { timeout: 15_000 }).toBe(1)
  await expect.poll(async () => (await heardOf(longroll)).sounds).toBe(1)
  daemon.end()
})

test('a campaign whose window is closed rings from the tray, and comes back', async ({ launch, folder }, info) => {
  const [daemon, host] = [await notificationDaemon({ answers: true }), await trayHost()]
  const dataFolder = info.outputPath('data')
  const path = join(folder, 'a.longroll')
  const longroll = await launch({ dataFolder })
  const { app, window } = longroll
  await newCampaign(longroll, path, 'Clocks')
  await listen(longroll)
  await startTimer(window, 'Break', '5s')
  await expect.poll(() => host.asked).toContain('RegisterStatusNotifierItem')
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  const isVisible = (): Promise<boolean | undefined> =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())
  await expect.poll(isVisible).toBe(false)
  await expect.poll(() => daemon.shown.length, { timeout: 15_000 }).toBe(1)
  await expect.poll(async () => (await heardOf(longroll)).sounds).toBe(1)
  await app.evaluate(({ app: electron }) => electron.emit('second-instance', {}, [], '', { files: [] }))
  await expect.poll(isVisible).toBe(true)
  await expect(window.getByRole('region', { name: 'Alarms' })).toContainText('Time is up: Break')
  // Nothing runs any more: now the window closes for good.
  await window.keyboard.press('s')
  const ended = new Promise<void>((resolve) => app.once('close', () => resolve()))
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await ended
  daemon.end()
  host.end()
})

test('what was missed over a restart is told on a card, with how late it is, and once', async ({
  launch,
  folder,
}, info) => {
  const dataFolder = info.outputPath('data')
  const path = join(folder, 'a.longroll')
  const first = await launch({ dataFolder })
  await newCampaign(first, path, 'Clocks')
  await startTimer(first.window, 'Pizza', '3s')
  await startTimer(first.window, 'Break', '4s')
  await startTimer(first.window, 'Half an hour', '30m')
  await first.kill()
  await new Promise((resolve) => setTimeout(resolve, 20_000))

  const second = await launch({ dataFolder, args: [path] })
  const card = second.window.getByRole('region', { name: /came late|Longroll was closed|computer slept/ })
  await expect(card).toContainText('While Longroll was closed')
  await expect(card).toContainText('2 alarms came late')
  await expect(card.getByRole('listitem').first()).toContainText(/Pizza.*s late/)
  await expect(timers(second.window)).toContainText('Half an hour')
  await expect(timers(second.window)).toContainText(/29:\d\d/)

  // Over a dialog too, where all behind it is dead: the card goes with whatever is in front, and back.
  await second.window.keyboard.press('ControlOrMeta+k')
  const palette = second.window.getByRole('dialog', { name: 'Commands' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await expect(palette.getByRole('region', { name: 'While Longroll was closed' })).toBeVisible()
  expect(await violations(second.window)).toEqual([])
  await card.getByRole('button', { name: 'No sounds for ten minutes' }).click()
  await expect
    .poll(() =>
      second.window.evaluate(async () => {
        const reply = await window.longroll?.request('settings:get', null)
        return reply?.ok === true && (reply.value.alarms.silentUntil ?? 0) > Date.now()
      }),
    )
    .toBe(true)
  await second.window.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(card).toContainText('2 alarms came late')
  await card.getByRole('button', { name: 'All seen' }).click()
  await expect(card).toBeHidden()
  await second.close()

  const third = await launch({ dataFolder, args: [path] })
  await expect(timers(third.window)).toContainText('Half an hour')
  await expect(third.window.getByRole('region', { name: /came late|Longroll was closed|computer slept/ })).toBeHidden()
})

test('whoever should show notifications and does not answer stops nothing', async ({ launch, folder }) => {
  const daemon = await notificationDaemon({ answers: false })
  const longroll = await launch()
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Clocks')
  await listen(longroll)
  await startTimer(window, 'Pizza', '2s')
  await expect(window.getByRole('region', { name: 'Alarms' })).toContainText('Time is up: Pizza')
  // The main process goes on answering while the other one is asked in vain.
  for (let i = 0; i < 10; i += 1) {
    const before = Date.now()
    await window.evaluate(() => globalThis.window.longroll?.request('settings:get', null))
    expect(Date.now() - before).toBeLessThan(1_000)
    await window.waitForTimeout(200)
  }
  expect(daemon.asked).toContain('GetServerInformation')
  expect(daemon.asked).not.toContain('Notify')
  await expect.poll(async () => (await heardOf(longroll)).sounds).toBe(1)

  await window.getByRole('button', { name: 'Start a timer' }).click()
  await window.getByRole('menuitem', { name: 'Alarms and sound…' }).click()
  const page = window.getByRole('dialog')
  await page.getByRole('button', { name: 'Try: Notification of the system' }).click()
  await expect(page).toContainText('does not answer')
  daemon.end()
})

test('silence ends the sound that is being played, and the banner stays', async ({ longroll, folder }) => {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Clocks')
  await window.evaluate(() => {
    const begun: HTMLMediaElement[] = []
    Object.assign(globalThis, { begun })
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      // As long as it takes to press the button on a slow machine.
      this.loop = true
      begun.push(this)
      return play.call(this)
    }
  })
  const playing = (): Promise<readonly boolean[]> =>
    window.evaluate(() => (globalThis as unknown as { begun: HTMLMediaElement[] }).begun.map(({ paused }) => !paused))
  await startTimer(window, 'Pizza', '1s')
  await expect.poll(playing).toEqual([true])
  await window.getByRole('button', { name: 'No sounds for ten minutes' }).click()
  await expect.poll(playing).toEqual([false])
  await expect(window.getByRole('region', { name: 'Alarms' })).toContainText('Time is up: Pizza')
})

test('pause, thirty seconds more, restart and cancel, by mouse and by keyboard; undo leaves them alone', async ({
  longroll,
  folder,
}) => {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Clocks')
  await window.getByRole('button', { name: 'Start a timer' }).click()
  await window
    .getByRole('menuitem', { name: '90s', exact: false })
    .or(window.getByRole('menuitem', { name: '1m30s' }))
    .click()
  const list = timers(window)
  await list.getByRole('button', { name: 'Pause 1m30s timer' }).click()
  await list.getByRole('button', { name: '1m30s timer: 30 seconds more' }).click()
  await expect(list).toContainText(/1:5\d|2:00/)
  await addCharacter(window, 'Sammy')
  await window.keyboard.press('Control+z')
  await expect(panel(window, 'Sammy')).toBeHidden()
  await expect(list).toContainText(/1:5\d|2:00/)
  await list.getByRole('button', { name: '1m30s timer goes on' }).press('Enter')
  await list.getByRole('button', { name: 'More for 1m30s timer' }).press('Enter')
  await window.getByRole('menuitem', { name: 'From the beginning' }).press('Enter')
  await expect(list).toContainText(/1:(30|2\d)/)
  await list.getByRole('button', { name: 'More for 1m30s timer' }).press('Enter')
  await window.getByRole('menuitem', { name: 'Cancel' }).press('Enter')
  await expect(list).toContainText('No timer runs')
})
