import { join } from 'node:path'
import { addCharacter, newCampaign, panel } from './support/campaigns'
import { expect, test } from './support/launch'

// What Electron's security checklist asks, asked of the running application. docs/security.md names each of these.

test('every window is isolated, sandboxed, and without Node', async ({ longroll }) => {
  const wishes = await longroll.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map(({ webContents }) => {
      const contents = webContents as unknown as { getLastWebPreferences(): Record<string, unknown> }
      return contents.getLastWebPreferences()
    }),
  )
  expect(wishes).toHaveLength(1)
  for (const wish of wishes) {
    expect(wish).toMatchObject({ contextIsolation: true, sandbox: true, nodeIntegration: false, webviewTag: false })
    expect([wish['webSecurity'], wish['allowRunningInsecureContent'], wish['experimentalFeatures']]).toEqual([
      true,
      false,
      false,
    ])
    expect([wish['enableBlinkFeatures'] ?? '', wish['nodeIntegrationInSubFrames'] ?? false]).toEqual(['', false])
  }
  const seen = await longroll.window.evaluate(() => ({
    node: ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer', 'electron'].filter(
      (name) => name in window,
    ),
    bridge: Object.keys(window.longroll ?? {}).sort(),
  }))
  expect(seen).toEqual({ node: [], bridge: ['onPush', 'pathOf', 'request'] })
})

test('the bridge forwards the names of the contract and no others, and hands no event to the page', async ({
  longroll,
}) => {
  const tried = await longroll.window.evaluate(async () => {
    const bridge = window.longroll as unknown as {
      request(name: unknown, input: unknown): Promise<unknown>
      onPush(name: unknown, listener: (...heard: unknown[]) => void): () => void
    }
    const refused: string[] = []
    for (const name of ['ELECTRON_BROWSER_REQUIRE', 'toString', '__proto__', 'campaign:changed', 7, null]) {
      await bridge.request(name, null).catch(() => refused.push(String(name)))
    }
    for (const name of ['toString', 'campaign:run', null]) {
      try {
        bridge.onPush(name, () => undefined)
      } catch {
        refused.push(String(name))
      }
    }
    const heard = new Promise<number>((done) => bridge.onPush('settings:changed', (...all) => done(all.length)))
    await bridge.request('settings:set', { theme: 'light' })
    return { refused: refused.length, heard: await heard }
  })
  expect(tried).toEqual({ refused: 9, heard: 1 })
})

test('only our own pages in our own windows are answered: other windows and spoofed pages are not', async ({
  longroll,
  folder,
}) => {
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Secret campaign')
  const preload = join(import.meta.dirname, '../out/preload/index.cjs')
  const answers = await longroll.app.evaluate(
    async ({ BrowserWindow }, { preload }) => {
      const ask = async (address: string): Promise<unknown> => {
        const other = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } })
        await other.loadURL(address).catch(() => undefined)
        const answer: unknown = await other.webContents
          .executeJavaScript(`window.longroll.request('campaign:snapshot', null)`)
          .catch((error: unknown) => String(error))
        other.destroy()
        return answer
      }
      return [await ask('longroll://app/index.html'), await ask('data:text/html,<p>x'), await ask('about:blank')]
    },
    { preload },
  )
  for (const answer of answers) expect(answer).toEqual({ ok: false, error: { code: 'ipc/foreign-sender' } })
})

test('a frame inside our page is neither loaded nor given the bridge', async ({ longroll, expectFault }) => {
  expectFault(/console: /)
  const seen = await longroll.window.evaluate(async () => {
    const results: string[] = []
    for (const src of ['longroll://app/index.html', 'data:text/html,<p>x', 'about:blank']) {
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
      await new Promise((done) => setTimeout(done, 300))
      let bridge = 'none'
      try {
        bridge = 'longroll' in (frame.contentWindow as object) ? 'there' : 'none'
      } catch {
        bridge = 'none'
      }
      results.push(bridge)
      frame.remove()
    }
    return results
  })
  expect(seen).toEqual(['none', 'none', 'none'])
})

test('a page goes nowhere else and opens no window', async ({ longroll, expectFault }) => {
  expectFault(/console: /)
  const { app, window } = longroll
  const address = window.url()
  await window.evaluate(() => {
    for (const target of [
      'https://longroll.invalid/',
      'file:///etc/passwd',
      'longroll://app/browser.html',
      'data:text/html,x',
    ]) {
      const link = document.createElement('a')
      link.href = target
      document.body.append(link)
      link.click()
      link.target = '_blank'
      link.click()
      link.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true }))
      link.remove()
      globalThis.open(target)
      const form = document.createElement('form')
      form.action = target
      document.body.append(form)
      form.submit()
      form.remove()
    }
    location.href = 'https://longroll.invalid/'
  })
  await expect.poll(() => window.evaluate(() => document.readyState)).toBe('complete')
  expect(window.url()).toBe(address)
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
  // Playwright itself would wait for the navigation to end.
  expect(await window.evaluate(() => document.body.textContent)).toContain('New campaign')
})

test('a page is given no permission and no device', async ({ longroll, expectFault }) => {
  expectFault(/console: /)
  const given = await longroll.window.evaluate(async () => {
    const refused = (work: () => Promise<unknown>): Promise<string> =>
      work().then(
        (value) => `given: ${String(value)}`,
        () => 'refused',
      )
    const devices = navigator as unknown as Record<
      'usb' | 'hid' | 'serial' | 'bluetooth',
      { requestDevice(o: object): Promise<unknown>; requestPort(): Promise<unknown> }
    >
    return {
      media: await refused(() => navigator.mediaDevices.getUserMedia({ audio: true })),
      screen: await refused(() => navigator.mediaDevices.getDisplayMedia()),
      place: await refused(() => new Promise((done, no) => navigator.geolocation.getCurrentPosition(done, no))),
      clipboard: await refused(() => navigator.clipboard.readText()),
      notification: await Notification.requestPermission(),
      usb: await refused(() => devices.usb.requestDevice({ filters: [] })),
      hid: await refused(() =>
        devices.hid
          .requestDevice({ filters: [] })
          .then((all) => (all as unknown[]).length || Promise.reject(new Error('none'))),
      ),
      serial: await refused(() => devices.serial.requestPort()),
    }
  })
  expect(given).toEqual({
    media: 'refused',
    screen: 'refused',
    place: 'refused',
    clipboard: 'refused',
    notification: 'denied',
    usb: 'refused',
    hid: 'refused',
    serial: 'refused',
  })
})

test('the content security policy holds: nothing inline, nothing evaluated, nothing from elsewhere', async ({
  longroll,
  expectFault,
}) => {
  expectFault(/console: /)
  const { window } = longroll
  const policy = await window.evaluate(async () => (await fetch(location.href)).headers.get('content-security-policy'))
  expect(policy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  // From a script of the page itself: what the test's own tools evaluate is outside of the policy.
  const ran = await window.evaluate(async () => {
    const marks: string[] = []
    Reflect.set(window, 'mark', (what: string) => marks.push(what))
    const script = document.createElement('script')
    script.textContent = "mark('inline script')"
    document.body.append(script)
    const picture = document.createElement('img')
    picture.setAttribute('onerror', "mark('inline handler')")
    picture.src = 'data:image/png;base64,AAAA'
    document.body.append(picture)
    const link = document.createElement('a')
    link.href = "javascript:mark('javascript address')"
    document.body.append(link)
    link.click()
    const foreign = document.createElement('script')
    foreign.src = "data:text/javascript,mark('foreign script')"
    document.body.append(foreign)
    await new Promise((done) => setTimeout(done, 300))
    for (const one of [script, picture, link, foreign]) one.remove()
    return marks
  })
  expect(ran).toEqual([])
})

test('our own addresses lead to the built pages and nowhere else', async ({ longroll, expectFault }) => {
  expectFault(/console: /)
  const found = await longroll.window.evaluate(async () => {
    const status = async (address: string, method = 'GET'): Promise<number | string> => {
      try {
        return (await fetch(address, { method })).status
      } catch {
        return 'refused'
      }
    }
    return {
      page: await status('longroll://app/index.html'),
      up: await status('longroll://app/..%2f..%2fmain%2findex.js'),
      main: await status('longroll://app/../main/index.js'),
      file: await status('file:///etc/passwd'),
      host: await status('longroll://other/index.html'),
      written: await status('longroll://app/index.html', 'POST'),
    }
  })
  expect(found).toEqual({ page: 200, up: 404, main: 404, file: 'refused', host: 'refused', written: 404 })
})

test('names are shown as they are written, never as markup, and lead to no other folder', async ({
  longroll,
  folder,
}) => {
  const { app, window } = longroll
  const markup = '<img src=x onerror="document.title=1"><b>Road</b>{{ 7*7 }}'
  await app.evaluate(({ dialog }) => {
    dialog.showSaveDialog = (_window: unknown, options?: { defaultPath?: string }) => {
      Reflect.set(globalThis, 'suggested', options?.defaultPath)
      return Promise.resolve({ canceled: true, filePath: '' })
    }
  })
  await window.getByRole('button', { name: 'New campaign' }).click()
  await window.getByLabel('What is it called?').fill('../../../../tmp/CON')
  await window.getByRole('button', { name: 'Where to keep it…' }).click()
  await expect
    .poll(() => app.evaluate(() => String(Reflect.get(globalThis, 'suggested')).split(/[\\/]/).at(-1)))
    .toBe('tmp CON.longroll')
  await window.keyboard.press('Escape')
  await newCampaign(longroll, join(folder, 'a.longroll'), markup)
  await addCharacter(window, markup)
  await expect(panel(window, markup)).toBeVisible()
  expect(await window.locator('img[src=x]').count()).toBe(0)
  expect(
    await window
      .locator('b')
      .filter({ hasText: /^Road$/ })
      .count(),
  ).toBe(0)
  expect(await window.title()).not.toBe('1')
})
