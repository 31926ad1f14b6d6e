import { partsOf, written, type Modifier } from '../../contract/shortcuts'
import { t } from '../words'

/** Whether the platform's own modifier is Cmd. */
export const isMac = navigator.userAgent.includes('Mac OS')

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'space',
  '+': 'plus',
  '-': 'minus',
  arrowup: 'up',
  arrowdown: 'down',
  arrowleft: 'left',
  arrowright: 'right',
}
const NO_KEYS = new Set([
  'control',
  'shift',
  'alt',
  'meta',
  'altgraph',
  'dead',
  'process',
  'unidentified',
  'capslock',
  'fn',
])

/** What of an event says which key it was. */
export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>

/** The shortcut that an event is; null while only modifiers are held, or something is being composed. */
export function shortcutOf(event: Pressed, mac = isMac): string | null {
  const key = keyName(event)
  if (key === null) return null
  const prints = [...event.key].length === 1
  // AltGr (Ctrl and Alt on Windows) belongs to what is printed with it.
  const isAltGr = prints && event.getModifierState('AltGraph')
  const modifiers: Modifier[] = []
  if (mac ? event.metaKey : event.ctrlKey && !isAltGr) modifiers.push('mod')
  if (mac && event.ctrlKey) modifiers.push('ctrl')
  if (!mac && event.metaKey) modifiers.push('meta')
  if (event.altKey && !isAltGr) modifiers.push('alt')
  // `?` is Shift and / on one keyboard and Shift and ß on another: there Shift is part of the key.
  if (event.shiftKey && (!prints || isLetter(event.key) || event.key === ' ')) modifiers.push('shift')
  return written(modifiers, key)
}

const isLetter = (key: string): boolean => key.toLowerCase() !== key.toUpperCase()

function keyName({ key, code }: Pressed): string | null {
  const low = key.toLowerCase()
  if (NO_KEYS.has(low)) return null
  // Where letters are not Latin, the key in a Latin letter's place stands for it.
  const place = /^Key([A-Z])$/.exec(code)?.[1]
  if (isLetter(key) && [...key].length === 1 && !/^\p{Script=Latin}$/u.test(key) && place !== undefined)
    return place.toLowerCase()
  return NAMES[low] ?? low
}

const MAC: Readonly<Record<Modifier, string>> = { mod: '⌘', ctrl: '⌃', meta: '⌘', alt: '⌥', shift: '⇧' }
/** The order in which a Mac shows them. */
const MAC_ORDER: readonly Modifier[] = ['ctrl', 'alt', 'shift', 'mod']

/** A shortcut as the platform writes it: `Ctrl Shift Z`, `⇧⌘Z`. */
export function shortcutWords(shortcut: string, mac = isMac): string {
  const parts = partsOf(shortcut)
  if (parts === null) return shortcut
  const { modifiers } = parts
  if (mac)
    return [...MAC_ORDER.filter((one) => modifiers.includes(one)).map((one) => MAC[one]), keyWord(parts.key)].join('')
  return [...modifiers.map(modifierWord), keyWord(parts.key)].join(' ')
}

function modifierWord(modifier: Modifier): string {
  switch (modifier) {
    case 'mod':
    case 'ctrl':
      return t('key.ctrl')
    case 'alt':
      return t('key.alt')
    case 'shift':
      return t('key.shift')
    case 'meta':
      return t('key.meta')
  }
}

function keyWord(key: string): string {
  switch (key) {
    case 'plus':
      return '+'
    case 'minus':
      return '−'
    case 'up':
      return '↑'
    case 'down':
      return '↓'
    case 'left':
      return '←'
    case 'right':
      return '→'
    case 'space':
      return t('key.space')
    case 'enter':
      return t('key.enter')
    case 'backspace':
      return t('key.backspace')
    case 'delete':
      return t('key.delete')
    case 'home':
      return t('key.home')
    case 'end':
      return t('key.end')
    case 'pageup':
      return t('key.pageup')
    case 'pagedown':
      return t('key.pagedown')
    case 'insert':
      return t('key.insert')
    case 'contextmenu':
      return t('key.menu')
    default:
      return [...key].length === 1 ? key.toUpperCase() : `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`
  }
}
