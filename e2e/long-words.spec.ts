import type {} from '../src/renderer/bridge/window'
import { join } from 'node:path'
import { writeCampaign } from '../scripts/shots/campaign-file'
import { sevenClocks } from '../tests/support/seven-clocks'
import { cutOff } from './support/cut-off'
import { expect, test, type Longroll } from './support/launch'

// Dialogs that are open while the language changes: they are said anew, and neither German nor English made a third longer
// is cut off in them. (Panels: layout.spec.ts.)

const SIZES = [
  [1440, 900],
  [1024, 700],
] as const
const TAGS = { en: /^en/, de: 'de-DE', pseudo: 'en-XA' } as const

async function speak({ window: page }: Longroll, language: keyof typeof TAGS): Promise<void> {
  await page.evaluate((given) => window.longroll?.request('settings:set', { language: given }), language)
  await expect(page.locator('html')).toHaveAttribute('lang', TAGS[language])
}

type Found = Record<string, readonly string[]>

/** What is cut off in what stands there now; and the window is English again. */
async function lookInto(
  longroll: Longroll,
  name: string,
  found: Found,
  picture: (file: string) => string,
): Promise<void> {
  const { app, window } = longroll
  for (const language of ['de', 'pseudo'] as const) {
    await speak(longroll, language)
    for (const [width, height] of SIZES) {
      await app.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), [
        width,
        height,
      ] as const)
      await expect.poll(() => window.evaluate(() => innerWidth)).toBe(width)
      const wrong = await cutOff(window)
      if (wrong.length > 0) found[`${name}, ${language}, ${width}×${height}`] = wrong
      if (process.env['LONGROLL_PICTURES'] === '1')
        await window.screenshot({ path: picture(`${name.replace(/\W+/g, '-')}-${language}-${width}.png`) })
    }
  }
  await speak(longroll, 'en')
}

/** These ask in a dialog of the system, or are gone at once. */
const ELSEWHERE = /script|Close|Save to|Reshuffle/

test('every dialog of the campaign’s menu', async ({ launch, folder }, info) => {
  test.setTimeout(240_000)
  const path = join(folder, 'a.longroll')
  writeCampaign(path, sevenClocks())
  const longroll = await launch({ args: [path] })
  const { window } = longroll
  const menu = window.getByRole('button', { name: 'Campaign', exact: true })
  await menu.click()
  const items = (await window.getByRole('menuitem').allInnerTexts())
    .map((text) => text.split('\n')[0]?.trim() ?? '')
    .filter((text) => text.endsWith('…') && !ELSEWHERE.test(text))
  expect(items.length).toBeGreaterThan(5)
  await window.keyboard.press('Escape')
  const found: Found = {}
  for (const item of items) {
    await menu.click()
    await window.getByRole('menuitem', { name: item, exact: true }).first().click()
    await expect(window.getByRole('dialog').last()).toBeVisible()
    const tabs = window.getByRole('dialog').last().getByRole('tab')
    for (let at = 0; at < Math.max(1, await tabs.count()); at += 1) {
      if ((await tabs.count()) > 0) await tabs.nth(at).click()
      await lookInto(longroll, `${item} ${at}`, found, (file) => info.outputPath(file))
    }
    await window.keyboard.press('Escape')
    await expect(window.getByRole('dialog')).toHaveCount(0)
  }
  expect(found).toEqual({})
})

test('the dialog that begins a task, for every system', async ({ launch, folder }, info) => {
  test.setTimeout(240_000)
  const path = join(folder, 'a.longroll')
  writeCampaign(path, sevenClocks())
  const longroll = await launch({ args: [path] })
  const { window } = longroll
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible()
  await window.keyboard.press('n')
  const dialog = window.getByRole('dialog')
  const found: Found = {}
  for (const system of ['Storytelling', 'Dramatic Task', 'Saga Machine', 'Mod-Dot', 'Time Die']) {
    await dialog.getByRole('button', { name: system }).click()
    await lookInto(longroll, system, found, (file) => info.outputPath(file))
  }
  expect(found).toEqual({})
})

test('the welcome', async ({ longroll }, info) => {
  const found: Found = {}
  await expect(longroll.window.getByRole('button', { name: 'New campaign' }).first()).toBeVisible()
  await lookInto(longroll, 'welcome', found, (file) => info.outputPath(file))
  expect(found).toEqual({})
})

test('nothing in the window is said outside the catalogue', async ({ launch, folder }) => {
  const path = join(folder, 'a.longroll')
  const table = sevenClocks()
  writeCampaign(path, table)
  const longroll = await launch({ args: [path] })
  await expect(longroll.window.getByRole('heading', { level: 1 })).toBeVisible()
  await speak(longroll, 'pseudo')
  const said = await longroll.window.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('body *'))
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-description', 'aria-valuetext', 'alt'])
        texts.push(element.getAttribute(name) ?? '')
    return texts
  })
  // What somebody wrote: names, titles, notes. Of our own words every vowel is marked.
  const written = new Set(JSON.stringify(table.state).match(/\p{L}+/gu))
  const plain = said.flatMap((text) => text.match(/(?<!\p{L})(?=[A-Za-z]*[aeiouAEIOU])[A-Za-z]{3,}(?!\p{L})/gu) ?? [])
  expect(said.join(' ')).toContain('⟦')
  expect(plain.length).toBeGreaterThan(10)
  expect([...new Set(plain.filter((word) => !written.has(word)))]).toEqual([])
})
