import type {} from '../../src/renderer/bridge/window'
import type { Page } from '@playwright/test'

/** Types as a GM does, and keeps what was pressed. What the dice themselves take is kept apart. */
export class Hands {
  readonly #page: Page
  readonly #done: string[] = []
  #pressed = 0

  constructor(page: Page) {
    this.#page = page
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key.replace('Ctrl', 'Control'))
      this.#done.push(`\`${key.replaceAll('+', ' ')}\``)
      this.#pressed += 1
    }
  }

  async type(what: string): Promise<void> {
    await this.#page.keyboard.type(what)
    this.#done.push(`*${what}*`)
  }

  get done(): Done {
    return { order: this.#done.join(' '), keys: this.#pressed }
  }
}

export interface Done {
  readonly order: string
  /** How many, without what was typed for the dice. */
  readonly keys: number
}

/** What the campaign holds of its tasks, as main has it; null: none is open. */
export const tasksOf = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const shot = await self.longroll?.request('campaign:snapshot', null)
    return shot?.ok === true ? JSON.stringify(shot.value.state.tasks) : null
  })
