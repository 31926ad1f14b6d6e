import { expect, it } from 'vitest'
import { SecondStarts } from './second-start'

function taken(): { readonly starts: SecondStarts; readonly opened: (readonly string[])[] } {
  const opened: (readonly string[])[] = []
  return { starts: new SecondStarts((files) => void opened.push(files)), opened }
}

it('opens at once what is brought', () => {
  const { starts, opened } = taken()
  starts.take(['a'])
  starts.take([])
  expect(opened).toEqual([['a'], []])
  expect(starts.forTheNext).toBeNull()
})

it('opens nothing while Longroll quits, and everything when it stays after all', () => {
  const { starts, opened } = taken()
  starts.quitting()
  starts.take(['a'])
  starts.take(['b', 'c'])
  expect(opened).toEqual([])
  starts.staying()
  expect(opened).toEqual([['a'], ['b', 'c']])
  expect(starts.forTheNext).toBeNull()
  starts.take(['d'])
  expect(opened).toHaveLength(3)
})

it('leaves it to the next Longroll when it does quit, also where only Longroll itself was wanted', () => {
  const { starts } = taken()
  starts.quitting()
  expect(starts.forTheNext).toBeNull()
  starts.take([])
  expect(starts.forTheNext).toEqual([])
  starts.take(['a'])
  expect(starts.forTheNext).toEqual(['a'])
})
