import type { Locator, Page } from '@playwright/test'

export interface Step {
  readonly do: string
  readonly with?: object
  /** Names what it makes for later steps. */
  readonly as?: string
}

/** Gives commands to the stand-in bridge, as a script does. */
export const play = (page: Page, ...steps: readonly Step[]): Promise<void> =>
  page.evaluate((given) => {
    const { standIn } = window as unknown as { standIn: { play: (steps: unknown) => void } }
    standIn.play(given)
  }, steps)

export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

export const sammy: Step = { do: 'character.add', as: 'sammy', with: { name: 'Sammy', player: 'Jo' } }

export const begin = (more: object = {}): Step => ({
  do: 'task.begin',
  as: 'car',
  with: {
    system: 'storytelling',
    title: 'Fix the car',
    character: 'sammy',
    pool: { attribute: 2, skill: 2 },
    target: 7,
    interval: '30m',
    ...more,
  },
})
