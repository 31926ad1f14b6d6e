import type { Reason, SystemReason } from '../../rules/core/refusal'
import type { ReasonWords, Told } from '../words'
import { dramaticTaskReasons } from './dramatic-task'
import { modDotReasons } from './mod-dot'
import { sagaReasons } from './saga-machine'
import { count, list } from './say'
import { storytellingReasons } from './storytelling'
import { timeDieReasons } from './time-die'

const coreReasons: ReasonWords<Exclude<Reason, SystemReason>> = {
  missing: () => 'Hier fehlt noch etwas.',
  'not-text': () => 'Hier muss Text stehen.',
  'too-long': ({ most }) => `Höchstens ${most} Zeichen.`,
  'not-whole': ({ least, most }) => `Eine ganze Zahl von ${least} bis ${most}.`,
  'not-one-of': ({ allowed }) => `Eins von ${list(allowed)}.`,
  'not-yes-or-no': () => 'Ja oder nein.',
  'not-a-list': () => 'Das muss eine Liste sein.',
  'not-an-object': () => 'Das muss benannte Felder haben.',
  'list-length': ({ least, most }) => (least === most ? `Genau ${least}.` : `Von ${least} bis ${most}.`),
  'not-a-duration': () => 'Schreib eine Dauer wie 1h30m, 90s, 3d oder 4r.',
  'no-time': () => 'Etwas Zeit muss vergehen: mehr als 0.',
  'not-a-game-time': () => 'Schreib eine Zeit wie 2h oder 1d4h seit Beginn der Kampagne.',
  'not-a-time-of-day': () => 'Schreib eine Uhrzeit wie 21:30.',
  'not-a-date': () => 'Schreib einen Tag dieses Kalenders als Jahr-Monat-Tag, etwa 1999-12-31.',
  'not-a-multiple': ({ of }) => `Ein Vielfaches von ${of}.`,
  'timer-state': () => 'So wie der Timer gerade steht, geht das nicht.',
  'only-one-of': ({ fields }) => `Gib nur eins davon: ${list(fields)}.`,
  twice: () => 'Niemand kann doppelt in einer Aufgabe sein.',
  'unknown-command': () => 'Diesen Befehl gibt es nicht.',
  'unknown-task': () => 'Diese Aufgabe ist nicht mehr in der Kampagne.',
  'unknown-character': () => 'Dieser Charakter ist nicht in der Kampagne.',
  'not-taking-part': () => 'Dieser Charakter macht bei der Aufgabe nicht mit.',
  'unknown-alarm': () => 'Dieser Alarm ist schon gesehen.',
  'unknown-condition': () => 'Diesen Zustand hat der Charakter nicht.',
  'unknown-preset': () => 'Eine Vorlage dieses Namens gibt es nicht.',
  'unknown-entry': () => 'Diesen Eintrag gibt es im Verlauf nicht.',
  'not-correctable': () => 'Korrigieren lässt sich nur, was sich auch rückgängig machen ließe und noch zählt.',
  'unknown-timer': () => 'Diesen Timer gibt es nicht.',
  'other-system': () => 'In einer Aufgabe dieses Systems geht das nicht.',
  'other-kind': () => 'In einer Aufgabe dieser Art geht das nicht.',
  'not-stopped': () => 'Nur eine unterbrochene Aufgabe lässt sich wieder aufnehmen.',
  'not-over': () => 'Die Aufgabe ist nicht vorbei. Nur was vorbei ist, lässt sich wieder öffnen.',
  over: () => 'Die Aufgabe ist vorbei. Öffne sie über ihr Menü wieder, dann geht es weiter.',
  stopped: () => 'Die Aufgabe ist unterbrochen. Nimm sie erst wieder auf.',
  'choice-open': () => 'Eine Wahl ist offen. Triff sie zuerst.',
  'no-choice': () => 'Hier ist keine Wahl offen.',
  'not-an-option': ({ options }) => `Zur Wahl stehen ${list(options)}.`,
  'not-by-itself': () =>
    'Diese Aufgabe lässt sich nicht durchwürfeln: Was sie bringt, wird am Tisch gezählt. Tipp es Probe für Probe ein.',
  'no-rolls-left': () =>
    'Es ist kein Wurf mehr übrig. Ein besserer Pool, eine spätere Frist oder ein Machtwort gibt mehr.',
  'deadline-before-first-roll': ({ first }) =>
    `Der erste Wurf dauert ${first}. So spät muss die Frist mindestens sein.`,
  'nothing-ahead': () => 'Nichts wird fällig, und keine Frist liegt voraus.',
  'history-does-not-fit': () =>
    'Was die Datei von diesem Schritt weiß, passt nicht mehr zur Kampagne; dahinter führt kein Weg zurück. Alles ist, wie es war; eine Sicherung kann helfen.',
  'nothing-to-undo': () => 'Es gibt nichts rückgängig zu machen.',
  'nothing-to-redo': () => 'Es gibt nichts zu wiederholen.',
  'in-use': ({ tasks }) =>
    `Macht noch mit bei ${list(tasks)}. Erst ${tasks.length === 1 ? 'diese Aufgabe' : 'diese Aufgaben'} abschließen oder entfernen.`,
  stale: () =>
    'Das hat sich inzwischen geändert. Was du getippt hast, steht noch da: Prüf es und gib es noch einmal ein.',
  face: ({ face, sides }) => `Ein W${sides} zeigt 1 bis ${sides}, nicht ${face}.`,
  'too-few-dice': ({ missing }) => `Es ${missing === 1 ? 'fehlt' : 'fehlen'} noch ${count(missing, 'Würfel')}.`,
  'too-many-dice': ({ extra }) => `${count(extra, 'Würfel')} zu viel.`,
  'cannot-change': () => 'Das lässt sich hier nicht ändern.',
}

/** Words for every reason of a refusal; one line here for each system. */
export const reasons: Told['reasons'] = {
  ...coreReasons,
  ...storytellingReasons,
  ...dramaticTaskReasons,
  ...sagaReasons,
  ...modDotReasons,
  ...timeDieReasons,
}
