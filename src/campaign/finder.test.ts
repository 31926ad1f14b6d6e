import { describe, expect, it } from 'vitest'
import { gameSeconds, type JsonObject } from '../rules/core/units'
import { freshDeck } from '../rules/dice/deck'
import { systemIds, systems } from '../rules/systems/index'
import type { Around, SystemId } from '../rules/systems/system'
import { Dice } from '../../tests/support/odds/random-tasks'
import { Table } from '../../tests/support/table'
import { makeItAbout } from './finder'
import { oddsOfNew, oddsView } from './odds'

const around: Around = {
  now: gameSeconds(0),
  options: { roundLength: gameSeconds(6), timeDieHits: 'margin' },
  deck: freshDeck,
  knows: () => true,
}

const WANTED = [0, 0.1, 0.37, 0.5, 0.75, 0.9, 1]

const given: Readonly<Record<SystemId, (dice: Dice) => JsonObject>> = {
  storytelling: (dice) => ({
    system: 'storytelling',
    character: 'sam',
    pool: { attribute: dice.int(1, 4), skill: dice.int(0, 4), specialty: dice.yes(5), equipment: dice.int(-2, 3) },
    target: dice.int(1, 15),
    interval: dice.of('10m', '1h', '40m'),
    ...(dice.yes(6) ? { deadline: dice.of('3h', '5h30m', '1d') } : {}),
  }),
  'dramatic-task': (dice) => ({
    system: 'dramatic-task',
    participants: ['ada', 'ben']
      .slice(0, dice.int(1, 2))
      .map((character) => ({ character, die: dice.of(4, 6, 8, 10) })),
    ...dice.of<readonly JsonObject[]>(
      { preset: 'challenging' },
      { rounds: 3 },
      { tokens: 5, rounds: 4 },
      {
        steps: [
          { skill: 'wits', tokens: 2 },
          { skill: 'brawn', tokens: 1 },
        ],
        rounds: 2,
      },
    ),
    ...(dice.yes(4) ? { complicationFailure: 'lose-one' } : {}),
  }),
  'saga-machine': (dice) => ({
    system: 'saga-machine',
    kind: 'extended',
    character: 'nadya',
    stat: dice.int(0, 6),
    skill: dice.int(0, 4),
    interval: '1d',
    ...dice.of<readonly JsonObject[]>({ amount: 'lots' }, { tally: 7, limit: 5 }),
  }),
  'mod-dot': (dice) => {
    const sides = ['ro', 'kai'].map((character) => ({ character, dots: dice.int(0, 9), specialty: dice.yes(5) }))
    return dice.of<readonly JsonObject[]>(
      { system: 'mod-dot', kind: 'single', sides: sides.slice(0, 1) },
      { system: 'mod-dot', kind: 'contested', sides },
      { system: 'mod-dot', kind: 'extended', sides: sides.slice(0, 1), need: dice.int(1, 9), limit: dice.int(1, 5) },
    )
  },
  'time-die': (dice) => ({
    system: 'time-die',
    kind: 'extended',
    participants: ['ivo', 'una'].map((character) => ({ character, successTarget: dice.int(20, 90) })),
    complexity: dice.of('simple', 'standard', 'hard'),
    interval: '1h',
    pace: dice.of('normal', 'rush', 'slow'),
  }),
}

describe('OD-R7: “make it about …”', () => {
  it.each(systemIds)(
    '%s: no other value of any dial is nearer, and along each the chance only rises or only falls',
    { timeout: 60_000 },
    (system) => {
      for (let seed = 1; seed <= 8; seed += 1) {
        const task = given[system](new Dice(3_000 + seed))
        for (const dial of systems[system]?.dials?.(task, around.options) ?? []) {
          const chances = dial.values.map((value) => oddsOfNew(dial.put(value), around)?.success ?? null)
          const there = chances.filter((chance) => chance !== null)
          expect(chances.slice(there.length).every((chance) => chance === null)).toBe(true)
          const risen = there.map(
            (chance, i) => (dial.rises ? 1 : -1) * (chance - (there[i - 1] ?? (dial.rises ? 0 : 1))),
          )
          expect(Math.min(0, ...risen), dial.name).toBeGreaterThan(-1e-12)
          for (const wanted of WANTED) {
            const found = makeItAbout(task, around, wanted).find((one) => one.dial === dial.name)
            if (there.length === 0) {
              expect(found).toBeUndefined()
              continue
            }
            const nearest = Math.min(...there.map((chance) => Math.abs(chance - wanted)))
            expect(Math.abs((found?.chance ?? 9) - wanted), `${dial.name} about ${wanted}`).toBeLessThan(
              nearest + 1e-12,
            )
            expect(found?.chance).toBe(oddsOfNew(found?.given ?? {}, around)?.success)
            expect(dial.values).toContain(found?.value)
          }
        }
      }
    },
  )

  const sam = given.storytelling(new Dice(1))

  it('keeps what the GM keeps, and turns one number at a time', () => {
    const task = { ...sam, target: 6, interval: '1h', deadline: '5h' }
    const found = makeItAbout(task, around, 0.6, ['target'])
    expect(found.map(({ dial }) => dial)).toEqual(['deadline', 'interval'])
    for (const { dial, value, given: turned } of found) expect(turned).toEqual({ ...task, [dial]: value })
  })

  it('rounds are turned with the tokens that were fair before', () => {
    const participants = [
      { character: 'ada', die: 8 },
      { character: 'ben', die: 8 },
    ]
    const found = makeItAbout({ system: 'dramatic-task', participants, rounds: 4 }, around, 0.5)
    expect(found.find(({ dial }) => dial === 'rounds')?.given['tokens']).toBe(8)
  })

  it('of equally near values takes the first', () => {
    const task = { system: 'mod-dot', kind: 'single', sides: [{ character: 'ro', dots: 1 }] }
    // One dot and two have the same base.
    expect(makeItAbout(task, around, 2 / 3)).toMatchObject([{ dial: 'dots', value: 1 }])
  })

  it('finds nothing where there are no odds, or nothing could begin', () => {
    expect(makeItAbout({ system: 'chess' }, around, 0.5)).toEqual([])
    expect(makeItAbout({ ...sam, pool: {} }, around, 0.5)).toEqual([])
    expect(makeItAbout({ system: 'saga-machine', kind: 'opposed' }, around, 0.5)).toEqual([])
    expect(makeItAbout({ system: 'time-die', kind: 'duration' }, around, 0.5)).toEqual([])
  })
})

describe('odds of a task not yet begun', () => {
  it.each(systemIds)('%s: are those of the task once it is begun', (system) => {
    const table = new Table()
    const ids: Record<string, string> = {}
    for (const name of ['sam', 'ada', 'ben', 'nadya', 'ro', 'kai', 'ivo', 'una'])
      ids[name] = table.do('character.add', { name })
    table.do('clock.set', { to: '1d' })
    for (let seed = 1; seed <= 6; seed += 1) {
      const named = JSON.stringify(given[system](new Dice(3_000 + seed))).replace(
        /"character":"(\w+)"/g,
        (_all, name: string) => `"character":"${ids[name]}"`,
      )
      const task = JSON.parse(named) as JsonObject
      const before = oddsOfNew(task, {
        ...around,
        now: table.state.clock.now,
        knows: (id) => Object.values(ids).includes(id),
      })
      const begun = table.do('task.begin', { ...task, title: 'Job' })
      expect(oddsView(table.state, table.task(begun))).toEqual(before)
    }
  })
})
