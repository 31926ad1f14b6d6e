import type { cliEn } from '../en/cli'
import type { SameWords } from '../speak'
import { damageWords } from './files'
import { count } from './say'

// What the command line says, beside what it tells of campaigns.

const changes = (n: number): string => count(n, 'Änderung', 'Änderungen')

export const cliDe: SameWords<typeof cliEn> = {
  'cli.usage': `Longroll auf der Kommandozeile

  longroll play DATEI…  spielt Skripte ohne Fenster und sagt, was abweicht; Exit 1, wenn eines misslang
  longroll odds SKRIPT [--task NAME] [--json]
                        spielt ein Skript und sagt dann, wie gut die Chancen seiner Aufgaben stehen
  longroll check DATEI [--recover ZIEL]
                        sagt, was an einer Kampagnendatei und ihrem Journal stimmt und was nicht; Exit 1, wenn etwas
                        nicht stimmt. Mit --recover kommt, was zu retten ist, in eine neue Datei
  longroll export DATEI [--markdown [--session]] [--out ZIEL]
                        eine Kampagne als Skript, das play abspielt; oder was geschah, als Markdown (nur die letzte Sitzung)

  check und export lesen das Journal dort, wo die App es hat, oder in --journals ORDNER. Sie überschreiben nie eine Datei.
  --language en oder de die Sprache von alldem; ohne das Englisch
`,
  'cli.ok': (f) => `gut     ${f.file}`,
  'cli.failed': (f) => `falsch  ${f.file}\n        ${f.wrong}`,
  'cli.sum': (f) => `${f.passed} gut, ${f.failed} falsch`,
  'cli.unreadable': (f) => `${f.file} war nicht lesbar: ${f.why}`,
  'cli.unwritable': (f) => `${f.file} war nicht zu schreiben: ${f.why}`,
  'cli.exists': (f) => `Eine Datei gibt es dort schon, und sie bleibt: ${f.file}`,
  'cli.written': (f) => `Geschrieben: ${f.file}`,
  'cli.not-exported': 'Sie wurde nicht exportiert. longroll check DATEI --recover ZIEL schreibt, was zu retten ist.',
  'cli.nothing-saved': 'Davon ist nichts zu retten.',
  'cli.saved': (f) =>
    `Gerettet nach ${f.to}: „${f.name}“, ${count(f.entries, 'Eintrag', 'Einträge')} im Verlauf. Die alte Datei ist, wie sie war.`,
  'cli.no-file': 'diese Datei gibt es nicht',
  'cli.no-tasks': 'Darin ist keine Aufgabe begonnen worden, also gibt es keine Chancen.',
  'cli.no-task': (f) => `das Skript hat keine Aufgabe ${f.task}`,
  'cli.step': (f) => `Schritt ${f.step}: ${f.wrong}`,
  'cli.no-duration': (f) => `${f.text} ist keine Dauer`,
  'cli.was-done': (f) => `${f.do} wurde ausgeführt. Es muss abgelehnt werden mit ${f.code}`,
  'cli.was-refused': (f) => `${f.do} wurde abgelehnt: ${f.code}${f.field === null ? '' : ` (${f.field})`}: ${f.why}`,
  'cli.must-refuse': (f) => `${f.said} Es muss abgelehnt werden mit ${f.code}`,
  'cli.nothing-to-see': (f) => `es gibt nichts zu sehen: ${f.view} ${f.of}`,

  'file-whole': (f) =>
    `Die Datei ist heil: „${f.name}“, ${count(f.entries, 'Eintrag', 'Einträge')} im Verlauf, Stand ${f.revision}.`,
  'not-a-campaign': 'Das ist keine Longroll-Kampagne.',
  'too-new': (f) =>
    `Ein neueres Longroll hat diese Datei gespeichert (Dateiversion ${f.fileVersion}). Hier lässt sich nichts über sie sagen.`,
  'file-damaged': (f) => `Die Datei ist beschädigt: ${damageWords[f.found]}.`,
  'history-broken': 'Die Geschichte in der Datei hält nicht zusammen: Ein Eintrag passt nicht zu dem davor.',
  'history-leads-elsewhere': (f) =>
    `Die Geschichte in der Datei führt nicht zu dem, was die Datei sagt (${f.at.join(' → ')}).`,
  'revision-differs': (f) => `Die Datei sagt, sie sei Stand ${f.said}, ihre Geschichte endet aber bei ${f.found}.`,
  'no-journals': 'Ein Journal dazu gibt es auf diesem Rechner nicht: Die Datei ist alles, was da ist.',
  'journal-ahead': (f) =>
    `Das Journal hat ${changes(f.changes)} mehr als die Datei. Das ist sicher und kommt beim Öffnen in die Datei: ${f.path}`,
  'journal-level': (f) => `Das Journal hat nicht mehr als die Datei: ${f.path}`,
  'journal-torn': (f) =>
    `Das Journal endet mit einer Änderung, die nie fertig wurde; verloren ist dadurch nichts: ${f.path}`,
  'journal-damaged': (f) =>
    `Das Journal ist beschädigt, nach ${count(f.changes, 'guter Änderung', 'guten Änderungen')}: ${f.path}`,
  'journal-elsewhere': (f) =>
    `An einem anderen Ort dieser Kampagne liegt ein Journal mit ${changes(f.changes)}: ${f.path}`,
  'journal-does-not-fit': (f) => `Das Journal hat ${changes(f.changes)}, die nicht auf diese Datei folgen: ${f.path}`,
}
