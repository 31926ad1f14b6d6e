import type { JsonObject } from '../../src/rules/core/units'
import { Table } from '../../tests/support/table'

// At each table two sit with the same task, so that what is entered is now in the panel at hand, now in the other one.

export interface Way {
  readonly what: string
  /** What is typed for the dice themselves, or the number that they came to. */
  readonly typed: string
  /** The key that opens the entry; null: throws are one key each while the panel has focus. */
  readonly opens: 'E' | 'Shift+E' | null
  /** What has been recorded before, at the table. */
  readonly after?: (table: Table, task: string, who: string) => void
  /** Another kind of task than the system's first. */
  readonly kind?: string
}

export interface SystemAtTable {
  readonly name: string
  readonly system: string
  /** `task.begin` of each kind. @param who the two who take part in it */
  readonly begin: (kind: string, who: string, other: string) => JsonObject
  readonly ways: readonly Way[]
}

const deal = (table: Table, task: string, who: string): void => {
  table.do('dramaticTask.deal', { task, cards: { [who]: '9D' } })
}

export const systems: readonly SystemAtTable[] = [
  {
    name: 'Storytelling',
    system: 'storytelling',
    begin: (_kind, who) => ({
      character: who,
      pool: { attribute: 2, skill: 4, specialty: true },
      target: 7,
      interval: '30m',
    }),
    ways: [
      { what: 'the seven dice of a roll', typed: '8312547', opens: 'E' },
      { what: 'only the successes', typed: '1', opens: 'Shift+E' },
    ],
  },
  {
    name: 'Dramatic Task',
    system: 'dramatic-task',
    begin: (_kind, who) => ({ preset: 'challenging', participants: [{ character: who, die: 10, modifier: 1 }] }),
    ways: [
      { what: 'the card', typed: '9d', opens: 'E' },
      { what: 'the trait die and the wild die', typed: '73', opens: 'E', after: deal },
      { what: 'only the total', typed: '8', opens: 'Shift+E', after: deal },
    ],
  },
  {
    name: 'Saga Machine',
    system: 'saga-machine',
    begin: (kind, who, other): JsonObject => {
      if (kind !== 'opposed')
        return { kind: 'extended', character: who, stat: 4, skill: 3, interval: '1h', amount: 'lots' }
      return { kind, interval: '1h', sides: [who, other].map((character) => ({ character, stat: 4, skill: 4 })) }
    },
    ways: [
      { what: 'the die of a test', typed: '7', opens: 'E' },
      { what: 'only the total', typed: '9', opens: 'Shift+E' },
      { what: 'opposed: one side’s die', typed: '7', opens: 'E', kind: 'opposed' },
      {
        what: 'opposed: then the other side’s',
        typed: '6',
        opens: 'E',
        kind: 'opposed',
        after: (table, task) => void table.do('saga.oppose', { task, results: [{ total: 15 }, null] }),
      },
    ],
  },
  {
    name: 'Mod-Dot',
    system: 'mod-dot',
    begin: (kind, who, other): JsonObject => {
      const side = { character: who, dots: 6, difficulty: 6 }
      if (kind === 'contested') return { kind, sides: [side, { character: other, dots: 7 }] }
      return { kind: 'single', sides: [side] }
    },
    ways: [
      { what: 'the throws, as they fall', typed: 'wt', opens: null },
      { what: 'the throws, in the field', typed: 'wt', opens: 'E' },
      { what: 'contested: both sides', typed: 'wtlt', opens: null, kind: 'contested' },
    ],
  },
  {
    name: 'Time Die',
    system: 'time-die',
    begin: (kind, who): JsonObject => {
      if (kind === 'duration') return { kind, character: who, die: { unit: 'm', times: 30 }, pace: 'normal' }
      const participants = [{ character: who, successTarget: 55 }]
      return { kind: 'extended', complexity: 'simple', interval: '1h', participants }
    },
    ways: [
      { what: 'the percentile dice of a test', typed: '31', opens: 'E' },
      { what: 'only the Hits', typed: '2', opens: 'Shift+E' },
      { what: 'the die that says how long it takes', typed: '5', opens: 'E', kind: 'duration' },
    ],
  },
]

/** Two with a task each; what `way` needs before has been recorded for the one whose dice fall. */
export function tableFor(at: SystemAtTable, way: Way, whose: 'first' | 'second'): Table {
  const table = new Table()
  table.do('campaign.configure', { name: 'Keys' })
  const [first, second] = ['Ana', 'Ben'].map((name) => table.do('character.add', { name })) as [string, string]
  const elder = table.do('character.add', { name: 'The elder', panel: false })
  const begin = (who: string, title: string): string =>
    table.do('task.begin', { system: at.system, title, ...at.begin(way.kind ?? '', who, elder) })
  const tasks = { first: begin(first, 'The bridge'), second: begin(second, 'The gate') }
  way.after?.(table, tasks[whose], whose === 'first' ? first : second)
  return table
}

/** A table where nothing has begun, with a preset of the system. */
export function tableWithPreset(at: SystemAtTable): Table {
  const table = new Table()
  table.do('campaign.configure', { name: 'Keys' })
  table.do('character.add', { name: 'Ana' })
  const form = JSON.stringify(at.begin('', '', ''), (key, value: unknown) => (key === 'character' ? undefined : value))
  const fields = JSON.parse(form) as JsonObject
  table.do('preset.save', { name: 'The bridge', with: { system: at.system, title: 'The bridge', ...fields } })
  return table
}
