import { count, duration } from './say'

// What the system shows of alarms: notifications and the tray.

const late = (ms: number): string => `${duration(Math.ceil(ms / 1_000))} late`

export const desktopAlarmsEn = {
  'ring.timer': (f: { label: string }) => f.label,
  'ring.timer-body': (f: { campaign: string }) => `Time is up · ${f.campaign}`,
  'ring.late-body': (f: { campaign: string; late: number }) => `${late(f.late)} · ${f.campaign}`,
  'ring.due': (f: { title: string }) => f.title,
  'ring.due-body': (f: { campaign: string }) => `A roll comes due · ${f.campaign}`,
  'ring.deadline': (f: { title: string }) => f.title,
  'ring.deadline-body': (f: { campaign: string }) => `The deadline is over · ${f.campaign}`,
  'ring.several': (f: { count: number }) => count(f.count, 'alarm'),
  'ring.missed': (f: { count: number }) => `${count(f.count, 'alarm')} came late`,
  'ring.test': 'A test alarm',
  'ring.test-body': 'This is how Longroll’s alarms look here.',
  'ring.seen': 'Seen',
  'tray.tip': 'Longroll',
  'tray.tip-next': (f: { label: string; time: string }) => `Longroll: ${f.label} at ${f.time}`,
  'tray.open': 'Open Longroll',
  'tray.runs': (f: { label: string; time: string }) => `${f.time}  ${f.label}`,
  'tray.paused': (f: { label: string }) => `paused  ${f.label}`,
  'tray.more': (f: { count: number }) => `and ${count(f.count, 'more timer')}`,
  'tray.nothing': 'No timer runs',
  'tray.silence': 'Silence',
  'tray.silent-for': (f: { minutes: number }) => (f.minutes < 60 ? `for ${f.minutes} minutes` : 'for an hour'),
  'tray.silent-until': (f: { time: string }) => `Silent until ${f.time}`,
  'tray.sound-on': 'Sound on again',
  'tray.quit': 'Quit Longroll',
} as const
