import type { CampaignLine, GmChangeLine, LogLine, WhatFollowed } from '../../campaign/lines'
import type { LineContext, LineWords } from '../words'
import { modDotLines } from './mod-dot'
import { sagaLines } from './saga-machine'
import { dramaticTaskLines } from './dramatic-task'
import { count, duration } from './say'
import { storytellingLines } from './storytelling'
import { timeDieLines } from './time-die'

const campaignLines: LineWords<CampaignLine> = {
  'campaign.configured': ({ fields }) =>
    `Campaign settings changed: ${fields.map((field) => FIELD_NAMES[field] ?? field).join(', ')}`,
  'preset.saved': ({ name }) => `Preset saved: ${name}`,
  'preset.removed': ({ name }) => `Preset removed: ${name}`,
  'character.added': ({ name }) => `${name} joins the campaign`,
  'character.edited': ({ name, was }) => (name === was ? `${name} edited` : `${was} is now called ${name}`),
  'character.removed': ({ name }) => `${name} leaves the campaign`,
  'character.condition-added': ({ character, condition }, { name }) => `${name(character)} gets ${condition}`,
  'character.condition-resolved': ({ character, condition, beats }, { name }) =>
    `${name(character)} resolves ${condition}: 1 Beat, ${beats} in all`,
  'clock.moved': ({ from, to, due, deadlines }, { moment }) =>
    `The clock goes ${to < from ? 'back' : 'on'} to ${moment(to)}${crossed(due, deadlines)}`,
  'chapter.ended': ({ chapter }) => `Chapter ${chapter} ends`,
  'story.ended': ({ story }) => `Story ${story} ends`,
  'task.begun': (_line, { who, title, areSeveral }) =>
    who === '' ? `Begun: ${title}` : `${who} ${areSeveral ? 'begin' : 'begins'}: ${title}`,
  'task.noted': ({ text }) => text,
  'note.added': ({ text }) => text,
  'task.abandoned': (_line, { who, title, areSeveral }) => `${who} ${areSeveral ? 'give' : 'gives'} up: ${title}`,
  'task.resumed': ({ deadlineAt }, { who, title, moment }) =>
    `${who} takes it up again: ${title}${deadlineAt === null ? '' : `, until ${moment(deadlineAt)}`}`,
  'task.removed': (_line, { title }) => `Removed: ${title}`,
  'task.edited': ({ changes }, { moment }) =>
    `The GM’s word: ${changes.map((change) => changeWords(change, moment)).join(', ')}`,
  'task.settled': ({ as }, { title }) => `The GM’s word: ${title} has ${as}`,
  'task.reopened': (_line, { title }) => `The GM’s word: ${title} runs again`,
  'task.paced': ({ each }, { title }) =>
    each === null
      ? `${title}: no real time any more`
      : `${title}: ${duration(each)} at the table for each round or roll`,
  'history.corrected': (line, { say }) =>
    `Corrected: ${line.now === null ? '' : say(line.now)} (before: ${say(line.was)})${followed(line, say)}`,
  'backup.restored': ({ revision }) => `A backup was restored (change ${revision})`,
  'history.removed': (line, { say }) => `Taken out: ${say(line.was)}${followed(line, say)}`,
  'deck.shuffled': () => 'The Action Deck is reshuffled: 54 cards',
  'timer.changed': ({ label, what }) => `Timer ${label} ${TIMER_ACTS[what]}`,
  'alarm.acknowledged': ({ count: n }) => `${count(n, 'alarm')} acknowledged`,
}

function followed({ otherwise, drew, dropped }: WhatFollowed, say: LineContext['say']): string {
  const parts = [
    ...(otherwise > 0 ? [`${count(otherwise, 'later entry counts', 'later entries count')} otherwise`] : []),
    ...(drew > 0 ? [`something was drawn anew for ${drew}`] : []),
    ...(dropped.length > 0 ? [`no longer fitting and left out: ${dropped.map(say).join('; ')}`] : []),
  ]
  return parts.length === 0
    ? ''
    : `. ${parts.join('. ')}`.replace(/\. ([a-z])/g, (_all, letter: string) => `. ${letter.toUpperCase()}`)
}

const TIMER_ACTS = {
  started: 'started',
  paused: 'paused',
  resumed: 'goes on',
  cancelled: 'cancelled',
  restarted: 'starts again',
  changed: 'changed',
} as const

const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: 'name',
  roundLength: 'length of a round',
  timeDieHits: 'how Hits are counted',
  usualSystem: 'usual system',
  showOdds: 'chances shown',
  calendar: 'calendar',
  startsAt: 'time of day it began',
}

const crossed = (due: number, deadlines: number): string => {
  const parts = [
    ...(due > 0 ? [due === 1 ? '1 roll comes due' : `${due} rolls come due`] : []),
    ...(deadlines > 0 ? [deadlines === 1 ? '1 deadline passes' : `${deadlines} deadlines pass`] : []),
  ]
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`
}

function changeWords({ field, to }: GmChangeLine, moment: (at: number) => string): string {
  const value =
    typeof to !== 'number' ? to : field === 'deadline' ? moment(to) : field === 'interval' ? duration(to) : to
  const names = {
    title: 'title',
    need: 'need',
    have: 'gathered',
    limit: 'limit',
    interval: 'interval',
    deadline: 'deadline',
  }
  return `${names[field]} ${value ?? 'none'}`
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
