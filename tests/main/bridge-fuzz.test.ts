import { performance } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { requestNames } from '../../src/contract/channels'
import { answer, type Handlers } from '../../src/main/ipc/answer'
import { ok } from '../../src/rules/core/result'
import { fits } from '../support/bridge/fits'
import { fuzzBridge } from '../support/bridge/fuzz'
import { requestShapes } from '../support/bridge/shapes'

it('20,000 inputs over every request: nothing is taken that its type is not, nothing is thrown, no prototype changes', async () => {
  const { sent, accepted } = await fuzzBridge(20_000, 11)
  expect(sent).toBeGreaterThan(15_000)
  // It would say nothing if all were refused.
  expect([...accepted].filter(([, count]) => count === 0)).toEqual([])
})

it('the description that judges it is strict itself', () => {
  const shapes = requestShapes()
  const run = shapes.get('campaign:run')!
  const right = { do: 'undo', with: { a: [1, 'x', null] }, seen: 1 }
  expect(fits(run, right)).toBe(true)
  for (const wrong of [
    { ...right, more: 1 },
    { do: 'undo' },
    { ...right, seen: NaN },
    { ...right, with: Object.assign([1], { more: 1 }) },
    { ...right, with: [1, , 2] },
    { ...right, with: JSON.parse('{"__proto__":1}') },
    { ...right, with: new Map() },
    Object.assign(Object.create({}), right),
  ]) {
    expect(fits(run, wrong)).toBe(false)
  }
  expect(fits(shapes.get('app:info')!, undefined)).toBe(false)
})

const handlers = Object.fromEntries(requestNames.map((name) => [name, () => ok(null)])) as unknown as Handlers<string>
/** The shortest of several tries, in ms; no more than are needed to come below what is enough. */
const spent = async (work: () => unknown, enough: number): Promise<number> => {
  let best = Infinity
  for (let tries = 0; tries < 5 && best > enough; tries += 1) {
    const started = performance.now()
    await work()
    best = Math.min(best, performance.now() - started)
  }
  return best
}

const huge: readonly [string, () => unknown][] = [
  ['a text of ten million letters', () => 'x'.repeat(10_000_000)],
  ['a list of a million', () => Array(1_000_000).fill(0)],
  [
    'an object of fifty thousand keys',
    () => Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, i])),
  ],
  ['a thousand levels', () => Array.from({ length: 1_000 }).reduce<unknown>((inner) => [inner], 1)],
  ['ten thousand lists of a hundred', () => Array.from({ length: 10_000 }, () => Array(100).fill(0))],
]

it.each(huge)(
  '%s stalls nothing: no request takes longer over it than carrying it over the bridge takes',
  async (_what, make) => {
    const value = make()
    const places = [
      value,
      { do: 'undo', seen: 1, with: value },
      { path: value },
      { name: value },
      { do: value, seen: 1 },
    ]
    const carrying = await spent(() => structuredClone(value), 0)
    const bound = 3 * carrying + 5
    for (const name of requestNames) {
      for (const place of places) {
        const judged = await spent(() => answer(name, place, 'window', handlers, () => undefined), bound)
        expect(judged, `${name}, ${judged.toFixed(1)} ms; carrying ${carrying.toFixed(1)} ms`).toBeLessThan(bound)
      }
    }
  },
)
