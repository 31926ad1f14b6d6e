import type {} from '../src/renderer/bridge/window'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addCharacter, newCampaign, panel } from './support/campaigns'
import { expect, test, type Longroll } from './support/launch'

// The language is chosen in the running app: everything that is seen changes, nothing that was typed is lost.

const menuLabels = ({ app }: Longroll): Promise<readonly string[]> =>
  app.evaluate(({ Menu }) => (Menu.getApplicationMenu()?.items ?? []).map(({ label }) => label.replace('&', '')))

async function chooseInMenu({ app }: Longroll, id: string): Promise<void> {
  await app.evaluate(({ Menu }, item) => Menu.getApplicationMenu()?.getMenuItemById(item)?.click(), id)
}

async function bombMidway(longroll: Longroll, folder: string): Promise<Page> {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Die sieben Uhren')
  await addCharacter(window, 'Mara')
  const mara = panel(window, 'Mara')
  await mara.getByRole('button', { name: 'Begin a task' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Storytelling' }).click()
  await dialog.getByLabel('What is done').fill('XYZ 12')
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(dialog).toBeHidden()
  await mara.getByRole('button', { name: 'Enter dice' }).click()
  return window
}

test('from the menu, with a campaign open and dice half typed: all is said anew, and the dice are still there', async ({
  longroll,
  folder,
  launch,
}, info) => {
  const window = await bombMidway(longroll, folder)
  const mara = panel(window, 'Mara')
  const typed = mara.getByRole('textbox').first()
  await typed.pressSequentially('8 1')
  const log = window.locator('section.log')
  await expect(log).toContainText('joins the campaign')
  expect(await menuLabels(longroll)).toContain('File')

  await chooseInMenu(longroll, 'language-de')
  await expect(window.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(log).toContainText('Mara ist jetzt dabei')
  await expect(log).not.toContainText('joins')
  await expect(typed).toHaveValue('8 1')
  await expect(mara.getByRole('button', { name: 'Zurück' })).toBeVisible()
  await expect.poll(() => menuLabels(longroll)).toContain('Datei')

  // A refusal, too, is said in the language that is spoken when it is read.
  const wrong = await window.evaluate(() => self.longroll?.request('settings:set', { language: 'pseudo' }))
  expect(wrong?.ok).toBe(true)
  await expect(log).toContainText('⟦')
  await window.evaluate(() => self.longroll?.request('settings:set', { language: 'de' }))
  await expect(log).toContainText('Mara ist jetzt dabei')
  await longroll.close()

  const again = await launch({ dataFolder: info.outputPath('data') })
  await expect(again.window.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(again.window.getByRole('button', { name: 'Neue Kampagne' }).first()).toBeVisible()
  expect(await menuLabels(again)).toContain('Datei')
})

test('no frame is in another language than the one chosen', async ({ launch }, info) => {
  const first = await launch()
  await first.window.evaluate(() => window.longroll?.request('settings:set', { language: 'de' }))
  await expect(first.window.locator('html')).toHaveAttribute('lang', 'de-DE')
  // Whatever text ever stands in the page from its beginning on is kept.
  await first.app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    contents?.on('did-start-navigation', () => {
      void contents
        .executeJavaScript(
          `new MutationObserver(() => {
             window.seen = (window.seen ?? '') + '\\n' + (document.body?.innerText ?? '')
           }).observe(document, { childList: true, subtree: true, characterData: true })`,
        )
        .catch(() => undefined)
    })
  })
  await first.window.reload()
  await expect(first.window.getByRole('button', { name: 'Neue Kampagne' }).first()).toBeVisible()
  const seen = await first.window.evaluate(() => (window as unknown as { seen?: string }).seen ?? '')
  expect(seen).not.toContain('New campaign')
  await first.close()
  const again = await launch({ dataFolder: info.outputPath('data') })
  await expect(again.window.getByText('New campaign')).toHaveCount(0)
})

test('as the system: a German system begins in German', async ({ launch }) => {
  const { window } = await launch({ env: { LANGUAGE: 'de', LANG: 'de_DE.UTF-8' } })
  await expect(window.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(window.getByRole('button', { name: 'Neue Kampagne' }).first()).toBeVisible()
})

test('in the settings, which themselves are said anew', async ({ longroll, folder }) => {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Uhren')
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: 'Settings…', exact: true }).click()
  await window.getByText('Deutsch', { exact: true }).click()
  await expect(window.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible()
  await window.getByText('English', { exact: true }).click()
  await expect(window.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})

test('the tray is said anew too, while a timer runs', async ({ longroll, folder }) => {
  const { app, window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Uhren')
  // A tray tells nobody what its menu says: what is built for it is listened to.
  await app.evaluate(({ Menu }) => {
    const build = Menu.buildFromTemplate.bind(Menu)
    const built: string[] = []
    Object.assign(globalThis, { built })
    Menu.buildFromTemplate = (template) => {
      built.push(template.map(({ label }) => label ?? '').join('|'))
      return build(template)
    }
  })
  const built = (): Promise<readonly string[]> =>
    app.evaluate(() => (globalThis as unknown as { built: readonly string[] }).built)
  await window.getByRole('button', { name: 'Start a timer' }).click()
  await window.getByRole('menuitem', { name: '30m timer', exact: true }).click()
  await expect.poll(async () => (await built()).some((menu) => menu.includes('Open Longroll'))).toBe(true)
  await chooseInMenu(longroll, 'language-de')
  await expect.poll(async () => (await built()).some((menu) => menu.includes('Longroll öffnen'))).toBe(true)
})
