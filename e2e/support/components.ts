import { resolve } from 'node:path'
import { _electron, test as base, expect, type ElectronApplication, type Page } from '@playwright/test'
import { canSandbox } from '../../scripts/setup/display.mjs'

const fixtureMain = resolve(import.meta.dirname, '../../tests/support/browser-main')

export interface OpenOptions {
  /** What stands behind browser.html, such as `?panel=storytelling`. */
  readonly address?: string
  readonly width?: number
  readonly height?: number
}

interface Fixtures {
  /** Opens the plain-browser build of the windows, with nothing left of earlier tests. */
  readonly open: (options?: OpenOptions) => Promise<Page>
  /** Errors of the page fail the test. Name here those that it means to cause. */
  readonly expectFault: (pattern: RegExp) => void
}

export const test = base.extend<
  Fixtures & { readonly faults: { seen: string[]; expected: RegExp[] } },
  { readonly shell: ElectronApplication }
>({
  // One Electron for all tests of a worker; each gets a page loaded anew.
  shell: [
    async ({}, use) => {
      const shell = await _electron.launch({ args: [fixtureMain], chromiumSandbox: canSandbox() })
      await use(shell)
      await shell.close()
    },
    { scope: 'worker' },
  ],

  faults: async ({}, use) => {
    const faults = { seen: [] as string[], expected: [] as RegExp[] }
    await use(faults)
    const unexpected = faults.seen.filter((fault) => !faults.expected.some((pattern) => pattern.test(fault)))
    expect(unexpected, 'errors of the page').toEqual([])
  },

  expectFault: async ({ faults }, use) => {
    await use((pattern) => faults.expected.push(pattern))
  },

  open: async ({ shell, faults }, use) => {
    const page = await shell.firstWindow()
    const onError = (error: Error): void => {
      faults.seen.push(`page: ${error.stack ?? error.message}`)
    }
    page.on('pageerror', onError)
    page.on('console', (message) => {
      if (message.type() === 'error') faults.seen.push(`console: ${message.text()}`)
    })
    await use(async ({ address = '', width = 1440, height = 900 } = {}) => {
      await shell.evaluate(
        async ({ BrowserWindow, session }, size) => {
          BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height)
          await session.defaultSession.clearStorageData()
        },
        { width, height },
      )
      await page.goto(`components://longroll/browser.html${address}`)
      // A size given in any other way would stay for all tests that follow.
      await page.waitForFunction((size) => innerWidth === size.width && innerHeight === size.height, { width, height })
      return page
    })
    page.removeAllListeners('pageerror')
    page.removeAllListeners('console')
    await page.goto('about:blank')
  },
})

export { expect }
