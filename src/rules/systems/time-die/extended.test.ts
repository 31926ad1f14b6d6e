import { describe, expect, it } from 'vitest'
import { extended, faces, type Game } from '../../../../tests/support/time-die'
import type { JsonObject } from '../../core/units'

const test = ({ table, task }: Game, character: string, given: JsonObject): string =>
  table.do('timeDie.test', { task, character, ...given })
const end = ({ table, task }: Game, given: JsonObject = {}): string =>
  table.do('timeDie.endInterval', { task, ...given })
const see = ({ table, task }: Game): Record<string, unknown> => table.see(task)

it('TD-12: as it begins', () => {
  const game = extended()
  expect(see(game)).toEqual({
    system: 'time-die',
    kind: 'extended',
    title: 'Work',
    status: 'running',
    reason: null,
    pending: null,
    progress: { have: 0, need: 9 },
    interval: '1h',
    elapsed: '0s',
    dueAt: '1h',
    deadlineAt: null,
    notes: [],
    duration: null,
    intervals: { used: 0, limit: 5 },
    lastTest: null,
    partial: null,
    complications: [],
  })
})

it.each<{ given: JsonObject; need: number; limit: number }>([
  { given: { complexity: 'simple' }, need: 3, limit: 3 },
  { given: { complexity: 'standard' }, need: 6, limit: 4 },
  { given: { complexity: 'hard' }, need: 9, limit: 5 },
  { given: { complexity: 'extreme' }, need: 12, limit: 6 },
  { given: { complexity: 'simple', need: 5 }, need: 5, limit: 3 },
  { given: { complexity: 'extreme', limit: 2 }, need: 12, limit: 2 },
  { given: { complexity: 'extreme', need: 100, limit: 100 }, need: 100, limit: 100 },
])('TD-13: $given needs $need in $limit', ({ given, need, limit }) => {
  expect(see(extended(given))).toMatchObject({ progress: { have: 0, need }, intervals: { used: 0, limit } })
})

describe('beginning is refused', () => {
  it.each<{ given: JsonObject; code: string; why: string }>([
    { given: { complexity: 'easy' }, code: 'bad-value', why: 'no such complexity' },
    { given: { need: 0 }, code: 'bad-value', why: 'nothing needed' },
    { given: { need: 101 }, code: 'bad-value', why: 'too much needed' },
    { given: { limit: 0 }, code: 'bad-value', why: 'no interval' },
    { given: { limit: 101 }, code: 'bad-value', why: 'too many intervals' },
    { given: { limit: null }, code: 'bad-value', why: 'no limit' },
    { given: { need: null }, code: 'bad-value', why: 'no need' },
    { given: { interval: '0s' }, code: 'bad-value', why: 'an interval without time' },
    { given: { interval: 'soon' }, code: 'bad-value', why: 'no duration' },
    { given: { interval: 60 }, code: 'bad-value', why: 'a number without a unit' },
    { given: { interval: null }, code: 'bad-value', why: 'no interval' },
    { given: { interval: '1h2r' }, code: 'bad-value', why: 'rounds mixed with hours' },
    { given: { interval: { unit: 'q' } }, code: 'bad-value', why: 'no such unit' },
    { given: { interval: { unit: 'm', times: 0 } }, code: 'bad-value', why: 'a multiple of nothing' },
    { given: { interval: { times: 5 } }, code: 'bad-value', why: 'a Time Die without a unit' },
    { given: { pace: 'quick' }, code: 'bad-value', why: 'no such pace' },
    { given: { participants: [] }, code: 'bad-value', why: 'nobody' },
    { given: { participants: 'id1' }, code: 'bad-value', why: 'no list' },
    { given: { participants: [{ successTarget: 50 }] }, code: 'bad-value', why: 'no character' },
    { given: { participants: [{ character: 'id1' }] }, code: 'bad-value', why: 'no Success Target' },
    { given: { participants: [{ character: 'id1', successTarget: -1 }] }, code: 'bad-value', why: 'a target below 0' },
    {
      given: { participants: [{ character: 'id1', successTarget: 301 }] },
      code: 'bad-value',
      why: 'a target above 300',
    },
    { given: { participants: [{ character: 'id1', successTarget: 4.5 }] }, code: 'bad-value', why: 'a broken target' },
    {
      given: {
        participants: [
          { character: 'id1', successTarget: 5 },
          { character: 'id1', successTarget: 6 },
        ],
      },
      code: 'bad-value',
      why: 'the same one twice',
    },
    {
      given: {
        participants: [
          { character: 'id1', successTarget: -5 },
          { character: 'nobody', successTarget: 6 },
        ],
      },
      code: 'unknown',
      why: 'a stranger, said first',
    },
    {
      given: { participants: [{ character: 'nobody', successTarget: 6 }], interval: 'soon', need: 0 },
      code: 'unknown',
      why: 'a stranger, said first',
    },
  ])('TD-12, TD-31, TD-32: $given: $why', ({ given, code }) => {
    expect(() => extended(given)).toThrow(code)
  })

  it('TD-12, TD-13: without a complexity both numbers are needed', () => {
    const { table, ivo } = extended()
    const base = {
      system: 'time-die',
      kind: 'extended',
      title: 'W',
      participants: [{ character: ivo, successTarget: 5 }],
      interval: '1h',
    }
    expect(table.refused('task.begin', base)).toBe('bad-value')
    expect(table.refused('task.begin', { ...base, need: 3 })).toBe('bad-value')
    expect(table.refused('task.begin', { ...base, limit: 3 })).toBe('bad-value')
    expect(table.refused('task.begin', { ...base, need: 3, limit: 3 })).toBe(null)
  })

  it('TD-32: twelve take part, thirteen do not', () => {
    const { table } = extended()
    const ids = Array.from({ length: 13 }, (_, i) => table.do('character.add', { name: `P${i}` }))
    const of = (n: number): JsonObject => ({
      system: 'time-die',
      kind: 'extended',
      title: 'W',
      participants: ids.slice(0, n).map((character) => ({ character, successTarget: 50 })),
      complexity: 'hard',
      interval: '1h',
    })
    expect(table.refused('task.begin', of(13))).toBe('bad-value')
    const task = table.do('task.begin', of(12))
    const participant = { character: ids[12] ?? '', successTarget: 50 }
    expect(table.refused('task.join', { task, participant })).toBe('bad-value')
  })
})

describe('a test', () => {
  it('TD-16, TD-17: each tests once an interval, in any order; negative Hits take, never below 0', () => {
    const game = extended()
    test(game, game.una, { roll: 70 })
    expect(see(game)).toMatchObject({ progress: { have: 0 }, lastTest: { hits: -3, success: false } })
    expect(game.table.refused('timeDie.test', { task: game.task, character: game.una, roll: 700 })).toBe(
      'already-acted',
    )
    test(game, game.ivo, { roll: 31 })
    expect(see(game)).toMatchObject({ progress: { have: 3, need: 9 }, lastTest: { hits: 3, success: true } })
    end(game)
    test(game, game.una, { roll: 60 })
    expect(see(game)).toMatchObject({ progress: { have: 1 }, lastTest: { hits: -2, success: false } })
  })

  it('TD-18, TD-19: the need reached is success at once; tests take no time and nobody waits for the end', () => {
    const game = extended({ need: 2 })
    game.table.do('clock.advance', { by: '10m' })
    test(game, game.ivo, { roll: 1 })
    expect(see(game)).toMatchObject({
      status: 'succeeded',
      reason: 'target-reached',
      progress: { have: 6, need: 2 },
      elapsed: '10m',
      dueAt: null,
      intervals: { used: 0, limit: 5 },
    })
    expect(game.table.refused('timeDie.test', { task: game.task, character: game.una })).toBe('not-running')
    expect(game.table.refused('timeDie.endInterval', { task: game.task })).toBe('not-running')
  })

  it('TD-18: also in the last interval', () => {
    const game = extended({ need: 2, limit: 1 })
    test(game, game.ivo, { roll: 50 })
    expect(see(game)).toMatchObject({ status: 'succeeded', intervals: { used: 0, limit: 1 } })
  })

  it('TD-22: a Complication is noted in its order and takes nothing', () => {
    const game = extended()
    test(game, game.ivo, { roll: 60, complication: 'Noise' })
    test(game, game.una, { roll: 99, complication: ' A guard ' })
    expect(see(game)).toMatchObject({ complications: ['Noise', 'A guard'], progress: { have: 0 } })
    expect(game.table.campaign.history.log.at(-2)?.cites).toContain('TD-22')
  })

  it('TD-4, TD-23, TD-25: the log line holds what the number is made of', () => {
    const game = extended({ pace: 'rush' }, {}, faces(15))
    test(game, game.ivo, { modifier: 10, note: 'In the dark' })
    expect(game.table.campaign.history.log.at(-1)).toMatchObject({
      rolled: 'app',
      draws: { d100: 15 },
      note: 'In the dark',
      line: {
        key: 'timeDie.tested',
        character: game.ivo,
        roll: 15,
        successTarget: 60,
        modifier: 10,
        pace: 'rush',
        target: 50,
        counting: 'margin',
        hits: 4,
        success: true,
        before: 0,
        have: 4,
        need: 9,
        complication: null,
        completes: false,
      },
      cites: ['TD-25', 'TD-26', 'TD-4', 'TD-23', 'TD-17'],
    })
  })

  it.each<{ given: JsonObject; code: string; why: string }>([
    { given: { roll: 0 }, code: 'bad-value', why: 'no such roll' },
    { given: { roll: 101 }, code: 'bad-value', why: 'no such roll' },
    { given: { roll: '50' }, code: 'bad-value', why: 'no number' },
    { given: { roll: 50, hits: 1 }, code: 'bad-value', why: 'both' },
    { given: { hits: 101 }, code: 'bad-value', why: 'beyond all Hits' },
    { given: { hits: 1.5 }, code: 'bad-value', why: 'half a Hit' },
    { given: { hits: null }, code: 'bad-value', why: 'no Hits' },
    { given: { modifier: 201 }, code: 'bad-value', why: 'beyond all modifiers' },
    { given: { complication: '' }, code: 'bad-value', why: 'a Complication without words' },
    { given: { complication: 7 }, code: 'bad-value', why: 'a Complication that is no text' },
  ])('TD-32: $given is refused: $why', ({ given, code }) => {
    const game = extended()
    expect(game.table.refused('timeDie.test', { task: game.task, character: game.ivo, ...given })).toBe(code)
    expect(see(game)).toMatchObject({ lastTest: null })
  })

  it('TD-16: unknown comes first, then the state, then what is given', () => {
    const game = extended({ limit: 1 })
    const give = (character: string, given: JsonObject): string | null =>
      game.table.refused('timeDie.test', { task: game.task, character, ...given })
    expect(game.table.refused('timeDie.test', { task: 'none', character: 'none' })).toBe('unknown')
    expect(give('none', { roll: 200 })).toBe('unknown')
    expect(give(game.ola, { roll: 200 })).toBe('unknown')
    expect(give(game.ivo, { roll: 200 })).toBe('bad-value')
    expect(game.table.refused('timeDie.test', { task: game.task })).toBe('bad-value')
    end(game)
    expect(give(game.ola, { roll: 200 })).toBe('unknown')
    expect(give(game.ivo, { roll: 200 })).toBe('not-running')
    expect(game.table.refused('timeDie.test', { task: game.task })).toBe('not-running')
  })
})

describe('how Hits are counted', () => {
  it('TD-26: by margin unless said otherwise', () => {
    const game = extended()
    test(game, game.ivo, { roll: 50 })
    expect(see(game)['lastTest']).toEqual({ hits: 2, success: true })
  })

  it('TD-27: single: one up or one down', () => {
    const game = extended({}, { timeDieHits: 'single' })
    test(game, game.ivo, { roll: 1 })
    expect(see(game)['lastTest']).toEqual({ hits: 1, success: true })
    test(game, game.una, { roll: 100 })
    expect(see(game)).toMatchObject({ lastTest: { hits: -1, success: false }, progress: { have: 0 } })
    expect(game.table.campaign.history.log.at(-1)?.cites).toEqual(['TD-25', 'TD-27', 'TD-17'])
  })

  it('TD-28: typed: nothing is rolled; a test without Hits and a roll are refused', () => {
    const game = extended({}, { timeDieHits: 'typed' }, faces())
    for (const given of [{}, { roll: 50 }, { roll: 500 }, { modifier: 10 }] as readonly JsonObject[])
      expect(game.table.refused('timeDie.test', { task: game.task, character: game.ivo, ...given })).toBe('bad-value')
    test(game, game.ivo, { hits: 2 })
    test(game, game.una, { hits: 0 })
    expect(see(game)).toMatchObject({ lastTest: { hits: 0, success: false }, progress: { have: 2 } })
  })

  it.each([
    { timeDieHits: 'margin', hits: 4, success: true, have: 4 },
    { timeDieHits: 'single', hits: 1, success: true, have: 1 },
    { timeDieHits: 'typed', hits: -2, success: false, have: 0 },
    { timeDieHits: 'margin', hits: 0, success: false, have: 0 },
  ])('TD-29: typed under $timeDieHits, $hits Hits are $success', ({ timeDieHits, hits, success, have }) => {
    const game = extended({}, { timeDieHits })
    test(game, game.ivo, { hits })
    expect(see(game)).toMatchObject({ lastTest: { hits, success }, progress: { have } })
    expect(game.table.campaign.history.log.at(-1)).toMatchObject({ rolled: 'typed', cites: ['TD-29', 'TD-17'] })
  })

  it('TD-30: a task keeps the option it began with', () => {
    const game = extended({}, { timeDieHits: 'single' })
    game.table.do('campaign.configure', { timeDieHits: 'typed' })
    test(game, game.ivo, { roll: 1 })
    expect(see(game)['lastTest']).toEqual({ hits: 1, success: true })
  })
})

describe('an interval', () => {
  it('TD-14, TD-19: a fixed one passes when it is ended, and the next is counted from there', () => {
    const game = extended()
    end(game)
    expect(see(game)).toMatchObject({ elapsed: '1h', dueAt: '2h', intervals: { used: 1 } })
    game.table.do('clock.set', { to: '2h30m' })
    end(game)
    expect(see(game)).toMatchObject({ elapsed: '2h30m', dueAt: '3h30m', intervals: { used: 2 } })
  })

  it('TD-19: ending it takes its due alarm along, and says who forwent a test', () => {
    const game = extended()
    game.table.do('clock.advance', { by: '1h' })
    expect(Object.values(game.table.state.alarms)).toMatchObject([{ kind: 'due', at: 3_600 }])
    test(game, game.una, { roll: 5 })
    end(game)
    expect(game.table.state.alarms).toEqual({})
    expect(game.table.campaign.history.log.at(-1)).toMatchObject({
      rolled: null,
      line: {
        key: 'timeDie.interval-ended',
        die: null,
        face: null,
        pace: 'normal',
        lasted: 3_600,
        used: 1,
        limit: 5,
        have: 4,
        need: 9,
        forwent: [game.ivo],
      },
      cites: ['TD-14', 'TD-19'],
    })
  })

  it('TD-15: a Time Die is not known before its end: nothing is due, no alarm comes', () => {
    const game = extended({ interval: { unit: 'm', times: 10 } })
    expect(see(game)).toMatchObject({ interval: null, dueAt: null })
    game.table.do('clock.advance', { by: '5m' })
    end(game, { face: 3 })
    expect(see(game)).toMatchObject({ interval: null, dueAt: null, elapsed: '30m', intervals: { used: 1 } })
    game.table.do('clock.advance', { by: '2h' })
    expect(game.table.state.alarms).toEqual({})
    end(game, { face: 6 })
    expect(see(game)).toMatchObject({ elapsed: '2h30m', intervals: { used: 2 } })
  })

  it('TD-15: rolled here its face is drawn and kept', () => {
    const game = extended({ interval: { unit: 'm', times: 5 }, pace: 'rush' }, {}, faces(3))
    end(game)
    expect(see(game)['elapsed']).toBe('7m30s')
    expect(game.table.campaign.history.log.at(-1)).toMatchObject({
      rolled: 'app',
      draws: { interval: 3 },
      cites: ['TD-1', 'TD-4', 'TD-6', 'TD-7', 'TD-15', 'TD-19'],
    })
  })

  it.each<{ interval: JsonObject | string; given: JsonObject; code: string }>([
    { interval: { unit: 'm' }, given: { face: 7 }, code: 'bad-value' },
    { interval: { unit: 'm' }, given: { face: null }, code: 'bad-value' },
    { interval: '1h', given: { face: 3 }, code: 'bad-value' },
    { interval: '1h', given: { face: 9 }, code: 'bad-value' },
  ])('TD-14, TD-15: $interval ended with $given is refused', ({ interval, given, code }) => {
    const game = extended({ interval })
    expect(game.table.refused('timeDie.endInterval', { task: game.task, ...given })).toBe(code)
    expect(see(game)).toMatchObject({ intervals: { used: 0 }, elapsed: '0s' })
  })

  it.each([
    { interval: '25m', pace: 'rush', shown: '12m30s' },
    { interval: '3r', pace: 'rush', shown: '12s' },
    { interval: '1w', pace: 'rush', shown: '4d' },
    { interval: '1h30m', pace: 'slow', shown: '3h' },
  ])('TD-23, TD-24: $interval, $pace, is $shown every time', ({ interval, pace, shown }) => {
    const game = extended({ interval, pace })
    expect(see(game)).toMatchObject({ interval: shown, dueAt: shown })
    end(game)
    expect(see(game)).toMatchObject({ interval: shown, elapsed: shown })
  })

  it('TD-5, TD-23: the pace moves every target: slow, 75 is 1 Hit against 60', () => {
    const game = extended({ pace: 'slow' })
    test(game, game.ivo, { roll: 75 })
    expect(see(game)['lastTest']).toEqual({ hits: 1, success: true })
  })

  it('TD-10, TD-24: rounds last what they lasted at the beginning', () => {
    const game = extended({ interval: '3r', pace: 'rush' }, { roundLength: '10s' })
    expect(see(game)['interval']).toBe('20s')
    const die = extended({ interval: { unit: 'r' }, pace: 'rush' }, { roundLength: '10s' })
    die.table.do('campaign.configure', { roundLength: '3s' })
    end(die, { face: 5 })
    expect(see(die)['elapsed']).toBe('30s')
  })
})

describe('the end', () => {
  it('TD-20: the limit over is failure', () => {
    const game = extended({ limit: 2 })
    test(game, game.ivo, { roll: 31 })
    end(game)
    end(game)
    expect(see(game)).toMatchObject({
      status: 'failed',
      reason: 'time-up',
      progress: { have: 3, need: 9 },
      intervals: { used: 2, limit: 2 },
      lastTest: { hits: 3, success: true },
      elapsed: '2h',
      dueAt: null,
      partial: null,
    })
    expect(game.table.campaign.history.log.at(-1)?.cites).toEqual(['TD-14', 'TD-19', 'TD-20'])
  })

  it('TD-21: a partial success after any failure; a second note replaces the first; it remains a failure', () => {
    const game = extended()
    const partial = (given: JsonObject): string | null =>
      game.table.refused('timeDie.partial', { task: game.task, ...given })
    expect(partial({ note: 'Half' })).toBe('wrong-state')
    expect(partial({})).toBe('wrong-state')
    game.table.do('task.abandon', { task: game.task })
    expect(see(game)).toMatchObject({ status: 'failed', reason: 'abandoned' })
    expect(partial({})).toBe('bad-value')
    expect(partial({ note: '  ' })).toBe('bad-value')
    expect(partial({ note: 'Half' })).toBe(null)
    expect(see(game)).toMatchObject({ status: 'failed', reason: 'abandoned', partial: 'Half' })
    expect(partial({ note: 'A third' })).toBe(null)
    expect(see(game)['partial']).toBe('A third')
    game.table.do('undo')
    expect(see(game)['partial']).toBe('Half')
    game.table.do('task.reopen', { task: game.task })
    expect(see(game)['partial']).toBe('Half')
    expect(partial({ note: 'More' })).toBe('wrong-state')
    end(game)
    expect(see(game)['partial']).toBe(null)
  })

  it('TD-21: not after a success', () => {
    const game = extended({ need: 1 })
    test(game, game.ivo, { roll: 5 })
    expect(game.table.refused('timeDie.partial', { task: game.task, note: 'Half' })).toBe('wrong-state')
  })

  it('TD-36: a deadline that no interval fits any more is a failure, and so is giving up', () => {
    const game = extended()
    game.table.do('task.edit', { task: game.task, deadline: '2h30m' })
    end(game)
    expect(see(game)).toMatchObject({ status: 'running', deadlineAt: '2h30m' })
    end(game)
    expect(see(game)).toMatchObject({ status: 'failed', reason: 'deadline', intervals: { used: 2 } })
  })

  it('TD-15, TD-36: a Time Die interval that runs past the deadline ends the test; the alarm is raised', () => {
    const game = extended({ interval: { unit: 'm', times: 10 } })
    game.table.do('task.edit', { task: game.task, deadline: '40m' })
    end(game, { face: 4 })
    expect(see(game)).toMatchObject({ status: 'running', elapsed: '40m' })
    end(game, { face: 1 })
    expect(see(game)).toMatchObject({ status: 'failed', reason: 'deadline', elapsed: '50m' })
    expect(Object.values(game.table.state.alarms)).toMatchObject([{ kind: 'deadline', at: 2_400 }])
  })
})
