import type { arrangeEn } from '../en/window-arrange'
import type { SameWords } from '../speak'

// Panels that are moved, folded and pinned.

export const arrangeDe: SameWords<typeof arrangeEn> = {
  'arrange.left': 'Nach links',
  'arrange.right': 'Nach rechts',
  'arrange.fold': 'Einklappen',
  'arrange.unfold': 'Ausklappen',
  'arrange.pin': 'Im Blick behalten',
  'arrange.unpin': 'Wieder mitrollen',
  'arrange.unpinWho': (f) => `${f.name} wieder mitrollen lassen`,
  'arrange.moved': (f) => `${f.name} ist jetzt Feld ${f.place} von ${f.count}.`,
  'arrange.folded': (f) => `${f.name} ist eingeklappt.`,
  'arrange.unfolded': (f) => `${f.name} ist ausgeklappt.`,
  'arrange.pinned': (f) => `${f.name} bleibt im Blick.`,
  'arrange.unpinned': (f) => `${f.name} rollt wieder mit.`,
  'arrange.asBefore': 'Die Felder stehen wieder wie zuvor.',
  'arrange.unfoldWho': (f) => `${f.name} ausklappen`,
  'arrange.shelf': 'Eingeklappte Felder',
  'arrange.drop': 'Zum Einklappen hier ablegen',
}
