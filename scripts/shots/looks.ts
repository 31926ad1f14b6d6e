import type {} from '../../src/renderer/bridge/window'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Longroll } from '../../e2e/support/launch'

const out = join(import.meta.dirname, '../../docs/pictures')

const SIZES = [
  [1440, 900],
  [1024, 700],
] as const

/** Beside the two themes: more contrast, the other language, and words that are longer than any. */
const LOOKS = [
  { name: 'dark', set: { theme: 'dark', language: 'en' } },
  { name: 'light', set: { theme: 'light', language: 'en' } },
  { name: 'contrast', set: { theme: 'contrast', language: 'en' } },
  { name: 'german', set: { theme: 'dark', language: 'de' } },
  { name: 'pseudo', set: { theme: 'dark', language: 'pseudo' } },
] as const

/** Pictures of the window as it is, in every size and look. It is left in the last size, dark and in English. */
export async function inEachLook(longroll: Longroll, name: string): Promise<void> {
  const { app, window: page } = longroll
  mkdirSync(out, { recursive: true })
  const look = (set: (typeof LOOKS)[number]['set']): Promise<unknown> =>
    page.evaluate((chosen) => window.longroll?.request('settings:set', chosen), set)
  for (const [width, height] of SIZES) {
    await app.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), [
      width,
      height,
    ] as const)
    for (const { name: kind, set } of LOOKS) {
      await look(set)
      await page.waitForTimeout(250)
      await page.screenshot({ path: join(out, `${name}-${kind}-${width}x${height}.png`) })
    }
  }
  await look(LOOKS[0].set)
}
