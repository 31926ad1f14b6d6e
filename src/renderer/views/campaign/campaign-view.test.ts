import { describe, expect, it } from 'vitest'
import { decide, type Campaign } from '../../../campaign/decide'
import { History, type Command } from '../../../campaign/history'
import { emptyState, type CampaignState } from '../../../campaign/state'
import { seededChance } from '../../../rules/core/chance'
import { epochMs, gameSeconds } from '../../../rules/core/units'
import { logEntryOf, type LogEntry } from '../../../contract/log-entry'
import { momentAt, secondsAt } from '../../../campaign/calendar/moments'
import { timeOfDay } from '../../../text/figures'
import { momentText } from '../../../text/moments'
import { onlyFollows, panelsOf } from './panels'
import { crossesText } from './preview'
import { timelineOf } from './timeline'
import { nextTask, turnOf } from './turn'

/** Ids are c1, c2, … in the order in which things are made. */
const play = (...commands: readonly Command[]): CampaignState => played(...commands).state

function played(...commands: readonly Command[]): { readonly state: CampaignState; readonly last: LogEntry } {
  const history = new History()
  let campaign: Campaign = { state: emptyState('Test'), history, revision: 0 }
  let made = 0
  let last: LogEntry | null = null
  for (const command of commands) {
    const result = decide(campaign, command, {
      chance: seededChance(1),
      newId: () => `c${(made += 1)}`,
      wall: epochMs(0),
      nextTimeOfDay: (_time, after) => after,
    })
    if (!result.ok || result.value.record === null) throw new Error(`${command.do} did nothing`)
    history.append(result.value.record)
    if (result.value.record.type === 'done') last = logEntryOf(result.value.record.entry)
    campaign = { state: result.value.state, history, revision: result.value.record.revision }
  }
  if (last === null) throw new Error('Nothing was done')
  return { state: campaign.state, last }
}
const add = (name: string, panel = true): Command => ({ do: 'character.add', with: { name, panel } })
const begin = (title: string, character: string, interval: string, more: { deadline?: string } = {}): Command => ({
  do: 'task.begin',
  with: { system: 'storytelling', title, character, pool: { attribute: 2, skill: 2 }, target: 5, interval, ...more },
})
const advance = (by: string): Command => ({ do: 'clock.advance', with: { by } })
const none = { chosen: {}, putAway: new Set<string>() }

const two = [add('Ann'), add('Bo')] as const
// Ann is c1, Bo c2, the tasks c3 and c4.
const both = [...two, begin('Lock', 'c1', '30m'), begin('Trail', 'c2', '20m', { deadline: '2h' })] as const

describe('whose turn it is', () => {
  it('nobody’s before anything is due; the first to come is what the clock offers', () => {
    const state = play(...both)
    expect([turnOf(state)?.title, nextTask(state)?.title]).toEqual([undefined, 'Trail'])
  })

  it('of several due at once it is the earliest', () => {
    expect(turnOf(play(...both, advance('1h')))?.title).toBe('Trail')
  })

  it('due at the same moment it is the older', () => {
    const state = play(...two, begin('Old', 'c2', '30m'), begin('New', 'c1', '30m'), advance('30m'))
    expect(turnOf(state)?.title).toBe('Old')
  })

  it('an open choice is nobody’s turn', () => {
    const state = play(...both, advance('1h'), { do: 'storytelling.roll', with: { task: 'c4', successes: 0 } })
    expect(turnOf(state)?.title).toBe('Lock')
  })
})

it('the timeline has every next roll, choice and deadline, the turn first, days as headings', () => {
  const state = play(...both, advance('20m'), { do: 'storytelling.roll', with: { task: 'c3', successes: 0 } })
  const lines = timelineOf(state, turnOf(state)).map(({ kind, what, task, heading }) => [
    kind,
    what,
    task.title,
    heading,
  ])
  expect(lines).toEqual([
    ['turn', 'Bo rolls', 'Trail', null],
    ['ask', 'Ann chooses', 'Lock', null],
    ['plain', 'Deadline for Bo', 'Trail', null],
  ])
})

it('what advancing crosses is said before it happens', () => {
  const state = play(...both)
  expect([
    crossesText(state, gameSeconds(60)),
    crossesText(state, gameSeconds(20 * 60)),
    crossesText(state, gameSeconds(2 * 3_600)),
  ]).toEqual(['nothing happens on the way', '1 roll comes due', '2 rolls come due, 1 deadline passes'])
})

describe('panels', () => {
  it('one for each character that has one, in order', () => {
    const state = play(add('Ann'), add('Guard', false), add('Bo'))
    expect(panelsOf(state, null, none).map((panel) => [panel.place, panel.character.name])).toEqual([
      [1, 'Ann'],
      [2, 'Bo'],
    ])
  })

  it('what asks for the GM stands in front, the rest in one line each', () => {
    const state = play(add('Ann'), begin('First', 'c1', '1h'), begin('Second', 'c1', '1h'), {
      do: 'storytelling.roll',
      with: { task: 'c3', successes: 0 },
    })
    const panel = panelsOf(state, null, none)[0]
    expect([panel?.front?.title, panel?.others.map((task) => task.title)]).toEqual(['Second', ['First']])
  })

  it('a task that is over and put away leaves the panel to the next', () => {
    const state = play(add('Ann'), begin('First', 'c1', '1h'), {
      do: 'task.settle',
      with: { task: 'c2', as: 'succeeded' },
    })
    const shown = panelsOf(state, null, none)[0]
    const away = panelsOf(state, null, { chosen: {}, putAway: new Set(['c2']) })[0]
    expect([shown?.front?.title, away?.front, away?.restCount]).toEqual(['First', null, 1])
  })

  it('what was done for a task belongs to the panels that hold it; what changes in others only follows from it', () => {
    const { state, last } = played(...both, { do: 'storytelling.roll', with: { task: 'c3', successes: 0 } })
    const [ann, bo] = panelsOf(state, null, none)
    if (ann === undefined || bo === undefined) throw new Error('Two panels were wanted')
    expect([onlyFollows(ann, last), onlyFollows(bo, last)]).toEqual([false, true])
    // A line below another task, a shared task, what is of no task, what is not logged.
    const inLine = { ...bo, front: null, others: ann.front === null ? [] : [ann.front] }
    expect([
      onlyFollows(inLine, last),
      onlyFollows(bo, { ...last, who: ['c2'] }),
      onlyFollows(bo, { ...last, task: null }),
      onlyFollows(bo, null),
    ]).toEqual([false, false, false, false])
  })

  it('whose turn it is comes to the front by itself', () => {
    const state = play(add('Ann'), begin('First', 'c1', '1h'), begin('Second', 'c1', '2h'), advance('1h'))
    const panel = panelsOf(state, turnOf(state), { chosen: { c1: 'c3' }, putAway: new Set() })[0]
    expect(panel?.front?.title).toBe('First')
  })
})

describe('moments on a plain calendar', () => {
  it.each([
    { at: 0, now: 0, startsAt: '18:00', text: '18:00' },
    { at: 90 * 60, now: 0, startsAt: '18:00', text: '19:30' },
    { at: 90 * 60 + 6, now: 0, startsAt: '18:00', text: '19:30:06' },
    { at: 6 * 3_600, now: 0, startsAt: '18:00', text: 'day 2, 00:00' },
    { at: 0, now: 86_400, startsAt: '00:00', text: 'day 1, 00:00' },
  ])('$at s, seen from $now s, is $text', ({ at, now, startsAt, text }) => {
    const options = { calendar: 'plain', startsAt } as const
    expect(momentText(momentAt(options, at), momentAt(options, now))).toBe(text)
  })

  it('a day and time lead back to the moment', () => {
    const options = { calendar: 'plain', startsAt: '18:00' } as const
    expect([secondsAt(options, 1, 18 * 3_600), secondsAt(options, 2, 0), secondsAt(options, 1, 0)]).toEqual([
      0,
      6 * 3_600,
      -18 * 3_600,
    ])
    expect(timeOfDay(5 * 3_600 + 61)).toBe('05:01:01')
  })
})
