import { partsOf, type Modifier } from '../../contract/shortcuts'

const MODIFIERS: Readonly<Record<Modifier, string>> = {
  mod: 'CmdOrCtrl',
  ctrl: 'Ctrl',
  meta: 'Super',
  alt: 'Alt',
  shift: 'Shift',
}
const KEYS: Readonly<Record<string, string>> = {
  plus: 'Plus',
  minus: '-',
  space: 'Space',
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
  enter: 'Enter',
  escape: 'Esc',
  tab: 'Tab',
  backspace: 'Backspace',
  delete: 'Delete',
  insert: 'Insert',
  home: 'Home',
  end: 'End',
  pageup: 'PageUp',
  pagedown: 'PageDown',
}

/** A shortcut as the menu bar writes it; null: it knows no such key (Electron throws at those). */
export function acceleratorOf(shortcut: string): string | null {
  const parts = partsOf(shortcut)
  if (parts === null) return null
  const { modifiers, key } = parts
  const name = KEYS[key] ?? (/^([a-z0-9]|f([1-9]|1\d|2[0-4])|[!-/:-@[-`{-~])$/.test(key) ? key.toUpperCase() : null)
  return name === null ? null : [...modifiers.map((modifier) => MODIFIERS[modifier]), name].join('+')
}
