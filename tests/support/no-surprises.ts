import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

// A warning nobody expected is a fault nobody has looked at yet: it fails the test that caused it. A test that expects
// one says so with vi.spyOn(console, 'warn').mockImplementation(…), which takes it over from here.
let heard: string[] = []
let spies: MockInstance[] = []

beforeEach(() => {
  heard = []
  spies = (['warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      heard.push(`console.${method}: ${args.map(String).join(' ')}`)
    }),
  )
})

afterEach(() => {
  spies.forEach((spy) => {
    spy.mockRestore()
  })
  expect(heard, 'nothing was to be written to the console').toEqual([])
})
