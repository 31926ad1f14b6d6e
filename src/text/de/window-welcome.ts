import type { welcomeEn } from '../en/window-welcome'
import type { SameWords } from '../speak'
import { count } from './say'

export const welcomeDe: SameWords<typeof welcomeEn> = {
  'welcome.name': 'Longroll',
  'welcome.says': 'Für Aufgaben, die viele Würfe gegen die Zeit brauchen.',
  'welcome.new': 'Neue Kampagne',
  'welcome.open': 'Öffnen…',
  'welcome.recent': 'Letzte Kampagnen',
  'welcome.none': 'Noch keine.',
  'welcome.noneDo': 'Fang eine neue Kampagne an, öffne eine, die du hast, oder sieh dich erst im Beispiel um.',
  'welcome.sample': 'Beispiel ausprobieren',
  'welcome.sampleSays': 'Eine kleine Kampagne mit je einer angefangenen Aufgabe jedes Systems. Öffnet sich als Kopie.',
  'welcome.dropHint': 'Oder zieh eine Kampagnendatei auf dieses Fenster.',
  'welcome.played': (f) => `Gespielt am ${f.when}`,
  'welcome.playedOn': (f) => `Gespielt am ${f.day}, ${f.time}`,
  'welcome.playedToday': (f) => `Heute gespielt, ${f.time}`,
  'welcome.playedYesterday': (f) => `Gestern gespielt, ${f.time}`,
  'welcome.running': (f) =>
    f.count === 0 ? 'keine Aufgabe läuft' : count(f.count, 'Aufgabe läuft', 'Aufgaben laufen'),
  'welcome.missing': (f) => `Nicht mehr da, wo sie war: ${f.path}`,
  'welcome.find': 'Suchen…',
  'welcome.forget': (f) => `${f.name} aus der Liste nehmen`,
  'welcome.openName': (f) => `${f.name} öffnen`,
  'welcome.setAside': 'Die Datei öffnen, wie sie ist',
  'welcome.setAsideHint': 'Das Journal wird beiseitegelegt und bleibt erhalten.',
  'welcome.newTitle': 'Neue Kampagne',
  'welcome.newName': 'Wie heißt sie?',
  'welcome.newNeedsName': 'Gib ihr erst einen Namen.',
  'welcome.newNext': 'Wo soll sie liegen…',
}
