import { describe, expect, it } from 'vitest'
import { Table } from '../../tests/support/table'
import { entryText } from '../text/log'
import type { JsonObject } from '../rules/core/units'

interface Begun {
  readonly table: Table
  readonly task: string
  readonly who: string
}

function begun(fields: (who: string) => JsonObject): Begun {
  const table = new Table()
  const who = table.do('character.add', { name: 'Sam' })
  return { table, who, task: table.do('task.begin', { title: 'Job', ...fields(who) }) }
}

const storytelling = (more: JsonObject = {}): Begun =>
  begun((character) => ({
    system: 'storytelling',
    character,
    pool: { attribute: 2, skill: 3 },
    target: 8,
    interval: '1h',
    ...more,
  }))

/** One task of each system that gathers towards a need within a limit. */
const gathering = {
  'dramatic-task': () =>
    begun((character) => ({ system: 'dramatic-task', participants: [{ character, die: 8 }], tokens: 6, rounds: 4 })),
  'saga-machine': () =>
    begun((character) => ({
      system: 'saga-machine',
      kind: 'extended',
      character,
      stat: 4,
      skill: 3,
      tally: 6,
      interval: '1h',
    })),
  'mod-dot': () =>
    begun((character) => ({
      system: 'mod-dot',
      kind: 'extended',
      sides: [{ character, dots: 4 }],
      need: 6,
      limit: 4,
      interval: '1h',
    })),
  'time-die': () =>
    begun((character) => ({
      system: 'time-die',
      kind: 'extended',
      participants: [{ character, successTarget: 50 }],
      need: 6,
      limit: 4,
      interval: '1h',
    })),
  storytelling: () => storytelling(),
} as const
type System = keyof typeof gathering
const systems = Object.keys(gathering) as readonly System[]

describe('changing numbers', () => {
  it.each(systems)('GM-1: need, what is gathered and the interval of a %s task', (system) => {
    const { table, task } = gathering[system]()
    table.do('task.edit', { task, need: 9, have: 3, interval: '2h', title: 'Other' })
    expect(table.see(task)).toMatchObject({
      status: 'running',
      progress: { have: 3, need: 9 },
      interval: '2h',
      dueAt: '2h',
      title: 'Other',
    })
  })

  it.each(systems)('GM-4: gathered at least the need of a %s task succeeds at once', (system) => {
    const { table, task } = gathering[system]()
    table.do('task.edit', { task, have: 5 })
    expect(table.see(task)).toMatchObject({ status: 'running' })
    table.do('task.edit', { task, need: 5 })
    expect(table.see(task)).toMatchObject({ status: 'succeeded', reason: 'target-reached' })
  })

  it.each(systems)('GM-4: a deadline that no roll fits ends a %s task', (system) => {
    const { table, task } = gathering[system]()
    table.do('task.edit', { task, interval: '2h' })
    table.do('task.edit', { task, deadline: '1h' })
    const stops = system === 'storytelling'
    expect(table.see(task)).toMatchObject({
      status: stops ? 'stopped' : 'failed',
      reason: 'deadline',
      deadlineAt: '1h',
    })
  })

  it('GM-4: an interval so long that no roll fits before the deadline ends it too', () => {
    const { table, task } = storytelling({ deadline: '2h' })
    table.do('task.edit', { task, interval: '3h' })
    expect(table.see(task)).toMatchObject({ status: 'stopped', reason: 'deadline' })
  })

  it('GM-1: what is left out stays, and something has to be given', () => {
    const { table, task } = storytelling({ deadline: '4h' })
    const before = table.see(task)
    table.do('task.edit', { task, have: 2 })
    expect(table.see(task)).toEqual({ ...before, successes: 2, progress: { have: 2, need: 8 } })
    expect(table.refused('task.edit', { task })).toBe('bad-value')
  })

  it.each([
    { need: 0 },
    { need: 101 },
    { need: 2.5 },
    { have: -1 },
    { have: '3' },
    { limit: 0 },
    { limit: 101 },
    { interval: '0s' },
    { interval: null },
    { deadline: 'soon' },
    { deadline: '0s' },
    { title: ' ' },
  ] as readonly JsonObject[])('GM-1: %j is refused and changes nothing', (change) => {
    const { table, task } = storytelling()
    const before = table.state
    expect(table.refused('task.edit', { task, ...change })).toBe('bad-value')
    expect(table.state).toBe(before)
  })

  it('GM-1: at any time: with an open choice, which stays open until the need is reached', () => {
    const { table, task } = storytelling()
    table.do('storytelling.roll', { task, successes: 0 })
    table.do('task.edit', { task, need: 4, have: 3 })
    expect(table.see(task)).toMatchObject({ status: 'waiting', pending: { choice: 'condition' } })
    table.do('task.edit', { task, need: 3 })
    expect(table.see(task)).toMatchObject({ status: 'succeeded', pending: null })
  })

  it('GM-1: at any time: stopped, and over, which takes the values and stays over', () => {
    const { table, task } = storytelling()
    table.do('task.abandon', { task })
    table.do('task.edit', { task, have: 3 })
    expect(table.see(task)).toMatchObject({ status: 'stopped', successes: 3 })
    table.do('task.settle', { task, as: 'failed' })
    table.do('task.edit', { task, have: 9, deadline: '1h' })
    expect(table.see(task)).toMatchObject({ status: 'failed', reason: 'gm', successes: 9, deadlineAt: '1h' })
  })

  it('GM-5: is logged as the GM’s', () => {
    const { table, task } = storytelling()
    table.do('task.edit', { task, need: 9, deadline: '4h' })
    table.do('task.settle', { task, as: 'succeeded', note: 'the storm passed' })
    table.do('task.reopen', { task })
    const [edited, settled, reopened] = table.campaign.history.log.slice(-3)
    expect([edited, settled, reopened].map((entry) => (entry === undefined ? '' : entryText(entry)))).toEqual([
      'The GM’s word: need 9, deadline 4h',
      'The GM’s word: Job has succeeded',
      'The GM’s word: Job runs again',
    ])
    expect(settled).toMatchObject({ note: 'the storm passed', end: { status: 'succeeded', reason: 'gm' } })
  })
})

describe('settling', () => {
  it.each(systems)('GM-2: a %s task, as succeeded or failed', (system) => {
    for (const as of ['succeeded', 'failed']) {
      const { table, task } = gathering[system]()
      table.do('clock.advance', { by: '1s' })
      table.do('task.settle', { task, as })
      expect(table.see(task)).toMatchObject({ status: as, reason: 'gm', pending: null, dueAt: null, elapsed: '1s' })
    }
  })

  it('GM-2: with an open choice, stopped, and over the other way', () => {
    const { table, task } = storytelling()
    table.do('storytelling.roll', { task, successes: 0 })
    table.do('task.settle', { task, as: 'failed' })
    expect(table.see(task)).toMatchObject({ status: 'failed', pending: null })
    table.do('task.settle', { task, as: 'succeeded' })
    expect(table.see(task)).toMatchObject({ status: 'succeeded', reason: 'gm' })
    const stopped = storytelling()
    stopped.table.do('task.abandon', { task: stopped.task })
    stopped.table.do('task.settle', { task: stopped.task, as: 'failed' })
    expect(stopped.table.see(stopped.task)).toMatchObject({ status: 'failed', reason: 'gm' })
  })

  it.each([{ as: 'won' }, {}] as readonly JsonObject[])('GM-2: %j is refused', (given) => {
    const { table, task } = storytelling()
    expect(table.refused('task.settle', { task, ...given })).toBe('bad-value')
    expect(table.refused('task.settle', { task: 'none', as: 'failed' })).toBe('unknown')
  })
})

describe('reopening', () => {
  it.each(systems)('GM-3: a %s task runs again as it stood', (system) => {
    const { table, task } = gathering[system]()
    table.do('task.edit', { task, have: 2 })
    const before = table.see(task)
    table.do('task.settle', { task, as: 'failed' })
    table.do('task.reopen', { task })
    expect(table.see(task)).toEqual(before)
  })

  it('GM-3: an open choice stays settled', () => {
    const { table, task } = storytelling()
    table.do('storytelling.roll', { task, successes: 0 })
    table.do('task.settle', { task, as: 'failed' })
    table.do('task.reopen', { task })
    expect(table.see(task)).toMatchObject({ status: 'running', pending: null, dueAt: '2h' })
    expect(table.refused('storytelling.choose', { task, option: 'accept' })).toBe('no-choice-pending')
  })

  it('GM-3: it is not judged at once, but by what happens to it next', () => {
    const { table, task } = storytelling({ target: 2 })
    table.do('storytelling.roll', { task, successes: 2 })
    table.do('task.reopen', { task })
    expect(table.see(task)).toMatchObject({ status: 'running', reason: null, progress: { have: 2, need: 2 } })
    table.do('task.edit', { task, need: 3 })
    expect(table.see(task)).toMatchObject({ status: 'running', progress: { have: 2, need: 3 } })
    table.do('storytelling.roll', { task, successes: 1 })
    expect(table.see(task)).toMatchObject({ status: 'succeeded' })
  })

  it.each(systems)('GM-3: of a %s task whose limit is used up nothing more is rolled before it has more', (system) => {
    const { table, task, who } = gathering[system]()
    const act = acts[system]
    table.do('task.edit', { task, limit: 1 })
    act.interval(table, task, who)
    if (!['failed', 'stopped'].includes(String(table.see(task)['status']))) throw new Error('It has not ended')
    table.do('task.settle', { task, as: 'failed' })
    table.do('task.reopen', { task })
    expect(act.more(table, task, who)).toBe('no-rolls-left')
    table.do('task.edit', { task, limit: 3 })
    expect(act.more(table, task, who)).toBe(null)
  })

  it('GM-3: only what is over, and only while its characters are there', () => {
    const { table, task, who } = storytelling()
    expect(table.refused('task.reopen', { task })).toBe('wrong-state')
    table.do('task.abandon', { task })
    expect(table.refused('task.reopen', { task })).toBe('wrong-state')
    table.do('task.settle', { task, as: 'failed' })
    table.do('character.remove', { character: who })
    expect(table.refused('task.reopen', { task })).toBe('unknown')
    expect(table.refused('task.reopen', { task: 'none' })).toBe('unknown')
  })
})

/** How an interval is used up without gathering anything, and what is refused when there is no more. */
const acts: Readonly<
  Record<
    System,
    {
      readonly interval: (table: Table, task: string, who: string) => void
      readonly more: (table: Table, task: string, who: string) => string | null
    }
  >
> = {
  storytelling: {
    interval: (table, task) => {
      table.do('storytelling.roll', { task, successes: 0 })
      table.do('storytelling.choose', { task, option: 'accept' })
    },
    more: (table, task) => table.refused('storytelling.roll', { task, successes: 1 }),
  },
  'dramatic-task': {
    interval: (table, task) => {
      table.do('dramaticTask.deal', { task })
      table.do('dramaticTask.endRound', { task })
    },
    more: (table, task) => table.refused('dramaticTask.deal', { task }),
  },
  'saga-machine': {
    interval: (table, task) => table.do('saga.test', { task, total: 9 }),
    more: (table, task) => table.refused('saga.test', { task, total: 9 }),
  },
  'mod-dot': {
    interval: (table, task) => table.do('modDot.test', { task, throws: 'LLT' }),
    more: (table, task) => table.refused('modDot.test', { task, throws: 'LLT' }),
  },
  'time-die': {
    interval: (table, task) => table.do('timeDie.endInterval', { task }),
    more: (table, task, who) => table.refused('timeDie.test', { task, character: who, roll: 99 }),
  },
}

describe('coming and going', () => {
  it.each(['storytelling', 'saga-machine', 'mod-dot'] as const)('GM-6: nobody joins or leaves a %s task', (system) => {
    const { table, task, who } = gathering[system]()
    const kim = table.do('character.add', { name: 'Kim' })
    expect(table.refused('task.join', { task, participant: { character: kim, die: 8, successTarget: 50 } })).toBe(
      'wrong-state',
    )
    expect(table.refused('task.leave', { task, character: who })).toBe('wrong-state')
  })

  it('GM-6: who is unknown comes before where nobody can join or leave, and that before what is missing', () => {
    const { table, task } = gathering.storytelling()
    const kim = table.do('character.add', { name: 'Kim' })
    expect(table.refused('task.join', { task, participant: { character: 'nobody' } })).toBe('unknown')
    expect(table.refused('task.join', { task })).toBe('wrong-state')
    expect(table.refused('task.leave', { task, character: 'nobody' })).toBe('unknown')
    expect(table.refused('task.leave', { task, character: kim })).toBe('unknown')
    expect(table.refused('task.leave', { task })).toBe('wrong-state')
    const dramatic = gathering['dramatic-task']()
    dramatic.table.do('dramaticTask.deal', { task: dramatic.task })
    expect(dramatic.table.refused('task.join', { task: dramatic.task })).toBe('wrong-state')
  })

  it('GM-6: in a Dramatic Task between rounds; one at least stays', () => {
    const { table, task, who } = gathering['dramatic-task']()
    const kim = table.do('character.add', { name: 'Kim' })
    expect(table.refused('task.leave', { task, character: who })).toBe('bad-value')
    table.do('task.join', { task, participant: { character: kim, die: 6 } })
    table.do('dramaticTask.deal', { task })
    expect(table.refused('task.leave', { task, character: who })).toBe('wrong-state')
    table.do('dramaticTask.endRound', { task })
    table.do('task.leave', { task, character: who })
    expect(table.task(task).characters).toEqual([kim])
  })

  it('GM-6: in an Extended Test at any time; one at least stays', () => {
    const { table, task, who } = gathering['time-die']()
    const kim = table.do('character.add', { name: 'Kim' })
    expect(table.refused('task.leave', { task, character: who })).toBe('bad-value')
    table.do('timeDie.test', { task, character: who, roll: 60 })
    table.do('task.join', { task, participant: { character: kim, successTarget: 40 } })
    table.do('task.leave', { task, character: who })
    expect(table.task(task).characters).toEqual([kim])
  })
})

describe('nothing else', () => {
  it('GM-7: changes what a task began with: not the campaign’s options, not its character', () => {
    const { table, task, who } = gathering['time-die']()
    const before = { ...table.task(task) }
    table.do('campaign.configure', { timeDieHits: 'single', roundLength: '10s' })
    table.do('character.edit', { character: who, name: 'Samantha' })
    table.do('chapter.end')
    table.do('clock.advance', { by: '10m' })
    expect(table.task(task)).toEqual(before)
  })
})
