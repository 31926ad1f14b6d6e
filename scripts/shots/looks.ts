import type {} from '../../src/renderer/bridge/window'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Longroll } from '../../e2e/support/launch'

const out = join(import.meta.dirname, '../../docs/pictures')

const SIZES = [
  [1440, 900],
  [1024, 700],
] as const

/** Pictures of the window as it is, in both sizes and both themes. */
export async function inEachLook(longroll: Longroll, name: string): Promise<void> {
  const { app, window: page } = longroll
  mkdirSync(out, { recursive: true })
  for (const [width, height] of SIZES) {
    await app.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), [
      width,
      height,
    ] as const)
    for (const theme of ['dark', 'light'] as const) {
      await page.evaluate((chosen) => window.longroll?.request('settings:set', { theme: chosen }), theme)
      await page.waitForTimeout(250)
      await page.screenshot({ path: join(out, `${name}-${theme}-${width}x${height}.png`) })
    }
  }
}
