/*
  Every act of the windows: one registry, from which keys, palette, shortcut sheet, the window's menus, context menus and
  the menu bar all come. What an act is called stands in text/en/acts.ts, what it does in renderer/acts; one that lacks
  either does not compile.
*/

/** What an act is about. By a key it is about what has focus, otherwise about what is at hand. */
export type ActOn = 'app' | 'campaign' | 'panel' | 'task' | 'character' | 'timer' | 'entry'

export type ActGroup = 'table' | 'time' | 'tasks' | 'characters' | 'timers' | 'campaign' | 'file' | 'window'

export interface Act {
  readonly on: ActOn
  readonly group: ActGroup
  /** Shortcuts as it comes; the first is the one that is shown. See contract/shortcuts.ts for how they are written. */
  readonly keys?: readonly string[]
  /** Goes on while its key is held down. */
  readonly repeats?: true
  /** The menus of the window in which it stands, beside those of the thing it is about. */
  readonly menus?: readonly ('campaign' | 'clock' | 'timers')[]
  /** Where in the menu bar. */
  readonly bar?: 'file' | 'edit' | 'campaign' | 'view' | 'help'
  /** A line above it in menus. */
  readonly apart?: true
  /** The menu bar hears its key, in every window; all other keys are heard by the window itself. */
  readonly heardBy?: 'bar'
}

export const acts = {
  roll: { on: 'panel', group: 'table', keys: ['r'] },
  enter: { on: 'panel', group: 'table', keys: ['e'] },
  'enter-count': { on: 'panel', group: 'table', keys: ['shift+e'] },
  choose: { on: 'campaign', group: 'table', keys: ['c'] },
  'modifier-up': { on: 'panel', group: 'table', keys: ['plus'], repeats: true },
  'modifier-down': { on: 'panel', group: 'table', keys: ['minus'], repeats: true },
  'next-due': { on: 'campaign', group: 'table', keys: ['d'] },
  undo: { on: 'campaign', group: 'table', keys: ['mod+z', 'u'], repeats: true, bar: 'edit' },
  redo: { on: 'campaign', group: 'table', keys: ['mod+shift+z', 'mod+y'], repeats: true, bar: 'edit' },
  write: { on: 'campaign', group: 'table', keys: ['w'] },
  'player-view': { on: 'campaign', group: 'table', keys: ['p'], bar: 'view' },
  'player-blank': { on: 'campaign', group: 'table', keys: ['b'], bar: 'view' },
  'players-see': { on: 'campaign', group: 'table', menus: ['campaign'] },

  advance: { on: 'campaign', group: 'time', keys: ['a'] },
  'advance-next': { on: 'campaign', group: 'time', keys: ['shift+a'] },
  'advance-interval': { on: 'campaign', group: 'time', keys: ['i'] },
  'set-clock': { on: 'campaign', group: 'time', menus: ['clock'] },
  calendar: { on: 'campaign', group: 'time', menus: ['clock'] },
  'reveal-clock': { on: 'campaign', group: 'time', menus: ['clock'] },
  'end-chapter': { on: 'campaign', group: 'time', menus: ['clock'], apart: true },
  'end-story': { on: 'campaign', group: 'time', menus: ['clock'] },

  begin: { on: 'campaign', group: 'tasks', keys: ['n'], menus: ['campaign'], bar: 'campaign' },
  'show-task': { on: 'task', group: 'tasks' },
  note: { on: 'task', group: 'tasks' },
  'log-of-task': { on: 'task', group: 'tasks' },
  rules: { on: 'task', group: 'tasks' },
  odds: { on: 'task', group: 'tasks' },
  'roll-out': { on: 'task', group: 'tasks', apart: true },
  'roll-out-stopping': { on: 'task', group: 'tasks' },
  'players-see-task': { on: 'task', group: 'tasks', apart: true },
  word: { on: 'task', group: 'tasks' },
  'task-timer': { on: 'task', group: 'tasks' },
  pace: { on: 'task', group: 'tasks' },
  'correct-last': { on: 'task', group: 'tasks' },
  reopen: { on: 'task', group: 'tasks' },
  'put-away': { on: 'task', group: 'tasks' },
  succeeded: { on: 'task', group: 'tasks' },
  failed: { on: 'task', group: 'tasks' },
  'give-up': { on: 'task', group: 'tasks' },
  join: { on: 'task', group: 'tasks', apart: true },
  leave: { on: 'task', group: 'tasks' },
  'begin-another': { on: 'task', group: 'tasks', apart: true },
  'remove-task': { on: 'task', group: 'tasks' },

  'new-character': {
    on: 'campaign',
    group: 'characters',
    keys: ['shift+n'],
    menus: ['campaign'],
    bar: 'campaign',
  },
  people: { on: 'campaign', group: 'characters', menus: ['campaign'], bar: 'campaign' },
  'go-to': { on: 'character', group: 'characters' },
  'begin-for': { on: 'character', group: 'characters' },
  'tasks-of': { on: 'character', group: 'characters' },
  'log-of-character': { on: 'character', group: 'characters' },
  'add-condition': { on: 'character', group: 'characters', apart: true },
  'resolve-condition': { on: 'character', group: 'characters' },
  'move-left': { on: 'character', group: 'characters', keys: ['alt+left'], apart: true },
  'move-right': { on: 'character', group: 'characters', keys: ['alt+right'] },
  pin: { on: 'character', group: 'characters' },
  fold: { on: 'character', group: 'characters', keys: ['f'] },
  'arrange-back': { on: 'campaign', group: 'characters', keys: ['shift+u'] },
  'edit-character': { on: 'character', group: 'characters', apart: true },
  'remove-character': { on: 'character', group: 'characters' },

  timer: { on: 'campaign', group: 'timers', keys: ['t'], menus: ['timers'], bar: 'campaign' },
  'quick-timer': { on: 'campaign', group: 'timers', menus: ['timers'], apart: true },
  'timer-again': { on: 'campaign', group: 'timers', menus: ['timers'], apart: true },
  seen: { on: 'campaign', group: 'timers', keys: ['s'] },
  'all-seen': { on: 'campaign', group: 'timers', keys: ['shift+s'] },
  'timer-open': { on: 'timer', group: 'timers' },
  'timer-pause': { on: 'timer', group: 'timers' },
  'timer-less': { on: 'timer', group: 'timers', apart: true },
  'timer-half': { on: 'timer', group: 'timers' },
  'timer-more': { on: 'timer', group: 'timers' },
  'timer-reveal': { on: 'timer', group: 'timers', apart: true },
  'timer-restart': { on: 'timer', group: 'timers' },
  'timer-cancel': { on: 'timer', group: 'timers' },
  alarms: { on: 'campaign', group: 'timers', menus: ['timers'], bar: 'campaign', apart: true },

  'correct-entry': { on: 'entry', group: 'campaign' },
  'take-out-entry': { on: 'entry', group: 'campaign' },
  'show-entry-task': { on: 'entry', group: 'campaign' },

  presets: { on: 'campaign', group: 'campaign', menus: ['campaign'], bar: 'campaign' },
  shuffle: { on: 'campaign', group: 'campaign', menus: ['campaign'] },
  'campaign-settings': { on: 'campaign', group: 'campaign', menus: ['campaign'], bar: 'campaign', apart: true },

  'new-campaign': { on: 'app', group: 'file', keys: ['mod+n'], bar: 'file', heardBy: 'bar' },
  open: { on: 'app', group: 'file', keys: ['mod+o'], bar: 'file', heardBy: 'bar' },
  save: { on: 'campaign', group: 'file', keys: ['mod+s'], menus: ['campaign'], bar: 'file', apart: true },
  'save-as': { on: 'campaign', group: 'file', keys: ['mod+shift+s'], bar: 'file' },
  duplicate: { on: 'campaign', group: 'file', bar: 'file' },
  file: { on: 'campaign', group: 'file', menus: ['campaign'], bar: 'file' },
  move: { on: 'campaign', group: 'file', bar: 'file' },
  reveal: { on: 'campaign', group: 'file', bar: 'file' },
  backups: { on: 'campaign', group: 'file', menus: ['campaign'], bar: 'file' },
  recap: { on: 'campaign', group: 'file', menus: ['campaign'], bar: 'file', apart: true },
  'export-script': { on: 'campaign', group: 'file', menus: ['campaign'], bar: 'file' },
  'import-script': { on: 'app', group: 'file', menus: ['campaign'], bar: 'file' },
  'close-campaign': { on: 'campaign', group: 'file', menus: ['campaign'], bar: 'file', apart: true },

  palette: { on: 'app', group: 'window', keys: ['mod+k'], bar: 'view' },
  find: { on: 'campaign', group: 'window', keys: ['mod+f', '/'], bar: 'edit', apart: true },
  'panel-1': { on: 'campaign', group: 'window', keys: ['1'] },
  'panel-2': { on: 'campaign', group: 'window', keys: ['2'] },
  'panel-3': { on: 'campaign', group: 'window', keys: ['3'] },
  'panel-4': { on: 'campaign', group: 'window', keys: ['4'] },
  'panel-5': { on: 'campaign', group: 'window', keys: ['5'] },
  'panel-6': { on: 'campaign', group: 'window', keys: ['6'] },
  'panel-7': { on: 'campaign', group: 'window', keys: ['7'] },
  'panel-8': { on: 'campaign', group: 'window', keys: ['8'] },
  'panel-9': { on: 'campaign', group: 'window', keys: ['9'] },
  preferences: { on: 'app', group: 'window', keys: ['mod+,'], menus: ['campaign'], bar: 'edit' },
  language: { on: 'app', group: 'window' },
  larger: { on: 'app', group: 'window', keys: ['mod+plus'], bar: 'view', heardBy: 'bar', apart: true },
  smaller: { on: 'app', group: 'window', keys: ['mod+minus'], bar: 'view', heardBy: 'bar' },
  'usual-size': { on: 'app', group: 'window', keys: ['mod+0'], bar: 'view', heardBy: 'bar' },
  guide: { on: 'app', group: 'window', keys: ['f1'], bar: 'help' },
  shortcuts: { on: 'app', group: 'window', keys: ['?'], bar: 'help' },
  keys: { on: 'app', group: 'window', bar: 'help' },
  'copy-diagnostics': { on: 'app', group: 'window', bar: 'help', apart: true },
} as const satisfies Readonly<Record<string, Act>>

export type ActId = keyof typeof acts

/** Acts about one kind of thing. */
export type ActsOn<O extends ActOn> = { [K in ActId]: (typeof acts)[K]['on'] extends O ? K : never }[ActId]

/** What a settings file or a page names may be an act that is no more. */
export const isActId = (id: unknown): id is ActId => typeof id === 'string' && Object.hasOwn(acts, id)

/** In the order in which menus and sheets show them. */
export const actIds: readonly ActId[] = Object.keys(acts).filter(isActId)

/** The act with all that it may have, whichever it is. */
export const actOf = (id: ActId): Act => acts[id]

const isOn =
  <O extends ActOn>(on: O) =>
  (id: ActId): id is ActsOn<O> =>
    acts[id].on === on

/** Acts about one kind of thing, in the registry's order. */
export const actsOn = <O extends ActOn>(on: O): readonly ActsOn<O>[] => actIds.filter(isOn(on))
