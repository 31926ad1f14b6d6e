import { count } from './say'

// The campaign's file: where it lies, backups, conflicts, what can be done about one that does not open.

export const filesEn = {
  'file.title': 'The campaign’s file',
  'file.lies': 'It lies in',
  'file.safe': 'Everything is in the file. A stick or card may be taken out once the campaign is closed.',
  'file.unconfirmed': 'Everything is in the file, but this drive cannot say whether it would outlast a power cut.',
  'file.noBackup': (f: { why: string }) =>
    `The campaign itself is safe, but no backup of its last version could be made: ${f.why}. Earlier backups stay; it is tried again each time the file is written.`,
  'file.behind': 'Every change is safe on this computer; the file has it in a moment. Do not take out its drive yet.',
  'file.notSaved': (f: { why: string }) => `The file could not be written: ${f.why}.`,
  'file.kept':
    'Every change is safe in Longroll’s journal on this computer. It is tried again by itself; or save the campaign somewhere else.',
  'file.lastRefused':
    'The last command was not taken; all before it is safe. Make room, or save the campaign somewhere else.',
  'file.name': 'Name of the file',
  'file.rename': 'Rename',
  'file.saveAs': 'Save as another file…',
  'file.saveAsHint': 'The campaign goes on in the new file; this one stays as it is.',
  'file.duplicate': 'Duplicate…',
  'file.duplicateHint': 'A copy in a window of its own.',
  'file.move': 'Move…',
  'file.moveHint': 'To another folder or drive.',
  'file.reveal': 'Show in its folder',

  'save.noBackup': 'Saved, but no backup',
  'save.noBackupHint': 'What you play is safe. Click for why no backup could be made.',
  'save.conflict': 'Written elsewhere too: choose',
  'save.conflictHint':
    'Somebody else has written this file while you played here. Nothing is overwritten until you choose.',
  'save.lookedAt': 'Only looked at',
  'save.lookedAtDamaged': 'The file is damaged. What can be read of it is shown; nothing can be changed.',
  'save.lookedAtNewer': (f: { version: number }) =>
    `A later Longroll saved this (file version ${f.version}). It can be looked at here; to play it, update Longroll.`,

  'backups.title': 'Backups',
  'backups.says':
    'Made by Longroll on this computer whenever the file was written: the last ten, then one an hour, a day, a week.',
  'backups.none': 'There is none yet. The first is made when the file is next written.',
  'backups.loading': 'Looking…',
  'backups.restore': 'Restore',
  'backups.restoreThis': (f: { when: string }) => `Restore the backup of ${f.when}`,
  'backups.now': 'as it is now',
  'backups.restored': 'Restored. One undo brings back what was there before.',
  'backups.gone': 'Gone or damaged',
  'backups.what': (f: { entries: number; revision: number }) =>
    `${count(f.entries, 'entry', 'entries')} in the log, change ${f.revision}`,
  'backups.last': (f: { what: string }) => `Last: ${f.what}`,
  'backups.nothing': 'Nothing had happened yet',
  'backups.before-restore': 'before a restore',
  'backups.before-migration': 'before an update of its format',
  'backups.most': 'At most for each campaign, in MB',
  'backups.more': 'Show older ones',

  'conflict.title': 'Written in two places',
  'conflict.says':
    'Somebody else, or another computer, wrote this file while you played here. Both are safe. Which one goes on?',
  'conflict.copy': (f: { path: string }) => `What is here also lies in ${f.path}`,
  'conflict.ours': 'Here',
  'conflict.theirs': 'In the file',
  'conflict.other': 'In the copy',
  'conflict.only': (f: { count: number }) =>
    f.count === 0 ? 'nothing that the other has not' : `${count(f.count, 'entry', 'entries')} that the other has not`,
  'conflict.earlier': (f: { count: number }) => `and ${f.count} before`,
  'conflict.common': (f: { count: number }) => `${count(f.count, 'entry', 'entries')} in both`,
  'conflict.takeOurs': 'Go on with what is here',
  'conflict.takeOursHint': 'What is in the file is kept as a backup.',
  'conflict.takeTheirs': 'Go on with the file',
  'conflict.takeTheirsHint': 'What is here stays in its own file.',
  'conflict.later': 'Not now',
  'conflict.compareTitle': 'Compare with a copy',

  'notice.conflict-copy': (f: { path: string }) =>
    `Changes made here that do not continue this file are kept in a file of their own: ${f.path}`,
  'notice.changes-aside': (f: { changes: number | null; kept: string }) =>
    `${f.changes === null ? 'A journal that cannot be read' : `${count(f.changes, 'change')} made here`} ${f.changes === null || f.changes === 1 ? 'does' : 'do'} not continue this file, and there is no backup that ${f.changes === null || f.changes === 1 ? 'it continues' : 'they continue'}. Nothing was thrown away: the journal is kept at ${f.kept}`,
  'notice.link-left': (f: { path: string }) =>
    `The file was moved, but the link at ${f.path} could not be changed: it leads nowhere now. Open the campaign from its new folder.`,
  'notice.conflict-copies': (f: { count: number; names: string }) =>
    `${f.count === 1 ? 'A copy that was left' : `${f.count} copies that were left`} when two computers wrote this campaign ${f.count === 1 ? 'lies' : 'lie'} beside it: ${f.names}`,
  'notice.several-names': (f: { names: number }) =>
    `This file has ${f.names} names (hard links). Only the one that you opened goes on; under the others it stays as it is now.`,
  'notice.changed-outside': 'The file was changed elsewhere, and nothing here: it has been opened anew.',
  'notice.sample':
    'This is a copy of the sample, kept in Longroll’s own folder. Roll, choose, undo: nothing can go wrong here.',
  'notice.sampleKeep': 'Keep it elsewhere…',
  'notice.compare': 'Compare',

  'offers.title': 'This campaign does not open',
  'offers.untouched': 'A copy of the file as it is now is put aside before anything is put in its place.',
  'offers.none': 'There is no backup of it on this computer.',
  'offers.best': (f: { changes: number }) =>
    f.changes === 0
      ? 'Newest backup'
      : `Backup and journal: with the last ${count(f.changes, 'change')}, nothing is lost`,
  'offers.older': 'Older backup',
  'offers.open': 'Open this one',
  'offers.look': 'Only look at what can be read',
  'offers.what': 'What can be done…',
  'welcome.damaged': 'The file is damaged. It has not been touched.',
  'welcome.closed': (f: { name: string; drive: string; stands: 'safe' | 'unconfirmed' | 'behind' | 'another-open' }) =>
    ({
      safe: `“${f.name}” is closed, and all of it is in its file. “${f.drive}” may be taken out.`,
      unconfirmed: `“${f.name}” is closed. All of it is written, but “${f.drive}” cannot say whether it is safe: eject it before you take it out.`,
      behind: `“${f.name}” is closed, but its file on “${f.drive}” does not have the last changes. They are safe on this computer, and will be there when you open it here again.`,
      'another-open': `“${f.name}” is closed, and all of it is in its file. Another campaign on “${f.drive}” is still open: close it before you take “${f.drive}” out.`,
    })[f.stands],
} as const
