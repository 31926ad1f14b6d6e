import type { Damage } from '../../contract/errors'
import { damageWords } from './files'
import { count } from './say'

// What the command line says, beside what it tells of campaigns.

export const cliEn = {
  'cli.usage': `Longroll on the command line

  longroll play FILE…   plays scripts headless, says what differs; exit 1 if any failed
  longroll odds SCRIPT [--task NAME] [--json]
                        plays a script, then says how likely its tasks are to succeed
  longroll check FILE [--recover OUT]
                        says what is right and wrong with a campaign file and its journal; exit 1 if anything is wrong.
                        With --recover, writes what can be saved of it to a new file
  longroll export FILE [--markdown [--session]] [--out OUT]
                        a campaign as a script that play plays; or what happened, as Markdown (of the last session only)

  check and export read the journal where the app keeps it, or in --journals FOLDER. They never write over a file.
  --language en or de   the language of all this; English without it
`,
  'cli.ok': (f: { file: string }) => `ok      ${f.file}`,
  'cli.failed': (f: { file: string; wrong: string }) => `failed  ${f.file}\n        ${f.wrong}`,
  'cli.sum': (f: { passed: number; failed: number }) => `${f.passed} passed, ${f.failed} failed`,
  'cli.unreadable': (f: { file: string; why: string }) => `${f.file} could not be read: ${f.why}`,
  'cli.unwritable': (f: { file: string; why: string }) => `${f.file} could not be written: ${f.why}`,
  'cli.exists': (f: { file: string }) => `There is a file already, and it stays: ${f.file}`,
  'cli.written': (f: { file: string }) => `Written: ${f.file}`,
  'cli.not-exported': 'It was not exported. longroll check FILE --recover OUT writes what can be saved.',
  'cli.nothing-saved': 'Nothing of it can be saved.',
  'cli.saved': (f: { to: string; name: string; entries: number }) =>
    `Saved to ${f.to}: “${f.name}”, ${count(f.entries, 'entry', 'entries')} in the log. The old file is as it was.`,
  'cli.no-file': 'there is no such file',
  'cli.no-tasks': 'No task was begun in it, so there are no odds.',
  'cli.no-task': (f: { task: string }) => `the script has no task ${f.task}`,
  'cli.step': (f: { step: number; wrong: string }) => `step ${f.step}: ${f.wrong}`,
  'cli.no-duration': (f: { text: string }) => `${f.text} is no duration`,
  'cli.was-done': (f: { do: string; code: string }) => `${f.do} was done. It must be refused with ${f.code}`,
  'cli.was-refused': (f: { do: string; code: string; field: string | null; why: string }) =>
    `${f.do} was refused: ${f.code}${f.field === null ? '' : ` (${f.field})`}: ${f.why}`,
  'cli.must-refuse': (f: { said: string; code: string }) => `${f.said} It must be refused with ${f.code}`,
  'cli.nothing-to-see': (f: { view: string; of: string }) => `there is no ${f.view} ${f.of}`,

  'file-whole': (f: { name: string; entries: number; revision: number }) =>
    `The file is whole: “${f.name}”, ${count(f.entries, 'entry', 'entries')} in the log, revision ${f.revision}.`,
  'not-a-campaign': 'This is not a Longroll campaign.',
  'too-new': (f: { fileVersion: number }) =>
    `A later Longroll saved this file (file version ${f.fileVersion}). Nothing can be said about it here.`,
  'file-damaged': (f: { found: Damage }) => `The file is damaged: ${damageWords[f.found]}.`,
  'history-broken': 'The history in the file does not hold together: an entry does not fit what is before it.',
  'history-leads-elsewhere': (f: { at: readonly string[] }) =>
    `The history in the file does not lead to what the file says (${f.at.join(' → ')}).`,
  'revision-differs': (f: { said: number; found: number }) =>
    `The file says that it is revision ${f.said}, and its history ends at ${f.found}.`,
  'no-journals': 'There is no journal of it on this computer: the file is all there is.',
  'journal-ahead': (f: { changes: number; path: string }) =>
    `The journal holds ${count(f.changes, 'change')} more than the file. They are safe, and come into the file when it is opened: ${f.path}`,
  'journal-level': (f: { path: string }) => `The journal holds nothing more than the file: ${f.path}`,
  'journal-torn': (f: { path: string }) =>
    `The journal ends in a change that was never finished; nothing is lost by that: ${f.path}`,
  'journal-damaged': (f: { changes: number; path: string }) =>
    `The journal is damaged after ${count(f.changes, 'good change')}: ${f.path}`,
  'journal-elsewhere': (f: { changes: number; path: string }) =>
    `Another place where this campaign lay has a journal with ${count(f.changes, 'change')}: ${f.path}`,
  'journal-does-not-fit': (f: { changes: number; path: string }) =>
    `The journal holds ${count(f.changes, 'change')} that do not go on from this file: ${f.path}`,
} as const
