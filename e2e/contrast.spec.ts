import type {} from '../src/renderer/bridge/window'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeCampaign } from '../scripts/shots/campaign-file'
import { pairs } from '../tests/look/pairs'
import { themes } from '../tests/look/styles'
import { panelStates } from '../tests/support/panel-states'
import { sevenClocks } from '../tests/support/seven-clocks'
import { expect, test } from './support/launch'

/** Text and the ground that it stands on, as the window has them: `rrggbb on rrggbb`, with a text that shows it. */
const seenPairs = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => {
    const hex = (colour: string): string | null => {
      const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      // What is see-through is only the hint of a pointer or a scrim.
      return alpha < 1 ? null : [r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')
    }
    const found: Record<string, string> = {}
    for (const element of document.querySelectorAll('body *')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
      if (!hasText || element.closest('svg, .sr-only, :disabled') !== null || !element.checkVisibility()) continue
      const ink = hex(getComputedStyle(element).color)
      let ground: string | null = null
      for (let at: Element | null = element; at !== null && ground === null; at = at.parentElement)
        ground = hex(getComputedStyle(at).backgroundColor)
      if (ink !== null && ground !== null)
        found[`${ink} on ${ground}`] = `“${(element.textContent ?? '').trim().slice(0, 40)}” ${element.className}`
    }
    return found
  })

const campaigns = { 'seven clocks': sevenClocks, ...panelStates }

for (const [name, make] of Object.entries(campaigns)) {
  test(`all text stands on a ground that its colour was measured on: ${name}`, async ({ launch, folder }) => {
    const path = join(folder, 'a.longroll')
    writeCampaign(path, make())
    const { window: page } = await launch({ args: [path] })
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
    for (const theme of ['dark', 'light', 'contrast'] as const) {
      await page.evaluate((chosen) => window.longroll?.request('settings:set', { theme: chosen }), theme)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.className.split(' ').filter(Boolean)))
        .toEqual(theme === 'dark' ? [] : [theme])
      const measured = new Set(pairs.map(({ ink, on }) => `${themes[theme][ink] ?? ''} on ${themes[theme][on] ?? ''}`))
      const strangers = Object.entries(await seenPairs(page)).filter(([pair]) => !measured.has(pair))
      expect(strangers, theme).toEqual([])
    }
  })
}

test('with the system’s own few colours everything is still seen', async ({ launch, folder }) => {
  const path = join(folder, 'a.longroll')
  writeCampaign(path, sevenClocks())
  const { window: page } = await launch({ args: [path] })
  await page.emulateMedia({ forcedColors: 'active' })
  const turn = page.getByRole('region', { name: 'Gan Okoye', exact: true }).locator('.who')
  const colours = (): Promise<readonly string[]> =>
    turn.evaluate((head) => {
      const probe = document.createElement('p')
      document.body.append(probe)
      probe.style.backgroundColor = 'Highlight'
      probe.style.color = 'CanvasText'
      const { backgroundColor, color } = getComputedStyle(probe)
      const dot = document.querySelector('.dt.on')
      const all = [
        String(getComputedStyle(head).backgroundColor === backgroundColor),
        String(dot !== null && getComputedStyle(dot).fill === color),
      ]
      probe.remove()
      return all
    })
  await expect.poll(colours).toEqual(['true', 'true'])
})
