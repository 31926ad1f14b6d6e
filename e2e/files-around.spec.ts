import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addCharacter, answerDialogs, newCampaign, panel, saveState } from './support/campaigns'
import { expect, test } from './support/launch'

// What lies around the campaign's file: backups that cannot be made, links, drives that can be taken out, a file that is dropped.

async function choose(window: Page, item: string): Promise<void> {
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: item }).click()
}

test('a backup that cannot be made is said, with what is safe; when it can, nothing is said any more', async ({
  launch,
  folder,
}, info) => {
  const dataFolder = info.outputPath('data')
  const longroll = await launch({ dataFolder })
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Clocks')
  await addCharacter(window, 'Sammy')
  // Where backups go lies a file now.
  const backups = join(dataFolder, 'backups')
  await window.keyboard.press('Control+s')
  await expect.poll(() => existsSync(backups)).toBe(true)
  renameSync(backups, `${backups}-away`)
  writeFileSync(backups, '')
  await addCharacter(window, 'Mara')
  await window.keyboard.press('Control+s')
  const state = saveState(window)
  await expect(state).toContainText('Saved, but no backup')
  expect(readFileSync(join(folder, 'a.longroll'), 'utf8')).toContain('Mara')
  await window.getByText('Saved, but no backup').click()
  const dialog = window.getByRole('dialog', { name: 'The campaign’s file' })
  await expect(dialog).toContainText('The campaign itself is safe')
  await dialog.getByRole('button', { name: 'Done' }).click()
  rmSync(backups)
  renameSync(`${backups}-away`, backups)
  await addCharacter(window, 'Iko')
  await window.keyboard.press('Control+s')
  await expect(state).not.toContainText('no backup')
})

test('a campaign that was opened through a link is moved, and the link leads to where it is now', async ({
  launch,
  folder,
}, info) => {
  const dataFolder = info.outputPath('data')
  const path = join(folder, 'a.longroll')
  const link = join(folder, 'link.longroll')
  const first = await launch({ dataFolder })
  await newCampaign(first, path, 'Clocks')
  await addCharacter(first.window, 'Sammy')
  await first.close()
  symlinkSync('a.longroll', link)

  const second = await launch({ dataFolder, args: [link] })
  await expect(panel(second.window, 'Sammy')).toBeVisible()
  mkdirSync(join(folder, 'new'))
  const moved = join(folder, 'new', 'b.longroll')
  await answerDialogs(second, moved)
  await choose(second.window, 'The file…')
  await second.window.getByRole('dialog').getByRole('button', { name: 'Move…' }).click()
  await expect(second.window.getByRole('dialog')).toBeHidden()
  expect(readlinkSync(link)).toBe(moved)
  await addCharacter(second.window, 'Mara')
  await second.close()

  const third = await launch({ dataFolder, args: [link] })
  await expect(panel(third.window, 'Mara')).toBeVisible()
})

test('of a campaign on a stick that was closed it is said that the stick may be taken out', async ({
  launch,
}, info) => {
  const stick = '/media/longroll-e2e'
  const mounted = ((): boolean => {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
    mkdirSync(stick, { recursive: true })
    return spawnSync('mount', ['-t', 'tmpfs', 'none', stick]).status === 0
  })()
  if (!mounted) {
    process.stdout.write('No drive can be mounted here: what is said of one that can be taken out was not looked at.\n')
    return
  }
  try {
    const longroll = await launch({ dataFolder: info.outputPath('data') })
    const { window } = longroll
    await newCampaign(longroll, join(stick, 'a.longroll'), 'Clocks')
    await addCharacter(window, 'Sammy')
    await choose(window, 'Close the campaign')
    await expect(window.getByText('“longroll-e2e” may be taken out.')).toBeVisible()
    expect(readFileSync(join(stick, 'a.longroll'), 'utf8')).toContain('Sammy')
    // Nothing holds it: it can be.
    expect(spawnSync('umount', [stick]).status).toBe(0)
    await window.reload()
    await expect(window.getByText('may be taken out')).toBeHidden()
  } finally {
    spawnSync('umount', ['-l', stick])
    rmSync(stick, { recursive: true, force: true })
  }
})

test('a campaign file that is dropped on a window opens; anything else that is dropped is refused in words', async ({
  launch,
  folder,
}, info) => {
  const first = await launch({ dataFolder: info.outputPath('data') })
  const path = join(folder, 'a.longroll')
  await newCampaign(first, path, 'Clocks')
  await addCharacter(first.window, 'Sammy')
  await first.close()
  const other = join(folder, 'notes.txt')
  writeFileSync(other, 'notes')

  const { window } = await launch({ dataFolder: info.outputPath('other') })
  await expect(window.getByRole('button', { name: 'New campaign' })).toBeVisible()
  await drop(window, other)
  await expect(window.getByText(/not a Longroll campaign|no Longroll campaign|not a campaign/i)).toBeVisible()
  await drop(window, path)
  await expect(panel(window, 'Sammy')).toBeVisible()
})

/** As the system drops a file on a page: a real one, with a path. */
async function drop(window: Page, path: string): Promise<void> {
  const session = await window.context().newCDPSession(window)
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: 200, y: 200, data })
  }
  await session.detach()
}
