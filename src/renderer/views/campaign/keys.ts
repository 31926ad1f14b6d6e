/** What a key asks of the campaign window. */
export type KeyAct =
  | { readonly type: 'undo' | 'redo' | 'begin' | 'roll' | 'enter' | 'advance' | 'timer' | 'seen' | 'players' | 'blank' }
  | { readonly type: 'panel'; readonly place: number }
  | { readonly type: 'nudge'; readonly by: 1 | -1 }

/** Plain letters belong to whoever is typed into; only undo and redo have a modifier, and there the field has its own. */
const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

const letters: Readonly<Record<string, KeyAct>> = {
  n: { type: 'begin' },
  r: { type: 'roll' },
  e: { type: 'enter' },
  a: { type: 'advance' },
  t: { type: 'timer' },
  s: { type: 'seen' },
  p: { type: 'players' },
  b: { type: 'blank' },
}

/** Null: not one of ours, or the key belongs to a field, a menu or a dialog. */
export function keyAct(event: KeyboardEvent): KeyAct | null {
  if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]') !== null) return null
  if (isTypedInto(event.target)) return null
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return { type: event.shiftKey ? 'redo' : 'undo' }
    return key === 'y' && !event.shiftKey ? { type: 'redo' } : null
  }
  if (key === '+' || key === '-') return { type: 'nudge', by: key === '+' ? 1 : -1 }
  if (event.repeat || event.shiftKey) return null
  if (/^[1-9]$/.test(key)) return { type: 'panel', place: Number(key) }
  return letters[key] ?? null
}
