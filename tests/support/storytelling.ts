import type { Command } from '../../src/campaign/history'

/** A task to roll on, for tests of what lies around the rules. */
export const beginRepair = (character: string): Command => ({
  do: 'task.begin',
  with: {
    system: 'storytelling',
    title: 'Repair',
    character,
    pool: { attribute: 2, skill: 4, specialty: true },
    target: 7,
    interval: '30m',
  },
})
