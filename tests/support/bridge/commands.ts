import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { commandNames } from '../../../src/campaign/commands/index'
import { showCommandNames } from '../../../src/campaign/commands/arrange'
import { decide, type Campaign, type World } from '../../../src/campaign/decide'
import { runScript } from '../../../src/campaign/script/run-script'
import { isModestJson } from '../../../src/contract/modest-json'
import { sampleScript } from '../../../src/main/sample/sample-script'
import { seededChance } from '../../../src/rules/core/chance'
import { epochMs, type Json } from '../../../src/rules/core/units'

// What gets past the bridge is for the commands to refuse: whatever they are given, they answer.

const contract = join(import.meta.dirname, '../../../src/contract')

/** Names of fields, as the contract's types have them. */
const fieldNames = [
  ...new Set(
    [
      join(contract, 'commands.ts'),
      ...readdirSync(join(contract, 'systems')).map((name) => join(contract, 'systems', name)),
    ]
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/readonly (\w+)\??:/g)])
      .map(([, name = '']) => name),
  ),
]

/** A campaign in the middle: a task of each system, a log, timers. */
export function sampleCampaign(): Campaign {
  let made = 0
  const played = runScript(
    sampleScript((key) => key),
    {
      chance: seededChance(3),
      newId: () => `id${(made += 1)}`,
      begins: epochMs(0),
    },
  )
  if (!played.ok) throw new Error(JSON.stringify(played.error))
  return played.value
}

export interface Given {
  readonly do: string
  readonly with: Json
}

/** Commands of every name with fields of every name, holding what means something in this campaign and what never should. */
export function commands({ state, history }: Campaign): fc.Arbitrary<Given> {
  const ids = [
    ...['tasks', 'characters', 'timers', 'alarms', 'presets'].flatMap((part) =>
      Object.keys((state as unknown as Record<string, object>)[part] ?? {}),
    ),
    ...history.log.map(({ id }) => id),
  ]
  const odd = fc.constantFrom<Json>(
    ...[1e308, -1e308, 2 ** 53, -1, -0, 0.5, 1e9, 1e6],
    ...[
      '',
      ' ',
      '1e999',
      '99999999999999999999d',
      '-1h',
      '0s',
      '1h',
      '30m',
      '2d 4h',
      'day 999999999, 25:61',
      '24:00',
      '\ud800',
    ],
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '<b>', 'x'.repeat(50_000)],
    ...[[], {}, [[]], [null], null, true, false],
    ...['storytelling', 'dramatic-task', 'saga-machine', 'mod-dot', 'time-die', 'drop', 'succeeded', 'failed', 'typed'],
    Array(4_000).fill(1) as Json,
    Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`k${i}`, i])),
  )
  const leaf = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<Json>(...ids) },
    { weight: 3, arbitrary: odd },
    { weight: 2, arbitrary: fc.integer({ min: -2, max: 30 }) },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  )
  const fields = (value: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
    fc.dictionary(fc.constantFrom(...fieldNames, ...ids.slice(0, 3)), value, { maxKeys: 6, noNullPrototype: true })
  const inner = fc.oneof(
    { weight: 6, arbitrary: leaf },
    { weight: 1, arbitrary: fc.array(leaf, { maxLength: 4 }) },
    { weight: 1, arbitrary: fields(leaf) },
    { weight: 1, arbitrary: fc.array(fields(leaf), { maxLength: 2 }) },
  )
  const names = [
    ...commandNames,
    ...showCommandNames,
    'undo',
    'redo',
    'history.correct',
    'history.remove',
    'task.rollOut',
    '',
  ]
  const anyhow: fc.Arbitrary<Given> = fc.record(
    {
      do: fc.constantFrom(...names),
      with: fc.oneof({ weight: 8, arbitrary: fields(inner) }, { weight: 1, arbitrary: odd }),
    },
    { noNullPrototype: true },
  )
  // What was given in this very campaign, with some fields of it otherwise.
  const played = history.log.map(({ command }): Given => ({ do: command.do, with: command.with ?? {} }))
  const nearly = fc
    .tuple(fc.constantFrom(...played), fc.array(fc.tuple(fc.nat(20), inner), { maxLength: 2 }))
    .map(([given, changes]) => changes.reduce(changed, given))
  return fc.oneof(anyhow, nearly)
}

function changed(given: Given, [place, value]: readonly [number, Json]): Given {
  const fields = Object.entries(given.with ?? {})
  const [name] = fields[place % Math.max(1, fields.length)] ?? []
  return name === undefined ? given : { ...given, with: { ...Object.fromEntries(fields), [name]: value } }
}

export interface CommandsFuzzed {
  readonly taken: number
  readonly refused: number
}

/** Gives so many commands to one campaign, each to it as it was. Fails when one throws or makes a state that is no JSON. */
export function fuzzCommands(count: number, seed: number): CommandsFuzzed {
  const campaign = sampleCampaign()
  const tally = { taken: 0, refused: 0 }
  const property = fc.property(commands(campaign), ({ do: name, with: given }) => {
    if (!isModestJson(given)) return
    let made = 0
    const world: World = {
      chance: seededChance(1),
      newId: () => `new${(made += 1)}`,
      wall: epochMs(1),
      nextTimeOfDay: (_time, after) => after,
    }
    const answer = decide(campaign, { do: name, with: given }, world)
    if (!answer.ok) {
      tally.refused += 1
      return
    }
    tally.taken += 1
    const { state } = answer.value
    if (!isFinite(state)) throw new Error(`${name} made a number that is none`)
    if ('polluted' in {} || Object.keys(Object.prototype).length > 0) throw new Error(`${name} changed a prototype`)
  })
  fc.assert(property, { numRuns: count, ...(seed === 0 ? {} : { seed }) })
  return tally
}

/** No NaN and no infinity anywhere: they would be written as null. */
function isFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isFinite)
}
