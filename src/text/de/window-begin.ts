import type { beginEn } from '../en/window-begin'
import type { SameWords } from '../speak'

// The dialog that begins a task; what stands in its middle is each system's own.

export const beginDe: SameWords<typeof beginEn> = {
  'begin.title': 'Aufgabe beginnen',
  'begin.systems': 'System',
  'begin.usual': 'hier üblich',
  'begin.presets': 'Deine Vorlagen',
  'begin.who': 'Wer',
  'begin.what': 'Was getan wird',
  'begin.whatPlaceholder': 'Das Auto reparieren',
  'begin.begin': 'Beginnen',
  'begin.saveAs': 'Als Vorlage speichern',
  'begin.presetName': 'Name der Vorlage',
  'begin.presetSave': 'Speichern',
  'begin.presetSaved': (f) => `Gespeichert als „${f.name}“.`,
  'begin.nobody': 'Füg erst einen Charakter hinzu.',
  'begin.notHere': 'Dieses System lässt sich hier noch nicht beginnen.',
}
