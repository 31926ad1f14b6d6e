import type {} from '../src/renderer/bridge/window'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { writeCampaign } from '../scripts/shots/campaign-file'
import { Table } from '../tests/support/table'
import { panel } from './support/campaigns'
import { expect, test, type Longroll } from './support/launch'

// The window for players in the real application: what reaches it, and what it may do.

/** In every field where a GM writes something; each is unlike anything else in memory. */
const secrets = {
  campaign: 'QX-campaign-7731',
  title: 'QX-title-7731',
  other: 'QX-other-title-7731',
  name: 'QX-character-7731',
  friend: 'QX-friend-7731',
  opponent: 'QX-opponent-7731',
  player: 'QX-player-7731',
  notes: 'QX-notes-7731',
  condition: 'QX-condition-7731',
  note: 'QX-note-7731',
  rollNote: 'QX-roll-note-7731',
  bonus: 'QX-end-bonus-7731',
  preset: 'QX-preset-7731',
  timer: 'QX-timer-7731',
  skill: 'QX-skill-7731',
}

function fullOfSecrets(path: string): void {
  const table = new Table()
  table.do('campaign.configure', { name: secrets.campaign })
  const character = table.do('character.add', { name: secrets.name, player: secrets.player, notes: secrets.notes })
  const friend = table.do('character.add', { name: secrets.friend })
  const opponent = table.do('character.add', { name: secrets.opponent, panel: false })
  table.do('character.addCondition', { character, condition: secrets.condition })
  const car = table.do('task.begin', {
    system: 'storytelling',
    title: secrets.title,
    character,
    pool: { attribute: 3, skill: 3 },
    target: 7,
    interval: '30m',
    deadline: '5h',
    endBonus: secrets.bonus,
  })
  table.do('storytelling.roll', { task: car, dice: [8, 9, 1, 2, 3, 4], note: secrets.rollNote })
  const bomb = table.do('task.begin', {
    system: 'dramatic-task',
    title: secrets.other,
    rounds: 3,
    steps: [{ skill: secrets.skill, tokens: 3 }],
    participants: [
      { character: friend, die: 8 },
      { character: opponent, die: 6 },
    ],
  })
  table.do('task.note', { task: bomb, text: secrets.note })
  table.do('preset.save', { name: secrets.preset, with: { system: 'storytelling', title: secrets.preset } })
  writeCampaign(path, table)
}

/** Remembers whatever is sent to any window that is made from now on. */
const listen = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ app: electron }) => {
    const sent: unknown[] = []
    Object.assign(globalThis, { sent })
    electron.on('web-contents-created', (_event, contents) => {
      const send = contents.send.bind(contents)
      contents.send = (name, ...given) => {
        sent.push([name, ...(given as unknown[])])
        send(name, ...(given as unknown[]))
      }
    })
  })
const sentTo = (app: ElectronApplication): Promise<string> =>
  app.evaluate(() => JSON.stringify((globalThis as unknown as { sent: unknown[] }).sent))

async function openPlayers({ app, window }: Longroll): Promise<Page> {
  const opened = app.waitForEvent('window')
  await window.keyboard.press('p')
  const players = await opened
  await players.waitForLoadState('load')
  await expect(players.getByRole('main')).toBeVisible()
  return players
}

/** Everything on the page's heap, as text. */
async function memoryOf(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page)
  const parts: string[] = []
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk))
  await client.send('HeapProfiler.enable')
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false, captureNumericValue: true })
  await client.detach()
  return parts.join('')
}

const found = (text: string, but: readonly string[] = []): readonly string[] =>
  Object.values(secrets).filter((secret) => text.includes(secret) && !but.includes(secret))

const run = (page: Page, command: string, given: Record<string, unknown>): Promise<unknown> =>
  page.evaluate(
    ([name, fields]) =>
      (
        window as unknown as { longroll: { request: (name: string, input: unknown) => Promise<unknown> } }
      ).longroll.request('campaign:run', { do: name, with: fields, seen: 1e9 }),
    [command, given] as const,
  )

test('of a campaign full of secrets nothing is in the window’s memory, page or messages until it is switched on', async ({
  launch,
  folder,
}) => {
  const path = join(folder, 'secrets.longroll')
  fullOfSecrets(path)
  const longroll = await launch({ args: [path] })
  const { app, window } = longroll
  await expect(panel(window, secrets.name)).toBeVisible()
  await run(window, 'timer.start', { label: secrets.timer, for: '30m' })
  await listen(app)
  const players = await openPlayers(longroll)

  // The search itself finds what is there: the GM's own window has them all in memory.
  expect(found(await memoryOf(window))).toContain(secrets.title)
  expect(found(await memoryOf(players))).toEqual([])
  expect(found(await players.content())).toEqual([])
  expect(found(await sentTo(app))).toEqual([])

  // Whatever the GM does meanwhile.
  await run(window, 'note.add', { text: secrets.note })
  const more = panel(window, secrets.name).getByRole('button', { name: `More for ${secrets.title}` })
  await more.click()
  await window.getByRole('menuitem', { name: 'Players see…' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByText('Its name').click()
  await expect(players.getByRole('heading', { name: secrets.title })).toBeVisible()
  await dialog.getByText('What is needed').click()
  await dialog.getByText('Its deadline').click()
  await expect(players.getByText('are needed')).toBeVisible()
  await expect(players.getByText('4h30m left')).toBeVisible()
  expect(found(await memoryOf(players), [secrets.title])).toEqual([])
  expect(await players.content()).not.toContain('Last roll')

  await dialog.getByText('Its progress').click()
  await expect(players.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 7 successes')
  await expect(players.getByText(`${secrets.name}, 2 successes`)).toBeVisible()
  expect(found(await memoryOf(players), [secrets.title, secrets.name])).toEqual([])
  // What goes to the GM's window is not counted: it was there before anybody listened.
  expect(found(await sentTo(app), [secrets.title, secrets.name])).toEqual([])

  // The page cannot ask: it has no way to, and the GM's bridge is not there.
  expect(await players.evaluate(() => Object.keys(window).filter((key) => key.startsWith('longroll')))).toEqual([
    'longrollPlayers',
  ])
  expect(
    await players.evaluate(() =>
      Object.keys((window as unknown as { longrollPlayers: object }).longrollPlayers).toSorted(),
    ),
  ).toEqual(['onMessage'])
  // Its title would stand in the taskbar, and on the TV's edge.
  expect(
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.getTitle())),
  ).toContain('Longroll')
})

const playerWindow = `longroll://app/player.html`

test('opens without taking focus, blanks by its own key, survives a crash, and goes with its campaign', async ({
  launch,
  folder,
  expectFault,
}) => {
  expectFault(/Target (page, context or browser has been closed|crashed)/)
  const path = join(folder, 'evening.longroll')
  fullOfSecrets(path)
  const longroll = await launch({ args: [path] })
  const { app, window } = longroll
  await expect(panel(window, secrets.name)).toBeVisible()
  const players = await openPlayers(longroll)
  const button = window.getByRole('button', { name: 'Open the player view' })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(
    await app.evaluate(
      ({ BrowserWindow }, page) => BrowserWindow.getFocusedWindow()?.webContents.getURL().startsWith(page),
      playerWindow,
    ),
  ).toBe(false)

  await run(window, 'campaign.reveal', { clock: true })
  await expect(players.getByText('00:30')).toBeVisible()
  // As from the keyboard itself: Playwright's own keys go past the main process.
  await app.evaluate(({ webContents }, page) => {
    webContents
      .getAllWebContents()
      .find((contents) => contents.getURL().startsWith(page))
      ?.sendInputEvent({ type: 'keyDown', keyCode: 'B' })
  }, playerWindow)
  await expect(players.getByText('00:30')).toBeHidden()
  await expect(window.getByRole('button', { name: 'Blank the player view' })).toHaveAttribute('aria-pressed', 'true')
  await run(window, 'clock.advance', { by: '1h' })
  await expect(window.getByRole('region', { name: 'Game clock' }).getByText('01:30')).toBeVisible()
  await window.keyboard.press('b')
  await expect(players.getByText('01:30')).toBeVisible()

  // The theme follows.
  await window.evaluate(() =>
    (
      window as unknown as { longroll: { request: (name: string, input: unknown) => Promise<unknown> } }
    ).longroll.request('settings:set', { theme: 'light' }),
  )
  await expect(players.locator('html')).toHaveClass(/light/)

  // A crash of its page touches nothing: it comes back by itself, and the campaign goes on.
  await app.evaluate(({ webContents }, page) => {
    webContents
      .getAllWebContents()
      .find((contents) => contents.getURL().startsWith(page))
      ?.forcefullyCrashRenderer()
  }, playerWindow)
  await run(window, 'clock.advance', { by: '1h' })
  await expect(window.getByRole('region', { name: 'Game clock' }).getByText('02:30')).toBeVisible()
  await expect
    .poll(() =>
      app.evaluate(
        ({ webContents }, page) =>
          // Asked of a page that has just crashed, it would never be answered.
          Promise.race([
            webContents
              .getAllWebContents()
              .find((contents) => contents.getURL().startsWith(page))
              ?.executeJavaScript('document.body.innerText'),
            new Promise((resolve) => setTimeout(resolve, 1_000, '')),
          ]),
        playerWindow,
      ),
    )
    .toContain('02:30')

  const count = (): Promise<number> => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)
  expect(await count()).toBe(2)
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: 'Close the campaign' }).click()
  await expect(window.getByRole('button', { name: 'New campaign' })).toBeVisible()
  await expect.poll(count).toBe(1)
})

test('a timer counts down by itself; closing the window is told to the GM; its place is remembered', async ({
  launch,
  folder,
}, info) => {
  const dataFolder = info.outputPath('data')
  const path = join(folder, 'timers.longroll')
  fullOfSecrets(path)
  const first = await launch({ dataFolder, args: [path] })
  const { app, window } = first
  await expect(panel(window, secrets.name)).toBeVisible()
  const players = await openPlayers(first)
  await run(window, 'timer.start', { label: 'Talk it over', for: '2m' })
  await expect(players.getByRole('timer')).toHaveCount(0)
  await window.getByRole('button', { name: 'More for Talk it over' }).click()
  await window.getByRole('menuitem', { name: 'Show players this timer' }).click()
  await expect(players.getByRole('timer')).toHaveText(/^(2:00|1:5\d)$/)
  await expect(players.getByRole('timer')).toHaveText(/^1:5[0-7]$/)
  await app.evaluate(({ BrowserWindow }, page) => {
    const own = BrowserWindow.getAllWindows().find((one) => one.webContents.getURL().startsWith(page))
    own?.setBounds({ x: 40, y: 30, width: 800, height: 450 })
  }, playerWindow)
  await expect.poll(() => players.evaluate(() => globalThis.outerWidth)).toBe(800)
  await app.evaluate(({ BrowserWindow }, page) => {
    BrowserWindow.getAllWindows()
      .find((one) => one.webContents.getURL().startsWith(page))
      ?.close()
  }, playerWindow)
  await expect(window.getByRole('button', { name: 'Open the player view' })).toHaveAttribute('aria-pressed', 'false')
  await first.close()

  const second = await launch({ dataFolder, args: [path] })
  await expect(panel(second.window, secrets.name)).toBeVisible()
  const again = await openPlayers(second)
  expect(await again.evaluate(() => [globalThis.outerWidth, globalThis.outerHeight])).toEqual([800, 450])
  await expect(again.getByText('Talk it over')).toBeVisible()
})

test('never shows a menu bar, also not after the menus were worded anew', async ({ launch, folder }) => {
  const path = join(folder, 'evening.longroll')
  fullOfSecrets(path)
  const longroll = await launch({ args: [path] })
  const { app, window: gm } = longroll
  await expect(panel(gm, secrets.name)).toBeVisible()
  const players = await openPlayers(longroll)
  const height = await players.evaluate(() => innerHeight)
  await gm.evaluate(() => window.longroll?.request('settings:set', { language: 'de' }))
  await expect(players.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(gm.locator('html')).toHaveAttribute('lang', 'de-DE')
  const bars = await app.evaluate(({ BrowserWindow }, page) => {
    const all = BrowserWindow.getAllWindows()
    return all.filter((one) => one.webContents.getURL().startsWith(page)).map((one) => one.isMenuBarVisible())
  }, playerWindow)
  expect(bars).toEqual([false])
  expect(await players.evaluate(() => innerHeight)).toBe(height)
})
