import { expect, it } from 'vitest'
import { extended, type Game } from '../../../../tests/support/time-die'
import type { JsonObject } from '../../core/units'

const join = ({ table, task }: Game, character: string, more: JsonObject = { successTarget: 50 }): string | null =>
  table.refused('task.join', { task, participant: { character, ...more } })
const leave = ({ table, task }: Game, character: string): string | null =>
  table.refused('task.leave', { task, character })
const test = ({ table, task }: Game, character: string): string | null =>
  table.refused('timeDie.test', { task, character, roll: 50 })

it('TD-31: who joins, also in the midst of an interval, may test in it', () => {
  const game = extended()
  expect(test(game, game.ivo)).toBe(null)
  expect(join(game, game.ola)).toBe(null)
  expect(game.table.task(game.task).characters).toEqual([game.ivo, game.una, game.ola])
  expect(test(game, game.ola)).toBe(null)
  expect(game.table.see(game.task)).toMatchObject({ progress: { have: 3 } })
})

it('TD-31: who has left takes part no longer; one stays', () => {
  const game = extended()
  expect(leave(game, game.ivo)).toBe(null)
  expect(test(game, game.ivo)).toBe('unknown')
  expect(leave(game, game.ivo)).toBe('unknown')
  expect(leave(game, game.una)).toBe('bad-value')
  expect(game.table.task(game.task).characters).toEqual([game.una])
})

it('TD-16: leaving and joining again gives no second test in the interval', () => {
  const game = extended()
  expect(test(game, game.ivo)).toBe(null)
  expect(leave(game, game.ivo)).toBe(null)
  expect(join(game, game.ivo, { successTarget: 90 })).toBe(null)
  expect(test(game, game.ivo)).toBe('already-acted')
  game.table.do('timeDie.endInterval', { task: game.task })
  expect(test(game, game.ivo)).toBe(null)
  expect(game.table.see(game.task)).toMatchObject({ lastTest: { hits: 5, success: true } })
})

it.each<{ who: (game: Game) => string; given: JsonObject; code: string; why: string }>([
  { who: () => 'nobody', given: { successTarget: 500 }, code: 'unknown', why: 'a stranger' },
  { who: ({ ivo }) => ivo, given: { successTarget: 50 }, code: 'bad-value', why: 'one who takes part' },
  { who: ({ ola }) => ola, given: {}, code: 'bad-value', why: 'no Success Target' },
  { who: ({ ola }) => ola, given: { successTarget: 301 }, code: 'bad-value', why: 'too high a Success Target' },
])('TD-31, TD-32: joining is refused with $code: $why', ({ who, given, code }) => {
  const game = extended()
  expect(join(game, who(game), given)).toBe(code)
})

it('TD-31: nobody comes or goes when it is over; reopened they do', () => {
  const game = extended()
  game.table.do('task.settle', { task: game.task, as: 'failed' })
  expect(join(game, game.ola, {})).toBe('wrong-state')
  expect(leave(game, game.ivo)).toBe('wrong-state')
  expect(leave(game, game.ola)).toBe('unknown')
  expect(leave(game, 'nobody')).toBe('unknown')
  game.table.do('task.reopen', { task: game.task })
  expect(join(game, game.ola)).toBe(null)
  expect(leave(game, game.ivo)).toBe(null)
})

it('TD-31: undo brings back who was there', () => {
  const game = extended()
  const before = game.table.state
  join(game, game.ola)
  game.table.do('undo')
  expect(game.table.state).toEqual(before)
})
