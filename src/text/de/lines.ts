import type { CampaignLine, GmChangeLine, LogLine, WhatFollowed } from '../../campaign/lines'
import type { LineContext, LineWords } from '../words'
import { dramaticTaskLines } from './dramatic-task'
import { modDotLines } from './mod-dot'
import { sagaLines } from './saga-machine'
import { count, duration } from './say'
import { storytellingLines } from './storytelling'
import { timeDieLines } from './time-die'

const campaignLines: LineWords<CampaignLine> = {
  'campaign.configured': ({ fields }) =>
    `Kampagne neu eingestellt: ${fields.map((field) => FIELD_NAMES[field] ?? field).join(', ')}`,
  'preset.saved': ({ name }) => `Vorlage gespeichert: ${name}`,
  'preset.removed': ({ name }) => `Vorlage entfernt: ${name}`,
  'character.added': ({ name }) => `${name} ist jetzt dabei`,
  'character.edited': ({ name, was }) => (name === was ? `${name} bearbeitet` : `${was} heißt jetzt ${name}`),
  'character.removed': ({ name }) => `${name} verlässt die Kampagne`,
  'character.condition-added': ({ character, condition }, { name }) => `${name(character)} bekommt ${condition}`,
  'character.condition-resolved': ({ character, condition, beats }, { name }) =>
    `${name(character)} löst ${condition} auf: 1 Beat, ${beats} insgesamt`,
  'clock.moved': ({ from, to, due, deadlines }, { moment }) =>
    `Die Uhr geht ${to < from ? 'zurück' : 'weiter'}: ${moment(to)}${crossed(due, deadlines)}`,
  'chapter.ended': ({ chapter }) => `Kapitel ${chapter} endet`,
  'story.ended': ({ story }) => `Geschichte ${story} endet`,
  'task.begun': (_line, { who, title, areSeveral }) =>
    who === '' ? `Begonnen: ${title}` : `${who} ${areSeveral ? 'beginnen' : 'beginnt'}: ${title}`,
  'task.noted': ({ text }) => text,
  'note.added': ({ text }) => text,
  'task.abandoned': (_line, { who, title, areSeveral }) => `${who} ${areSeveral ? 'geben' : 'gibt'} auf: ${title}`,
  'task.resumed': ({ deadlineAt }, { who, title, areSeveral, moment }) =>
    `${who} ${areSeveral ? 'machen' : 'macht'} weiter: ${title}${deadlineAt === null ? '' : `, Frist ${moment(deadlineAt)}`}`,
  'task.removed': (_line, { title }) => `Entfernt: ${title}`,
  'task.edited': ({ changes }, { moment }) =>
    `Machtwort: ${changes.map((change) => changeWords(change, moment)).join(', ')}`,
  'task.settled': ({ as }, { title }) => `Machtwort: ${title} ist ${as === 'succeeded' ? 'geschafft' : 'gescheitert'}`,
  'task.reopened': (_line, { title }) => `Machtwort: ${title} läuft wieder`,
  'task.paced': ({ each }, { title }) =>
    each === null ? `${title}: keine echte Zeit mehr` : `${title}: ${duration(each)} am Tisch je Runde oder Wurf`,
  'history.corrected': (line, { say }) =>
    `Korrigiert: ${line.now === null ? '' : say(line.now)} (vorher: ${say(line.was)})${followed(line, say)}`,
  'backup.restored': ({ revision }) => `Eine Sicherung wurde wiederhergestellt (Änderung ${revision})`,
  'history.removed': (line, { say }) => `Gestrichen: ${say(line.was)}${followed(line, say)}`,
  'deck.shuffled': () => 'Das Aktionsdeck wird neu gemischt: 54 Karten',
  'timer.changed': ({ label, what }) => `Timer ${label} ${TIMER_ACTS[what]}`,
  'alarm.acknowledged': ({ count: n }) => `${count(n, 'Alarm', 'Alarme')} gesehen`,
}

function followed({ otherwise, drew, dropped }: WhatFollowed, say: LineContext['say']): string {
  const parts = [
    ...(otherwise > 0 ? [`${count(otherwise, 'späterer Eintrag zählt', 'spätere Einträge zählen')} anders`] : []),
    ...(drew > 0 ? [`Für ${drew} wurde neu gezogen`] : []),
    ...(dropped.length > 0 ? [`Passt nicht mehr und fällt weg: ${dropped.map(say).join('; ')}`] : []),
  ]
  return parts.length === 0 ? '' : `. ${parts.join('. ')}`
}

const TIMER_ACTS = {
  started: 'gestartet',
  paused: 'angehalten',
  resumed: 'läuft weiter',
  cancelled: 'abgebrochen',
  restarted: 'beginnt von vorn',
  changed: 'geändert',
} as const

const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  roundLength: 'Dauer einer Runde',
  timeDieHits: 'Zählweise der Treffer',
  usualSystem: 'übliches System',
  showOdds: 'Anzeige der Chancen',
  calendar: 'Kalender',
  startsAt: 'Uhrzeit des Beginns',
}

const crossed = (due: number, deadlines: number): string => {
  const parts = [
    ...(due > 0 ? [count(due, 'Wurf wird fällig', 'Würfe werden fällig')] : []),
    ...(deadlines > 0 ? [count(deadlines, 'Frist läuft ab', 'Fristen laufen ab')] : []),
  ]
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`
}

function changeWords({ field, to }: GmChangeLine, moment: (at: number) => string): string {
  const value =
    typeof to !== 'number' ? to : field === 'deadline' ? moment(to) : field === 'interval' ? duration(to) : to
  const names = {
    title: 'Titel',
    need: 'Ziel',
    have: 'Stand',
    limit: 'Grenze',
    interval: 'Intervall',
    deadline: 'Frist',
  }
  const none = field === 'deadline' || field === 'limit' ? 'keine' : 'ohne'
  return `${names[field]} ${value ?? none}`
}

/** Words for every line of the log; one line here for each system. */
export const lines: LineWords<LogLine> = {
  ...campaignLines,
  ...storytellingLines,
  ...dramaticTaskLines,
  ...sagaLines,
  ...modDotLines,
  ...timeDieLines,
}
