import { expect, it } from 'vitest'
import { keysOf } from '../../../contract/shortcuts'
import { asItComes, recorded, withShortcut } from './record-shortcut'

it('a free key is taken, and what is as it comes is not kept', () => {
  const changed = withShortcut({}, 'roll', 'x')
  expect([recorded('roll', 'x', {}), changed, withShortcut(changed, 'roll', 'r'), asItComes(changed, 'roll')]).toEqual([
    { type: 'right' },
    { roll: 'x' },
    {},
    {},
  ])
})

it('a taken key says by whom; taken over, the other keeps what else it has', () => {
  const over = withShortcut({}, 'roll', 'u', 'undo')
  expect([recorded('roll', 'u', {}), keysOf('roll', over), keysOf('undo', over)]).toEqual([
    { type: 'taken', by: 'undo' },
    ['u'],
    ['mod+z'],
  ])
  const none = withShortcut({}, 'roll', 'e', 'enter')
  expect([keysOf('roll', none), keysOf('enter', none)]).toEqual([['e'], []])
})

it('keys that move and choose are nobody’s, and the menu bar hears no letters', () => {
  expect([recorded('roll', 'enter', {}), recorded('roll', 'mod+c', {}), recorded('larger', 'l', {})]).toEqual([
    { type: 'reserved' },
    { type: 'reserved' },
    { type: 'needs-modifier' },
  ])
})

it('no key at all can be wanted', () => {
  expect([withShortcut({}, 'roll', null), withShortcut({ note: 'x' }, 'note', null)]).toEqual([{ roll: null }, {}])
})
