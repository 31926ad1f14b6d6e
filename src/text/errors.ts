import type { AppError, FileError, FileTrouble, IpcError, NotWritten, ScriptError } from '../contract/errors'
import { assertNever } from '../rules/core/result'
import { damageWords, journalWords, troubleWords } from './en/files'
import { refusalText } from './refusals'

/** Whatever a window was answered instead of what it asked for, in words for a GM. */
export function errorText(error: AppError): string {
  if ('reason' in error && typeof error.reason === 'object') return refusalText(error)
  return otherText(error)
}

function otherText(error: FileError | NotWritten | ScriptError | IpcError): string {
  switch (error.code) {
    case 'file/missing':
      return `Not where it was: ${error.path}`
    case 'file/exists':
      return `There is a file of this name already: ${error.path}`
    case 'file/unreadable':
      return `The file could not be read, ${troubleText(error.reason)}: ${error.path}`
    case 'file/not-a-campaign':
      return `This is not a Longroll campaign: ${error.path}`
    case 'file/damaged':
      return `The file is damaged (${damageWords[error.found]}). It has not been touched: ${error.path}${journalText(error.journal?.changes ?? null)}`
    case 'file/too-new':
      return `This campaign was saved by a later Longroll (file version ${error.fileVersion}, this one reads up to ${error.appVersion}). Update Longroll to open it.`
    case 'file/journal-conflict':
      return journalWords[error.why]
    case 'file/looked-at':
      return 'This campaign is only being looked at: nothing in it can be changed.'
    case 'file/no-such-backup':
      return 'This backup is gone, or is not any more what it was. The campaign is as it was before.'
    case 'file/behind':
      return 'The file does not have the last changes yet. They are safe on this computer; try again when it is saved.'
    case 'file/not-saved':
      return `Not saved: ${troubleText(error.reason)}`
    case 'file/not-written':
      return `It was not written, ${troubleText(error.reason)}: ${error.path}`
    case 'script/not-one':
      return `This is not a script that Longroll can play: ${error.path}`
    case 'script/stopped':
      return `The script stops at step ${error.step} (${error.do}). ${error.refusal === null ? 'Its time is no duration.' : refusalText(error.refusal)} Nothing was made of it.`
    case 'ipc/foreign-sender':
    case 'ipc/bad-shape':
      return `Longroll did not understand its own window (${error.code}). This is a mistake in Longroll; nothing has changed.`
    case 'ipc/no-campaign':
      return 'No campaign is open in this window.'
    case 'app/failed':
      return `Something went wrong in Longroll (${error.request}). The campaign is as it was before.`
    case 'settings/not-kept':
      return 'This setting holds until Longroll is closed: it could not be kept.'
    default:
      return assertNever(error)
  }
}

/** What keeps a file from being read or written, in a few words: "disk full". */
export const troubleText = (trouble: FileTrouble): string => troubleWords[trouble]

const journalText = (changes: number | null): string =>
  changes === null || changes === 0
    ? ''
    : ` The last ${changes === 1 ? 'change is' : `${changes} changes are`} safe in the journal.`
