import type { Page } from '@playwright/test'
import { violations } from '../support/axe'
import { expect, test } from '../support/components'
import { play, type Step } from './campaign'

// The window that players see, on the stand-in: what is switched on is drawn, what is not leaves nothing behind.

const pictures = process.env['PLAYER_PICTURES']
const picture = async (page: Page, name: string): Promise<void> => {
  if (pictures !== undefined) {
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${pictures}/${name}.png` })
  }
}

const look = (page: Page, theme: string, scale = 100): Promise<unknown> =>
  page.evaluate(
    ([name, size]) => {
      const { standIn } = window as unknown as {
        standIn: { bridge: { request: (name: string, given: unknown) => Promise<unknown> } }
      }
      return standIn.bridge.request('settings:set', { theme: name, scale: size })
    },
    [theme, scale] as const,
  )

const everything = { exists: true, name: true, need: true, progress: true, deadline: true }
const reveal = (task: string, what: object): Step => ({ do: 'task.reveal', with: { task, ...what } })

/** As the mock: one task in full, one without progress, one with its deadline only. */
const evening: readonly Step[] = [
  { do: 'campaign.configure', with: { startsAt: '08:00' } },
  { do: 'character.add', as: 'sammy', with: { name: 'Sammy' } },
  { do: 'character.add', as: 'mara', with: { name: 'Mara Voss' } },
  { do: 'clock.set', with: { to: '1w4d10h' } },
  {
    do: 'task.begin',
    as: 'bomb',
    with: {
      system: 'dramatic-task',
      title: 'The bomb under platform 9',
      preset: 'challenging',
      participants: [{ character: 'mara', die: 10 }],
    },
  },
  {
    do: 'task.begin',
    as: 'codex',
    with: {
      system: 'storytelling',
      title: 'The black codex',
      character: 'mara',
      pool: { attribute: 4, skill: 3 },
      target: 14,
      interval: '1h',
      deadline: '2d17h',
    },
  },
  {
    do: 'task.begin',
    as: 'car',
    with: {
      system: 'storytelling',
      title: 'Fix the car before sunset',
      character: 'sammy',
      pool: { attribute: 4, skill: 4, specialty: true },
      target: 7,
      interval: '30m',
      deadline: '2h',
    },
  },
  { do: 'storytelling.roll', with: { task: 'car', dice: [3, 8, 1, 5, 2, 7, 4, 1, 6] } },
  { do: 'storytelling.roll', with: { task: 'car', dice: [3, 8, 1, 5, 2, 7, 4, 1, 6] } },
  { do: 'clock.advance', with: { by: '30m' } },
]
const mock: readonly Step[] = [
  ...evening,
  { do: 'campaign.reveal', with: { name: true, clock: true } },
  reveal('car', everything),
  reveal('bomb', { exists: true, name: true, need: true }),
  reveal('codex', { exists: true, deadline: true }),
]
const timer: readonly Step[] = [
  { do: 'timer.start', as: 'talk', with: { label: 'Talk it over', for: '1m48s' } },
  { do: 'timer.reveal', with: { timer: 'talk', shown: true } },
]

for (const theme of ['dark', 'light', 'contrast'] as const) {
  test(`as it is drawn, ${theme}: axe finds nothing, and nothing is cut off at any size of screen`, async ({
    open,
  }) => {
    const page = await open({ address: '?players', width: 1920, height: 1080 })
    await look(page, theme)
    await play(page, ...mock, ...timer)
    await expect(page.getByRole('heading', { name: 'Fix the car before sunset' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 7 successes')
    await expect(page.getByText('Sammy, 1 success')).toBeVisible()
    await expect(page.getByText('tokens are needed')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^1:4\d$/)
    expect(await violations(page)).toEqual([])
    await picture(page, `mock-${theme}-1920`)
  })
}

test('nothing is told of a campaign at first, and nothing at all when it is blank', async ({ open }) => {
  const page = await open({ address: '?players', width: 1280, height: 720 })
  await play(page, ...evening)
  await expect(page.getByRole('main')).toHaveText('Player view')
  expect(await violations(page)).toEqual([])
  await picture(page, 'empty')
  await play(page, reveal('codex', { exists: true }))
  await expect(page.getByRole('main')).toContainText('Something is under way')
  await picture(page, 'exists-only')
  await page.evaluate(() => {
    const { standIn } = window as unknown as {
      standIn: { bridge: { request: (name: string, given: unknown) => Promise<unknown> } }
    }
    return standIn.bridge.request('player:set', { isOpen: true, isBlank: true })
  })
  await expect(page.getByRole('main')).toHaveText('Player view')
  await expect(page.locator('main svg')).toHaveCount(0)
})

test('progress without the need draws no empty places; the deadline without the clock tells no time', async ({
  open,
}) => {
  const page = await open({ address: '?players', width: 1920, height: 1080 })
  await play(page, ...evening, reveal('car', { ...everything, need: false }))
  await expect(page.locator('.dots .dt')).toHaveCount(2)
  await expect(page.locator('.dots .dt-flag')).toHaveCount(0)
  await expect(page.getByRole('listitem')).toContainText('2 successes')
  await expect(page.getByRole('listitem')).toContainText('30m left')
  await expect(page.getByRole('listitem')).not.toContainText(':')
  await picture(page, 'no-need-no-clock')
})

const all: readonly Step[] = [
  { do: 'character.add', as: 'corsair', with: { name: 'The corsair', panel: false } },
  {
    do: 'task.begin',
    as: 'laser',
    with: {
      system: 'saga-machine',
      kind: 'extended',
      title: 'A laser mount from scrap',
      character: 'mara',
      stat: 4,
      skill: 3,
      interval: '1h',
      amount: 'lots',
    },
  },
  { do: 'saga.test', with: { task: 'laser', total: 14 } },
  { do: 'saga.test', with: { task: 'laser', dice: [2] } },
  {
    do: 'task.begin',
    as: 'race',
    with: {
      system: 'saga-machine',
      kind: 'opposed-extended',
      title: 'Outrun the corsair',
      interval: '1h',
      sides: [
        { character: 'sammy', stat: 4, skill: 4 },
        { character: 'corsair', stat: 4, skill: 3 },
      ],
    },
  },
  { do: 'saga.oppose', with: { task: 'race', results: [{ total: 14 }, { total: 12 }] } },
  {
    do: 'task.begin',
    as: 'scab',
    with: {
      system: 'mod-dot',
      kind: 'extended',
      title: 'Track it through the Scab',
      sides: [{ character: 'sammy', dots: 8 }],
      need: 12,
      interval: '2h',
    },
  },
  { do: 'modDot.test', with: { task: 'scab', throws: 'WT' } },
  {
    do: 'task.begin',
    as: 'drive',
    with: {
      system: 'time-die',
      kind: 'extended',
      title: 'Repair the drive before the flare',
      need: 9,
      limit: 5,
      interval: { unit: 'm', times: 10 },
      participants: [{ character: 'mara', successTarget: 55 }],
    },
  },
  { do: 'timeDie.test', with: { task: 'drive', character: 'mara', roll: 31 } },
  {
    do: 'task.begin',
    as: 'lock',
    with: { system: 'time-die', kind: 'duration', title: 'Pick the lock', character: 'sammy', die: { unit: 'm' } },
  },
  { do: 'timeDie.roll', with: { task: 'lock', face: 3 } },
  { do: 'dramaticTask.deal', with: { task: 'bomb', cards: { mara: 'QS' } } },
  { do: 'dramaticTask.roll', with: { task: 'bomb', character: 'mara', trait: [8], wild: [2] } },
]
const names = ['laser', 'race', 'scab', 'drive', 'lock', 'bomb', 'car', 'codex']

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const) {
  for (const scale of [100, 200]) {
    test(`every system's drawing at ${width} × ${height}, text at ${scale} %: larger on a larger screen, nothing cut off`, async ({
      open,
    }) => {
      const page = await open({ address: '?players', width, height })
      await look(page, 'dark', scale)
      await play(page, ...mock, ...all, ...timer, ...names.map((task) => reveal(task, everything)))
      await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(8)
      await expect(page.getByRole('heading', { name: 'Repair the drive before the flare' })).toBeVisible()
      await page.waitForTimeout(300)
      const box = await page.locator('main').evaluate((main) => ({
        tall: main.scrollHeight - main.clientHeight,
        wide: main.scrollWidth - main.clientWidth,
        rem: parseFloat(getComputedStyle(document.documentElement).fontSize) / window.innerHeight,
      }))
      const foot = await page.locator('footer').boundingBox()
      for (const card of await page.getByRole('main').locator('.card').all()) {
        const at = await card.boundingBox()
        expect(at?.y).toBeGreaterThanOrEqual(0)
        expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
        expect(await card.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1)
      }
      expect(box.tall).toBeLessThanOrEqual(1)
      expect(box.wide).toBeLessThanOrEqual(1)
      expect(await violations(page)).toEqual([])
      await picture(page, `all-${width}-${scale}`)
    })
  }
}

test('each system without its need', async ({ open }) => {
  const page = await open({ address: '?players', width: 1920, height: 1080 })
  await play(
    page,
    ...evening,
    ...all,
    ...names.map((task) => reveal(task, { exists: true, name: true, progress: true })),
  )
  await expect(page.getByRole('heading', { name: 'Repair the drive before the flare' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('of 14')
  await expect(page.locator('.ty-rest')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('corsair 2')
  await picture(page, 'all-without-need')
})

const unnamed = { exists: true, progress: true, need: true }

test('the GM opens and blanks it by button and key, switches five things on, and sees at a glance what players see', async ({
  open,
}) => {
  const page = await open()
  await play(page, ...evening, ...timer)
  const head = page.getByRole('banner').first()
  await expect(head.getByRole('button', { name: 'Open the player view' })).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('p')
  await expect(head.getByRole('button', { name: 'Open the player view' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('b')
  await expect(head.getByRole('button', { name: 'Blank the player view' })).toHaveAttribute('aria-pressed', 'true')
  await picture(page, 'gm-blank')
  await head.getByRole('button', { name: 'Blank the player view' }).click()
  await expect(head.getByRole('button', { name: 'Blank the player view' })).toHaveAttribute('aria-pressed', 'false')

  const sammy = page.getByRole('region', { name: 'Sammy', exact: true })
  await expect(sammy.getByRole('img', { name: /Players see/ })).toHaveCount(0)
  await sammy.getByRole('button', { name: 'More for Fix the car before sunset' }).click()
  await page.getByRole('menuitem', { name: 'Players see…' }).click()
  const dialog = page.getByRole('dialog', { name: 'What players see of Fix the car before sunset' })
  await expect(dialog).toContainText('Nothing of it is seen before they may know that it exists.')
  await picture(page, 'gm-switches-none')
  // Whoever shows the name means that it is seen.
  await dialog.getByText('Its name').click()
  await expect(dialog.getByLabel('That it exists')).toBeChecked()
  await dialog.getByText('Its progress').click()
  await expect(dialog).toContainText('they see its last roll too')
  await expect(sammy.getByRole('img', { name: 'Players see: exists, name, progress' })).toBeVisible()
  await picture(page, 'gm-switches')
  expect(await violations(page)).toEqual([])
  await dialog.getByText('That it exists').click()
  await expect(sammy.getByRole('img', { name: /Players see/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Everything' }).click()
  await expect(sammy.getByRole('img', { name: 'Players see: exists, name, need, progress, deadline' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Clock, chapter and story' }).click()
  await page
    .getByRole('menuitem', { name: 'Hide the clock from players' })
    .or(page.getByRole('menuitem', { name: 'Show players the clock' }))
    .click()
  await expect(page.getByRole('img', { name: 'Players see the clock' })).toBeVisible()
  await page.getByRole('button', { name: 'More for Talk it over' }).click()
  await page.getByRole('menuitem', { name: 'Hide it from players' }).click()
  await page.getByRole('button', { name: 'More for Talk it over' }).click()
  await expect(page.getByRole('menuitem', { name: 'Show players this timer' })).toBeVisible()
  await page.keyboard.press('Escape')

  await play(page, reveal('bomb', unnamed))
  await page.getByRole('button', { name: 'Campaign', exact: true }).click()
  await page.getByRole('menuitem', { name: 'What players see' }).click()
  await expect(page.getByRole('dialog').getByRole('group', { name: 'The black codex', exact: true })).toBeVisible()
  await picture(page, 'gm-all')
  expect(await violations(page)).toEqual([])
})

test('the GM’s marks and switches at 1024 × 700, light', async ({ open }) => {
  const page = await open({ width: 1024, height: 700 })
  await look(page, 'light')
  await play(page, ...mock, ...timer, reveal('bomb', unnamed))
  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: 'Blank the player view' })).toBeVisible()
  await picture(page, 'gm-1024-light')
  // On the filled head of whose turn it is the mark is as light as the words.
  const turn = page.getByRole('region', { name: 'Mara Voss', exact: true })
  const colours = await turn.evaluate((panel) =>
    ['.who .seen', '.who h2'].map((one) => getComputedStyle(panel.querySelector(one) ?? panel).color),
  )
  expect(colours[0]).toBe(colours[1])
  await page.getByRole('button', { name: 'Campaign', exact: true }).click()
  await page.getByRole('menuitem', { name: 'What players see' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await picture(page, 'gm-all-1024-light')
  expect(await violations(page)).toEqual([])
})
