import { actIds, actOf, type ActId } from './acts'

/*
  A shortcut is written `mod+shift+z`: the modifiers in this order, then the key as the keyboard names it, in small letters.
  `mod` is Cmd on a Mac and Ctrl elsewhere. What a key prints (`?`, `+`) is named by what it prints, so it is the same key
  to the GM on every keyboard; Shift is named only where it does not change that (letters, named keys).
*/

const MODIFIERS = ['mod', 'ctrl', 'meta', 'alt', 'shift'] as const
export type Modifier = (typeof MODIFIERS)[number]

/** What the GM changed, by act. Null: no key at all; one that is not here is as it comes. */
export type Shortcuts = Readonly<Partial<Record<ActId, string | null>>>

export interface ShortcutParts {
  readonly modifiers: readonly Modifier[]
  readonly key: string
}

const isModifier = (word: string): word is Modifier => MODIFIERS.some((modifier) => modifier === word)

/** Null: not a shortcut. */
export function partsOf(shortcut: string): ShortcutParts | null {
  const words = shortcut.split('+')
  const key = words.pop() ?? ''
  const isInOrder = words.every(
    (word, i) =>
      isModifier(word) &&
      (i === 0 || MODIFIERS.findIndex((m) => m === word) > MODIFIERS.findIndex((m) => m === words[i - 1])),
  )
  if (key === '' || key.length > 20 || isModifier(key) || key !== key.toLowerCase() || !isInOrder) return null
  return { modifiers: words.filter(isModifier), key }
}

/** A shortcut as it is written, its modifiers in their order. */
export const written = (modifiers: readonly Modifier[], key: string): string =>
  [...MODIFIERS.filter((modifier) => modifiers.includes(modifier)), key].join('+')

/** The shortcuts of an act as they are now, the one that is shown first. */
export function keysOf(id: ActId, changed: Shortcuts): readonly string[] {
  const own = changed[id]
  if (own === undefined) return actOf(id).keys ?? []
  return own === null ? [] : [own]
}

/** The act that has a shortcut now; null: none. */
export const actWith = (shortcut: string, changed: Shortcuts): ActId | null =>
  actIds.find((id) => keysOf(id, changed).includes(shortcut)) ?? null

/** A key without Ctrl, Cmd or Alt writes in fields: the menu bar must not hear it. */
export const hasModifier = (shortcut: string): boolean => {
  const parts = partsOf(shortcut)
  return parts !== null && (parts.modifiers.some((modifier) => modifier !== 'shift') || /^f\d{1,2}$/.test(parts.key))
}
