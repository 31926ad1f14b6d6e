import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { defaultSettings } from '../../src/contract/settings'
import type { OpenDialog } from '../../src/renderer/views/campaign/desk'
import { violations } from '../support/axe'
import { expect, test } from '../support/components'
import { cutOff } from '../support/cut-off'
import { dialogOpeners, type Opener } from '../support/dialogs'
import { panel, play, sammy } from './campaign'

// Every dialog of the campaign window, in each theme, and whether all of it can be read. One that is new and has no opener here does not compile.

const conflict: Opener = async (page) => {
  await page.evaluate(() => {
    const { standIn } = window as unknown as { standIn: { say: (name: string, content: unknown) => void } }
    standIn.say('campaign:saving', { is: 'conflict' })
  })
  await page.locator('button.save').click()
}

const openers: Readonly<Record<OpenDialog['type'], Opener>> = { ...dialogOpeners, compare: conflict }

/** What is looked at one by one, each by a press. */
const partsOf: Readonly<Record<string, (dialog: Locator) => Locator>> = {
  begin: (dialog) =>
    dialog.getByRole('button', { name: /^(Storytelling|Dramatic Task|Saga Machine|Mod-Dot|Time Die)/ }),
  preferences: (dialog) => dialog.getByRole('tab'),
}

const table: Parameters<typeof play>[1][] = [
  sammy,
  { do: 'character.add', as: 'mara', with: { name: 'Mara Voss' } },
  {
    do: 'task.begin',
    as: 'bomb',
    with: {
      system: 'dramatic-task',
      title: 'The bomb',
      preset: 'challenging',
      participants: [{ character: 'sammy', die: 10, modifier: 1 }],
    },
  },
  { do: 'dramaticTask.deal', with: { task: 'bomb', cards: { sammy: '9D' } } },
  { do: 'dramaticTask.roll', with: { task: 'bomb', character: 'sammy', trait: [7], wild: [2] } },
]

const look = (page: Page, theme: 'dark' | 'light' | 'contrast'): Promise<void> =>
  page.evaluate(
    (given) => {
      const { standIn } = window as unknown as { standIn: { say: (name: string, content: unknown) => void } }
      standIn.say('settings:changed', given)
    },
    { ...defaultSettings, language: 'en' as const, theme },
  )

test('each dialog of the window’s own table has its way here', () => {
  const source = readFileSync(resolve(import.meta.dirname, '../../src/renderer/views/dialogs/dialogs.ts'), 'utf8')
  const inTable = [...source.matchAll(/^ {2}'?([a-z-]+)'?: /gm)].map(([, name]) => name)
  expect(inTable.toSorted()).toEqual(Object.keys(openers).toSorted())
})

for (const [name, open] of Object.entries(openers))
  test(`axe finds nothing in the dialog ${name}, and nothing of it is cut off`, async ({
    open: openPage,
    expectFault,
  }) => {
    expectFault(/no-such-backup/)
    const page = await openPage()
    await play(page, ...table)
    await expect(panel(page, 'Sammy')).toBeVisible()
    await open(page)
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toHaveCount(1)
    await expect(dialog.getByRole('listbox')).toHaveCount(name === 'palette' ? 1 : 0)
    const parts = partsOf[name]?.(dialog)
    const count = (await parts?.count()) ?? 1
    expect(count).toBeGreaterThan(0)
    for (const theme of ['dark', 'light', 'contrast'] as const) {
      await look(page, theme)
      for (let i = 0; i < count; i += 1) {
        await parts?.nth(i).click()
        if (theme === 'dark') expect(await cutOff(page), `part ${i + 1}`).toEqual([])
        expect(await violations(page, 'dialog[open]'), `${theme}, part ${i + 1}`).toEqual([])
      }
    }
  })
