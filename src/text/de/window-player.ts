import type { playerEn } from '../en/window-player'
import type { SameWords } from '../speak'
import { count, duration, list, signed } from './say'

type Unit = 'successes' | 'tokens' | 'tally' | 'hits'

const units: Readonly<Record<Unit, (n: number) => string>> = {
  successes: (n) => (n === 1 ? 'Erfolg' : 'Erfolge'),
  tokens: () => 'Marker',
  tally: () => 'Tally',
  hits: () => 'Treffer',
}

const SHORT = {
  exists: 'dass es sie gibt',
  name: 'Name',
  need: 'Bedarf',
  progress: 'Fortschritt',
  deadline: 'Frist',
} as const

export const playerDe: SameWords<typeof playerEn> = {
  'player.title': 'Spielansicht',
  'player.something': 'Etwas ist im Gange',
  'player.has': (f) => (f.need === null ? units[f.of](f.have) : `von ${f.need}`),
  'player.hasAloud': (f) =>
    f.need === null ? `${f.have} ${units[f.of](f.have)}` : `${f.have} von ${f.need} ${units[f.of](f.need)}`,
  'player.needed': (f) =>
    f.of === 'tally' ? 'ist die nötige Tally' : `${units[f.of](f.count)} ${f.count === 1 ? 'ist' : 'sind'} nötig`,
  'player.toGo': (f) => `noch ${f.count}`,
  'player.lasts': (f) => `Es dauert ${duration(f.seconds)}`,
  'player.lastsNotYet': 'Wie lange es dauert, ist noch nicht bekannt',
  'player.somebody': 'Die andere Seite',
  'player.outcome': (f) => ({ succeeded: 'Geschafft', failed: 'Gescheitert', over: 'Vorbei' })[f.outcome],
  'player.deadlineIn': (f) => (f.left === 0 ? 'Die Zeit ist um' : `in ${duration(f.left)}`),
  'player.deadlineLeft': (f) => (f.left === 0 ? 'Die Zeit ist um' : `noch ${duration(f.left)}`),
  'player.lastRoll': 'Letzter Wurf',
  'player.who': (f) => list(f.names),
  'player.rolledSuccesses': (f) =>
    f.outcome === 'dramatic-failure'
      ? 'ein dramatischer Fehlschlag'
      : f.count === 0
        ? 'kein Erfolg'
        : `${count(f.count, 'Erfolg', 'Erfolge')}${f.outcome === 'exceptional' ? ', außergewöhnlich' : ''}`,
  'player.rolledTokens': (f) =>
    f.count < 0 ? 'ein Marker verloren' : f.count === 0 ? 'kein Marker' : count(f.count, 'Marker'),
  'player.rolledSupport': (f) => `${signed(f.help)} für jemand anderen`,
  'player.rolledTest': (f) => `${f.total === null ? '' : `${f.total}, `}${f.success ? 'Erfolg' : 'Fehlschlag'}`,
  'player.rolledTotals': (f) => f.totals.map((total) => (total === null ? '–' : String(total))).join(' gegen '),
  'player.rolledGained': (f) => signed(f.count),
  'player.rolledHits': (f) =>
    `${f.roll === null ? '' : `${f.roll}, `}${f.count < 0 ? `−${count(-f.count, 'Treffer')}` : count(f.count, 'Treffer')}`,
  'player.rolledDuration': (f) => duration(f.seconds),
  'player.timerPaused': 'angehalten',
  'player.timer': 'Zeit',
  'player.more': (f) => `und ${f.count} weitere`,

  'players.open': 'Spielansicht öffnen',
  'players.close': 'Spielansicht schließen',
  'players.blank': 'Spielansicht abdunkeln',
  'players.unblank': 'Die Spielansicht ist abgedunkelt: wieder zeigen',
  'players.see': 'Die Spieler sehen…',
  'players.seeTask': (f) => `Was die Spieler von ${f.title} sehen`,
  'players.seeAll': 'Was die Spieler sehen',
  'players.exists': 'Dass es sie gibt',
  'players.name': 'Ihren Namen',
  'players.need': 'Was nötig ist',
  'players.progress': 'Ihren Fortschritt',
  'players.deadline': 'Ihre Frist',
  'players.short': (f) => SHORT[f.what],
  'players.first': 'Nichts davon ist zu sehen, bevor sie wissen dürfen, dass es sie gibt.',
  'players.rolls': 'Mit Name und Fortschritt sehen sie auch ihren letzten Wurf.',
  'players.rollsNot': 'Ihre Würfe sehen sie nur mit Name und Fortschritt.',
  'players.hasNoNeed': 'hat keinen',
  'players.hasNoDeadline': 'hat gerade keine',
  'players.everything': 'Alles',
  'players.nothing': 'Nichts',
  'players.campaign': 'Den Namen der Kampagne',
  'players.clock': 'Die Spieluhr',
  'players.showClock': 'Den Spielern die Uhr zeigen',
  'players.hideClock': 'Die Uhr vor den Spielern verbergen',
  'players.seesClock': 'Die Spieler sehen die Uhr',
  'players.showTimer': 'Den Spielern zeigen',
  'players.hideTimer': 'Vor den Spielern verbergen',
  'players.seesTimer': 'die Spieler sehen ihn',
  'players.timers': 'Timer',
  'players.tasks': 'Aufgaben',
  'players.noTasks': 'Es gibt noch keine Aufgabe.',
  'players.sees': (f) => `Die Spieler sehen: ${f.what.join(', ')}`,
  'players.how':
    'Die Ansicht öffnet sich auf einem zweiten Bildschirm, wenn es einen gibt. Was nicht eingeschaltet ist, gelangt nie dorthin; die Taste B dunkelt sie ab.',
}
