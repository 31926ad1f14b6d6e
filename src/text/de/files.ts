import type { ErrorWords, Told } from '../words'

export const troubleWords: Told['trouble'] = {
  'disk-full': 'kein Platz mehr',
  'read-only': 'Laufwerk oder Ordner ist schreibgeschützt',
  'no-permission': 'dort fehlt das Schreibrecht',
  locked: 'ein anderes Programm hält die Datei fest',
  gone: 'den Ordner gibt es nicht mehr',
  device: 'das Laufwerk meldet einen Fehler',
  'name-too-long': 'der Name ist zu lang',
  'too-large': 'sie ist zu groß',
  'changed-outside': 'ein anderes Programm hat die Datei geändert',
  other: 'das System hat es abgelehnt',
}

export const damageWords: Told['damage'] = {
  header: 'die erste Zeile ist nicht lesbar',
  length: 'sie ist nicht vollständig',
  hash: 'ihr Inhalt ist nicht das, was geschrieben wurde',
  json: 'ihr Inhalt ist nicht lesbar',
  content: 'ihr Inhalt ist keine Kampagne',
}

export const journalWords: Told['journal'] = {
  'file-changed':
    'Die Datei wurde woanders geändert, seit hier zuletzt gespielt wurde. Die Änderungen von hier liegen im Journal und passen nicht dazu.',
  'file-moved':
    'Die Datei wurde verschoben oder kopiert, seit hier zuletzt gespielt wurde. Ihre letzten Änderungen liegen im Journal des anderen Orts.',
  'journal-damaged': 'Das Journal mit den letzten Änderungen ist beschädigt. Die Datei selbst ist heil.',
}

const safeText = (changes: number | null): string =>
  changes === null || changes === 0
    ? ''
    : changes === 1
      ? ' Die letzte Änderung liegt sicher im Journal.'
      : ` Die letzten ${changes} Änderungen liegen sicher im Journal.`

const ownMistake = (code: string): string =>
  `Longroll hat sein eigenes Fenster nicht verstanden (${code}). Das ist ein Fehler in Longroll; geändert wurde nichts.`

export const errorWords: ErrorWords = {
  'file/missing': ({ path }) => `Nicht mehr da, wo sie war: ${path}`,
  'file/exists': ({ path }) => `Eine Datei mit diesem Namen gibt es schon: ${path}`,
  'file/unreadable': ({ path, reason }) => `Die Datei war nicht lesbar, ${troubleWords[reason]}: ${path}`,
  'file/not-a-campaign': ({ path }) => `Das ist keine Longroll-Kampagne: ${path}`,
  'file/damaged': ({ path, found, journal }) =>
    `Die Datei ist beschädigt (${damageWords[found]}). Sie wurde nicht angerührt: ${path}${safeText(journal?.changes ?? null)}`,
  'file/too-new': ({ fileVersion, appVersion }) =>
    `Diese Kampagne hat ein neueres Longroll gespeichert (Dateiversion ${fileVersion}, dieses liest bis ${appVersion}). Zum Öffnen Longroll aktualisieren.`,
  'file/journal-conflict': ({ why }) => journalWords[why],
  'file/looked-at': () => 'Diese Kampagne wird nur angesehen: Ändern lässt sich darin nichts.',
  'file/no-such-backup': () =>
    'Diese Sicherung ist weg oder nicht mehr das, was sie war. Die Kampagne ist, wie sie vorher war.',
  'file/behind': () =>
    'Die letzten Änderungen sind noch nicht in der Datei. Auf diesem Rechner sind sie sicher; versuch es noch einmal, sobald gespeichert ist.',
  'file/not-saved': ({ reason }) => `Nicht gespeichert: ${troubleWords[reason]}`,
  'file/not-written': ({ path, reason }) => `Nicht geschrieben, ${troubleWords[reason]}: ${path}`,
  'script/not-one': ({ path }) => `Das ist kein Skript, das Longroll abspielen kann: ${path}`,
  'script/stopped': ({ step, do: command }, refusal) =>
    `Das Skript bleibt bei Schritt ${step} stehen (${command}). ${refusal ?? 'Seine Zeit ist keine Dauer.'} Es ist nichts daraus geworden.`,
  'ipc/foreign-sender': ({ code }) => ownMistake(code),
  'ipc/bad-shape': ({ code }) => ownMistake(code),
  'ipc/no-campaign': () => 'In diesem Fenster ist keine Kampagne offen.',
  'app/failed': ({ request }) =>
    `In Longroll ist etwas schiefgegangen (${request}). Die Kampagne ist, wie sie vorher war.`,
  'settings/not-kept': () => 'Diese Einstellung gilt, bis Longroll beendet wird: Sie ließ sich nicht speichern.',
}
