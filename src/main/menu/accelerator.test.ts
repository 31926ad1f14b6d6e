import { expect, it } from 'vitest'
import { acceleratorOf } from './accelerator'

it.each([
  ['mod+shift+z', 'CmdOrCtrl+Shift+Z'],
  ['mod+plus', 'CmdOrCtrl+Plus'],
  ['mod+minus', 'CmdOrCtrl+-'],
  ['mod+0', 'CmdOrCtrl+0'],
  ['alt+f4', 'Alt+F4'],
  ['?', '?'],
  ['mod+ü', null],
  ['mod+audiovolumeup', null],
])('%s is %s in the menu bar', (shortcut, accelerator) => {
  expect(acceleratorOf(shortcut)).toBe(accelerator)
})
