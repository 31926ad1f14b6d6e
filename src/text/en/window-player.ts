import { count, duration, list, signed } from './say'

// The window that players see, and what the GM's window says of it.

type Unit = 'successes' | 'tokens' | 'tally' | 'hits'

const units: Readonly<Record<Unit, (n: number) => string>> = {
  successes: (n) => (n === 1 ? 'success' : 'successes'),
  tokens: (n) => (n === 1 ? 'token' : 'tokens'),
  tally: () => 'Tally',
  hits: (n) => (n === 1 ? 'Hit' : 'Hits'),
}

export const playerEn = {
  'player.title': 'Player view',
  'player.something': 'Something is under way',
  'player.has': (f: { need: number | null; have: number; of: Unit }) =>
    f.need === null ? units[f.of](f.have) : `of ${f.need}`,
  'player.hasAloud': (f: { need: number | null; have: number; of: Unit }) =>
    f.need === null ? `${f.have} ${units[f.of](f.have)}` : `${f.have} of ${f.need} ${units[f.of](f.need)}`,
  'player.needed': (f: { count: number; of: Unit }) =>
    f.of === 'tally' ? 'is the Tally needed' : `${units[f.of](f.count)} ${f.count === 1 ? 'is' : 'are'} needed`,
  'player.toGo': (f: { count: number }) => `${f.count} to go`,
  'player.lasts': (f: { seconds: number }) => `It takes ${duration(f.seconds)}`,
  'player.lastsNotYet': 'How long it takes is not known yet',
  'player.somebody': 'The other side',
  'player.outcome': (f: { outcome: 'succeeded' | 'failed' | 'over' }) =>
    f.outcome === 'succeeded' ? 'Succeeded' : f.outcome === 'failed' ? 'Failed' : 'Over',
  'player.deadlineIn': (f: { left: number }) => (f.left === 0 ? 'The time is up' : `in ${duration(f.left)}`),
  'player.deadlineLeft': (f: { left: number }) => (f.left === 0 ? 'The time is up' : `${duration(f.left)} left`),
  'player.lastRoll': 'Last roll',
  'player.who': (f: { names: readonly string[] }) => list(f.names),
  'player.rolledSuccesses': (f: { count: number; outcome: string }) =>
    f.outcome === 'dramatic-failure'
      ? 'a dramatic failure'
      : f.count === 0
        ? 'no success'
        : `${count(f.count, 'success', 'successes')}${f.outcome === 'exceptional' ? ', exceptional' : ''}`,
  'player.rolledTokens': (f: { count: number }) =>
    f.count < 0 ? 'a token lost' : f.count === 0 ? 'no token' : count(f.count, 'token'),
  'player.rolledSupport': (f: { help: number }) => `${signed(f.help)} for another`,
  'player.rolledTest': (f: { total: number | null; success: boolean }) =>
    `${f.total === null ? '' : `${f.total}, `}${f.success ? 'success' : 'failure'}`,
  'player.rolledTotals': (f: { totals: readonly (number | null)[] }) =>
    f.totals.map((total) => (total === null ? '–' : String(total))).join(' against '),
  'player.rolledGained': (f: { count: number }) => signed(f.count),
  'player.rolledHits': (f: { count: number; roll: number | null }) =>
    `${f.roll === null ? '' : `${f.roll}, `}${f.count < 0 ? `−${count(-f.count, 'Hit')}` : count(f.count, 'Hit')}`,
  'player.rolledDuration': (f: { seconds: number }) => duration(f.seconds),
  'player.timerPaused': 'paused',
  'player.timer': 'Time',
  'player.more': (f: { count: number }) => `and ${f.count} more`,

  'players.open': 'Open the player view',
  'players.close': 'Close the player view',
  'players.blank': 'Blank the player view',
  'players.unblank': 'The player view is blank: show it again',
  'players.see': 'Players see…',
  'players.seeTask': (f: { title: string }) => `What players see of ${f.title}`,
  'players.seeAll': 'What players see',
  'players.exists': 'That it exists',
  'players.name': 'Its name',
  'players.need': 'What is needed',
  'players.progress': 'Its progress',
  'players.deadline': 'Its deadline',
  'players.short': (f: { what: 'exists' | 'name' | 'need' | 'progress' | 'deadline' }) => SHORT[f.what],
  'players.first': 'Nothing of it is seen before they may know that it exists.',
  'players.rolls': 'With name and progress they see its last roll too.',
  'players.rollsNot': 'They see its rolls only with name and progress.',
  'players.hasNoNeed': 'it has none',
  'players.hasNoDeadline': 'it has none now',
  'players.everything': 'Everything',
  'players.nothing': 'Nothing',
  'players.campaign': 'The campaign’s name',
  'players.clock': 'The game clock',
  'players.showClock': 'Show players the clock',
  'players.hideClock': 'Hide the clock from players',
  'players.seesClock': 'Players see the clock',
  'players.showTimer': 'Show players this timer',
  'players.hideTimer': 'Hide it from players',
  'players.seesTimer': 'players see it',
  'players.timers': 'Timers',
  'players.tasks': 'Tasks',
  'players.noTasks': 'There is no task yet.',
  'players.sees': (f: { what: readonly string[] }) => `Players see: ${f.what.join(', ')}`,
  'players.how':
    'The view opens on a second screen if there is one. What is not switched on never reaches it; the key B blanks it.',
} as const

const SHORT = {
  exists: 'exists',
  name: 'name',
  need: 'need',
  progress: 'progress',
  deadline: 'deadline',
} as const
