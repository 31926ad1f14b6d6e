import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { addCharacter, newCampaign, panel, saveState } from './support/campaigns'
import { expect, test, type Longroll } from './support/launch'

const root = join(import.meta.dirname, '..')

const roll = (successes: number) => ({ do: 'storytelling.roll', with: { task: 'car', successes } })
const scene = { do: 'chapter.end' }

/** Three scenes, a roll in each, and the last one after them: 2, 2, 2 and 1 make 7. */
const threeScenes = {
  title: 'Three scenes',
  steps: [
    { do: 'character.add', as: 'sammy', with: { name: 'Sammy' } },
    {
      do: 'task.begin',
      as: 'car',
      with: {
        system: 'storytelling',
        title: 'Fix the car',
        character: 'sammy',
        pool: { attribute: 3, skill: 3 },
        target: 7,
        interval: '30m',
      },
    },
    ...[roll(2), scene, roll(2), scene, roll(2), scene, roll(1)],
  ],
}

async function dialogs(longroll: Longroll, answers: { readonly open?: string; readonly save: string }): Promise<void> {
  await longroll.app.evaluate(({ dialog }, { open, save }) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: save })
    dialog.showOpenDialog = () => Promise.resolve({ canceled: open === undefined, filePaths: [open ?? ''] })
  }, answers)
}

async function choose(window: Page, item: string): Promise<void> {
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: item }).click()
}

test('a script comes in; a roll three scenes back is put right and a misfit settled; one undo; what goes out plays again', async ({
  longroll,
  folder,
}) => {
  await newCampaign(longroll, join(folder, 'first.longroll'), 'First')
  const script = join(folder, 'three.json')
  writeFileSync(script, JSON.stringify(threeScenes))
  await dialogs(longroll, { open: script, save: join(folder, 'Three scenes.longroll') })
  const [window] = await Promise.all([longroll.app.waitForEvent('window'), choose(longroll.window, 'Import a script…')])
  await expect(window.getByRole('heading', { name: 'Three scenes', level: 1 })).toBeVisible()
  const sammy = panel(window, 'Sammy')
  await expect(sammy).toContainText('7 of 7')

  const log = window.getByRole('region', { name: 'Log' })
  const first = log.getByRole('listitem').filter({ hasText: '2 successes, 2 of 7' })
  await first.getByRole('button').first().click()
  await first.getByRole('button', { name: 'Correct…' }).click()
  const dialog = window.getByRole('dialog', { name: 'Correct' })
  await dialog.getByLabel('Successes').fill('4')
  await expect(dialog).toContainText('no longer fits')
  await expect(dialog).toContainText('3 later entries stay as they are.')
  await dialog.getByRole('button', { name: 'Do it, and leave 1 out' }).click()
  await expect(dialog).toBeHidden()
  await expect(sammy).toContainText('8 of 7')
  await expect(log.locator('s').first()).toHaveText('2 successes, 2 of 7')
  await expect(log).toContainText('left out by a correction')

  // It is there after the page is loaded anew: the file and the journal hold it, not the window.
  await window.reload()
  await expect(window.getByRole('region', { name: 'Log' }).locator('s').first()).toHaveText('2 successes, 2 of 7')

  const out = join(folder, 'out.json')
  await dialogs(longroll, { save: out })
  await choose(window, 'Export as script…')
  await expect.poll(() => readOr(out)).toContain('"title": "Three scenes"')
  expect(await playAgain(out)).toContain('1 passed, 0 failed')

  const recap = join(folder, 'recap.md')
  await dialogs(longroll, { save: recap })
  await choose(window, 'Recap…')
  const recapDialog = window.getByRole('dialog', { name: 'Recap' })
  await recapDialog.getByText('everything').click()
  await recapDialog.getByRole('button', { name: 'Write as Markdown…' }).click()
  await expect.poll(() => readOr(recap)).toContain('### Fix the car')
  await expect(recapDialog).toBeHidden()

  // From one line to another: only what lies between is told. The menu bar leads there too.
  await longroll.app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('recap')?.click())
  await recapDialog.getByText('from one line to another').click()
  await recapDialog
    .getByLabel('From', { exact: true })
    .selectOption({ label: await labelOf(recapDialog, 'Sammy joins') })
  await recapDialog.getByLabel('To', { exact: true }).selectOption({ label: await labelOf(recapDialog, 'Sammy joins') })
  await recapDialog.getByRole('button', { name: 'Copy as text' }).click()
  await expect(recapDialog.getByText('Copied.')).toBeVisible()
  const copied = await longroll.app.evaluate(({ clipboard }) => clipboard.readText())
  expect(copied).toContain('Sammy')
  expect(copied).not.toContain('Fix the car')
  await recapDialog.getByRole('button', { name: 'Cancel' }).click()

  await window.keyboard.press('Control+z')
  await expect(sammy).toContainText('7 of 7')
  await expect(window.getByRole('region', { name: 'Log' }).locator('s')).toHaveCount(0)
  await expect(saveState(window)).toContainText('Saved')
})

/** The whole label of the option that says this. */
async function labelOf(dialog: Locator, what: string): Promise<string> {
  const labels = await dialog.getByLabel('From', { exact: true }).locator('option').allInnerTexts()
  return labels.find((label) => label.includes(what)) ?? ''
}

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

test('what would no longer fit is put right: its own roll is typed anew, and the rest follows', async ({
  longroll,
  folder,
}) => {
  await newCampaign(longroll, join(folder, 'first.longroll'), 'First')
  const script = join(folder, 'three.json')
  writeFileSync(script, JSON.stringify(threeScenes))
  await dialogs(longroll, { open: script, save: join(folder, 'Three scenes.longroll') })
  const [window] = await Promise.all([longroll.app.waitForEvent('window'), choose(longroll.window, 'Import a script…')])
  const sammy = panel(window, 'Sammy')
  await expect(sammy).toContainText('7 of 7')
  const log = window.getByRole('region', { name: 'Log' })
  const first = log.getByRole('listitem').filter({ hasText: '2 successes, 2 of 7' })
  await first.getByRole('button').first().click()
  await first.getByRole('button', { name: 'Correct…' }).click()
  const dialog = window.getByRole('dialog', { name: 'Correct' })

  // With 4 the task is over before its last roll, which has then nothing to count for; the GM makes the one before it smaller.
  await dialog.getByLabel('Successes').fill('4')
  const misfit = dialog.getByRole('listitem').filter({ hasText: 'no longer fits' })
  await expect(misfit).toHaveCount(1)
  await misfit.getByText('Put it right').click()
  // As it is, it still cannot be: that is said at it, and nothing can be done yet.
  const settled = dialog.getByRole('listitem').filter({ has: window.getByLabel('Successes') })
  await expect(settled.locator('.mistake')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Correct it' })).toBeDisabled()
  // The first corrected to 3 leaves room for it again: it fits, with what is typed for it now.
  await dialog.getByLabel('Successes').first().fill('2')
  await settled.getByLabel('Successes').fill('3')
  await expect(dialog.getByRole('button', { name: 'Correct it' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Correct it' }).click()
  await expect(dialog).toBeHidden()
  await expect(sammy).toContainText('9 of 7')
  await window.keyboard.press('Control+z')
  await expect(sammy).toContainText('7 of 7')
})

test('a correction that moves more than a thousand lines: the window shows it, the file holds it, one undo takes it back', async ({
  longroll,
  folder,
}) => {
  await newCampaign(longroll, join(folder, 'first.longroll'), 'First')
  const script = join(folder, 'long.json')
  const notes = Array.from({ length: 1_200 }, (_, i) => ({ do: 'note.add', with: { text: `“Käthe” said ${i}` } }))
  writeFileSync(
    script,
    JSON.stringify({ title: 'Long', steps: [{ do: 'clock.advance', with: { by: '1h' } }, ...notes] }),
  )
  const file = join(folder, 'Long.longroll')
  await dialogs(longroll, { open: script, save: file })
  const [window] = await Promise.all([longroll.app.waitForEvent('window'), choose(longroll.window, 'Import a script…')])
  const last = window.getByRole('region', { name: 'Log' }).getByRole('listitem').filter({ hasText: 'said 1199' })
  await expect(last).toContainText('01:00')
  const before = readFileSync(file).byteLength
  // Its line lies far back; what its dialog would send is what is sent here.
  const answer = await window.evaluate(() =>
    self.longroll?.request('campaign:run', { do: 'history.remove', with: { entry: 'e1' }, seen: 1e9 }),
  )
  expect(answer).toMatchObject({ ok: true })
  await expect(last).toContainText('00:00')
  await expect.poll(() => readFileSync(file).byteLength).toBeGreaterThan(before + 100_000)
  await expect(saveState(window)).toContainText('Saved')
  await window.keyboard.press('Control+z')
  await expect(last).toContainText('01:00')
})

const playAgain = (script: string): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(root, 'scripts/longroll.mjs'), 'play', script], (_error, out, err) => {
      resolve(out + err)
    })
  })

test('undo and redo pressed faster than the disk answers take one step each', async ({ longroll, folder }) => {
  const { window } = longroll
  await newCampaign(longroll, join(folder, 'a.longroll'), 'Quick')
  for (const name of ['Ana', 'Ben', 'Cid', 'Dot']) await addCharacter(window, name)
  const panels = window.getByRole('main').getByRole('region')
  /** In one turn: no answer comes between them. */
  const press = (times: number, shiftKey: boolean): Promise<void> =>
    window.evaluate(
      ([count, shift]) => {
        const key = { key: shift ? 'Z' : 'z', code: 'KeyZ', ctrlKey: true, shiftKey: shift, bubbles: true }
        for (let i = 0; i < count; i += 1) document.body.dispatchEvent(new KeyboardEvent('keydown', key))
      },
      [times, shiftKey] as const,
    )
  await press(3, false)
  await expect(panels).toHaveCount(1)
  // More often than there are steps: what is over is nothing, and no mistake.
  await press(5, true)
  await expect(panels).toHaveCount(4)
  await expect(window.getByText('This has changed since you looked')).toHaveCount(0)
})
