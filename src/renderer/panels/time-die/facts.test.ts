import { describe, expect, it } from 'vitest'
import { duration, extended, type Game } from '../../../../tests/support/time-die'
import type { TimeDieTask } from '../../../rules/systems/time-die/task'
import { panelAround } from '../../views/campaign/around'
import {
  detailOf,
  endingOf,
  gaugeOf,
  isDueNow,
  isExtended,
  leftOf,
  pacesOf,
  peopleOf,
  sayingOf,
  stillToTest,
  urgencyOf,
  type ExtendedTask,
} from './facts'

const taskOf = ({ table, task }: Game): TimeDieTask => table.task(task) as TimeDieTask
const around = ({ table, task }: Game) => panelAround(table.state, table.task(task))
const extendedOf = (game: Game): ExtendedTask => {
  const task = taskOf(game)
  if (!isExtended(task)) throw new Error('Not an Extended Test')
  return task
}
const test = ({ table, task }: Game, character: string, roll: number): string =>
  table.do('timeDie.test', { task, character, roll })
const end = ({ table, task }: Game, face?: number): string =>
  table.do('timeDie.endInterval', { task, ...(face === undefined ? {} : { face }) })

describe('whose turn it is', () => {
  it('somebody has to test: now; all have: when the interval’s end has come', () => {
    const game = extended()
    expect(isDueNow(taskOf(game), around(game))).toBe(true)
    test(game, game.ivo, 60)
    test(game, game.una, 40)
    expect(isDueNow(taskOf(game), around(game))).toBe(false)
    game.table.do('clock.advance', { by: '1h' })
    expect(isDueNow(taskOf(game), around(game))).toBe(true)
  })

  it('a Time Die tells its own end, so it is due once all have tested; what is over is not', () => {
    const game = extended({ interval: { unit: 'm' }, limit: 1 })
    test(game, game.ivo, 60)
    test(game, game.una, 40)
    expect(isDueNow(taskOf(game), around(game))).toBe(true)
    end(game, 3)
    expect(isDueNow(taskOf(game), around(game))).toBe(false)
    game.table.do('task.reopen', { task: game.task })
    expect(isDueNow(taskOf(game), around(game))).toBe(false)
  })

  it('a duration is to be found at once', () => {
    const game = duration()
    expect(isDueNow(taskOf(game), around(game))).toBe(true)
  })
})

describe('what stands in the panel', () => {
  it('the gauge: gains of ended intervals, the running one last', () => {
    const game = extended()
    expect(gaugeOf(extendedOf(game))).toEqual({ limit: 5, gains: [null], running: 0 })
    test(game, game.ivo, 41)
    test(game, game.una, 55)
    end(game)
    end(game)
    test(game, game.ivo, 60)
    expect(gaugeOf(extendedOf(game))).toEqual({ limit: 5, gains: [1, null, 1], running: 2 })
  })

  it('the gauge of what is over: no interval runs; one that succeeded midway shows what that brought', () => {
    const won = extended({ need: 2 })
    test(won, won.ivo, 41)
    expect(gaugeOf(extendedOf(won))).toEqual({ limit: 5, gains: [2], running: null })
    const lost = extended({ limit: 1 })
    end(lost)
    expect(gaugeOf(extendedOf(lost))).toEqual({ limit: 1, gains: [null], running: null })
  })

  it('who has tested and with what, who is still to test', () => {
    const game = extended()
    test(game, game.una, 61)
    expect(peopleOf(extendedOf(game).rules, around(game))).toEqual([
      { character: game.ivo, name: 'Ivo', successTarget: 60, hits: null },
      { character: game.una, name: 'Una', successTarget: 40, hits: -2 },
    ])
    expect(stillToTest(extendedOf(game).rules)).toEqual([game.ivo])
  })

  it('what to say: the target with pace and modifier; then how the interval ends', () => {
    const game = extended({ pace: 'rush' })
    expect(sayingOf(extendedOf(game), game.ivo, 10, around(game))).toEqual({
      main: 'Ivo tests, d100 at 50.',
      more: 'With − 20 rushed and + 10 for this test.',
    })
    expect(sayingOf(extendedOf(game), null, 0, around(game)).main).toBe('All have tested: 30m pass.')
    const die = extended({ interval: { unit: 'm', times: 10 } })
    expect(sayingOf(extendedOf(die), null, 0, around(die)).main).toBe(
      'All have tested: d6 × 10 min say how long it took.',
    )
    const typed = extended({}, { timeDieHits: 'typed' })
    expect(sayingOf(extendedOf(typed), typed.ivo, 0, around(typed)).main).toBe('Ivo tests: count the Hits.')
  })

  it('what presses: the last interval and a deadline', () => {
    const game = extended({ limit: 2 })
    expect([leftOf(extendedOf(game), around(game)), urgencyOf(taskOf(game), around(game)).isShort]).toEqual([
      null,
      false,
    ])
    end(game)
    expect([leftOf(extendedOf(game), around(game)), urgencyOf(taskOf(game), around(game)).isShort]).toEqual([
      'Last interval',
      true,
    ])
    const late = extended()
    late.table.do('task.edit', { task: late.task, deadline: '2h30m' })
    expect(leftOf(extendedOf(late), around(late))).toBe('2 intervals before 02:30')
    const die = extended({ interval: { unit: 'm' } })
    die.table.do('task.edit', { task: die.task, deadline: '2h30m' })
    expect(leftOf(extendedOf(die), around(die))).toBe('Until 02:30')
  })

  it('how it ended', () => {
    const game = extended({ limit: 1 })
    end(game)
    expect(endingOf(taskOf(game), around(game))).toBe('time is up')
    game.table.do('timeDie.partial', { task: game.task, note: 'Half of it' })
    expect(endingOf(taskOf(game), around(game))).toBe('Partly: Half of it')
    const won = extended({ need: 1 })
    test(won, won.ivo, 60)
    expect(endingOf(taskOf(won), around(won))).toBe('in interval 1 of 5, 00:00')
  })

  it('the line under the title', () => {
    expect(detailOf(taskOf(duration({ pace: 'rush' })))).toBe('d6 min, rushed')
    expect(detailOf(taskOf(extended({ pace: 'slow' })))).toBe('with one other · each 2h, taking time')
  })

  it('TD-2, TD-4, TD-5: the paces side by side, with a 4 or with the face that fell', () => {
    const shown = pacesOf({ unit: 'm', times: 1 }, null, 6 as never)
    expect(shown).toEqual([
      { pace: 'rush', lasts: 120, range: { least: 30, most: 180 } },
      { pace: 'normal', lasts: 240, range: { least: 60, most: 360 } },
      { pace: 'slow', lasts: 480, range: { least: 120, most: 720 } },
    ])
    expect(pacesOf({ unit: 'm', times: 1 }, 5, 6 as never).map(({ lasts, range }) => [lasts, range])).toEqual([
      [150, null],
      [300, null],
      [600, null],
    ])
  })
})
