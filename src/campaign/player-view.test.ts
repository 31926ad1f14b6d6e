import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sevenClocks } from '../../tests/support/seven-clocks'
import { panelStates } from '../../tests/support/panel-states'
import { Table } from '../../tests/support/table'
import type { Entry } from './history'
import { playerView, type PlayerView } from './player-view'
import type { CampaignState, Revealed } from './state'

const SWITCHES = ['exists', 'name', 'need', 'progress', 'deadline'] as const
const all: Revealed = { exists: true, name: true, need: true, progress: true, deadline: true }

/** Fields in which somebody wrote something, anywhere in a campaign or its history. */
const WRITTEN = new Set(
  [
    'name',
    'player',
    'notes',
    'title',
    'label',
    'text',
    'note',
    'condition',
    'conditions',
    'complication',
    'skill',
  ].concat(['complications', 'partial', 'names', 'weekDays', 'endBonus', 'was']),
)

/** The same with a secret in every text that somebody wrote: the place where it stood, so that a leak says where it is from. */
function secret<T>(value: T): T {
  const walk = (inner: unknown, path: string, isText: boolean): unknown => {
    if (typeof inner === 'string') return isText ? `SECRET${path}` : inner
    if (Array.isArray(inner)) return inner.map((one: unknown, i) => walk(one, `${path}/${i}`, isText))
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(
      Object.entries(inner).map(([key, one]) => [key, walk(one, `${path}/${key}`, isText || WRITTEN.has(key))]),
    )
  }
  return walk(value, '', false) as T
}

/** Everything that can be rolled, in every state that a panel can be in. */
const campaigns: Readonly<Record<string, () => Table>> = { ...panelStates, 'all at once': fullOfSecrets }

function fullOfSecrets(): Table {
  const table = sevenClocks()
  const [first] = Object.keys(table.state.characters)
  table.do('note.add', { text: 'who the murderer is' })
  table.do('character.edit', { character: first ?? '', notes: 'is a werewolf' })
  table.do('character.addCondition', { character: first ?? '', condition: 'cursed' })
  table.do('preset.save', { name: 'The trap', with: { system: 'storytelling', title: 'the trap' } })
  table.do('timer.start', { label: 'until the flood', for: '5m' })
  table.do('timer.start', { label: 'until dawn', for: '50m' })
  for (const task of Object.keys(table.state.tasks)) {
    table.do('task.note', { task, text: 'it is a trap' })
  }
  const [paced] = Object.keys(table.state.tasks)
  table.do('task.pace', { task: paced ?? '', each: '90s' })
  return table
}

const rollsOf = (entries: readonly Entry[]) => ({
  newest: (fits: (entry: Entry) => boolean) => entries.findLast(fits) ?? null,
})

const viewOf = (state: CampaignState, table: Table): PlayerView =>
  playerView(state, rollsOf(secret(table.campaign.history.log)))

/** A campaign with every text a secret, and switches as drawn. */
const shown = (state: CampaignState, seed: Switches): CampaignState => ({
  ...secret(state),
  revealed: Object.fromEntries(
    Object.keys(state.tasks).map((id, i) => [
      id,
      Object.fromEntries(
        SWITCHES.map((name, k) => [name, seed.bits[(i * 5 + k) % seed.bits.length] ?? false]),
      ) as unknown as Revealed,
    ]),
  ),
  playersSee: {
    name: seed.name,
    clock: seed.clock,
    timers: Object.fromEntries(Object.keys(state.timers).map((id, i) => [id, seed.bits[i] ?? false])),
  },
})

interface Switches {
  readonly bits: readonly boolean[]
  readonly name: boolean
  readonly clock: boolean
}
const switches: fc.Arbitrary<Switches> = fc.record({
  bits: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
  name: fc.boolean(),
  clock: fc.boolean(),
})

/** What may be told, said once more and otherwise: secrets by the switch that lets each out. */
function allowed(state: CampaignState): Set<string> {
  const may = new Set<string>()
  if (state.playersSee.name) may.add(state.name)
  let namesOfRollers = false
  for (const task of Object.values(state.tasks)) {
    const { exists, name, progress } = state.revealed[task.id] ?? { exists: false, name: false, progress: false }
    if (exists && name) may.add(task.title)
    // Who takes part is drawn with the progress: cards, hands and both sides of a race.
    if (exists && progress)
      for (const id of task.characters) if (state.characters[id]?.panel) may.add(state.characters[id].name)
    namesOfRollers ||= exists && name && progress
  }
  for (const timer of Object.values(state.timers))
    if (state.playersSee.timers[timer.id] === true && !timer.isPace) may.add(timer.label)
  return may
}

describe.each(Object.entries(campaigns))('of a campaign full of secrets (%s)', (_name, make) => {
  const table = make()
  const { state } = table

  it('the secrets are there', () => {
    const text = JSON.stringify(secret(state))
    for (const task of Object.values(state.tasks)) expect(text).not.toContain(`"${task.title}"`)
    expect(text.split('SECRET').length).toBeGreaterThan(5)
  })

  it('nothing at all is told at first', () => {
    expect(
      viewOf(secret({ ...state, revealed: {}, playersSee: { name: false, clock: false, timers: {} } }), table),
    ).toEqual({
      name: null,
      clock: null,
      tasks: [],
      timers: [],
      lastRoll: null,
    })
  })

  it('no text is told whose switch is off, whatever the others are', () => {
    fc.assert(
      fc.property(switches, (drawn) => {
        const given = shown(state, drawn)
        const told = JSON.stringify(viewOf(given, table)).match(/SECRET[^"]*/g) ?? []
        const may = allowed(given)
        expect(told.filter((text) => !may.has(text))).toEqual([])
      }),
    )
  })

  it('is as if what is hidden were not there', () => {
    fc.assert(
      fc.property(switches, (drawn) => {
        const given = shown(state, drawn)
        const keep = <T>(records: Readonly<Record<string, T>>, is: (id: string) => boolean) =>
          Object.fromEntries(Object.entries(records).filter(([id]) => is(id)))
        const isKnown = (id: string): boolean => given.revealed[id]?.exists === true
        const without: CampaignState = {
          ...given,
          name: given.playersSee.name ? given.name : 'otherwise',
          tasks: keep(given.tasks, isKnown),
          timers: keep(given.timers, (id) => given.playersSee.timers[id] === true),
          alarms: {},
          presets: {},
          paces: {},
          // Without the clock its hour cannot matter; every deadline moves along.
          ...(given.playersSee.clock ? {} : { options: { ...given.options, startsAt: '03:33' } }),
        }
        const log = secret(table.campaign.history.log)
        expect(playerView(without, rollsOf(log.filter(({ task }) => task !== null && isKnown(task))))).toEqual(
          playerView(given, rollsOf(log)),
        )
      }),
    )
  })

  it('no number of a task is told whose switch is off', () => {
    for (const id of Object.keys(state.tasks)) {
      const only = (part: Partial<Revealed>) =>
        viewOf({ ...state, revealed: { [id]: { ...allOff, exists: true, ...part } } }, table).tasks[0]
      expect(only({})).toEqual({ id, title: null, need: null, progress: null, outcome: null, deadline: null })
      expect(only({ name: true, need: true, deadline: true })).toMatchObject({ progress: null, outcome: null })
      expect(only({ name: true, progress: true })).toMatchObject({ need: null, deadline: null })
      const told = JSON.stringify(only({ progress: true })?.progress)
      for (const hidden of ['need', 'target', 'limit', 'rounds', 'title', 'edge', 'tn'])
        expect(told).not.toContain(`"${hidden}"`)
    }
  })
})

const allOff: Revealed = { exists: false, name: false, need: false, progress: false, deadline: false }

function gathering() {
  const table = new Table()
  const sam = table.do('character.add', { name: 'Sam' })
  const begin = (title: string, more: object = {}): string =>
    table.do('task.begin', {
      system: 'storytelling',
      title,
      character: sam,
      pool: { attribute: 2, skill: 2 },
      target: 7,
      interval: '30m',
      ...more,
    })
  const view = (): PlayerView => playerView(table.state, table.campaign.history)
  return { table, sam, begin, view }
}

describe('what is switched on', () => {
  it('is told: a task in full, as the table sees it', () => {
    const { table, begin, view } = gathering()
    const car = begin('Fix the car', { deadline: '2h' })
    table.do('storytelling.roll', { task: car, dice: [8, 1, 2, 3] })
    table.do('task.reveal', { task: car, ...all })
    expect(view()).toEqual({
      name: null,
      clock: null,
      tasks: [
        {
          id: car,
          title: 'Fix the car',
          need: { count: 7, of: 'successes' },
          progress: { type: 'dots', have: 1, last: 1 },
          outcome: null,
          // Without the clock no moment, only what is left.
          deadline: { left: 5_400, at: null },
        },
      ],
      timers: [],
      lastRoll: {
        id: table.campaign.history.log.at(-1)?.id,
        task: car,
        who: ['Sam'],
        result: { is: 'successes', count: 1, outcome: 'success' },
        dice: [8, 1, 2, 3].map((face) => ({ sides: 10, face, counts: face === 8 })),
        throws: [],
      },
    })
    table.do('campaign.reveal', { clock: true })
    expect(view()).toMatchObject({ clock: { day: 1, second: 1_800 }, tasks: [{ deadline: { at: { second: 7_200 } } }] })
  })

  it('is the last roll of a task whose existence, name and progress are on; one for a hidden task is as if it were not', () => {
    const { table, begin, view } = gathering()
    const [seen, hidden] = [begin('Seen'), begin('Hidden')]
    table.do('storytelling.roll', { task: seen, dice: [8, 1, 2, 3] })
    const entry = table.campaign.history.log.at(-1)?.id
    for (const off of ['exists', 'name', 'progress'] as const) {
      table.do('task.reveal', { task: seen, ...all, [off]: false })
      expect(view().lastRoll).toBeNull()
    }
    table.do('task.reveal', { task: seen, ...all, need: false, deadline: false })
    table.do('storytelling.roll', { task: hidden, dice: [9, 9, 2, 3] })
    table.do('task.note', { task: seen, text: 'a note is no roll' })
    expect(view().lastRoll).toMatchObject({ id: entry, result: { count: 1 } })
    table.do('undo')
    table.do('undo')
    table.do('undo')
    expect(view().lastRoll).toBeNull()
  })

  it('knows characters with a panel; an opponent has no name', () => {
    const { table, sam, view } = gathering()
    const corsair = table.do('character.add', { name: 'The corsair', panel: false })
    const race = table.do('task.begin', {
      system: 'saga-machine',
      kind: 'opposed',
      title: 'Race',
      sides: [
        { character: sam, stat: 4, skill: 4 },
        { character: corsair, stat: 4, skill: 3 },
      ],
    })
    table.do('saga.oppose', { task: race, results: [{ total: 14 }, { total: 12 }] })
    table.do('task.reveal', { task: race, ...all })
    expect(view().tasks[0]?.progress).toEqual({
      type: 'totals',
      sides: [
        { who: 'Sam', total: 14 },
        { who: null, total: 12 },
      ],
    })
    expect(view().lastRoll?.who).toEqual(['Sam', null])
  })

  it('of a timer is its label and when it ends; a task’s pace is called after the task only where its name is on', () => {
    const { table, begin, view } = gathering()
    const car = begin('Fix the car')
    const talk = table.do('timer.start', { label: 'Talk it over', for: '2m' })
    table.do('task.pace', { task: car, each: '90s' })
    const pace = Object.values(table.state.timers).find(({ isPace }) => isPace)?.id ?? ''
    expect(view().timers).toEqual([])
    table.do('timer.reveal', { timer: talk, shown: true })
    table.do('timer.reveal', { timer: pace, shown: true })
    expect(view().timers).toEqual([
      { id: pace, label: null, state: 'running', endsAt: 90_000, left: 0, shortFrom: 10_000 },
      { id: talk, label: 'Talk it over', state: 'running', endsAt: 120_000, left: 0, shortFrom: 120_000 },
    ])
    table.do('task.reveal', { task: car, exists: true, name: true })
    expect(view().timers[0]?.label).toBe('Fix the car')
    table.do('timer.pause', { timer: talk })
    expect(view().timers[1]).toMatchObject({ state: 'paused', endsAt: null, left: 120_000 })
    table.do('timer.cancel', { timer: talk })
    table.do('timer.reveal', { timer: pace, shown: false })
    expect(view().timers).toEqual([])
  })

  it('of what is over is how it ended, where progress is on; it stands last', () => {
    const { table, begin, view } = gathering()
    const [done, runs] = [begin('Done'), begin('Runs')]
    table.do('task.settle', { task: done, as: 'failed' })
    table.do('task.reveal', { task: done, exists: true, name: true })
    table.do('task.reveal', { task: runs, exists: true, name: true })
    expect(view().tasks.map(({ title, outcome }) => [title, outcome])).toEqual([
      ['Done', null],
      ['Runs', null],
    ])
    table.do('task.reveal', { task: done, progress: true })
    expect(view().tasks.map(({ title, outcome }) => [title, outcome])).toEqual([
      ['Runs', null],
      ['Done', 'failed'],
    ])
  })
})
