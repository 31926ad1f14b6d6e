import { expect, it } from 'vitest'
import type { PaletteEntry } from './entries'
import { findEntries } from './find'

const entry = (key: string, about: Partial<PaletteEntry> = {}): PaletteEntry => ({
  key,
  label: 'The odds…',
  detail: key,
  sign: null,
  hint: '',
  isFirst: false,
  isHere: false,
  run: () => undefined,
  ...about,
})
const keys = (entries: readonly PaletteEntry[]): readonly string[] => entries.map(({ key }) => key)

it('of equals the one about the panel with focus is meant, also where another was chosen lately', () => {
  const all = [entry('The bomb'), entry('The gate'), entry('The car', { isHere: true })]
  expect(keys(findEntries('odds', all, []))[0]).toBe('The car')
  expect(keys(findEntries('odds', all, ['The bomb']))).toEqual(['The car', 'The bomb', 'The gate'])
})

it('what is named is meant, wherever focus is', () => {
  const all = [entry('The bomb'), entry('The gate'), entry('The car', { isHere: true })]
  expect(keys(findEntries('gate', all, []))).toEqual(['The gate'])
  expect(keys(findEntries('odds gate', all, []))[0]).toBe('The gate')
})
