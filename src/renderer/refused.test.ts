import { expect, it } from 'vitest'
import { inWords, mistakeAt, mistakeElsewhere } from './refused'

const at = (field: string | null) => ({ code: 'bad-value', message: 'No.', field })

it('a mistake stands beside its field and those around it, and nowhere else', () => {
  expect([
    mistakeAt(at('pool.skill'), 'pool.skill'),
    mistakeAt(at('pool.skill'), 'pool'),
    mistakeAt(at('pool'), 'pool.skill'),
    mistakeAt(at(null), 'pool'),
    mistakeAt(null, 'pool'),
  ]).toEqual(['No.', 'No.', null, null, null])
})

it('what belongs to none of the fields shown stands at the foot', () => {
  expect([
    mistakeElsewhere(at('task'), 'title'),
    mistakeElsewhere(at('title'), 'title'),
    mistakeElsewhere(at(null), 'title'),
  ]).toEqual(['No.', null, 'No.'])
})

it('refusals and file errors both come in words', () => {
  expect([
    inWords({ code: 'bad-value', field: 'target', reason: { key: 'missing' } }),
    inWords({ code: 'file/not-saved', path: '/x', reason: 'disk-full', system: 'ENOSPC', kept: true }),
  ]).toEqual([
    { code: 'bad-value', field: 'target', message: 'This is needed.' },
    { code: 'file/not-saved', field: null, message: 'Not saved: disk full' },
  ])
})
