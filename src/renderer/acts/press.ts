import { actOf, type ActId } from '../../contract/acts'
import { actWith, hasModifier, type Shortcuts } from '../../contract/shortcuts'
import { shortcutOf } from './shortcut'

/** What editing a text needs stays the field's own (Alt and an arrow goes by words on a Mac). */
const OF_FIELDS = new Set([
  ...['z', 'shift+z', 'y', 'a', 'c', 'v', 'x', 'shift+v', 'backspace', 'delete'].map((key) => `mod+${key}`),
  ...['alt+left', 'alt+right', 'alt+backspace', 'alt+delete'],
])

const WRITES =
  'input:not([type=radio], [type=checkbox], [type=range], [type=button]), textarea, select, [contenteditable]'
/** Whether letters are written there: fields and lists that are typed into, not boxes that are ticked. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(WRITES) !== null

/** The act that a key means. Null: none of ours, or the key belongs to a field, a menu, a dialog or the menu bar. */
export function actFor(event: KeyboardEvent, shortcuts: Shortcuts): ActId | null {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]') !== null) return null
  const shortcut = shortcutOf(event)
  if (shortcut === null) return null
  if (isTypedInto(event.target) && (!hasModifier(shortcut) || OF_FIELDS.has(shortcut))) return null
  const id = actWith(shortcut, shortcuts)
  if (id === null || actOf(id).heardBy === 'bar') return null
  return event.repeat && actOf(id).repeats !== true ? null : id
}
