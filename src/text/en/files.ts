import type { Damage, FileError, FileTrouble } from '../../contract/errors'

export const troubleWords: Readonly<Record<FileTrouble, string>> = {
  'disk-full': 'disk full',
  'read-only': 'the disk or folder is read-only',
  'no-permission': 'no permission to write there',
  locked: 'another program holds the file',
  gone: 'the folder is not there any more',
  device: 'the disk answered with an error',
  'name-too-long': 'the name is too long',
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

type JournalConflict = Extract<FileError, { code: 'file/journal-conflict' }>['why']

export const journalWords: Readonly<Record<JournalConflict, string>> = {
  'file-changed':
    'The file has changed elsewhere since it was last played here. Changes made here lie in the journal and do not follow on it.',
  'file-moved':
    'The file has been moved or copied since it was last played here. Its last changes lie in the journal of the other place.',
  'journal-damaged': 'The journal with the last changes is damaged. The file itself is whole.',
}
