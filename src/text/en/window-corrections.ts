import { count } from './say'

// Putting right what is in the log, and what follows from it.

const FIELDS: Readonly<Record<string, string>> = {
  successes: 'Successes',
  dice: 'Faces',
  face: 'Face',
  trait: 'Skill die',
  wild: 'Wild Die',
  check: 'Check',
  total: 'Total',
  throws: 'Throws (W, T, L)',
  roll: 'Roll',
  hits: 'Hits',
  by: 'By',
  to: 'To',
  for: 'For',
  tn: 'Target number',
  have: 'Gathered',
  as: 'As',
  rote: 'Rote action',
  keeps: 'May be taken up again',
}

/** Words that are chosen from a few. */
const VALUES: Readonly<Record<string, string>> = {
  accept: 'accept the Condition',
  refuse: 'refuse it',
  'dramatic-failure': 'make it a dramatic failure',
  'reduce-target': 'fewer successes needed',
  'reduce-interval': 'a quarter less time',
  'end-bonus': 'a bonus at the end',
  succeeded: 'succeeded',
  failed: 'failed',
  '10': '10-again',
  '9': '9-again',
  '8': '8-again',
  none: 'none again',
  win: 'win',
  score: 'score',
  challenging: 'challenging',
  difficult: 'difficult',
  complex: 'complex',
  'task-fails': 'the task fails',
  'lose-one': 'one token is lost',
  simple: 'simple',
  standard: 'standard',
  hard: 'hard',
  extreme: 'extreme',
  normal: 'normal',
  rush: 'rush',
  slow: 'slow',
  some: 'some',
  lots: 'lots',
  tons: 'tons',
  s: 'seconds',
  r: 'rounds',
  m: 'minutes',
  h: 'hours',
  d: 'days',
  w: 'weeks',
  margin: 'by margin',
  single: 'one each',
  typed: 'typed in',
}

/** `successTarget` is read as "Success target", `sides.0.stat` as "Sides 1, stat". */
function fieldName(path: readonly string[]): string {
  const words = path.map((part) =>
    /^\d+$/.test(part)
      ? String(Number(part) + 1)
      : (FIELDS[part]?.toLowerCase() ?? part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
  )
  const text = words.reduce(
    (all, word) => (all === '' || /^\d+$/.test(word) ? `${all} ${word}` : `${all}, ${word}`),
    '',
  )
  const only = path.length === 1 ? FIELDS[path[0] ?? ''] : undefined
  return only ?? text.trim().replace(/^./, (letter) => letter.toUpperCase())
}

export const correctionsEn = {
  'recap.title': 'Recap',
  'recap.says':
    'By task and by character, with game dates, rolls, choices and notes; Markdown for your notes or an Obsidian vault.',
  'recap.span': 'Of what',
  'recap.session': 'the last session',
  'recap.all': 'everything',
  'recap.entries': 'from one line to another',
  'recap.from': 'From',
  'recap.to': 'To',
  'recap.earlier': 'Show earlier lines',
  'recap.backwards': 'That line comes after the last one: choose an earlier one.',
  'recap.none': 'Nothing has happened yet.',
  'recap.copy': 'Copy as text',
  'recap.copied': 'Copied.',
  'recap.write': 'Write as Markdown…',
  'correct.correct': 'Correct…',
  'correct.remove': 'Take out…',
  'correct.title': 'Correct',
  'correct.removeTitle': 'Take out',
  'correct.was': 'It says',
  'correct.willBe': 'It will say',
  'correct.goes': 'It stays in the log, struck through, and counts no more.',
  'correct.field': (f: { path: readonly string[] }) => fieldName(f.path),
  'correct.how': 'How it came out',
  'correct.value': (f: { value: string }) => VALUES[f.value] ?? f.value,
  'correct.way': (f: { way: string }) =>
    ({
      dice: 'Faces',
      face: 'Face',
      successes: 'Count',
      total: 'Total',
      throws: 'Throws',
      roll: 'Roll',
      hits: 'Hits',
      critical: 'Critical failure',
      here: 'As rolled here',
    })[f.way] ?? f.way,
  'correct.follows': 'What follows',
  'correct.nothingFollows': 'Nothing came after it.',
  'correct.looking': 'Working out what follows…',
  'correct.same': (f: { count: number }) =>
    f.count === 1 ? '1 later entry stays as it is.' : `${f.count} later entries stay as they are.`,
  'correct.otherwise': 'counts otherwise',
  'correct.drew': 'something is drawn anew',
  'correct.dropped': 'nothing is left to do',
  'correct.misfit': 'no longer fits',
  'correct.byRules': 'by newer rules alone',
  'correct.settle': 'What becomes of it',
  'correct.drop': 'Leave it out',
  'correct.putRight': 'Put it right',
  'correct.more': (f: { count: number }) => `and ${count(f.count, 'more', 'more')}`,
  'correct.do': 'Correct it',
  'correct.doRemove': 'Take it out',
  'correct.doLeaving': (f: { count: number }) => `Do it, and leave ${f.count} out`,
  'correct.corrected': 'corrected',
  'correct.takenOut': 'taken out',
  'correct.noLongerFits': 'left out by a correction',
  'correct.before': 'before:',
} as const
