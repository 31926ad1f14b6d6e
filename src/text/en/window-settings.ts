// The settings of Longroll as a whole.

export const preferencesEn = {
  'preferences.title': 'Settings',
  'preferences.look': 'Look',
  'preferences.dice': 'Dice',
  'preferences.keys': 'Keyboard',
  'preferences.alarms': 'Alarms and sound',
  'preferences.files': 'Files and backups',
  'dicePart.rolled': 'At this table dice are mostly',
  'dicePart.app': 'rolled here',
  'dicePart.table': 'thrown on the table',
  'dicePart.rolledHint':
    'The nearer act is the filled one when a roll is due. The other stays beside it, on its own key.',
  'dicePart.typed': 'Typing begins with',
  'dicePart.faces': 'the faces',
  'dicePart.count': 'the count or total',
  'dicePart.typedHint': 'Where a system takes only faces, or only a count, it begins there. Tab changes to the other.',
  'filesPart.campaigns':
    'Each campaign is one file, where you put it. What you do is safe in Longroll’s own data the moment the window says “Saved”, and in the file a moment later.',
  'filesPart.data': 'Longroll’s own data',
  'filesPart.dataHint': 'Settings, the journals of open campaigns, logs.',
  'filesPart.backups': 'New backups go to',
  'filesPart.backupsHint':
    'A backup is made whenever the file is replaced, and checked. Those made before stay where they are and are still offered. When this folder cannot be reached, backups go to Longroll’s own data.',
  'filesPart.away': 'This folder cannot be reached now. Backups go to Longroll’s own data until it is back.',
  'filesPart.show': 'Show the folder',
  'filesPart.showWhat': (f: { what: string }) => `Show the folder: ${f.what}`,
  'filesPart.choose': 'Another folder…',
  'filesPart.own': 'Longroll’s own data',
  'filesPart.faults': 'If something goes wrong',
  'filesPart.copyDiagnostics': 'Copy diagnostics',
  'filesPart.copied': 'Copied. Paste it into your report.',
  'filesPart.faultsHint':
    'Versions, settings, sizes and the last faults, as text. No names, notes or paths are in it. Reports of faults stay in Longroll’s own data; nothing is sent.',
} as const
