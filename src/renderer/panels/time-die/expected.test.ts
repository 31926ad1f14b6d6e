import { expect, it } from 'vitest'
import { Table } from '../../../../tests/support/table'
import { oddsView } from '../../../campaign/odds'
import { formatDuration } from '../../../rules/core/duration'
import type { Json } from '../../../rules/core/units'
import type { TimeDieTask } from '../../../rules/systems/time-die/task'
import { expectedTime } from './expected'

function lasts(interval: Json, pace: string, need: number, limit: number): string | null {
  const table = new Table()
  const ro = table.do('character.add', { name: 'Ro' })
  const participants = [{ character: ro, successTarget: 50 }]
  const id = table.do('task.begin', {
    system: 'time-die',
    kind: 'extended',
    title: 'Repair',
    participants,
    interval,
    pace,
    need,
    limit,
  })
  const task = table.task(id) as TimeDieTask
  const odds = oddsView(table.state, task)
  const seconds = odds === null ? null : expectedTime(task, odds)
  return seconds === null ? null : formatDuration(seconds)
}

it.each([
  { interval: '30m', pace: 'normal', need: 1, limit: 1, about: '30m', why: 'one interval is one interval' },
  { interval: '1h', pace: 'normal', need: 1, limit: 2, about: '1h30m', why: 'the second is needed every other time' },
  { interval: '1h', pace: 'slow', need: 100, limit: 3, about: '6h', why: 'what cannot be done uses up its limit' },
  {
    interval: { unit: 'm', times: 10 },
    pace: 'normal',
    need: 100,
    limit: 2,
    about: '1h10m',
    why: 'a d6 is 3½ on average',
  },
])('$interval, $pace: about $about: $why', ({ interval, pace, need, limit, about }) => {
  expect(lasts(interval, pace, need, limit)).toBe(about)
})
