import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bareEntry } from '../../tests/support/bare-entry'
import { atOnce } from '../rules/core/sliced'
import { epochMs } from '../rules/core/units'
import { History, type Entry, type HistoryRecord } from './history'

const ACTS = ['notes', 'note', 'many at once', 'outside undo', 'correction', 'undo', 'redo', 'timer'] as const

/** Records as a campaign makes them: only the newest step is undone, and a new one drops what could be redone. */
function recordsOf(acts: readonly (typeof ACTS)[number][]): readonly HistoryRecord[] {
  const records: HistoryRecord[] = []
  let undoable: string[] = []
  let redoable: string[] = []
  let made = 0
  const next = (): { readonly revision: number } => ({ revision: records.length + 1 })
  const entry = (): Entry => ({ ...bareEntry(`e${(made += 1)}`, `said ${made}`), patch: [] })
  const does = (step: Entry, also?: readonly Entry[]): void => {
    records.push({ ...next(), type: 'done', entry: step, ...(also === undefined ? {} : { also }) })
    if (step.outsideUndo) return
    undoable = [...undoable, step.id]
    redoable = []
  }
  for (const act of acts) {
    const [undo, redo] = [undoable.at(-1), redoable.at(-1)]
    if (act === 'notes') for (let i = 0; i < 700; i += 1) does(entry())
    else if (act === 'note') does(entry())
    else if (act === 'many at once') does(entry(), [entry(), entry()])
    else if (act === 'outside undo') does({ ...entry(), outsideUndo: true })
    else if (act === 'timer') records.push({ ...next(), type: 'outside', wall: epochMs(1), patch: [] })
    else if (act === 'correction') {
      if (made > 0) does({ ...entry(), correction: { entry: 'e1', anew: [bareEntry('e1', `anew by ${made}`)] } })
    } else if (act === 'undo' && undo !== undefined) {
      records.push({ ...next(), type: 'undone', entry: undo, patch: [] })
      undoable = undoable.slice(0, -1)
      redoable = [...redoable, undo]
    } else if (act === 'redo' && redo !== undefined) {
      records.push({ ...next(), type: 'redone', entry: redo, patch: [] })
      redoable = redoable.slice(0, -1)
      undoable = [...undoable, redo]
    }
  }
  return records
}

const seen = (history: History) => ({
  records: history.records,
  log: history.log,
  steps: history.steps,
  next: [history.nextUndo, history.nextRedo],
  page: history.page(null, 5),
  first: [history.get('e1'), history.stands('e1'), history.entriesOfStep('e1')],
})

it('of very many records is the same as of one after another', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ACTS), { maxLength: 14 }), (acts) => {
      const records = recordsOf(acts)
      const one = new History()
      for (const record of records) one.append(record)
      expect(seen(atOnce(History.read(records)))).toEqual(seen(one))
    }),
  )
})
