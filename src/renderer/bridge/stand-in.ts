import { previewCorrection } from '../../campaign/corrections/correct'
import { decide, type World } from '../../campaign/decide'
import { entriesOf, History, patchOf, type Command, type Entry } from '../../campaign/history'
import { findInLog } from '../../campaign/find-in-log'
import { playerView } from '../../campaign/player-view'
import { emptyState, type CampaignState } from '../../campaign/state'
import type { Bridge, PushName, Pushes, Reply, RequestName, Requests, Snapshot } from '../../contract/channels'
import type { LanguageChoice } from '../../contract/language'
import { logEntryOf } from '../../contract/log-entry'
import { previewFor } from '../../contract/correction-preview'
import type { PlayerBridge, PlayerMessage, PlayerWindowState } from '../../contract/player'
import { defaultSettings, type Settings } from '../../contract/settings'
import { changeFor, pageOf, stepsOf } from '../../contract/shown'
import { chanceFrom, seededChance, type Chance } from '../../rules/core/chance'
import { fail, ok } from '../../rules/core/result'
import { epochMs } from '../../rules/core/units'
import { entrySays, plainText } from '../../text/search'
import { momentIn } from '../views/campaign/moment'

/*
  A bridge that decides in the page: for looking at the windows in a plain browser and for component tests. Nothing of it
  ships. It keeps nothing and saves nothing; otherwise it answers as the main process does.
*/

export interface StandIn {
  readonly bridge: Bridge
  /** What the window for players hears of the same campaign. */
  readonly players: PlayerBridge
  /** Gives commands one after another, as a script does; `as` names what a command makes for the later ones. */
  readonly play: (steps: readonly PlayStep[]) => void
  /** What the window should see of saving. */
  readonly say: <K extends PushName>(name: K, content: Pushes[K]) => void
}

export interface PlayStep extends Command {
  readonly as?: string
}

export interface StandInOptions {
  readonly name: string
  /** Repeatable dice; without it they come from the browser's secure generator. */
  readonly seed: number | null
  /** Whether a campaign is open, or the welcome window is shown. */
  readonly isOpen: boolean
  readonly language: LanguageChoice
}

const secureChance: Chance = chanceFrom((n) => {
  const limit = 2 ** 32 - (2 ** 32 % n)
  const drawn = new Uint32Array(1)
  do crypto.getRandomValues(drawn)
  while ((drawn[0] ?? 0) >= limit)
  return (drawn[0] ?? 0) % n
})

/** A bridge that decides in the page itself, for a plain browser and for component tests. */
export function standIn(options: StandInOptions): StandIn {
  const chance = options.seed === null ? secureChance : seededChance(options.seed)
  const history = new History()
  const listeners = new Map<PushName, Set<(content: never) => void>>()
  const names = new Map<string, string>()
  let state: CampaignState = emptyState(options.name)
  let revision = 0
  let made = 0
  let isOpen = options.isOpen
  let settings: Settings = { ...defaultSettings, language: options.language }
  let playerWindow: PlayerWindowState = { isOpen: false, isBlank: false }
  let tellPlayers: (message: PlayerMessage) => void = () => undefined
  const showPlayers = (): void => {
    tellPlayers({ view: playerWindow.isBlank ? null : playerView(state, history), look: settings })
  }

  const world = (): World => ({
    chance,
    newId: () => `n${(made += 1)}`,
    wall: epochMs(Date.now()),
    nextTimeOfDay: (_time, after) => after,
  })

  function say<K extends PushName>(name: K, content: Pushes[K]): void {
    listeners.get(name)?.forEach((listener) => (listener as (content: Pushes[K]) => void)(content))
  }

  function run(command: Command): ReturnType<typeof decide> {
    const result = decide({ state, history, revision }, command, world())
    if (!result.ok || result.value.record === null) return result
    const { record } = result.value
    state = result.value.state
    history.append(record)
    revision = record.revision
    say('campaign:changed', changeFor(record, patchOf(record), entriesOf(record, history), history))
    showPlayers()
    return result
  }

  const snapshot = (): Snapshot => ({
    campaign: 'stand-in',
    revision,
    state,
    log: pageOf(history, { before: null, count: 100 }),
    ...stepsOf(history),
    saving: { is: 'file', confirmed: true },
    file: { path: `/games/${options.name}.longroll`, name: options.name },
    notices: [],
  })

  type Answers = { readonly [K in RequestName]: (input: Requests[K]['input']) => Reply<K> }
  const answers: Answers = {
    'app:info': () => ok({ version: '0.0.0', platform: 'linux' }),
    'app:fault': () => ok(null),
    'app:copy-diagnostics': () => ok(null),
    'settings:get': () => ok(settings),
    'settings:set': (input) => {
      settings = { ...settings, ...input }
      say('settings:changed', settings)
      showPlayers()
      return ok(settings)
    },
    'settings:folders': () => ok({ data: '/data/longroll', backups: '/data/longroll/backups', isAway: false }),
    'settings:show-folder': () => ok(null),
    'settings:backup-folder': () => ok({ data: '/data/longroll', backups: '/games/backups', isAway: false }),
    'alarms:try': () => ok({ is: 'refused', why: 'not-here' }),
    'campaigns:closed': () => ok(null),
    'campaigns:recent': () =>
      ok([
        {
          path: '/games/clocks.longroll',
          name: 'The Seven Clocks',
          lastPlayed: epochMs(Date.now() - 80_000_000),
          running: 6,
          isThere: true,
          isDamaged: false,
        },
        {
          path: '/games/winter.longroll',
          name: 'The Long Winter',
          lastPlayed: epochMs(0),
          running: 0,
          isThere: false,
          isDamaged: false,
        },
      ]),
    'campaigns:forget': () => ok([]),
    'campaigns:new': ({ name }) => {
      state = { ...state, name }
      isOpen = true
      return ok({ opened: true })
    },
    'campaigns:ask-for-new': () => ok(null),
    'campaigns:open': () => ok({ opened: false }),
    'campaigns:open-recent': ({ path }) => {
      if (path.includes('winter')) return fail({ code: 'file/missing', path })
      isOpen = true
      return ok({ opened: true })
    },
    'campaigns:offers': ({ path }) => ok({ path, backups: [], canLook: false }),
    'campaigns:recover': () => fail({ code: 'file/no-such-backup' }),
    'campaigns:look': ({ path }) => fail({ code: 'file/missing', path }),
    'campaigns:sample': () => {
      isOpen = true
      return ok({ opened: true })
    },
    'campaigns:open-dropped': ({ path }) => fail({ code: 'file/not-a-campaign', path }),
    'campaign:save-as': () => ok({ opened: false }),
    'campaign:duplicate': () => ok({ opened: false }),
    'campaign:rename': () => ok({ opened: false }),
    'campaign:move': () => ok({ opened: false }),
    'campaign:reveal': () => ok(null),
    'campaign:backups': () => ok([]),
    'campaign:backup': () => ok(null),
    'campaign:restore': () => fail({ code: 'file/no-such-backup' }),
    'campaign:compare': () => fail({ code: 'file/no-such-backup' }),
    'campaign:settle': () => ok({ is: 'file', confirmed: true }),
    'campaign:snapshot': () => (isOpen ? ok(snapshot()) : fail({ code: 'ipc/no-campaign' })),
    'campaign:log': (query) => ok(pageOf(history, query)),
    'campaign:find': ({ text, ...search }) => {
      const wanted = plainText(text)
      const says = (entry: Entry): boolean => entrySays(entry, wanted, (at) => momentIn(state.options, at, entry.at))
      const found = findInLog(history, search, wanted === '' ? null : says)
      return ok({ entries: found.entries.map(logEntryOf), next: found.next })
    },
    'campaign:run': ({ seen: _seen, ...command }) => {
      const result = run(command)
      return result.ok ? ok({ revision }) : result
    },
    'campaigns:import': () => ok({ opened: false }),
    'campaign:export-script': () => ok({ isDone: true }),
    'campaign:recap': () => ok({ isDone: true }),
    'campaign:preview-correction': (command) => {
      const seen = previewCorrection({ state, history, revision }, command, world())
      return seen.ok ? ok(previewFor(seen.value)) : seen
    },
    'campaign:save': () => ok({ is: 'file', confirmed: true }),
    'campaign:close': () => ok(null),
    'player:set': (part) => {
      playerWindow = { ...playerWindow, ...part }
      if (!playerWindow.isOpen) playerWindow = { isOpen: false, isBlank: false }
      say('player:state', playerWindow)
      showPlayers()
      return ok(playerWindow)
    },
  }

  const bridge: Bridge = {
    // Later, as over a real bridge: what relies on an answer in the same turn must fail here too.
    request: async (name, input) => {
      await new Promise((resolve) => setTimeout(resolve, 0))
      return (answers[name] as (input: unknown) => Reply<typeof name>)(structuredClone(input))
    },
    onPush: (name, listener) => {
      const set = listeners.get(name) ?? new Set()
      set.add(listener)
      listeners.set(name, set)
      return () => void set.delete(listener)
    },
  }

  /** Names given with `as` stand for ids in what follows, as values and as keys. */
  function named(value: unknown): unknown {
    if (typeof value === 'string') return names.get(value) ?? value
    if (Array.isArray(value)) return value.map(named)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        names.get(key) ?? key,
        key === 'title' || key === 'name' ? inner : named(inner),
      ]),
    )
  }

  function play(steps: readonly PlayStep[]): void {
    for (const { as, ...step } of steps) {
      const command = named(step) as Command
      const result = run(command)
      if (!result.ok) throw new Error(`${step.do} was refused: ${JSON.stringify(result.error)}`)
      if (as !== undefined && result.value.made !== null) names.set(as, result.value.made)
    }
  }

  const players: PlayerBridge = {
    onMessage: (listener) => {
      tellPlayers = listener
      showPlayers()
    },
  }
  return { bridge, players, play, say }
}
