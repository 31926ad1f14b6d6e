import type { Page } from '@playwright/test'
import { expect, test } from '../support/components'
import { begin, panel, play, sammy } from './campaign'

// What the GM just did is drawn first, what follows from it a frame later, and nothing moves that need not.

interface Seen {
  readonly clock: string
  readonly undo: string
  readonly panel: string
}

/** What stood in the window when the next line came into the log. */
async function withNextLine(page: Page, act: () => Promise<void>): Promise<Seen> {
  const seen = await page.evaluateHandle(() => {
    const text = (selector: string): string => document.querySelector(selector)?.textContent ?? ''
    const log = document.querySelector('section.log [role=group]')
    if (log === null) throw new Error('There is no log')
    const line = new Promise<Seen>((resolve) => {
      const observer = new MutationObserver((changes) => {
        if (changes.every(({ addedNodes }) => addedNodes.length === 0)) return
        observer.disconnect()
        resolve({ clock: text('.clock b'), undo: text('.history small'), panel: text('.task .stand') })
      })
      observer.observe(log, { childList: true, subtree: true })
    })
    return { line }
  })
  await act()
  return seen.evaluate(({ line }) => line)
}

test('a roll is drawn with its line; the clock that it moved and what would undo it follow', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin({ pool: { attribute: 5, skill: 5 }, target: 100 }))
  const clock = page.locator('.clock b')
  const undo = page.locator('.history small').first()
  await expect(clock).toHaveText('00:00')
  await expect(undo).toContainText('begins')
  const begun = await undo.textContent()
  const seen = await withNextLine(page, () =>
    play(page, { do: 'storytelling.roll', with: { task: 'car', successes: 3 } }),
  )
  expect(seen).toEqual({ clock: '00:00', undo: begun, panel: expect.stringContaining('3 of 100') as unknown })
  await expect(clock).toHaveText('00:30')
  await expect(undo).toContainText('Sammy rolls')
})

test('what was asked of the clock is shown by it at once', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin())
  const seen = await withNextLine(page, () => play(page, { do: 'clock.advance', with: { by: '10m' } }))
  expect(seen.clock).toBe('00:10')
})

test('what would be undone is shown at once to whoever is about to undo', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin({ target: 100 }))
  await page.getByRole('button', { name: /^Undo/ }).focus()
  const seen = await withNextLine(page, () =>
    play(page, { do: 'storytelling.roll', with: { task: 'car', successes: 3 } }),
  )
  expect(seen.undo).toContain('Sammy rolls')
})

for (const [width, height] of [
  [1440, 900],
  [1024, 700],
] as const) {
  test(`a choice that opens moves nothing above it, at ${width} × ${height}`, async ({ open }) => {
    const page = await open({ width, height })
    const others = ['Mara', 'Theo', 'Ines'].map((name) => ({ do: 'character.add', with: { name } }))
    await play(page, sammy, ...others, begin({ title: 'Restore the observatory clock', target: 100 }))
    const box = panel(page, 'Sammy')
    const places = async (): Promise<unknown> => ({
      title: await box.getByRole('heading', { name: /Restore/ }).boundingBox(),
      panel: await box.boundingBox(),
      system: await box.locator('.system .sign').boundingBox(),
    })
    const before = await places()
    await play(page, { do: 'storytelling.roll', with: { task: 'car', successes: 5 } })
    await expect(box.getByRole('group', { name: /choose/ })).toBeVisible()
    expect(await places()).toEqual(before)
    // The task's menu stands there now.
    await box.getByRole('button', { name: /^More/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
  })
}

test('panels that begin to scroll keep their columns', async ({ open }) => {
  const page = await open({ width: 1024, height: 700 })
  const names = ['Sammy', 'Mara', 'Theo', 'Ines']
  await play(page, ...names.map((name) => ({ do: 'character.add', with: { name } })))
  const columns = (): Promise<readonly (number | undefined)[]> =>
    Promise.all(names.map(async (name) => (await panel(page, name).boundingBox())?.x))
  const scrolls = (): Promise<boolean> => page.locator('.panels').evaluate((box) => box.scrollHeight > box.clientHeight)
  const before = await columns()
  expect(await scrolls()).toBe(false)
  await play(page, ...Array.from({ length: 40 }, (_, i) => ({ do: 'character.add', with: { name: `Guest ${i + 1}` } })))
  await expect.poll(scrolls).toBe(true)
  expect(await columns()).toEqual(before)
})

test('what was refused stands above the panels until the GM has gone on', async ({ open }) => {
  const page = await open()
  await play(page, sammy, begin({ target: 100 }))
  await panel(page, 'Sammy').getByRole('heading', { name: 'Sammy' }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: /Remove from the campaign/ }).click()
  const refusal = page.locator('.notices .mistake')
  await expect(refusal).toBeVisible()
  await play(page, { do: 'storytelling.roll', with: { task: 'car', successes: 3 } })
  await expect(refusal).toHaveCount(0)
})
