import type { Entry } from '../campaign/history'
import type { CampaignState } from '../campaign/state'
import type { Sliced } from '../rules/core/sliced'
import type { TaskRecord } from '../rules/systems/system'
import { entryText } from './log'
import { told } from './told'

/** What of an entry a recap tells. */
export type RecapEntry = Omit<Entry, 'patch' | 'correction'>

export interface RecapOf {
  readonly state: CampaignState
  /** The entries of the span, oldest first. */
  readonly entries: readonly RecapEntry[]
  /** A moment of game time as it is said at another. */
  readonly moment: (at: number, now: number) => string
  /** The day on which a moment lies, and its time: `day 12, 19:30`. */
  readonly wholeMoment: (at: number) => string
  /** The date on the wall: `2026-11-29`. */
  readonly date: (wall: number) => string
  /** How far a task has come, in its game's words; null where nothing is gathered. */
  readonly progress: (task: TaskRecord) => { readonly have: number; readonly need: number } | null
}

/**
 * What happened, for people: by task and by character, with game dates, rolls, choices and notes. Markdown with front matter,
 * made for an Obsidian vault, where people are links. What was taken out, what was set up and the table's own timers are not told.
 * Of years it takes its time, and whoever asks can put it down in between.
 */
export function* recapText(of: RecapOf): Sliced<string> {
  const entries = of.entries.filter(isTold)
  yield
  const front = frontMatter(of, entries)
  yield
  const parts = [front, `# ${plain(heading(of, entries))}`, ...(entries.length === 0 ? [told().recap.nothing] : [])]
  const tasks = yield* taskSections(of, entries)
  const people = yield* peopleSections(of, entries)
  const rest = entries.filter((entry) => entry.task === null && !isOfPerson(entry))
  yield
  return `${[
    ...parts,
    ...(tasks.length === 0 ? [] : [`## ${told().recap.tasks}`, ...tasks]),
    ...(people.length === 0 ? [] : [`## ${told().recap.people}`, ...people]),
    ...(rest.length === 0 ? [] : [`## ${told().recap.else}`, list(yield* linesOf(of, rest))]),
  ].join('\n\n')}\n`
}

/** Set up, put right, or of the table: nothing of the story. */
const UNTOLD = /^(campaign|preset|history|backup|timer|alarm|deck)\./

const isTold = ({ line, corrected }: RecapEntry): boolean =>
  !UNTOLD.test(line.key) && line.key !== 'task.paced' && (corrected?.struck ?? null) === null

const isOfPerson = ({ line }: RecapEntry): boolean =>
  line.key.startsWith('character.') || (line.key === 'note.added' && line.character !== null)

const heading = ({ state, date }: RecapOf, entries: readonly RecapEntry[]): string => {
  const last = entries.at(-1)
  return last === undefined ? state.name : `${state.name}, ${date(last.wall)}`
}

function frontMatter({ state, wholeMoment, date }: RecapOf, entries: readonly RecapEntry[]): string {
  const [first, last] = [entries[0], entries.at(-1)]
  const names = namesIn(entries)
  return [
    '---',
    `campaign: ${quoted(state.name)}`,
    ...(first === undefined || last === undefined
      ? []
      : [
          `date: ${date(last.wall)}`,
          `from: ${quoted(wholeMoment(first.at))}`,
          `to: ${quoted(wholeMoment(last.at))}`,
          `chapter: ${state.clock.chapter}`,
          `story: ${state.clock.story}`,
        ]),
    ...(names.length === 0 ? [] : ['characters:', ...names.map((name) => `  - ${quoted(link(name))}`)]),
    'tags:',
    '  - longroll',
    '  - recap',
    '---',
  ].join('\n')
}

/** Who is spoken of, in the order in which they come. */
const namesIn = (entries: readonly RecapEntry[]): readonly string[] => [
  ...new Set(
    entries.flatMap(({ names, line }) => [
      ...Object.values(names),
      ...(line.key === 'character.added' ? [line.name] : []),
    ]),
  ),
]

function* taskSections(of: RecapOf, entries: readonly RecapEntry[]): Sliced<readonly string[]> {
  const byTask = new Map<string, RecapEntry[]>()
  for (const entry of entries) {
    if (entry.task === null) continue
    const own = byTask.get(entry.task)
    if (own === undefined) byTask.set(entry.task, [entry])
    else own.push(entry)
  }
  const sections: string[] = []
  for (const [id, own] of byTask) {
    const task = Object.hasOwn(of.state.tasks, id) ? of.state.tasks[id] : undefined
    const title = task?.title ?? own.at(-1)?.title ?? '?'
    const who = (own.at(-1)?.who ?? []).map((one) => link(own.at(-1)?.names[one] ?? '?'))
    const about = [who.join(', '), ...(task === undefined ? [told().recap.removed] : standing(of, task))].filter(
      (part) => part !== '',
    )
    sections.push([`### ${plain(title)}`, about.join(' · '), list(yield* linesOf(of, own))].join('\n\n'))
  }
  return sections
}

function standing({ progress }: RecapOf, task: TaskRecord): readonly string[] {
  const stands = progress(task)
  return [
    told().systemNames[task.system],
    told().recap.status[task.status],
    ...(stands === null ? [] : [told().recap.progress(stands.have, stands.need)]),
  ]
}

function* peopleSections(of: RecapOf, entries: readonly RecapEntry[]): Sliced<readonly string[]> {
  const ids = [
    ...new Set(
      entries.flatMap(({ who, line }) => [
        ...who,
        ...('character' in line && line.character !== null ? [line.character] : []),
      ]),
    ),
  ]
  const sections: string[] = []
  for (const id of ids) {
    yield
    const name = entries.reduce<string | undefined>((last, { names }) => names[id] ?? last, undefined)
    if (name === undefined) continue
    yield
    const tasks = [...new Set(entries.filter(({ who }) => who.includes(id)).flatMap(({ task }) => task ?? []))]
    const inTasks = tasks.map((task) => {
      const last = entries.filter((entry) => entry.task === task).at(-1)
      const now = Object.hasOwn(of.state.tasks, task) ? of.state.tasks[task] : undefined
      const status = now === undefined ? told().recap.removed : told().recap.status[now.status]
      return `${plain(now?.title ?? last?.title ?? '?')}: ${status}`
    })
    yield
    const own = entries.filter((entry) => isOfPerson(entry) && 'character' in entry.line && entry.line.character === id)
    sections.push([`### ${link(name)}`, list([...inTasks, ...(yield* linesOf(of, own))])].join('\n\n'))
  }
  return sections
}

function* linesOf(of: RecapOf, entries: readonly RecapEntry[]): Sliced<readonly string[]> {
  const lines: string[] = []
  for (const entry of entries) {
    lines.push(lineOf(of, entry))
    if (lines.length % 20 === 0) yield
  }
  return lines
}

function lineOf({ moment, wholeMoment }: RecapOf, entry: RecapEntry): string {
  const text = plain(entryText(entry, (at) => moment(at, entry.at)))
  const status = entry.end?.status
  const end =
    status === 'succeeded' || status === 'failed' || status === 'stopped' ? ` **${told().recap.ended[status]}**` : ''
  const note = entry.note === null ? '' : `\n  > ${plain(entry.note).replace(/\n/g, '\n  > ')}`
  return `${wholeMoment(entry.at)}: ${text.replace(/\n/g, '\n  ')}${end}${note}`
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

/** What a GM wrote stays what it is: no letter of it makes a heading, a link or a tag. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, (letter) => `\\${letter}`)

/** A page of the vault, named as Obsidian allows it. */
const link = (name: string): string => `[[${name.replace(/[[\]|#^\\/:]/g, ' ').trim()}]]`

/** JSON's texts are YAML's. */
const quoted = (text: string): string => JSON.stringify(text)

/** A gap at the table after which what comes is another session. */
const BETWEEN_SESSIONS = 6 * 3_600_000

/** The last session's entries: since the last long gap. */
export function lastSession<E extends { readonly wall: number }>(entries: readonly E[]): readonly E[] {
  let from = Math.max(0, entries.length - 1)
  for (; from > 0; from -= 1) {
    const [before, after] = [entries[from - 1], entries[from]]
    if (before === undefined || after === undefined || after.wall - before.wall > BETWEEN_SESSIONS) break
  }
  return entries.slice(from)
}
