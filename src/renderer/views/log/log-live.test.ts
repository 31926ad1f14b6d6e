import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Table } from '../../../../tests/support/table'
import { findInLog } from '../../../campaign/find-in-log'
import { entriesOf, patchOf } from '../../../campaign/history'
import type { Bridge, FindQuery, FindPage } from '../../../contract/channels'
import { logEntryOf, type LogEntry } from '../../../contract/log-entry'
import { changeFor } from '../../../contract/shown'
import type { LogFilter } from './log-filter'
import { logWindow, type LogWindow } from './log-window'

// Whatever happens while the log is shown, and however late the window hears of it: in the end each line of it reads as it would
// if the log were opened then, none is missing between the first and the last, and none is there twice.

const says = ({ line, corrected }: LogEntry, wanted: string): boolean =>
  [line, ...(corrected?.was ?? []).map((was) => was.line)].some(
    (one) => 'text' in one && String(one.text).includes(wanted),
  )

/** A campaign, and a window on its log: each answer and each change is on its way until it is let arrive. */
class Played {
  readonly table = new Table()
  readonly log: LogWindow
  readonly #sam = this.table.do('character.add', { name: 'Sam' })
  readonly #changes: (() => void)[] = []
  readonly #answers: (() => void)[] = []
  #filter: LogFilter = { character: null, task: null, text: '' }
  #isAsked = false

  constructor(count: number, isFollowed: boolean) {
    const request = (_name: string, query: FindQuery): Promise<unknown> => {
      const asked = this.#find(query)
      // Known when it was asked for, or only when it is answered.
      const value = (this.#isAsked = !this.#isAsked) ? () => asked : () => this.#find(query)
      return new Promise((resolve) => this.#answers.push(() => resolve({ ok: true, value: value() })))
    }
    this.log = logWindow(request as unknown as Bridge['request'], { says, isFollowed: () => isFollowed })
    for (let i = 0; i < count; i += 1) this.note(i)
    this.#changes.length = 0
  }

  #find({ text, ...search }: FindQuery): FindPage {
    const found = findInLog(this.table.campaign.history, search, text === '' ? null : (entry) => says(entry, text))
    return structuredClone({ entries: found.entries.map(logEntryOf), next: found.next })
  }

  #give(name: string, given: Parameters<Table['give']>[1] = {}): void {
    const result = this.table.give(name, given)
    if (!result.ok || result.value.record === null) return
    const { history } = this.table.campaign
    const { record } = result.value
    const change = structuredClone(changeFor(record, patchOf(record), entriesOf(record, history), history))
    this.#changes.push(() => void this.log.take(change))
  }

  note(i: number): void {
    const text = i % 2 === 0 ? `A bell ${i}` : `A spoon ${i}`
    this.#give('note.add', i % 3 === 0 ? { text, character: this.#sam } : { text })
  }
  undo(): void {
    this.#give('undo')
  }
  redo(): void {
    this.#give('redo')
  }
  /** Outside undo: what is done again may come to stand before it. */
  timer(): void {
    this.#give('timer.start', { label: 'A bell', for: '20m' })
  }
  correct(i: number): void {
    const notes = this.table.campaign.history.steps.filter(({ command }) => command.do === 'note.add')
    const entry = notes[i % notes.length]?.id ?? ''
    if (i % 5 === 0) this.#give('history.remove', { entry })
    else this.#give('history.correct', { entry, with: { text: i % 2 === 0 ? 'A spoon, no' : 'A bell, no' } })
  }

  ask(i: number): void {
    const text = ['', 'bell', 'spoon'][i % 3] ?? ''
    this.#filter = { character: i % 4 === 0 ? this.#sam : null, task: null, text }
    void (i % 2 === 0 ? this.log.toEnd(this.#filter) : this.log.toStart(this.#filter))
  }

  /** @returns whether anything was on its way */
  async arrive(isChange: boolean): Promise<boolean> {
    const next = (isChange ? this.#changes : this.#answers).shift()
    next?.()
    await new Promise((resolve) => setTimeout(resolve, 0))
    return next !== undefined
  }

  /** All that the log has to show of what was asked for last, and what of it the window shows. */
  ends(): { readonly all: readonly LogEntry[]; readonly shown: readonly LogEntry[] } {
    const { entries } = this.#find({ ...this.#filter, from: null, way: 'newer', count: 5_000 })
    return { all: entries, shown: this.log.entries.value }
  }
}

const act = fc.tuple(
  fc.constantFrom(
    'note',
    'note',
    'undo',
    'redo',
    'correct',
    'timer',
    'older',
    'newer',
    'ask',
    'change',
    'answer',
    'answer',
  ),
  fc.nat({ max: 500 }),
)

it('in the end it is as if it were opened then', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(3, 70, 400),
      fc.boolean(),
      fc.nat({ max: 11 }),
      fc.array(act, { maxLength: 40 }),
      async (count, isFollowed, first, acts) => {
        const played = new Played(count, isFollowed)
        played.ask(first)
        for (const [what, i] of acts) {
          if (what === 'older' || what === 'newer') void played.log[what]()
          else if (what === 'change' || what === 'answer') await played.arrive(what === 'change')
          else if (what === 'undo' || what === 'redo' || what === 'timer') played[what]()
          else played[what](i)
        }
        while ((await played.arrive(true)) || (await played.arrive(false)));
        const { all, shown } = played.ends()
        const { hasOlder, hasNewer } = played.log
        const at = hasOlder.value ? all.findIndex(({ id }) => id === shown[0]?.id) : 0
        if (shown.length > 0) expect(shown).toEqual(all.slice(at, at + shown.length))
        if (!hasNewer.value) expect(shown.at(-1)?.id).toBe(all.at(-1)?.id)
        expect(shown.length).toBeLessThanOrEqual(360)
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)
