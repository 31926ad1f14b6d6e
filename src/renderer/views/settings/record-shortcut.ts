import { actOf, type ActId } from '../../../contract/acts'
import { actWith, hasModifier, keysOf, type Shortcuts } from '../../../contract/shortcuts'

/** What comes of a key that was pressed for an act. */
export type Recorded =
  | { readonly type: 'taken'; readonly by: ActId }
  | { readonly type: 'needs-modifier' }
  /** It moves and chooses in the window, or edits a field. */
  | { readonly type: 'reserved' }
  | { readonly type: 'right' }

const RESERVED = new Set([
  ...['tab', 'shift+tab', 'enter', 'shift+enter', 'mod+enter', 'space', 'shift+space', 'escape', 'contextmenu'],
  ...['shift+f10', 'f11', 'up', 'down', 'left', 'right', 'home', 'end', 'pageup', 'pagedown', 'backspace', 'delete'],
  ...['mod+a', 'mod+c', 'mod+v', 'mod+x', 'mod+q', 'mod+w', 'mod+m', 'mod+h', 'alt+f4'],
])

/** Whether an act can have the key, and if not, why. */
export function recorded(id: ActId, shortcut: string, shortcuts: Shortcuts): Recorded {
  if (RESERVED.has(shortcut)) return { type: 'reserved' }
  // The menu bar hears its keys before any field does.
  if (actOf(id).heardBy === 'bar' && !hasModifier(shortcut)) return { type: 'needs-modifier' }
  const by = actWith(shortcut, shortcuts)
  return by === null || by === id ? { type: 'right' } : { type: 'taken', by }
}

/** @param from the act that had it and goes without from now on */
export function withShortcut(
  shortcuts: Shortcuts,
  id: ActId,
  shortcut: string | null,
  from: ActId | null = null,
): Shortcuts {
  const rest = from === null ? shortcuts : { ...shortcuts, [from]: without(from, shortcut, shortcuts) }
  return withDefault({ ...rest, [id]: shortcut }, id)
}

/** It keeps another key of its own where it has one. */
const without = (id: ActId, shortcut: string | null, shortcuts: Shortcuts): string | null =>
  keysOf(id, shortcuts).find((key) => key !== shortcut) ?? null

/** What is as it comes is not kept. */
function withDefault(shortcuts: Shortcuts, id: ActId): Shortcuts {
  const usual = actOf(id).keys ?? []
  const now = shortcuts[id]
  return (now === null && usual.length === 0) || (usual.length === 1 && usual[0] === now)
    ? asItComes(shortcuts, id)
    : shortcuts
}

/** Without what the GM changed of it. */
export const asItComes = (shortcuts: Shortcuts, id: ActId): Shortcuts =>
  Object.fromEntries(Object.entries(shortcuts).filter(([other]) => other !== id))
