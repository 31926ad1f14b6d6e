import { describe, expect, it } from 'vitest'
import { Table } from '../../../tests/support/table'
import { seededChance } from '../../rules/core/chance'
import { lastSession } from '../../text/recap'
import { recapOf } from './recap'

/** Tables of tests stand still in 1970; which day that is depends on where the machine is. */
const today = `${new Date(0).getFullYear()}-${new Date(0).getMonth() === 0 ? '01-01' : '12-31'}`

function evening(): Table {
  const table = new Table(seededChance(2))
  table.do('campaign.configure', { name: 'The Seven Clocks', startsAt: '18:00' })
  const sam = table.do('character.add', { name: 'Sam [the "Wrench"]' })
  const car = table.do('task.begin', {
    system: 'storytelling',
    title: 'Fix the #car*',
    character: sam,
    pool: { attribute: 3, skill: 3 },
    target: 5,
    interval: '30m',
  })
  table.do('storytelling.roll', { task: car, successes: 2, note: 'rain\non the roof' })
  table.do('storytelling.roll', { task: car, successes: 4 })
  table.do('history.correct', {
    entry: table.campaign.history.log.at(-1)?.id ?? '',
    with: { task: car, successes: 3 },
  })
  table.do('character.addCondition', { character: sam, condition: 'Shaken' })
  table.do('note.add', { text: 'The innkeeper knows' })
  table.do('timer.start', { label: 'Pizza', for: '20m' })
  return table
}

describe('the recap', () => {
  it('tells by task and by character what happened, in Markdown with front matter', () => {
    const { campaign } = evening()
    expect(recapOf(campaign.state, campaign.history, { type: 'all' })).toBe(`---
campaign: "The Seven Clocks"
date: ${today}
from: "day 1, 18:00"
to: "day 1, 19:00"
chapter: 1
story: 1
characters:
  - "[[Sam  the \\"Wrench\\"]]"
tags:
  - longroll
  - recap
---

# The Seven Clocks, ${today}

## Tasks

### Fix the \\#car\\*

[[Sam  the "Wrench"]] · Storytelling · succeeded · 5 of 5

- day 1, 18:00: Sam \\[the "Wrench"\\] begins: Fix the \\#car\\*
- day 1, 18:30: Sam \\[the "Wrench"\\] rolls 6 dice: 2 successes, 2 of 5
  > rain
  > on the roof
- day 1, 19:00: Sam \\[the "Wrench"\\] rolls 6 dice: 3 successes, 5 of 5, done **It succeeds.**

## People

### [[Sam  the "Wrench"]]

- Fix the \\#car\\*: succeeded
- day 1, 19:00: Sam \\[the "Wrench"\\] gets Shaken

## What else happened

- day 1, 19:00: The innkeeper knows
`)
  })

  it('of a span tells only what lies in it', () => {
    const { campaign } = evening()
    const { log } = campaign.history
    const note = log.find(({ line }) => line.key === 'note.added')?.id ?? ''
    const text = recapOf(campaign.state, campaign.history, { type: 'entries', from: note, to: note })
    expect(text).toContain('The innkeeper knows')
    expect(text).not.toContain('Shaken')
  })

  it('of nothing says so', () => {
    const { campaign } = new Table()
    expect(recapOf(campaign.state, campaign.history, { type: 'session' })).toContain('Nothing happened.')
  })
})

it('a session begins after the last long gap', () => {
  const hours = [0, 1, 30, 31, 33]
  const entries = hours.map((hour) => ({ wall: hour * 3_600_000 }))
  expect(lastSession(entries)).toEqual(entries.slice(2))
  expect(lastSession(entries.slice(0, 2))).toEqual(entries.slice(0, 2))
  expect(lastSession([])).toEqual([])
})
