import type { OddsWords } from '../words'

// Chances for the command line.

export const oddsWords: OddsWords = {
  none: (title) => `${title}: keine Chance berechenbar`,
  percent: (n) => `${n} %`,
  under: 'unter 1 %',
  over: 'über 99 %',
  after: (option, chance) => `nach ${option}: ${chance}`,
  by: (step, n, chance) => `bis ${step} ${n} ab jetzt: ${chance}`,
  step: {
    storytelling: 'Wurf',
    'dramatic-task': 'Runde',
    'saga-machine': 'Probe',
    'mod-dot': 'Probe',
    'time-die': 'Intervall',
  },
}
