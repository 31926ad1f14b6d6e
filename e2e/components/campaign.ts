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

/** Requests of this name are not answered, nor done, until what is returned is called. */
export async function hold(page: Page, name: string): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle((kind) => {
    type Request = (name: string, input: unknown) => Promise<unknown>
    const { bridge } = (window as unknown as { standIn: { bridge: { request: Request } } }).standIn
    const ask = bridge.request
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    bridge.request = async (asked, input) => {
      if (asked === kind) await released
      return ask(asked, input)
    }
    return {
      release: () => {
        bridge.request = ask
        release()
      },
    }
  }, name)
  return () => held.evaluate(({ release }) => release())
}

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
