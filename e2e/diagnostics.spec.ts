import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { addCharacter, newCampaign, panel } from './support/campaigns'
import { expect, test } from './support/launch'

// What is kept and told of faults holds nothing of the campaign; and the GM finds the way to it.

const SECRETS = ['Zanzibar-campaign', 'Quetzal-person', 'Obsidian-note', 'Yggdrasil-file']

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path) && statSync(path).isFile())

test('faults are reported without a word of the campaign, and only on this computer', async ({
  launch,
  folder,
  expectFault,
}, info) => {
  expectFault(/page: .*Obsidian-note|"event":"app\/(uncaught|unhandled)"|console: /)
  const dataFolder = info.outputPath('data')
  const longroll = await launch({ dataFolder })
  const { app, window } = longroll
  let said = ''
  app.process().stderr?.on('data', (part: Buffer) => (said += part.toString()))
  await newCampaign(longroll, join(folder, 'Yggdrasil-file.longroll'), 'Zanzibar-campaign')
  await addCharacter(window, 'Quetzal-person')
  await window.evaluate(() =>
    self.longroll?.request('campaign:run', { do: 'note.add', with: { text: 'Obsidian-note' }, seen: 1 }),
  )

  // A fault of the page, one of main, and a promise nobody waits for: each with the campaign's words in its own.
  await window.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('Obsidian-note of Quetzal-person')
    }, 0)
  })
  await app.evaluate(({ dialog }) => {
    Reflect.set(dialog, 'showMessageBox', () => Promise.resolve({ response: 0, checkboxChecked: false }))
    setTimeout(() => {
      throw new RangeError('Zanzibar-campaign')
    }, 0)
    void Promise.reject(new Error('Yggdrasil-file'))
  })
  const reports = join(dataFolder, 'reports')
  await expect.poll(() => (existsSync(reports) ? readdirSync(reports).length : 0)).toBe(3)
  // The page crashes, and comes back.
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer())
  await expect.poll(() => readdirSync(reports).length).toBe(4)
  const kept = readdirSync(reports).map((name) => JSON.parse(readFileSync(join(reports, name), 'utf8')) as object)
  expect(kept).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'page-failed', fault: 'TypeError' }),
      expect.objectContaining({ event: 'uncaught', fault: 'RangeError' }),
      expect.objectContaining({ event: 'unhandled', fault: 'Error' }),
      expect.objectContaining({ event: 'page-gone' }),
    ]),
  )

  await app.evaluate(({ Menu }) => {
    const menus = Menu.getApplicationMenu()?.items ?? []
    menus
      .flatMap(({ submenu }) => submenu?.items ?? [])
      .find(({ label }) => label === 'Copy diagnostics')
      ?.click()
  })
  const copied = await app.evaluate(({ clipboard }) => clipboard.readText())
  expect(JSON.parse(copied)).toMatchObject({
    campaigns: [{ characters: 1 }],
    reports: [{ event: 'page-gone' }, {}, {}, {}],
  })
  await longroll.close()

  // The campaign's own stores hold it, of course: its journal, its backups, and its name in the list of recent ones.
  const own = /\/(journals|backups)\/|\/settings\.json$/
  const elsewhere = files(dataFolder).filter((path) => !own.test(path))
  expect(elsewhere.length).toBeGreaterThan(4)
  for (const secret of SECRETS) {
    expect(copied, 'diagnostics').not.toContain(secret)
    // Node and Chromium print what was thrown for developers who watch; Longroll's own lines do not.
    const ours = said.split('\n').filter((line) => line.startsWith('{'))
    expect(ours.join('\n'), 'log').not.toContain(secret)
    expect(
      elsewhere.filter((path) => readFileSync(path).includes(secret)),
      secret,
    ).toEqual([])
  }
})

test('the window copies diagnostics too, and says so', async ({ longroll, folder }) => {
  const { app, window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Road')
  await addCharacter(window, 'Sammy')
  await expect(panel(window, 'Sammy')).toBeVisible()
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: 'Settings…', exact: true }).click()
  const dialog = window.getByRole('dialog', { name: 'Settings' })
  await dialog.getByText('Files and backups', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Copy diagnostics' }).click()
  await expect(dialog.getByText('Copied. Paste it into your report.')).toBeVisible()
  const copied = await app.evaluate(({ clipboard }) => clipboard.readText())
  expect(JSON.parse(copied)).toMatchObject({ versions: {}, settings: { theme: 'dark' }, windows: 1 })
})
