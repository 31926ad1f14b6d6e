import { count } from './say'

export const welcomeEn = {
  'welcome.name': 'Longroll',
  'welcome.says': 'For tasks that take many rolls against time.',
  'welcome.new': 'New campaign',
  'welcome.open': 'Open…',
  'welcome.recent': 'Recent campaigns',
  'welcome.none': 'None yet.',
  'welcome.noneDo': 'Begin a new campaign, open one that you have, or look around in the sample first.',
  'welcome.sample': 'Try the sample',
  'welcome.sampleSays': 'A small campaign with one task of each system, mid-way. Opens as a copy.',
  'welcome.dropHint': 'Or drop a campaign file on this window.',
  'welcome.played': (f: { when: string }) => `Played ${f.when}`,
  'welcome.playedToday': (f: { time: string }) => `Played today, ${f.time}`,
  'welcome.playedYesterday': (f: { time: string }) => `Played yesterday, ${f.time}`,
  'welcome.running': (f: { count: number }) =>
    f.count === 0 ? 'no task runs' : `${count(f.count, 'task')} ${f.count === 1 ? 'runs' : 'run'}`,
  'welcome.missing': (f: { path: string }) => `Not where it was: ${f.path}`,
  'welcome.find': 'Find it…',
  'welcome.forget': (f: { name: string }) => `Take ${f.name} off the list`,
  'welcome.openName': (f: { name: string }) => `Open ${f.name}`,
  'welcome.setAside': 'Open the file as it is',
  'welcome.setAsideHint': 'The journal is kept, out of the way.',
  'welcome.newTitle': 'New campaign',
  'welcome.newName': 'What is it called?',
  'welcome.newNeedsName': 'Give it a name first.',
  'welcome.newNext': 'Where to keep it…',
} as const
