import type { Odds } from '../rules/odds/odds'
import type { SystemId } from '../rules/systems/system'
import { told } from './told'

/** In hundredths, no more digits than anybody can use; never 0 % for what may happen, never 100 % for what may not. */
export function percent(chance: number): string {
  const words = told().odds
  const rounded = Math.round(chance * 100)
  if (rounded === 0 && chance > 0) return words.under
  if (rounded === 100 && chance < 1) return words.over
  return words.percent(rounded)
}

/** The chance of a task for the command line, a line for each thing. */
export function oddsText(title: string, system: SystemId, odds: Odds | null): string {
  const words = told().odds
  if (odds === null) return words.none(title)
  const { success, steps, options = {}, outcomes } = odds
  return [
    `${title}: ${percent(success)}`,
    ...Object.entries(options).map(([option, chance]) => `  ${words.after(option, percent(chance))}`),
    ...Object.entries(outcomes ?? {}).map(([outcome, chance]) => `  ${outcome}: ${percent(chance)}`),
    ...(steps.length > 1 ? steps.map((chance, i) => `  ${words.by(words.step[system], i + 1, percent(chance))}`) : []),
  ].join('\n')
}
