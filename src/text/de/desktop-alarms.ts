import type { desktopAlarmsEn } from '../en/desktop-alarms'
import type { SameWords } from '../speak'
import { count, duration } from './say'

// What the system shows of alarms: notifications and the tray.

const late = (ms: number): string => `${duration(Math.ceil(ms / 1_000))} zu spät`

export const desktopAlarmsDe: SameWords<typeof desktopAlarmsEn> = {
  'ring.timer': (f) => f.label,
  'ring.timer-body': (f) => `Die Zeit ist um · ${f.campaign}`,
  'ring.late-body': (f) => `${late(f.late)} · ${f.campaign}`,
  'ring.due': (f) => f.title,
  'ring.due-body': (f) => `Ein Wurf wird fällig · ${f.campaign}`,
  'ring.deadline': (f) => f.title,
  'ring.deadline-body': (f) => `Die Frist ist abgelaufen · ${f.campaign}`,
  'ring.several': (f) => count(f.count, 'Alarm', 'Alarme'),
  'ring.missed': (f) => count(f.count, 'Alarm kam zu spät', 'Alarme kamen zu spät'),
  'ring.test': 'Ein Probealarm',
  'ring.test-body': 'So sehen die Alarme von Longroll hier aus.',
  'ring.seen': 'Gesehen',
  'tray.tip': 'Longroll',
  'tray.tip-next': (f) => `Longroll: ${f.label} um ${f.time}`,
  'tray.open': 'Longroll öffnen',
  'tray.runs': (f) => `${f.time}  ${f.label}`,
  'tray.paused': (f) => `angehalten  ${f.label}`,
  'tray.more': (f) => `und ${count(f.count, 'weiterer Timer', 'weitere Timer')}`,
  'tray.nothing': 'Kein Timer läuft',
  'tray.silence': 'Stumm',
  'tray.silent-for': (f) => (f.minutes < 60 ? `für ${f.minutes} Minuten` : 'für eine Stunde'),
  'tray.silent-until': (f) => `Stumm bis ${f.time}`,
  'tray.sound-on': 'Ton wieder an',
  'tray.quit': 'Longroll beenden',
}
