import fc from 'fast-check'
import { expect } from 'vitest'
import { requestNames, type RequestName } from '../../../src/contract/channels'
import { answer, type Handlers } from '../../../src/main/ipc/answer'
import { ok } from '../../../src/rules/core/result'
import { fits } from './fits'
import { carried, inputs } from './hostile'
import { requestShapes, type Shape } from './shapes'

const natural = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype] as const
const ownKeys = (): readonly string[] => natural.map((one) => Reflect.ownKeys(one).map(String).sort().join())

export interface Fuzzed {
  readonly sent: number
  /** How many got as far as a handler, by request. */
  readonly accepted: ReadonlyMap<RequestName, number>
}

/**
 * Sends so many inputs over all requests of the contract. Fails when one is taken that its type would not have, when
 * anything is thrown, when a refusal is not the plain one, or when a prototype has changed.
 *
 * @param seed 0: another one each time; a failure names it
 */
export async function fuzzBridge(count: number, seed: number): Promise<Fuzzed> {
  const shapes = requestShapes()
  expect([...shapes.keys()].sort()).toEqual([...requestNames].sort())
  const accepted = new Map<RequestName, number>(requestNames.map((name) => [name, 0]))
  const before = ownKeys()
  let taken: { readonly input: unknown } | null = null
  const handlers = Object.fromEntries(
    requestNames.map((name) => [
      name,
      (input: unknown) => {
        taken = { input }
        return ok(null)
      },
    ]),
  ) as unknown as Handlers<string>
  let sent = 0

  const shapeOf = (name: RequestName): Shape => {
    const shape = shapes.get(name)
    if (shape === undefined) throw new Error(name)
    return shape
  }
  const sendings = fc.oneof(
    ...requestNames.map((name) => inputs(shapeOf(name)).map((raw) => ({ name, raw: carried(raw) }))),
  )
  const property = fc.asyncProperty(sendings, async ({ name, raw }) => {
    if (raw === null) return
    sent += 1
    taken = null
    const reply = await answer(name, raw.value, 'window', handlers, () => undefined)
    const got = taken as { readonly input: unknown } | null
    if (got === null) {
      expect(reply).toMatchObject({ ok: false, error: { code: 'ipc/bad-shape', request: name } })
      return
    }
    accepted.set(name, (accepted.get(name) ?? 0) + 1)
    if (!fits(shapeOf(name), raw.value)) throw new Error(`${name} took what its type is not`)
    if (!fits(shapeOf(name), got.input)) throw new Error(`${name} handed on what its type is not`)
    if ('polluted' in {} || 'polluted' in []) throw new Error(`${name} changed a prototype`)
  })
  await fc.assert(property, { numRuns: count, ...(seed === 0 ? {} : { seed }) })
  expect(ownKeys()).toEqual(before)
  return { sent, accepted }
}
