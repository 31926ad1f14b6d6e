import type { hintsEn } from '../en/window-hints'
import type { SameWords } from '../speak'

// Hints for whoever is new here: each once.

export const hintsDe: SameWords<typeof hintsEn> = {
  'hints.title': 'Hinweis',
  'hints.gotIt': 'Verstanden',
  'hints.roll': (f) => `${f.name} ist dran. ${f.roll} würfelt hier, ${f.enter} nimmt, was auf dem Tisch fiel.`,
  'hints.choice': (f) =>
    `${f.name} hat die Wahl. Jede Möglichkeit nennt, was sie bewirkt, und ihre Chance; nichts anderes wartet darauf.`,
  'hints.undo': (f) => `${f.key} nimmt den letzten Schritt zurück, mit Würfeln und Uhr.`,
  'hints.advance': (f) => `Niemand ist dran. ${f.key} geht zur Uhr; sie sagt zuerst, was unterwegs fällig wird.`,
  'hints.why': 'Eine Zeile im Verlauf zeigt ihre Würfel und Regeln. Was nicht stimmt, lässt sich dort korrigieren.',
  'hints.guide': (f) => `${f.key} öffnet die Regeln der Aufgabe, an der du bist.`,
  'hints.show': 'Hinweise auf Neues',
  'hints.again': 'Alle Hinweise wieder zeigen',
  'hints.areAgain': 'Sie kommen wieder, wo sie passen.',
}
