import type { preferencesEn } from '../en/window-settings'
import type { SameWords } from '../speak'

// The settings of Longroll as a whole.

export const preferencesDe: SameWords<typeof preferencesEn> = {
  'preferences.title': 'Einstellungen',
  'preferences.look': 'Aussehen',
  'preferences.dice': 'Würfel',
  'preferences.keys': 'Tastatur',
  'preferences.alarms': 'Alarme und Ton',
  'preferences.files': 'Dateien und Sicherungen',
  'dicePart.rolled': 'An diesem Tisch wird meist',
  'dicePart.app': 'hier gewürfelt',
  'dicePart.table': 'auf dem Tisch gewürfelt',
  'dicePart.rolledHint':
    'Das Naheliegende ist gefüllt, wenn ein Wurf fällig ist. Das andere bleibt daneben, auf seiner eigenen Taste.',
  'dicePart.typed': 'Getippt werden zuerst',
  'dicePart.faces': 'die Augen',
  'dicePart.count': 'Anzahl oder Summe',
  'dicePart.typedHint':
    'Wo ein System nur Augen oder nur eine Anzahl nimmt, beginnt es dort. Tab wechselt zum anderen.',
  'filesPart.campaigns':
    'Jede Kampagne ist eine Datei, da, wo du sie hingelegt hast. Was du tust, ist in Longrolls eigenen Daten sicher, sobald im Fenster „Gespeichert“ steht, und einen Moment später in der Datei.',
  'filesPart.data': 'Longrolls eigene Daten',
  'filesPart.dataHint': 'Einstellungen, die Journale offener Kampagnen, Protokolle.',
  'filesPart.backups': 'Neue Sicherungen kommen nach',
  'filesPart.backupsHint':
    'Eine Sicherung entsteht, wann immer die Datei ersetzt wird, und wird geprüft. Frühere bleiben, wo sie sind, und werden weiter angeboten. Ist dieser Ordner nicht erreichbar, kommen Sicherungen in Longrolls eigene Daten.',
  'filesPart.away':
    'Dieser Ordner ist gerade nicht erreichbar. Bis er wieder da ist, kommen Sicherungen in Longrolls eigene Daten.',
  'filesPart.show': 'Ordner zeigen',
  'filesPart.showWhat': (f) => `Ordner zeigen: ${f.what}`,
  'filesPart.choose': 'Anderer Ordner…',
  'filesPart.own': 'Longrolls eigene Daten',
  'filesPart.faults': 'Wenn etwas schiefgeht',
  'filesPart.copyDiagnostics': 'Diagnose kopieren',
  'filesPart.copied': 'Kopiert. Füg es in deine Meldung ein.',
  'filesPart.faultsHint':
    'Versionen, Einstellungen, Größen und die letzten Fehler, als Text. Keine Namen, Notizen oder Pfade sind darin. Fehlerberichte bleiben in Longrolls eigenen Daten; verschickt wird nichts.',
}
