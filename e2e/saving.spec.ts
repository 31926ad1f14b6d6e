import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addCharacter, answerDialogs, newCampaign, panel, saveState } from './support/campaigns'
import { expect, test, type Longroll } from './support/launch'

const root = join(import.meta.dirname, '..')

test('what was done is there again after closing, and after a kill', async ({ launch, folder }, info) => {
  const dataFolder = info.outputPath('data')
  const path = join(folder, 'Clocks.longroll')
  const first = await launch({ dataFolder })
  await newCampaign(first, path, 'The Seven Clocks')
  await addCharacter(first.window, 'Sammy')
  await expect(saveState(first.window)).toContainText('Saved')
  await first.close()
  expect(readFileSync(path, 'utf8')).toContain('"name":"Sammy"')

  const second = await launch({ dataFolder })
  await second.window.getByRole('button', { name: 'Open The Seven Clocks' }).click()
  await expect(panel(second.window, 'Sammy')).toBeVisible()
  await addCharacter(second.window, 'Mara')
  await second.kill()

  const third = await launch({ dataFolder, args: [path] })
  await expect(panel(third.window, 'Mara')).toBeVisible()
  await third.window.keyboard.press('Control+z')
  await expect(panel(third.window, 'Mara')).toBeHidden()
  await third.window.keyboard.press('Control+Shift+z')
  await expect(panel(third.window, 'Mara')).toBeVisible()
})

test('a window that was loaded again has lost nothing', async ({ longroll, folder }) => {
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Clocks')
  await addCharacter(longroll.window, 'Sammy')
  await longroll.window.reload()
  await expect(panel(longroll.window, 'Sammy')).toBeVisible()
})

test('a second start hands its file over and ends before it has touched anything', async ({ launch, folder }, info) => {
  const dataFolder = info.outputPath('data')
  const [a, b] = [join(folder, 'a.longroll'), join(folder, 'b.longroll')]
  const first = await launch({ dataFolder })
  await newCampaign(first, a, 'First')
  await expect(saveState(first.window)).toContainText('Saved')
  await first.window.keyboard.press('Control+s')
  // The other campaign is made by the app itself, so that there is something to hand over.
  const other = await launch({ dataFolder: info.outputPath('other') })
  await newCampaign(other, b, 'Second')
  await other.close()

  const [opened, code] = await Promise.all([first.app.waitForEvent('window'), secondStart(dataFolder, [b])])
  expect(code).toBe(0)
  await expect(opened.getByRole('heading', { name: 'Second', level: 1 })).toBeVisible()
  await expect(first.window.getByRole('heading', { name: 'First', level: 1 })).toBeVisible()

  // The same file again brings its window forward and makes no other.
  expect(await secondStart(dataFolder, [b])).toBe(0)
  await opened.waitForTimeout(500)
  expect(first.app.windows()).toHaveLength(2)
})

/** Which process has the lock of this data folder; null while none has. */
function holderOf(dataFolder: string): number | null {
  try {
    return Number(readlinkSync(join(dataFolder, 'SingletonLock')).split('-').at(-1))
  } catch {
    return null
  }
}

const waysToClose = {
  // The last window's own button: everything that is closed takes its time, as on a slow stick.
  'while the last window is being closed': async ({ app }: Longroll): Promise<() => Promise<void>> => {
    await app.evaluate(({ BrowserWindow }) => {
      const promises = process.getBuiltinModule('node:fs/promises') as unknown as Record<
        'open' | 'rename',
        (...given: unknown[]) => Promise<unknown>
      >
      let letGo: () => void = () => undefined
      const held = new Promise<void>((done) => (letGo = done))
      for (const name of ['open', 'rename'] as const) {
        const usual = promises[name]
        promises[name] = async (...given) => {
          await held
          return usual(...given)
        }
      }
      process.getBuiltinModule('node:module').syncBuiltinESMExports()
      Object.assign(globalThis, { letGo })
      setImmediate(() => BrowserWindow.getAllWindows()[0]?.close())
    })
    return () => app.evaluate(() => (globalThis as unknown as { letGo: () => void }).letGo())
  },
  'while Longroll quits': async ({ app, window }: Longroll): Promise<() => Promise<void>> => {
    await app.evaluate(({ app: electron }) => {
      let isHeld = true
      electron.on('will-quit', (event) => {
        if (isHeld) event.preventDefault()
      })
      Object.assign(globalThis, {
        letGo: () => {
          isHeld = false
          electron.quit()
        },
      })
      setImmediate(() => electron.quit())
    })
    await window.waitForEvent('close')
    return () => app.evaluate(() => (globalThis as unknown as { letGo: () => void }).letGo())
  },
}

for (const [when, begin] of Object.entries(waysToClose))
  test(`a second start ${when} is not lost: it opens when that has ended`, async ({ launch, folder }, info) => {
    test.skip(process.platform !== 'linux', 'the lock names its process on Linux alone')
    const dataFolder = info.outputPath('data')
    const path = join(folder, 'a.longroll')
    const first = await launch({ dataFolder })
    await newCampaign(first, path, 'First')
    await expect(saveState(first.window)).toContainText('Saved')
    const was = holderOf(dataFolder)
    // Something that the file does not hold yet.
    await addCharacter(first.window, 'Ada')
    const letGo = await begin(first)
    expect(await secondStart(dataFolder, [path])).toBe(0)

    const gone = first.app.waitForEvent('close')
    await letGo()
    await gone
    const next = (): number | null => (holderOf(dataFolder) === was ? null : holderOf(dataFolder))
    await expect.poll(next, { timeout: 30_000 }).not.toBeNull()
    const pid = next() ?? 0
    try {
      // A process of Chromium's may have written its words together.
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      expect(words.endsWith(` ${path}`), words).toBe(true)
    } finally {
      process.kill(pid, 'SIGKILL')
    }
  })

function secondStart(dataFolder: string, files: readonly string[]): Promise<number | null> {
  const electron = join(
    root,
    'node_modules/electron/dist',
    readFileSync(join(root, 'node_modules/electron/path.txt'), 'utf8'),
  )
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return new Promise((resolve) => {
    const child = execFile(electron, [...noSandbox, `--user-data-dir=${dataFolder}`, root, ...files])
    child.on('exit', resolve)
  })
}

/** From now on every write of the main process fails as on a full disk. */
async function fillDisk(longroll: Longroll, isFull: boolean): Promise<void> {
  await longroll.app.evaluate(async (_electron, full) => {
    const fs = process.getBuiltinModule('node:fs')
    const { open } = process.getBuiltinModule('node:fs/promises')
    const small = fs as { writeSync: unknown; usual?: unknown }
    small.usual ??= small.writeSync
    small.writeSync = full
      ? () => {
          throw Object.assign(new Error('full'), { code: 'ENOSPC' })
        }
      : small.usual
    process.getBuiltinModule('node:module').syncBuiltinESMExports()
    const handle = await open(process.execPath, 'r')
    const kind = Object.getPrototypeOf(handle) as { write: unknown; usual?: unknown }
    await handle.close()
    kind.usual ??= kind.write
    kind.write = full ? () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : kind.usual
  }, isFull)
}

test('on a full disk nothing is called saved that is not; when there is room again, play goes on', async ({
  longroll,
  folder,
}) => {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Clocks')
  await addCharacter(window, 'Sammy')
  await fillDisk(longroll, true)
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: 'New character…' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Mara')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(saveState(window)).toContainText('Not saved: disk full')
  await expect(dialog.getByLabel('Name')).toHaveValue('Mara')
  await fillDisk(longroll, false)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(panel(window, 'Mara')).toBeVisible()
  await expect(saveState(window)).toContainText('Saved')
})

test('on a real disk that is full, play goes on, nothing is lost, and the file follows when there is room', async ({
  launch,
}, info) => {
  const disk = info.outputPath('disk')
  mkdirSync(disk)
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  if (!isRoot || spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'none', disk]).status !== 0) {
    process.stdout.write('No small disk can be mounted here: none was filled under the real application.\n')
    return
  }
  try {
    const longroll = await launch({ dataFolder: info.outputPath('data') })
    const { window } = longroll
    const path = join(disk, 'a.longroll')
    await newCampaign(longroll, path, 'Clocks')
    await addCharacter(window, 'Sammy')
    await window.keyboard.press('Control+s')
    await expect.poll(() => readFileSync(path, 'utf8')).toContain('Sammy')
    const whole = readFileSync(path)
    const filling = spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'other')}`, 'bs=1k'])
    expect(filling.status).not.toBe(0)
    await addCharacter(window, 'Mara')
    await window.keyboard.press('Control+s')
    await expect(saveState(window)).toContainText('Not saved: disk full')
    expect(readFileSync(path)).toEqual(whole)
    expect(readdirSync(disk).filter((name) => name.endsWith('.tmp'))).toEqual([])
    // Killed just then: what was acknowledged is in the journal.
    await longroll.kill()
    const again = await launch({ dataFolder: info.outputPath('data'), args: [path] })
    await expect(panel(again.window, 'Mara')).toBeVisible()
    rmSync(join(disk, 'other'))
    await again.window.keyboard.press('Control+s')
    await expect.poll(() => readFileSync(path, 'utf8')).toContain('Mara')
    await expect(saveState(again.window)).toContainText('Saved')
    await again.close()
  } finally {
    spawnSync('umount', ['-l', disk])
  }
})

test('a folder that is gone: everything is kept, it is said, and closing asks first', async ({ longroll, folder }) => {
  const { window, app } = longroll
  const away = `${folder}-away`
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Clocks')
  renameSync(folder, away)
  await addCharacter(window, 'Sammy')
  await expect(saveState(window)).toContainText('Not saved: the folder is not there any more')
  const asked = await app.evaluate(async ({ dialog, BrowserWindow }) => {
    const questions: string[] = []
    dialog.showMessageBox = (...given: unknown[]) => {
      questions.push(JSON.stringify(given.at(-1)))
      return Promise.resolve({ response: 0, checkboxChecked: false })
    }
    BrowserWindow.getAllWindows()[0]?.close()
    await new Promise((resolve) => setTimeout(resolve, 500))
    return questions
  })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('Nothing is lost')
  await expect(panel(window, 'Sammy')).toBeVisible()
  renameSync(away, folder)
  await window.keyboard.press('Control+s')
  await expect(saveState(window)).not.toContainText('Not saved')
  await longroll.close()
  expect(readFileSync(join(folder, 'a.longroll'), 'utf8')).toContain('"name":"Sammy"')
})

test('a damaged file is refused in plain words and not touched', async ({ longroll, folder }) => {
  const { window } = longroll
  const path = join(folder, 'a.longroll')
  await newCampaign(longroll, path, 'Clocks')
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: 'Close the campaign' }).click()
  await expect(window.getByRole('button', { name: 'New campaign' })).toBeVisible()
  const damaged = readFileSync(path, 'utf8').replace('Clocks', 'Clacks')
  writeFileSync(path, damaged)
  await answerDialogs(longroll, path)
  await window.getByRole('button', { name: 'Open…' }).click()
  await expect(window.getByText('The file is damaged')).toBeVisible()
  expect(readFileSync(path, 'utf8')).toBe(damaged)
})

test('other pages, other windows and the network are out of reach', async ({ longroll, expectFault }) => {
  expectFault(/Content Security Policy|Failed to load resource|Failed to fetch|net::ERR|Refused to/)
  const { window: page, app } = longroll
  const before = page.url()
  const reached = await page.evaluate(async () => {
    const { longroll: bridge } = globalThis as unknown as { longroll: { request(...all: unknown[]): Promise<unknown> } }
    const tries = {
      node: typeof (globalThis as { require?: unknown }).require,
      opened: globalThis.open('longroll://app/index.html') !== null,
      fetched: await fetch('https://example.com').then(
        () => true,
        () => false,
      ),
      outside: await fetch('longroll://app/..%2f..%2fpackage.json').then((answer) => answer.status),
      evaluated: true,
      asked: await navigator.mediaDevices?.getUserMedia({ audio: true }).then(
        () => true,
        () => false,
      ),
      unknown: JSON.stringify(await bridge.request('campaign:run', { do: 1 })),
    }
    try {
      // eslint-disable-next-line no-new-func, @typescript-eslint/no-implied-eval -- it is to be refused
      new Function('return 1')()
    } catch {
      tries.evaluated = false
    }
    location.href = 'https://example.com'
    return tries
  })
  expect(reached).toEqual({
    node: 'undefined',
    opened: false,
    fetched: false,
    outside: 404,
    evaluated: false,
    asked: false,
    unknown: '{"ok":false,"error":{"code":"ipc/bad-shape","request":"campaign:run","at":"do"}}',
  })
  await page.waitForTimeout(300)
  expect(page.url()).toBe(before)
  expect(app.windows()).toHaveLength(1)
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      getLastWebPreferences(): Record<string, unknown>
    }
    const { contextIsolation, nodeIntegration, sandbox } = contents.getLastWebPreferences()
    return { contextIsolation, nodeIntegration, sandbox }
  })
  expect(preferences).toEqual({ contextIsolation: true, nodeIntegration: false, sandbox: true })
})
