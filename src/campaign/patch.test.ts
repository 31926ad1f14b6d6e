import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyFitting, applyPatch, difference, inverse } from './patch'

const leaf = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.string({ maxLength: 3 }),
  fc.array(fc.integer(), { maxLength: 3 }),
)
const key = fc.constantFrom('a', 'b', 'c', 'd')
const tree = fc.letrec<{ readonly node: Record<string, unknown> }>((tie) => ({
  node: fc.dictionary(key, fc.oneof({ depthSize: 'small', maxDepth: 4 }, leaf, tie('node')), { noNullPrototype: true }),
})).node

describe('patches', () => {
  it('lead from one state to the other and back', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        const patch = difference(before, after)
        expect(applyPatch(before, patch)).toEqual(after)
        expect(applyPatch(after, inverse(patch))).toEqual(before)
      }),
      { numRuns: 300 },
    )
  })

  it('survive being written down and read again', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        const read = JSON.parse(JSON.stringify(difference(before, after))) as ReturnType<typeof difference>
        expect(applyPatch(before, read)).toEqual(after)
        expect(applyPatch(after, inverse(read))).toEqual(before)
      }),
    )
  })

  it('name no place in a list, and nothing that has not changed', () => {
    const before = { tasks: { a: { rolls: [1, 2], title: 'A' }, b: { rolls: [] } }, clock: null }
    const after = { tasks: { a: { rolls: [1, 2, 3], title: 'A' } }, clock: null, deck: { out: ['2C'] } }
    expect(difference(before, after)).toEqual([
      { path: ['tasks', 'a', 'rolls'], before: [1, 2], after: [1, 2, 3] },
      { path: ['tasks', 'b'], before: { rolls: [] } },
      { path: ['deck'], after: { out: ['2C'] } },
    ])
    expect(difference({ list: [1, { a: 2 }] }, { list: [1, { a: 2 }] })).toEqual([])
  })

  it('leave the state they are applied to as it was', () => {
    const before = { tasks: { a: { have: 1 } } }
    const after = applyPatch(before, [{ path: ['tasks', 'a', 'have'], before: 1, after: 2 }])
    expect([before, after]).toEqual([{ tasks: { a: { have: 1 } } }, { tasks: { a: { have: 2 } } }])
  })

  it('do not fit another state', () => {
    expect(() => applyPatch({}, [{ path: ['tasks', 'a', 'have'], before: 1, after: 2 }])).toThrow('tasks.a.have')
  })

  it('kept for long are used only where they fit, in order, and only if they are patches', () => {
    const state = { tasks: { a: { have: 2, of: [1] } } }
    const step = { path: ['tasks', 'a', 'have'], before: 2, after: 3 }
    expect(applyFitting(state, [step, { ...step, before: 3, after: 4 }])).toEqual({
      tasks: { a: { have: 4, of: [1] } },
    })
    const unfit: readonly unknown[] = [
      [{ ...step, before: 1 }],
      [{ path: step.path, after: 3 }],
      [{ path: ['tasks', 'b', 'have'], after: 3 }],
      [{ path: ['tasks', 'b'], before: {} }],
      [{ path: ['tasks', 'a', 'of'], before: [2], after: [1] }],
      [{ path: ['tasks', 'a', 'have', 'x'], after: 3 }],
      [{ path: [], before: state, after: {} }],
      [{ path: 'tasks' }],
      [null],
      [step, step],
      { path: ['tasks'] },
      null,
      'x',
    ]
    for (const patch of unfit) expect(applyFitting(state, patch), JSON.stringify(patch)).toBeNull()
    expect(state).toEqual({ tasks: { a: { have: 2, of: [1] } } })
  })
})
