import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { seededChance } from '../rules/core/chance'
import { oddsAtEnd, type OddsRequest } from './odds'
import { parseScript } from '../campaign/script/script'

const ask = (vector: string, request: Partial<OddsRequest> = {}): ReturnType<typeof oddsAtEnd> =>
  oddsAtEnd(
    parseScript(readFileSync(`tests/vectors/${vector}.json`, 'utf8')),
    { task: null, json: false, ...request },
    seededChance(1),
  )

describe('longroll odds', () => {
  it('says in words how likely each task is to succeed, and how that builds up', () => {
    expect(ask('odds-time-die')).toEqual({
      ok: true,
      value: 'work: 79 %\n  by interval 1 from now: 60 %\n  by interval 2 from now: 79 %',
    })
  })

  it('OD-4: says where there are no odds', () => {
    expect(ask('odds-none')).toMatchObject({ ok: true, value: expect.stringContaining('sneak: no odds') })
  })

  it('says so where no task was begun', () => {
    const script = readFileSync('tests/scripts/campaign-calendar.json', 'utf8')
    expect(oddsAtEnd(parseScript(script), { task: null, json: false }, seededChance(1))).toEqual({
      ok: true,
      value: 'No task was begun in it, so there are no odds.',
    })
  })

  it('gives the numbers as JSON, by the names in the script', () => {
    const answer = ask('odds-mod-dot', { task: 'long', json: true })
    expect(answer.ok && JSON.parse(answer.value)).toEqual({
      long: { success: expect.closeTo(32 / 81, 12), steps: [expect.closeTo(1 / 9, 12), expect.closeTo(32 / 81, 12)] },
    })
  })

  it('refuses a task that the script does not name, and a script that goes wrong', () => {
    expect(ask('odds-mod-dot', { task: 'nobody' })).toEqual({ ok: false, error: 'the script has no task nobody' })
    const script = parseScript('{ "steps": [{ "do": "task.begin", "with": { "system": "chess" } }] }')
    expect(oddsAtEnd(script, { task: null, json: false }, seededChance(1))).toMatchObject({
      ok: false,
      error: expect.stringContaining('step 1'),
    })
  })
})
