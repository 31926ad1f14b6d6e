// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { shortcutOf, shortcutWords, type Pressed } from './shortcut'

const pressed = (key: string, more: Partial<Pressed> & { readonly altGr?: boolean } = {}): Pressed => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  getModifierState: (name) => name === 'AltGraph' && more.altGr === true,
  ...more,
})

describe('a key as it is written', () => {
  it.each([
    ['a letter', pressed('r'), 'r'],
    ['with caps lock', pressed('R'), 'r'],
    ['with Shift', pressed('N', { shiftKey: true }), 'shift+n'],
    ['Ctrl', pressed('z', { ctrlKey: true }), 'mod+z'],
    ['Ctrl Shift', pressed('Z', { ctrlKey: true, shiftKey: true }), 'mod+shift+z'],
    ['? on an English keyboard: Shift and /', pressed('?', { shiftKey: true, code: 'Slash' }), '?'],
    ['? on a German keyboard: Shift and ß', pressed('?', { shiftKey: true, code: 'Minus' }), '?'],
    ['+ on an English keyboard: Shift and =', pressed('+', { shiftKey: true }), 'plus'],
    ['+ on a German keyboard, by itself', pressed('+'), 'plus'],
    ['a digit of a French keyboard, with Shift', pressed('1', { shiftKey: true, code: 'Digit1' }), '1'],
    ['Y and Z of a German keyboard by what they print', pressed('z', { code: 'KeyY', ctrlKey: true }), 'mod+z'],
    ['@ with AltGr is no Ctrl Alt', pressed('@', { ctrlKey: true, altKey: true, altGr: true }), '@'],
    ['a Cyrillic letter is the key in its place', pressed('к', { code: 'KeyR' }), 'r'],
    ['an umlaut is itself', pressed('ü', { code: 'BracketLeft' }), 'ü'],
    ['an arrow', pressed('ArrowUp', { altKey: true }), 'alt+up'],
    ['a function key', pressed('F10', { shiftKey: true }), 'shift+f10'],
    ['only a modifier', pressed('Control', { ctrlKey: true }), null],
    ['a dead key', pressed('Dead'), null],
  ])('%s', (_name, event, written) => {
    expect(shortcutOf(event, false)).toBe(written)
  })

  it('Cmd on a Mac, where Ctrl is another key', () => {
    expect([
      shortcutOf(pressed('k', { metaKey: true }), true),
      shortcutOf(pressed('k', { ctrlKey: true }), true),
      shortcutOf(pressed('k', { metaKey: true }), false),
    ]).toEqual(['mod+k', 'ctrl+k', 'meta+k'])
  })
})

it('shortcuts are shown as the platform writes them', () => {
  expect([
    shortcutWords('mod+shift+z', false),
    shortcutWords('mod+shift+z', true),
    shortcutWords('plus', false),
    shortcutWords('?', true),
  ]).toEqual(['Ctrl Shift Z', '⇧⌘Z', '+', '?'])
})
