import type { Damage, FileTrouble } from '../../contract/errors'
import type { ErrorWords, JournalConflict } from '../words'

export const troubleWords: Readonly<Record<FileTrouble, string>> = {
  'disk-full': 'disk full',
  'read-only': 'the disk or folder is read-only',
  'no-permission': 'no permission to write there',
  locked: 'another program holds the file',
  gone: 'the folder is not there any more',
  device: 'the disk answered with an error',
  'name-too-long': 'the name is too long',
  'too-large': 'it is too large',
  'changed-outside': 'another program has changed the file',
  other: 'the system refused it',
}

export const damageWords: Readonly<Record<Damage, string>> = {
  header: 'its first line cannot be read',
  length: 'it is not whole',
  hash: 'its content is not what was written',
  json: 'its content cannot be read',
  content: 'its content is not a campaign’s',
}

export const journalWords: Readonly<Record<JournalConflict, string>> = {
  'file-changed':
    'The file has changed elsewhere since it was last played here. Changes made here lie in the journal and do not follow on it.',
  'file-moved':
    'The file has been moved or copied since it was last played here. Its last changes lie in the journal of the other place.',
  'journal-damaged': 'The journal with the last changes is damaged. The file itself is whole.',
}

const safeText = (changes: number | null): string =>
  changes === null || changes === 0
    ? ''
    : ` The last ${changes === 1 ? 'change is' : `${changes} changes are`} safe in the journal.`

const ownMistake = (code: string): string =>
  `Longroll did not understand its own window (${code}). This is a mistake in Longroll; nothing has changed.`

export const errorWords: ErrorWords = {
  'file/missing': ({ path }) => `Not where it was: ${path}`,
  'file/exists': ({ path }) => `There is a file of this name already: ${path}`,
  'file/unreadable': ({ path, reason }) => `The file could not be read, ${troubleWords[reason]}: ${path}`,
  'file/not-a-campaign': ({ path }) => `This is not a Longroll campaign: ${path}`,
  'file/damaged': ({ path, found, journal }) =>
    `The file is damaged (${damageWords[found]}). It has not been touched: ${path}${safeText(journal?.changes ?? null)}`,
  'file/too-new': ({ fileVersion, appVersion }) =>
    `This campaign was saved by a later Longroll (file version ${fileVersion}, this one reads up to ${appVersion}). Update Longroll to open it.`,
  'file/journal-conflict': ({ why }) => journalWords[why],
  'file/looked-at': () => 'This campaign is only being looked at: nothing in it can be changed.',
  'file/no-such-backup': () => 'This backup is gone, or is not any more what it was. The campaign is as it was before.',
  'file/behind': () =>
    'The file does not have the last changes yet. They are safe on this computer; try again when it is saved.',
  'file/not-saved': ({ reason }) => `Not saved: ${troubleWords[reason]}`,
  'file/not-written': ({ path, reason }) => `It was not written, ${troubleWords[reason]}: ${path}`,
  'script/not-one': ({ path }) => `This is not a script that Longroll can play: ${path}`,
  'script/stopped': ({ step, do: command }, refusal) =>
    `The script stops at step ${step} (${command}). ${refusal ?? 'Its time is no duration.'} Nothing was made of it.`,
  'ipc/foreign-sender': ({ code }) => ownMistake(code),
  'ipc/bad-shape': ({ code }) => ownMistake(code),
  'ipc/no-campaign': () => 'No campaign is open in this window.',
  'app/failed': ({ request }) => `Something went wrong in Longroll (${request}). The campaign is as it was before.`,
  'settings/not-kept': () => 'This setting holds until Longroll is closed: it could not be kept.',
}
