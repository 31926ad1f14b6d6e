import type { filesEn } from '../en/window-files'
import type { SameWords } from '../speak'
import { count } from './say'

// The campaign's file: where it lies, backups, conflicts, what can be done about one that does not open.

export const filesDe: SameWords<typeof filesEn> = {
  'file.title': 'Die Datei der Kampagne',
  'file.lies': 'Sie liegt in',
  'file.safe': 'Alles ist in der Datei. Ein Stick oder eine Karte darf heraus, sobald die Kampagne geschlossen ist.',
  'file.unconfirmed':
    'Alles ist in der Datei, aber dieses Laufwerk kann nicht sagen, ob es einen Stromausfall überstünde.',
  'file.noBackup': (f) =>
    `Die Kampagne selbst ist sicher, aber von ihrem letzten Stand ließ sich keine Sicherung anlegen: ${f.why}. Frühere Sicherungen bleiben; es wird bei jedem Schreiben der Datei neu versucht.`,
  'file.behind':
    'Jede Änderung ist auf diesem Rechner sicher; die Datei hat sie gleich auch. Zieh das Laufwerk noch nicht ab.',
  'file.notSaved': (f) => `Die Datei ließ sich nicht schreiben: ${f.why}.`,
  'file.kept':
    'Jede Änderung ist in Longrolls Journal auf diesem Rechner sicher. Es wird von selbst wieder versucht; oder speicher die Kampagne woanders.',
  'file.lastRefused':
    'Der letzte Befehl wurde nicht angenommen; alles davor ist sicher. Schaff Platz oder speicher die Kampagne woanders.',
  'file.name': 'Name der Datei',
  'file.rename': 'Umbenennen',
  'file.saveAs': 'Als andere Datei speichern…',
  'file.saveAsHint': 'Die Kampagne geht in der neuen Datei weiter; diese bleibt, wie sie ist.',
  'file.duplicate': 'Duplizieren…',
  'file.duplicateHint': 'Eine Kopie in einem eigenen Fenster.',
  'file.move': 'Verschieben…',
  'file.moveHint': 'In einen anderen Ordner oder auf ein anderes Laufwerk.',
  'file.reveal': 'Im Ordner zeigen',

  'save.noBackup': 'Gespeichert, aber keine Sicherung',
  'save.noBackupHint': 'Was ihr spielt, ist sicher. Ein Klick sagt, warum keine Sicherung angelegt werden konnte.',
  'save.conflict': 'Auch woanders geschrieben: wählen',
  'save.conflictHint':
    'Jemand anderes hat diese Datei geschrieben, während du hier gespielt hast. Nichts wird überschrieben, bis du wählst.',
  'save.lookedAt': 'Nur angesehen',
  'save.lookedAtDamaged': 'Die Datei ist beschädigt. Gezeigt wird, was davon lesbar ist; ändern lässt sich nichts.',
  'save.lookedAtNewer': (f) =>
    `Das hat ein neueres Longroll gespeichert (Dateiversion ${f.version}). Ansehen geht hier; zum Spielen Longroll aktualisieren.`,

  'backups.title': 'Sicherungen',
  'backups.says':
    'Von Longroll auf diesem Rechner gemacht, wann immer die Datei geschrieben wurde: die letzten zehn, dann je eine pro Stunde, Tag, Woche.',
  'backups.none': 'Es gibt noch keine. Die erste entsteht, wenn die Datei das nächste Mal geschrieben wird.',
  'backups.loading': 'Sieht nach…',
  'backups.restore': 'Wiederherstellen',
  'backups.restoreThis': (f) => `Die Sicherung vom ${f.when} wiederherstellen`,
  'backups.now': 'wie es jetzt ist',
  'backups.restored': 'Wiederhergestellt. Einmal Rückgängig bringt zurück, was vorher da war.',
  'backups.gone': 'Weg oder beschädigt',
  'backups.what': (f) => `${count(f.entries, 'Eintrag', 'Einträge')} im Verlauf, Änderung ${f.revision}`,
  'backups.last': (f) => `Zuletzt: ${f.what}`,
  'backups.nothing': 'Es war noch nichts geschehen',
  'backups.before-restore': 'vor einer Wiederherstellung',
  'backups.before-migration': 'vor einem Wechsel des Formats',
  'backups.most': 'Höchstens je Kampagne, in MB',
  'backups.more': 'Ältere zeigen',

  'conflict.title': 'An zwei Orten geschrieben',
  'conflict.says':
    'Jemand anderes oder ein anderer Rechner hat diese Datei geschrieben, während du hier gespielt hast. Beides ist sicher. Was geht weiter?',
  'conflict.copy': (f) => `Was hier ist, liegt auch in ${f.path}`,
  'conflict.ours': 'Hier',
  'conflict.theirs': 'In der Datei',
  'conflict.other': 'In der Kopie',
  'conflict.only': (f) =>
    f.count === 0
      ? 'nichts, was drüben fehlt'
      : `${count(f.count, 'Eintrag, der', 'Einträge, die')} drüben ${f.count === 1 ? 'fehlt' : 'fehlen'}`,
  'conflict.earlier': (f) => `und ${f.count} davor`,
  'conflict.common': (f) => `${count(f.count, 'Eintrag', 'Einträge')} auf beiden Seiten`,
  'conflict.takeOurs': 'Mit dem hier weitermachen',
  'conflict.takeOursHint': 'Was in der Datei ist, bleibt als Sicherung.',
  'conflict.takeTheirs': 'Mit der Datei weitermachen',
  'conflict.takeTheirsHint': 'Was hier ist, bleibt in einer eigenen Datei.',
  'conflict.later': 'Nicht jetzt',
  'conflict.compareTitle': 'Mit einer Kopie vergleichen',

  'notice.conflict-copy': (f) =>
    `Änderungen von hier, die nicht auf diese Datei folgen, liegen in einer eigenen Datei: ${f.path}`,
  'notice.changes-aside': (f) =>
    f.changes === null
      ? `Ein Journal, das nicht zu lesen ist, passt nicht zu dieser Datei. Nichts wurde weggeworfen: Es liegt unter ${f.kept}`
      : f.changes === 1
        ? `1 Änderung von hier schließt nicht an diese Datei an, und die Sicherung, an die sie anschließt, gibt es nicht mehr. Nichts wurde weggeworfen: Das Journal liegt unter ${f.kept}`
        : `${f.changes} Änderungen von hier schließen nicht an diese Datei an, und die Sicherung, an die sie anschließen, gibt es nicht mehr. Nichts wurde weggeworfen: Das Journal liegt unter ${f.kept}`,
  'notice.link-left': (f) =>
    `Die Datei wurde verschoben, aber die Verknüpfung ${f.path} ließ sich nicht ändern: Sie führt jetzt ins Leere. Öffne die Kampagne aus ihrem neuen Ordner.`,
  'notice.conflict-copies': (f) =>
    f.count === 1
      ? `Eine Kopie aus der Zeit, als zwei Rechner diese Kampagne schrieben, liegt daneben: ${f.names}`
      : `${f.count} Kopien aus der Zeit, als zwei Rechner diese Kampagne schrieben, liegen daneben: ${f.names}`,
  'notice.several-names': (f) =>
    `Diese Datei hat ${f.names} Namen (harte Links). Nur der, den du geöffnet hast, geht weiter; unter den anderen bleibt sie, wie sie jetzt ist.`,
  'notice.changed-outside': 'Die Datei wurde woanders geändert und hier nichts: Sie ist neu geöffnet.',
  'notice.compare': 'Vergleichen',
  'notice.sample':
    'Das ist eine Kopie des Beispiels in Longrolls eigenem Ordner. Würfle, wähle, mach rückgängig: Schiefgehen kann hier nichts.',
  'notice.sampleKeep': 'Woanders behalten…',

  'offers.title': 'Diese Kampagne öffnet sich nicht',
  'offers.untouched': 'Bevor etwas an ihre Stelle kommt, wird eine Kopie der Datei, wie sie jetzt ist, beiseitegelegt.',
  'offers.none': 'Auf diesem Rechner gibt es keine Sicherung davon.',
  'offers.best': (f) =>
    f.changes === 0
      ? 'Neueste Sicherung'
      : `Sicherung und Journal: mit ${f.changes === 1 ? 'der letzten Änderung' : `den letzten ${f.changes} Änderungen`}, nichts geht verloren`,
  'offers.older': 'Ältere Sicherung',
  'offers.open': 'Diese öffnen',
  'offers.look': 'Nur ansehen, was lesbar ist',
  'offers.what': 'Was sich tun lässt…',
  'welcome.damaged': 'Die Datei ist beschädigt. Sie wurde nicht angerührt.',
  'welcome.closed': (f) =>
    ({
      safe: `„${f.name}“ ist geschlossen und steht ganz in der Datei. „${f.drive}“ darf entfernt werden.`,
      unconfirmed: `„${f.name}“ ist geschlossen. Alles ist geschrieben, aber „${f.drive}“ kann nicht sagen, ob es sicher liegt: Wirf das Laufwerk aus, bevor du es abziehst.`,
      behind: `„${f.name}“ ist geschlossen, aber in der Datei auf „${f.drive}“ fehlen die letzten Änderungen. Sie sind auf diesem Rechner sicher und wieder da, wenn du die Kampagne hier öffnest.`,
      'another-open': `„${f.name}“ ist geschlossen und steht ganz in der Datei. Auf „${f.drive}“ ist noch eine andere Kampagne offen: Schließe sie, bevor du „${f.drive}“ entfernst.`,
    })[f.stands],
}
