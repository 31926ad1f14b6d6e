import type { OddsWords } from '../words'

// Chances for the command line.

export const oddsWords: OddsWords = {
  none: (title) => `${title}: no odds`,
  percent: (n) => `${n} %`,
  under: 'under 1 %',
  over: 'over 99 %',
  after: (option, chance) => `after ${option}: ${chance}`,
  by: (step, n, chance) => `by ${step} ${n} from now: ${chance}`,
  step: {
    storytelling: 'roll',
    'dramatic-task': 'round',
    'saga-machine': 'test',
    'mod-dot': 'test',
    'time-die': 'interval',
  },
}
