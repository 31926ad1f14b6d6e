import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { SCRIPT_BEGINS } from '../src/cli/see'
import { momentAt } from '../src/campaign/calendar/moments'
import type { Entry } from '../src/campaign/history'
import { parseScript } from '../src/campaign/script/script'
import { ScriptTable } from '../src/campaign/script/script-table'
import { recapOf } from '../src/main/campaign/recap'
import { seededChance } from '../src/rules/core/chance'
import { parseDuration } from '../src/rules/core/duration'
import type { Refusal } from '../src/rules/core/refusal'
import { gameSeconds } from '../src/rules/core/units'
import { toldDe } from '../src/text/de/told'
import { toldEn } from '../src/text/en/told'
import { entryText } from '../src/text/log'
import { dayText, momentText } from '../src/text/moments'
import { pseudoTold } from '../src/text/pseudo/pseudo'
import { refusalText } from '../src/text/refusals'
import { tellFrom } from '../src/text/told'
import type { Told } from '../src/text/words'

// Every line and refusal that the scripts bring about, in every language.

const folders = ['vectors', 'scripts'].map((name) => join(import.meta.dirname, name))
const scripts = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
)

function playAll(): { readonly entries: readonly Entry[]; readonly refusals: readonly Refusal[] } {
  const refusals: Refusal[] = []
  const entries = scripts.flatMap((file) => {
    const script = parseScript(readFileSync(file, 'utf8'))
    const table = new ScriptTable({
      name: 'Script',
      seed: script.seed,
      chance: seededChance(1),
      begins: SCRIPT_BEGINS,
    })
    for (const step of script.steps) {
      if (step.type === 'do') {
        const result = table.do(step)
        if (!result.ok) refusals.push(result.error)
      } else if (step.type !== 'see') table[step.type](parseDuration(step.for, gameSeconds(6)) ?? gameSeconds(0))
    }
    return table.campaign.history.log
  })
  return { entries, refusals }
}

const played = playAll()

function speaking<T>(told: Told, work: () => T): T {
  tellFrom(() => told)
  return work()
}
afterEach(() => tellFrom(() => toldEn))

/** Lines that are what somebody wrote, or only names and figures: they read alike in every language. */
const ALIKE = new Set(['task.noted', 'note.added'])

/** Reasons that name words of the script, which are English in every language. */
const NAMED = new Set(['not-one-of', 'not-an-option', 'only-one-of'])

const broken = /undefined|NaN|\[object|null/

describe('all that the scripts bring about', () => {
  it('says every kind of line and most reasons', () => {
    const keys = new Set(played.entries.map(({ line }) => line.key))
    expect(played.entries.length).toBeGreaterThan(500)
    expect(keys.size).toBeGreaterThan(30)
    expect(new Set(played.refusals.map(({ reason }) => reason.key)).size).toBeGreaterThan(40)
  })

  it('reads otherwise in German, line by line, and is whole', () => {
    for (const entry of played.entries) {
      const english = speaking(toldEn, () => entryText(entry))
      const german = speaking(toldDe, () => entryText(entry))
      expect(german, entry.line.key).not.toMatch(broken)
      if (!ALIKE.has(entry.line.key)) expect(german, entry.line.key).not.toBe(english)
    }
  })

  it('is refused otherwise in German, reason by reason, and the sentences are whole', () => {
    for (const refusal of played.refusals) {
      const english = speaking(toldEn, () => refusalText(refusal))
      const german = speaking(toldDe, () => refusalText(refusal))
      expect(german, refusal.reason.key).not.toBe(english)
      expect(german, refusal.reason.key).not.toMatch(broken)
      expect(german, refusal.reason.key).toMatch(/^[\p{Lu}\d].*\.$/u)
    }
  })

  it('leaves no English word in German', () => {
    const german = speaking(toldDe, () => [
      ...played.entries.filter(({ line }) => !ALIKE.has(line.key)).map((entry) => withoutFacts(entry)),
      ...played.refusals.filter(({ reason }) => !NAMED.has(reason.key)).map((refusal) => refusalText(refusal)),
    ])
    const english = /\b(the|of|and|is|are|to|with|rolls?|tests?|ends?|begins?|success(es)?|failure|roll|lost|done)\b/
    expect([...new Set(german.filter((text) => english.test(text)))]).toEqual([])
  })

  it('is marked through and through in the pseudo-locale', () => {
    const pseudo = pseudoTold(toldEn)
    for (const entry of played.entries) {
      if (ALIKE.has(entry.line.key) && !('text' in entry.line)) continue
      const text = speaking(pseudo, () => entryText(entry))
      if (/\p{L}/u.test(text)) expect(text, entry.line.key).toMatch(/⟦/)
    }
  })
})

/** A line with its names, titles and what was written left out: only our own words. */
function withoutFacts(entry: Entry): string {
  const written = new Set<string>()
  collect(entry.line, written)
  const plain = {
    ...entry,
    title: '–',
    names: Object.fromEntries(Object.keys(entry.names).map((id) => [id, '–'])),
  }
  return [...written]
    .filter((text) => text.includes(' ') || /^[A-Z]/.test(text))
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, part) => text.replaceAll(part, '–'), entryText(plain))
}

/** Texts among a line's facts, which somebody wrote. */
function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach((part) => collect(part, into))
}

describe('the recap', () => {
  it('has German headings, dates and lines', () => {
    const script = parseScript(readFileSync(join(folders[1] ?? '', 'campaign-calendar.json'), 'utf8'))
    const table = new ScriptTable({ name: 'S', seed: script.seed, chance: seededChance(1), begins: SCRIPT_BEGINS })
    for (const step of script.steps) if (step.type === 'do') table.do(step)
    const { state, history } = table.campaign
    const text = speaking(toldDe, () => recapOf(state, history, { type: 'all' }))
    expect(text).not.toMatch(broken)
    expect(text).not.toMatch(/\b(What else happened|Tasks|day \d)/)
  })
})

describe('dates', () => {
  it('are written as the language writes them', () => {
    const options = {
      calendar: { kind: 'gregorian' as const, begins: { year: 1999, month: 3, day: 11 } },
      startsAt: '00:00',
    }
    const day = (told: Told, at: number): string => speaking(told, () => dayText(momentAt(options as never, at)))
    expect(day(toldEn, 86_400)).toBe('Friday, 12 March 1999')
    expect(day(toldDe, 86_400)).toBe('Freitag, 12. März 1999')
    const short = speaking(toldDe, () =>
      momentText(momentAt(options as never, 9 * 86_400), momentAt(options as never, 0)),
    )
    expect(short).toBe('20. März, 00:00')
  })
})
