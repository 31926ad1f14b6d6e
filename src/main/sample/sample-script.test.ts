import { expect, it } from 'vitest'
import type { Campaign } from '../../campaign/campaign'
import { exportScript } from '../../campaign/script/export-script'
import { runScript } from '../../campaign/script/run-script'
import { parseScript } from '../../campaign/script/script'
import { inOrder } from '../../campaign/state'
import { taskView, timersView } from '../../campaign/views'
import type { Chance } from '../../rules/core/chance'
import { epochMs } from '../../rules/core/units'
import { sampleEn } from '../../text/en/sample'
import { sampleScript } from './sample-script'

/** What the sample keeps is all that is ever drawn for it. */
const nothingElse: Chance = {
  die: (role) => {
    throw new Error(`${role} was drawn anew`)
  },
  pick: (role) => {
    throw new Error(`${role} was drawn anew`)
  },
}

function played(): Campaign {
  let ids = 0
  const made = runScript(
    sampleScript((key) => sampleEn[key]),
    { chance: nothingElse, newId: () => `id${(ids += 1)}`, begins: epochMs(0) },
  )
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

it('shows one task of each system mid-way: one due, one before a choice, one with a deadline ahead', () => {
  const { state } = played()
  const tasks = inOrder(state.tasks).map((task) => taskView(state, task))
  const running = tasks.filter(({ status }) => status === 'running' || status === 'waiting')
  expect(running.map(({ system, status, progress, dueAt }) => ({ system, status, progress, dueAt }))).toEqual([
    { system: 'storytelling', status: 'waiting', progress: { have: 7, need: 12 }, dueAt: '1d8h' },
    { system: 'mod-dot', status: 'running', progress: { have: 4, need: 8 }, dueAt: '1d9h' },
    { system: 'saga-machine', status: 'running', progress: { have: 3, need: 10 }, dueAt: '1d8h' },
    { system: 'dramatic-task', status: 'running', progress: { have: 2, need: 6 }, dueAt: '1d8h6s' },
    { system: 'time-die', status: 'running', progress: { have: 3, need: 6 }, dueAt: null },
  ])
  expect(state.clock.now).toBe(32 * 3_600)
  expect(running[0]).toMatchObject({ pending: { choice: 'exceptional' }, deadlineAt: '1d10h' })
  expect(running[3]).toMatchObject({ participants: [{ card: '6C', complication: true, acted: false }] })
  expect(tasks.filter(({ status }) => status === 'succeeded')).toMatchObject([{ duration: '12m' }])
})

it('rings nothing by itself: no alarm stands, and its timer waits', () => {
  const { state } = played()
  expect(state.alarms).toEqual({})
  expect(timersView(state, epochMs(0))).toMatchObject([{ state: 'paused', left: '15m' }])
})

it('has a log with notes, and characters with Conditions', () => {
  const { state, history } = played()
  expect(inOrder(state.characters).filter(({ conditions }) => conditions.length > 0)).toHaveLength(2)
  expect(history.log.filter(({ note, line }) => note !== null || line.key === 'note.added')).toHaveLength(7)
})

it('is told in words of its own alone, each of them said', () => {
  const words = Object.keys(sampleEn).filter((key) => key !== 'sample.file')
  const said = new Set<string>()
  sampleScript((key) => {
    said.add(key)
    return key
  })
  expect([...said].sort()).toEqual(words.sort())
})

it('goes out as a script, and that script plays', () => {
  const script = parseScript(JSON.stringify(exportScript(played())))
  const again = runScript(script, { chance: nothingElse, newId: () => crypto.randomUUID(), begins: epochMs(0) })
  expect(again).toMatchObject({ ok: true, value: { state: { clock: played().state.clock } } })
})
