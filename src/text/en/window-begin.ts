// The dialog that begins a task; what stands in its middle is each system's own.

export const beginEn = {
  'begin.title': 'Begin a task',
  'begin.systems': 'System',
  'begin.usual': 'usual here',
  'begin.presets': 'Your presets',
  'begin.who': 'Who',
  'begin.what': 'What is done',
  'begin.whatPlaceholder': 'Repair the car',
  'begin.begin': 'Begin',
  'begin.saveAs': 'Save as preset',
  'begin.presetName': 'Name of the preset',
  'begin.presetSave': 'Save it',
  'begin.presetSaved': (f: { name: string }) => `Saved as “${f.name}”.`,
  'begin.nobody': 'Add a character first.',
  'begin.notHere': 'This system cannot be begun here yet.',
} as const
