import { describe, expect, it } from 'vitest'
import { duration, extended, type Game } from '../../../../tests/support/time-die'
import type { JsonObject } from '../../core/units'

const edit = ({ table, task }: Game, given: JsonObject): string | null => table.refused('task.edit', { task, ...given })
const see = ({ table, task }: Game): Record<string, unknown> => table.see(task)
const end = ({ table, task }: Game, given: JsonObject = {}): string | null =>
  table.refused('timeDie.endInterval', { task, ...given })

describe('the GM’s word', () => {
  it('TD-33: gathered ≥ need succeeds at once', () => {
    const game = extended()
    expect(edit(game, { have: 5 })).toBe(null)
    expect(see(game)).toMatchObject({ status: 'running', progress: { have: 5, need: 9 } })
    expect(edit(game, { need: 5 })).toBe(null)
    expect(see(game)).toMatchObject({ status: 'succeeded', reason: 'target-reached', progress: { have: 5, need: 5 } })
  })

  it('TD-33: a limit already used up fails; the need reached at the same time counts first', () => {
    const game = extended()
    end(game)
    end(game)
    expect(edit(game, { limit: 3 })).toBe(null)
    expect(see(game)).toMatchObject({ status: 'running', intervals: { used: 2, limit: 3 } })
    expect(edit(game, { limit: 2, have: 8 })).toBe(null)
    expect(see(game)).toMatchObject({ status: 'failed', reason: 'time-up', intervals: { used: 2, limit: 2 } })
    game.table.do('undo')
    expect(edit(game, { limit: 1, have: 9 })).toBe(null)
    expect(see(game)).toMatchObject({ status: 'succeeded', reason: 'target-reached' })
  })

  it.each<JsonObject>([
    { limit: null },
    { limit: 0 },
    { limit: 101 },
    { need: 0 },
    { need: 101 },
    { have: -1 },
    { interval: '0s' },
    { interval: { unit: 'm' } },
    {},
  ])('TD-33: %o is refused', (given) => {
    expect(edit(extended(), given)).toBe('bad-value')
  })

  it('TD-33: what is over only changes its numbers', () => {
    const game = extended({ limit: 1 })
    end(game)
    expect(edit(game, { have: 9, limit: 4, need: 8 })).toBe(null)
    expect(see(game)).toMatchObject({ status: 'failed', reason: 'time-up', progress: { have: 9, need: 8 } })
  })

  it('TD-33: a duration has none of them, but a title and a deadline', () => {
    const game = duration()
    for (const given of [
      { need: 3 },
      { have: 1 },
      { limit: 2 },
      { limit: null },
      { interval: '1h' },
    ] as readonly JsonObject[])
      expect(edit(game, given)).toBe('bad-value')
    expect(edit(game, { title: 'The lock', deadline: '1h' })).toBe(null)
    game.table.do('clock.advance', { by: '2h' })
    expect(see(game)).toMatchObject({ title: 'The lock', status: 'failed', reason: 'deadline', duration: null })
  })

  it('TD-34: the GM’s interval is fixed, also where it was a Time Die, and the pace leaves it alone', () => {
    const game = extended({ interval: { unit: 'm' }, pace: 'rush' })
    end(game, { face: 4 })
    expect(edit(game, { interval: '20m' })).toBe(null)
    expect(see(game)).toMatchObject({ interval: '20m', dueAt: '22m' })
    expect(end(game, { face: 4 })).toBe('bad-value')
    expect(end(game)).toBe(null)
    expect(see(game)).toMatchObject({ elapsed: '22m', dueAt: '42m' })
  })

  it('TD-34: a fixed one changes from the interval that runs', () => {
    const game = extended({ interval: '3r', pace: 'slow' })
    expect(edit(game, { interval: '5r' })).toBe(null)
    expect(see(game)).toMatchObject({ interval: '30s', dueAt: '30s' })
  })
})

describe('reopened', () => {
  it('TD-35: with its limit used up nothing is tested or ended before the GM gives more', () => {
    const game = extended({ limit: 1 })
    end(game)
    game.table.do('task.reopen', { task: game.task })
    expect(see(game)).toMatchObject({ status: 'running', reason: null, intervals: { used: 1, limit: 1 } })
    const test = { task: game.task, character: game.ivo, roll: 50 }
    expect(game.table.refused('timeDie.test', { ...test, roll: 500 })).toBe('no-rolls-left')
    expect(end(game, { face: 9 })).toBe('no-rolls-left')
    expect(
      game.table.refused('task.join', { task: game.task, participant: { character: game.ola, successTarget: 5 } }),
    ).toBe(null)
    expect(edit(game, { limit: 2 })).toBe(null)
    expect(game.table.refused('timeDie.test', test)).toBe(null)
    expect(see(game)).toMatchObject({ progress: { have: 2 }, intervals: { used: 1, limit: 2 } })
  })

  it('TD-35: who has tested in the interval has tested in it', () => {
    const game = extended()
    game.table.do('timeDie.test', { task: game.task, character: game.ivo, roll: 5 })
    game.table.do('task.settle', { task: game.task, as: 'succeeded' })
    game.table.do('task.reopen', { task: game.task })
    expect(game.table.refused('timeDie.test', { task: game.task, character: game.ivo, roll: 5 })).toBe('already-acted')
  })

  it('TD-18, TD-35: one that has reached its need runs until the next test or end of an interval', () => {
    const game = extended({ need: 1 })
    game.table.do('timeDie.test', { task: game.task, character: game.ivo, roll: 60 })
    game.table.do('task.reopen', { task: game.task })
    expect(see(game)).toMatchObject({ status: 'running', progress: { have: 1, need: 1 } })
    expect(end(game)).toBe(null)
    expect(see(game)).toMatchObject({ status: 'succeeded', reason: 'target-reached', intervals: { used: 1 } })
  })
})
