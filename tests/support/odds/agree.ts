import { expect, it } from 'vitest'
import { around } from '../../../src/campaign/commands/apply'
import { oddsView } from '../../../src/campaign/odds'
import type { Chain, Start } from '../../../src/rules/odds/chain'
import type { Odds } from '../../../src/rules/odds/odds'
import type { Around, SystemId, TaskRecord } from '../../../src/rules/systems/system'
import type { JsonObject } from '../../../src/rules/core/units'
import { Table } from '../table'
import { solveExactly, unsoundPlaces } from './exact'
import { toDouble, type Fraction } from './fraction'
import { randomCases, type Case } from './random-tasks'
import { expectClose, simulate } from './simulate'
import { simulated } from './simulated'

/** What is asked for is 1e-9; what is left between doubles and exact fractions is some thousand times less. */
const CLOSE = 1e-12

export function oddsOf({ table, task }: Case): Odds {
  const odds = oddsView(table.state, table.task(task))
  if (odds === null) throw new Error('It has no odds')
  return odds
}

/** A campaign with one task, just begun. `characters` are made first; `given` gets their ids. */
export function begun(
  characters: number,
  given: (ids: readonly string[]) => JsonObject,
  configure: JsonObject = {},
): Case {
  const table = new Table()
  if (Object.keys(configure).length > 0) table.do('campaign.configure', configure)
  const ids = Array.from({ length: characters }, (_, i) => table.do('character.add', { name: `Somebody ${i + 1}` }))
  return { table, task: table.do('task.begin', { title: 'Job', ...given(ids) }) }
}

/** The same chain in exact fractions: every table adds up to exactly one, and every answer agrees. */
export function exactly<R>(
  { table, task }: Case,
  odds: Odds,
  chainOf: (task: TaskRecord<R>, around: Around) => { readonly chain: Chain<Fraction>; readonly start: Start },
  what: string,
): void {
  const record = table.task(task) as TaskRecord<R>
  const { chain, start } = chainOf(record, around(table.state, record))
  expect(unsoundPlaces(chain), what).toEqual([])
  const exact = solveExactly(chain, start)
  expectSame([odds.success, ...odds.steps], [exact.success, ...exact.steps].map(toDouble), what)
  // After a failure only accepting goes on, and the chain is that of going on.
  if (odds.options !== undefined && exact.options.length > 1)
    expectSame(Object.values(odds.options), exact.options.map(toDouble), `${what}, options`)
}

export function expectSame(seen: readonly number[], right: readonly number[], what: string): void {
  expect(seen.length, what).toBe(right.length)
  seen.forEach((value, i) =>
    expect(Math.abs(value - right[i]!), `${what}: ${seen.join()} is not ${right.join()}`).toBeLessThan(CLOSE),
  )
}

/** Play by the game's own rules agrees with the odds: for some tasks in every run, for many more in the slow suite. */
export function itPlaysOut(system: SystemId, tasks: number, plays: number, seed: number, minutes: number): void {
  it(`${tasks} tasks after the GM’s word, each played out ${plays / 5} times`, { timeout: minutes * 60_000 }, () => {
    randomCases(system, tasks, seed, true).forEach((one, i) => {
      const played = simulate(one, plays / 5, seed * 20_000 + i, simulated[system])
      expectClose(played, oddsOf(one), plays / 5, `task ${i} after the GM’s word`)
    })
  })

  it(`${tasks} tasks, each played out ${plays} times by the game’s own rules`, { timeout: minutes * 60_000 }, () => {
    randomCases(system, tasks, seed).forEach((one, i) => {
      expectClose(simulate(one, plays, seed * 10_000 + i, simulated[system]), oddsOf(one), plays, `task ${i}`)
    })
  })
}
