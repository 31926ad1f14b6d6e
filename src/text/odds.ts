import type { Odds } from '../rules/odds/odds'
import type { SystemId } from '../rules/systems/system'

/** In hundredths, no more digits than anybody can use; never 0 % for what may happen, never 100 % for what may not. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100)
  if (rounded === 0 && chance > 0) return 'under 1 %'
  if (rounded === 100 && chance < 1) return 'over 99 %'
  return `${rounded} %`
}

/** What a step of the odds is called. */
const STEP: Readonly<Record<SystemId, string>> = {
  storytelling: 'roll',
  'dramatic-task': 'round',
  'saga-machine': 'test',
  'mod-dot': 'test',
  'time-die': 'interval',
}

/** The chance of a task for the command line, a line for each thing. */
export function oddsText(title: string, system: SystemId, odds: Odds | null): string {
  if (odds === null) return `${title}: no odds`
  const { success, steps, options = {}, outcomes } = odds
  return [
    `${title}: ${percent(success)}`,
    ...Object.entries(options).map(([option, chance]) => `  after ${option}: ${percent(chance)}`),
    ...Object.entries(outcomes ?? {}).map(([outcome, chance]) => `  ${outcome}: ${percent(chance)}`),
    ...(steps.length > 1 ? steps.map((chance, i) => `  by ${STEP[system]} ${i + 1} from now: ${percent(chance)}`) : []),
  ].join('\n')
}
