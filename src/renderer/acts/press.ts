import { actOf, type ActId } from '../../contract/acts'
import { actWith, hasModifier, type Shortcuts } from '../../contract/shortcuts'
import { shortcutOf } from './shortcut'

/** What editing a text needs stays the field's own (Alt and an arrow goes by words on a Mac). */
const OF_FIELDS = new Set([
  ...['a', 'c', 'v', 'x', 'shift+v', 'backspace', 'delete'].map((key) => `mod+${key}`),
  ...['alt+left', 'alt+right', 'alt+backspace', 'alt+delete'],
])

const WRITES =
  'input:not([type=radio], [type=checkbox], [type=range], [type=button]), textarea, select, [contenteditable]'
/** Whether letters are written there: fields and lists that are typed into, not boxes that are ticked. */
const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(WRITES) !== null

/** What the GM typed last into each field. */
const typedLast = new WeakMap<EventTarget, string>()

/** Hears what is typed into fields, as long as the window is there. @returns ends it */
export function watchTyping(): () => void {
  const hear = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typedLast.set(target, target.value)
  }
  window.addEventListener('input', hear, true)
  return () => window.removeEventListener('input', hear, true)
}

/**
 * An empty field that the GM did not empty has nothing of its own to take back: it was just opened, or what was typed has
 * been taken. There Undo means the roll or the note.
 */
const hasNothingToUndo = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.value === '' &&
  typedLast.get(target) !== ''
/** Whether Undo and Redo are those of what has focus, not of the campaign. */
export const undoesItself = (target: EventTarget | null): boolean => isTypedInto(target) && !hasNothingToUndo(target)
const UNDOES = new Set(['mod+z', 'mod+shift+z', 'mod+y'])

/** The act that a key means. Null: none of ours, or the key belongs to a field, a menu, a dialog or the menu bar. */
export function actFor(event: KeyboardEvent, shortcuts: Shortcuts): ActId | null {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]') !== null) return null
  const shortcut = shortcutOf(event)
  if (shortcut === null) return null
  if (UNDOES.has(shortcut)) {
    if (undoesItself(event.target)) return null
  } else if (isTypedInto(event.target) && (!hasModifier(shortcut) || OF_FIELDS.has(shortcut))) return null
  const id = actWith(shortcut, shortcuts)
  if (id === null || actOf(id).heardBy === 'bar') return null
  return event.repeat && actOf(id).repeats !== true ? null : id
}
