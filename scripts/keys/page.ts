import { actIds, actOf, type ActGroup } from '../../src/contract/acts'
import { partsOf } from '../../src/contract/shortcuts'
import { actsEn } from '../../src/text/en/acts'
import type { Done } from './measure'

/** How many keys each may take, beside what the dice themselves take. */
export const limits = { record: 3, begin: 5, undo: 1 } as const

export interface Measured {
  readonly system: string
  readonly rows: readonly {
    readonly what: string
    readonly limit: keyof typeof limits
    /** With focus in the panel, and in another one; null where it makes no difference. */
    readonly here: Done
    readonly there: Done | null
  }[]
}

/** What takes more keys than it may. */
export const overLimit = (all: readonly Measured[]): readonly string[] =>
  all.flatMap(({ system, rows }) =>
    rows.flatMap(({ what, limit, here, there }) =>
      [here, there].flatMap((done) =>
        done !== null && done.keys > limits[limit]
          ? [`${system}, ${what}: ${done.keys} keys (${done.order}), at most ${limits[limit]}`]
          : [],
      ),
    ),
  )

/** docs/keys.md, whole. */
export const pageOf = (all: readonly Measured[]): string =>
  [
    '# Keys',
    '',
    'How many keys the work at the table takes, counted in the real app by `npm run keys`, which writes this page;',
    '`npm run keys -- --check` compares it with the app as it is and fails where it differs or a count is over its limit.',
    '`npm test` does the same.',
    '',
    `- From “the dice have fallen” to “recorded”: at most ${limits.record} keys, beside what is typed for the dice themselves`,
    '  (*in italics*). Counted with focus in the panel, and with focus in another panel: there its number comes first.',
    `- To begin a task from a preset: at most ${limits.begin}. To put a slip right: ${limits.undo}.`,
    '',
    ...all.flatMap(tableOf),
    '## All shortcuts, as they come',
    '',
    'Each can be changed in the settings. On a Mac, Ctrl is Cmd. Letters and digits are a field’s own while one types in it.',
    ...groups.flatMap(shortcutsOf),
    '',
  ].join('\n')

function tableOf({ system, rows }: Measured): string[] {
  const table = rows.map(({ what, limit, here, there }) => [
    what,
    here.order,
    String(here.keys),
    there?.order ?? 'the same',
    there === null ? '' : String(there.keys),
    String(limits[limit]),
  ])
  return [
    `## ${system}`,
    '',
    ...laidOut(['', 'in this panel', 'keys', 'from another panel', 'keys', 'at most'], table),
    '',
  ]
}

const groups: readonly (readonly [ActGroup, string])[] = [
  ['table', 'At the table'],
  ['time', 'Time'],
  ['tasks', 'Tasks'],
  ['characters', 'Characters'],
  ['timers', 'Timers and alarms'],
  ['campaign', 'Campaign'],
  ['file', 'File'],
  ['window', 'Window'],
]

function shortcutsOf([group, title]: readonly [ActGroup, string]): string[] {
  const rows = actIds.flatMap((id) => {
    const { keys = [], group: own } = actOf(id)
    if (own !== group || keys.length === 0) return []
    return [[keys.map((key) => `\`${spelled(key)}\``).join(', '), actsEn[`act.${id}`]]]
  })
  return rows.length === 0 ? [] : ['', `### ${title}`, '', ...laidOut(['keys', 'what it does'], rows)]
}

const NAMES: Readonly<Record<string, string>> = { plus: '+', minus: '−', left: '←', right: '→', mod: 'Ctrl' }

function spelled(shortcut: string): string {
  const { modifiers, key } = partsOf(shortcut) ?? { modifiers: [], key: shortcut }
  return [...modifiers, key].map((word) => NAMES[word] ?? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join(' ')
}

/** As the formatter lays tables out: each column as wide as its longest cell. */
function laidOut(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((cell, i) => Math.max(3, cell.length, ...rows.map((row) => (row[i] ?? '').length)))
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, i) => (cells[i] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)]
}
