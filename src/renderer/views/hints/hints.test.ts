import { expect, it } from 'vitest'
import { hintNames } from '../../../contract/settings'
import { hintFor, type HintFacts } from './hints'

const nothing: HintFacts = { isDue: false, isChoiceOpen: false, rolls: 0, isRunning: false, hasRolled: false }
const all: HintFacts = { isDue: true, isChoiceOpen: true, rolls: 9, isRunning: true, hasRolled: true }

it('nothing is said in a window in which nothing happens', () => {
  expect(hintFor(nothing, [])).toBe(null)
})

it('of several that apply the one of most use is said; what was seen never comes again', () => {
  const seen: (typeof hintNames)[number][] = []
  for (let hint = hintFor(all, seen); hint !== null; hint = hintFor(all, seen)) seen.push(hint)
  expect(seen).toEqual(['roll', 'undo', 'choice', 'why', 'guide'])
  expect(hintFor({ ...nothing, isRunning: true }, seen)).toBe('advance')
  expect(hintFor(all, hintNames)).toBe(null)
})
