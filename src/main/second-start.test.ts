import { expect, it } from 'vitest'
import { SecondStarts } from './second-start'

function taken(): { readonly starts: SecondStarts; readonly opened: (readonly string[])[] } {
  const opened: (readonly string[])[] = []
  return { starts: new SecondStarts((files) => void opened.push(files)), opened }
}

function pending(): { readonly promise: Promise<boolean>; readonly resolve: (value: boolean) => void } {
  let resolve: (value: boolean) => void = () => undefined
  const promise = new Promise<boolean>((done) => (resolve = done))
  return { promise, resolve: (value) => resolve(value) }
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

it('opens nothing while a campaign is being closed, and everything when it is closed or stays open', async () => {
  const { starts, opened } = taken()
  const closings = [pending(), pending()] as const
  const both = closings.map(({ promise }) => starts.during(promise))
  starts.take(['a'])
  closings[0].resolve(true)
  expect(await both[0]).toBe(true)
  expect(opened).toEqual([])
  closings[1].resolve(false)
  expect(await both[1]).toBe(false)
  expect(opened).toEqual([['a']])
})

it('closing the last window becomes a quit: what came meanwhile is for the next Longroll', async () => {
  const { starts, opened } = taken()
  const closing = pending()
  const closed = starts.during(closing.promise.then(() => (starts.quitting(), true)))
  starts.take(['a'])
  closing.resolve(true)
  await closed
  expect(opened).toEqual([])
  expect(starts.forTheNext).toEqual(['a'])
})

it('goes on also where a closing fails', async () => {
  const { starts, opened } = taken()
  const closing = starts.during(Promise.reject(new Error('a bug')))
  starts.take([])
  await expect(closing).rejects.toThrow('a bug')
  expect(opened).toEqual([[]])
})
