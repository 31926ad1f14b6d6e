import type { SystemId } from '../rules/systems/system'

/** The chapters of the guide in the app; a system's rules are a chapter each. */
export type ChapterId = 'start' | SystemId | 'time' | 'corrections' | 'odds' | 'keys' | 'alarms' | 'files' | 'players'

/**
 * One thing that is said: the numbers of the rules that it words (`WOD-1 to WOD-3, WOD-7`; empty: none), and the text. In
 * the text “…” names something of the window, in its own words; `{act:undo}` stands for the act's shortcut as the GM has it,
 * `{key:mod+enter}` for a key that nobody changes. `keys`: what is pressed for it, where the text only says what happens.
 */
export type GuideItem = readonly [rules: string, text: string, keys?: readonly string[]]

export interface GuideSection {
  readonly title: string
  readonly items: readonly GuideItem[]
}

export interface GuideChapter {
  readonly title: string
  /** What it is about, in a sentence or two. */
  readonly lead: string
  readonly sections: readonly GuideSection[]
}

export type Guide = { readonly [K in ChapterId]: GuideChapter }

/** In the order in which they are read. */
export const chapterIds: readonly ChapterId[] = [
  'start',
  'storytelling',
  'dramatic-task',
  'saga-machine',
  'mod-dot',
  'time-die',
  'time',
  'corrections',
  'odds',
  'alarms',
  'players',
  'files',
  'keys',
]

const CHAPTER_OF: Readonly<Record<string, ChapterId>> = {
  WOD: 'storytelling',
  DT: 'dramatic-task',
  SM: 'saga-machine',
  MD: 'mod-dot',
  TD: 'time-die',
  GT: 'time',
  GM: 'time',
  HC: 'corrections',
  OD: 'odds',
  RT: 'alarms',
}

/** The chapter that words a rule; null for a number that is no rule's. */
export const chapterOf = (rule: string): ChapterId | null => CHAPTER_OF[rule.replace(/-.*$/, '')] ?? null

/** The numbers named by `WOD-1 to WOD-3, WOD-7`, each by itself. */
export function rulesNamed(rules: string): readonly string[] {
  return rules.split(', ').flatMap((part) => {
    const range = /^([A-Z]+-R?)(\d+) to \1(\d+)$/.exec(part)
    if (range === null) return part === '' ? [] : [part]
    const [, prefix = '', from = '', to = ''] = range
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_none, i) => `${prefix}${Number(from) + i}`)
  })
}

/** `WOD-1 to WOD-3` as it is shown: `WOD-1–3`. */
export const rulesShown = (rules: string): string => rules.replace(/ to [A-Z]+-(R?)(?=\d)/g, '–$1')

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** What is looked for, as words that must all be there: in the text, its section's title or its rules. */
export function matches(query: string, item: GuideItem, section: GuideSection): boolean {
  const words = plain(query).split(/\s+/)
  const where = plain(`${section.title} ${item[1]} ${rulesNamed(item[0]).join(' ')} ${(item[2] ?? []).join(' ')} `)
  return words.every((word) => where.includes(/^[a-z]+-r?\d+$/.test(word) ? `${word} ` : word))
}
