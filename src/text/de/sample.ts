import type { sampleEn } from '../en/sample'
import type { SameWords } from '../speak'

// The sample campaign: who is in it, what they do, what was said at the table.

export const sampleDe: SameWords<typeof sampleEn> = {
  'sample.file': (f) => `Beispiel ${f.date}`,
  'sample.name': 'Merrow Point, ein Beispiel',
  'sample.petra': 'Petra Quill',
  'sample.aldous': 'Aldous',
  'sample.sunniva': 'Sunniva',
  'sample.iko': 'Iko Tamm',
  'sample.emeric': 'Emeric',
  'sample.climb': 'Zum Anleger hinunterklettern',
  'sample.diary': 'Das Tagebuch des Wärters vor der Flut lesen',
  'sample.hull': 'Den Rumpf flicken',
  'sample.tracks': 'Den Strandräubern durch die Höhlen folgen',
  'sample.tables': 'Ausrechnen, wann sich das Seetor öffnet',
  'sample.boat': 'Das Boot von den Felsen holen',
  'sample.endBonus': 'Die eigene Karte des Wärters',
  'sample.soaked': 'Durchnässt',
  'sample.sleepless': 'Schlaflos',
  'sample.timer': 'Pause: zurück an den Tisch',
  'sample.arrival': 'Seit drei Nächten ist das Licht von Merrow Point aus. Alle gehen auf der Insel an Land.',
  'sample.diaryFirst': 'Auf den ersten Seiten steht nur das Wetter.',
  'sample.diarySecond': 'Die Handschrift wechselt: Die letzte Woche hat jemand anderes geschrieben.',
  'sample.hullFirst': 'Teer aus dem Lampenraum hält die erste Planke.',
  'sample.tracksFirst': 'Frisches Öl auf den Steinen. Sie haben Lampen dabei.',
  'sample.boatFirst': 'Eine Welle dreht den Bug in die richtige Richtung.',
  'sample.word': 'Das Hafenamt erwartet bis zum Abend eine Antwort.',
}
