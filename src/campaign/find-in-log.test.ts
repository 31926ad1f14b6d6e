import { beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '../rules/core/units'
import { Table } from '../../tests/support/table'
import type { Entry } from './history'
import { findInLog, type FoundInLog, type LogSearch } from './find-in-log'

const COUNT = 25
const any = { from: null, way: 'older', count: 10, character: null, task: null } as const satisfies LogSearch

let table: Table
let [sam, kim, car, lock]: readonly string[] = []

/** Notes "0" to "24", every fifth on Kim, every seventh on the lock. */
beforeAll(() => {
  table = new Table()
  sam = table.do('character.add', { name: 'Sam' })
  kim = table.do('character.add', { name: 'Kim' })
  const begin = (title: string, character: string): string =>
    table.do('task.begin', {
      system: 'storytelling',
      title,
      character,
      pool: { attribute: 2, skill: 3 },
      target: 10,
      interval: '1h',
    })
  car = begin('The car', sam)
  lock = begin('The lock', sam)
  for (let i = 0; i < COUNT; i += 1) {
    const about: JsonObject = i % 5 === 0 ? { character: kim } : i % 7 === 0 ? { task: lock } : {}
    table.do('note.add', { text: String(i), ...about })
  }
})

const textOf = ({ line }: Pick<Entry, 'line'>): string => ('text' in line ? String(line.text) : line.key)

const search = (more: Partial<LogSearch>, says: string | null = null): FoundInLog =>
  findInLog(table.campaign.history, { ...any, ...more }, says === null ? null : (entry) => textOf(entry).includes(says))
const notes = ({ entries }: FoundInLog): readonly string[] => entries.map(textOf)

/** All of it, page by page. */
function whole(more: Partial<LogSearch>): readonly string[] {
  const found: string[] = []
  const { way = any.way } = more
  for (let from: string | null = null, first = true; first || from !== null; first = false) {
    const page: FoundInLog = search({ ...more, from })
    if (way === 'older') found.unshift(...notes(page))
    else found.push(...notes(page))
    from = page.next
  }
  return found
}

describe('the log, page by page', () => {
  it('is read from its end towards older entries, oldest first on each page', () => {
    expect(notes(search({ count: 3 }))).toEqual(['22', '23', '24'])
    expect(notes(search({ count: 3, from: search({ count: 3 }).next }))).toEqual(['19', '20', '21'])
  })

  it('is whole and the same both ways, in pages of any size', () => {
    const all = table.campaign.history.log.map(textOf)
    for (const count of [1, 4, 7, 100]) {
      expect(whole({ count, way: 'older' })).toEqual(all)
      expect(whole({ count, way: 'newer' })).toEqual(all)
    }
  })

  it('that is of a character or a task has only that', () => {
    expect(notes(search({ character: kim ?? '', count: 3 }))).toEqual(['10', '15', '20'])
    expect(whole({ task: lock ?? '' }).slice(-2)).toEqual(['14', '21'])
    expect(whole({ task: car ?? '' })).toHaveLength(1)
  })

  it('is searched by words', () => {
    expect(notes(search({}, '2'))).toEqual(['2', '12', '20', '21', '22', '23', '24'])
  })

  it('leaves out what was undone, and goes on from it all the same', () => {
    const last = search({ count: 1 }).entries[0]?.id ?? ''
    table.do('undo')
    expect(notes(search({ count: 2 }))).toEqual(['22', '23'])
    expect(notes(search({ count: 2, from: last }))).toEqual(['22', '23'])
    table.do('redo')
  })

  it('has nothing behind an entry that is not there', () => {
    expect(search({ from: 'nothing' })).toEqual({ entries: [], next: null })
  })
})

it('a search that finds little answers all the same, and goes on where it stopped', () => {
  const big = new Table()
  const entries = 3_500
  for (let i = 0; i < entries; i += 1) big.do('note.add', { text: i === 10 ? 'needle' : 'hay' })
  const says = (entry: Entry): boolean => textOf(entry) === 'needle'
  const first = findInLog(big.campaign.history, any, says)
  expect([first.entries.length, first.next === null]).toEqual([0, false])
  const second = findInLog(big.campaign.history, { ...any, from: first.next }, says)
  expect([second.entries.length, second.next]).toEqual([1, null])
})
