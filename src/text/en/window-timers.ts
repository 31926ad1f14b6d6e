import { count, duration } from './say'

// Timers of the table's own time, their alarms, and how they are heard.

const seconds = (ms: number): number => Math.ceil(ms / 1_000)
const two = (n: number): string => String(n).padStart(2, '0')

/** `1:48`, `1:02:10`: a second that has begun is shown until it is over. */
export function countdownText(ms: number): string {
  const all = Math.max(0, seconds(ms))
  const [h, m, s] = [Math.floor(all / 3_600), Math.floor(all / 60) % 60, all % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** What a screen reader says of it. */
export const leftText = (ms: number): string => duration(seconds(ms))

export const timersEn = {
  'timers.region': 'Timers',
  'timers.title': 'At the table, real time',
  'timers.empty': 'No timer runs',
  'timers.add': 'Start a timer',
  'timers.new': 'New timer…',
  'timers.quick': (f: { for: number }) => duration(f.for),
  'timers.quickLabel': (f: { for: number }) => `${duration(f.for)} timer`,
  'timers.again': (f: { label: string }) => `Again: ${f.label}`,
  'timers.sounds': 'Alarms and sound…',
  'timers.more': (f: { count: number }) => `and ${count(f.count, 'more timer')}`,
  'timers.left': (f: { left: number }) => `${leftText(f.left)} left`,
  'timers.line': (f: { label: string; left: number; paused: boolean }) =>
    `${f.label}, ${leftText(f.left)} left${f.paused ? ', paused' : ''}`,
  'timers.at': (f: { time: string }) => `at ${f.time}`,
  'timers.pause': (f: { label: string }) => `Pause ${f.label}`,
  'timers.resume': (f: { label: string }) => `${f.label} goes on`,
  'timers.longer': (f: { label: string }) => `${f.label}: 30 seconds more`,
  'timers.menu': (f: { label: string }) => `More for ${f.label}`,
  'timers.half': '+30s',
  'timers.shorter': '30 seconds less',
  'timers.fiveMore': '5 minutes more',
  'timers.restart': 'From the beginning',
  'timers.cancel': 'Cancel',
  'timers.open': (f: { title: string }) => `Show ${f.title}`,
  'timers.repeats': 'repeats',
  'timer.title': 'New timer',
  'timer.start': 'Start',
  'timer.label': 'What for',
  'timer.labelExample': 'Pizza in the oven',
  'timer.kind': 'Rings',
  'timer.after': 'after a while',
  'timer.at': 'at a time of day',
  'timer.for': 'After',
  'timer.usual': 'Usual lengths',
  'timer.time': 'Time of day',
  'timer.timeHint': 'hours:minutes, on this computer’s clock',
  'timer.repeat': 'Repeats',
  'timer.repeatHint': 'A countdown begins again at once, a time of day the next day.',
  'timer.pausesInSleep': 'Stands still while the computer sleeps',
  'timer.tied': 'Belongs to',
  'timer.tiedNone': 'nothing in particular',
  'pace.title': (f: { title: string }) => `Real time for each round or roll: ${f.title}`,
  'pace.each': 'Each takes',
  'pace.hint': 'A countdown begins now and again with every round or roll. Empty for none.',
  'pace.set': 'Set it',
  'pace.menu': 'Real time per round…',
  'pace.left': (f: { left: number }) => `${leftText(f.left)} left for this round`,
  'pace.over': 'time is up',
  'task.timer': 'Timer for this…',

  'alarms.timeUp': (f: { label: string }) => `Time is up: ${f.label}`,
  'alarms.timeWas': (f: { time: string; times: number }) =>
    f.times > 1 ? `since ${f.time}, ${f.times} times` : `at ${f.time}`,
  'alarms.timeAgo': (f: { ago: number }) => `${leftText(f.ago)} ago`,
  'alarms.silence': 'No sounds for ten minutes',
  'alarms.silent': (f: { time: string }) => `No sounds until ${f.time}`,
  'alarms.soundOn': 'Sound on',
  'missed.slept': 'While the computer slept',
  'missed.closed': 'While Longroll was closed',
  'missed.late': 'These came late',
  'missed.count': (f: { count: number }) => `${count(f.count, 'alarm')} came late`,
  'missed.timer': 'timer',
  'missed.times': (f: { times: number }) => `timer, ${f.times} times`,
  'missed.by': (f: { late: number }) => `${leftText(f.late)} late`,
  'missed.gameTime': 'Game time stood still meanwhile.',
  'missed.each': 'One by one',
  'missed.old': (f: { count: number }) => `${count(f.count, 'alarm')} from more than half a day ago`,
  'missed.show': 'Show',
  'missed.hide': 'Hide',

  'hear.explain':
    'An alarm always stands in the window until you have seen it. These make it heard as well, each on its own.',
  'hear.sound': 'Sound',
  'hear.timer': 'A timer',
  'hear.due': 'A roll due',
  'hear.deadline': 'A deadline',
  'hear.none': 'none',
  'hear.bell': 'bell',
  'hear.knock': 'knock',
  'hear.chime': 'chime',
  'hear.glass': 'glass',
  'hear.clock': 'clock',
  'hear.volume': 'Volume',
  'hear.listen': (f: { what: string }) => `Listen: ${f.what}`,
  'hear.silence': 'Silence',
  'hear.silenceFor': (f: { minutes: number }) => (f.minutes < 60 ? `${f.minutes} minutes` : '1 hour'),
  'hear.notification': 'Notification of the system',
  'hear.mark': 'Mark on the taskbar or dock',
  'hear.tray': 'Stay in the tray while timers run, when the window is closed',
  'hear.try': 'Try it',
  'hear.tryWhat': (f: { what: string }) => `Try: ${f.what}`,
  'hear.given': 'The system took it.',
  'hear.played': 'It plays.',
  'hear.noSound': 'The system plays no sound.',
  'hear.nobody-shows': 'Nothing on this desktop shows notifications.',
  'hear.no-answer': 'What should show notifications does not answer. Longroll leaves it alone.',
  'hear.failed': 'The system refused it.',
  'hear.no-tray': 'This desktop has no tray. Longroll ends when its windows are closed.',
  'hear.not-here': 'This system has no such thing.',
} as const
