import { describe, expect, it } from 'vitest'
import { emptyState, type CampaignState, type Character, type PanelStand } from '../../../campaign/state'
import { arranged, movedBy, movedTo, switched } from './arrange'

const person = (id: string, order: number, panel = true): Character => ({
  id,
  order,
  name: id,
  player: '',
  notes: '',
  panel,
  conditions: [],
  beats: 0,
})

const usual: PanelStand = { place: null, folded: false, pinned: false }

function table(stands: Readonly<Record<string, Partial<PanelStand>>> = {}): CampaignState {
  const people = ['ann', 'bo', 'cy', 'di'].map((id, i) => person(id, i))
  return {
    ...emptyState('Test'),
    characters: Object.fromEntries([...people, person('foe', 9, false)].map((one) => [one.id, one])),
    panels: Object.fromEntries(Object.entries(stands).map(([id, stand]) => [id, { ...usual, ...stand }])),
  }
}

const ids = (state: CampaignState): string =>
  arranged(state)
    .map(({ id }) => id)
    .join(' ')

describe('the order of panels', () => {
  it('is as characters came; opponents have none', () => {
    expect(ids(table())).toBe('ann bo cy di')
  })

  it('is as it was put; who came later stands last', () => {
    expect(ids(table({ cy: { place: 0 }, ann: { place: 1 }, bo: { place: 2 } }))).toBe('cy ann bo di')
  })

  it('has pinned panels first, in their own order', () => {
    expect(ids(table({ di: { pinned: true, place: 3 }, bo: { pinned: true, place: 1 } }))).toBe('bo di ann cy')
  })
})

describe('a panel that is moved', () => {
  it('changes places with the one beside it', () => {
    expect(movedBy(table(), 'bo', -1)).toEqual(['bo', 'ann', 'cy', 'di'])
    expect(movedBy(table(), 'bo', 1)).toEqual(['ann', 'cy', 'bo', 'di'])
  })

  it('does not leave the row at its ends', () => {
    expect([movedBy(table(), 'ann', -1), movedBy(table(), 'di', 1)]).toEqual([null, null])
  })

  it('steps over folded ones, and not among the pinned', () => {
    const state = table({ bo: { folded: true }, di: { pinned: true } })
    expect(ids(state)).toBe('di ann bo cy')
    expect(movedBy(state, 'ann', 1)).toEqual(['di', 'bo', 'cy', 'ann'])
    expect(movedBy(state, 'ann', -1)).toBeNull()
  })

  it('is dropped before or behind another', () => {
    expect(movedTo(table(), 'di', 'bo', false)).toEqual(['ann', 'di', 'bo', 'cy'])
    expect(movedTo(table(), 'ann', 'cy', true)).toEqual(['bo', 'cy', 'ann', 'di'])
  })

  it('that is dropped where it stands stays', () => {
    expect([movedTo(table(), 'bo', 'ann', true), movedTo(table(), 'bo', 'bo', true)]).toEqual([null, null])
  })
})

it('folding and pinning name all that are', () => {
  const state = table({ bo: { folded: true }, cy: { folded: true } })
  expect(switched(state, 'folded', 'ann', true)).toEqual(['bo', 'cy', 'ann'])
  expect(switched(state, 'folded', 'bo', false)).toEqual(['cy'])
  expect(switched(state, 'pinned', 'bo', true)).toEqual(['bo'])
})
