import type { Page } from '@playwright/test'
import type { OpenDialog } from '../../src/renderer/views/campaign/desk'

export type Opener = (page: Page) => Promise<void>

/** By the palette, as somebody would who does not know where it stands. */
const chosen =
  (name: string, typed = name): Opener =>
  async (page) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(typed)
    const option = page.getByRole('option').filter({ has: page.getByText(name, { exact: true }) })
    await option.first().click()
  }
const pressed =
  (key: string): Opener =>
  (page) =>
    page.keyboard.press(key)

/** Every dialog of the campaign window that a GM can open at any time: all but the one of a conflict. A new one does not compile without its way. */
export const dialogOpeners: Readonly<Record<Exclude<OpenDialog['type'], 'compare'>, Opener>> = {
  begin: pressed('n'),
  character: chosen('New character…'),
  condition: chosen('Add a Condition…'),
  people: chosen('Characters, helpers, opponents…'),
  presets: chosen('Presets…'),
  settings: chosen('Campaign settings…'),
  calendar: chosen('Calendar…'),
  file: chosen('The file…'),
  backups: chosen('Backups…'),
  recap: chosen('Recap…'),
  'set-clock': chosen('Set the clock…'),
  timer: chosen('New timer…'),
  correct: chosen('Correct the last roll…'),
  tasks: chosen('All tasks…'),
  note: chosen('Note…'),
  word: chosen('The GM’s word…'),
  join: chosen('Somebody joins…'),
  odds: chosen('The odds…'),
  pace: chosen('Real time per round…'),
  log: chosen('Search the log…'),
  preferences: chosen('Settings…'),
  players: chosen('What players see…'),
  palette: pressed('Control+k'),
  shortcuts: pressed('?'),
}
