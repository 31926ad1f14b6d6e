import { describe, expect, it } from 'vitest'
import { Table } from '../../../tests/support/table'

function gathering(): { readonly table: Table; readonly sam: string; readonly kim: string; readonly task: string } {
  const table = new Table()
  const sam = table.do('character.add', { name: 'Sam' })
  const kim = table.do('character.add', { name: 'Kim' })
  const task = table.do('task.begin', {
    system: 'storytelling',
    title: 'Job',
    character: sam,
    pool: { attribute: 2, skill: 3 },
    target: 10,
    interval: '1h',
  })
  return { table, sam, kim, task }
}

describe('how panels stand', () => {
  it('is said by lists of characters; each that is given replaces the one before, the others stay', () => {
    const { table, sam, kim } = gathering()
    table.do('panels.arrange', { order: [kim, sam], folded: [sam] })
    expect(table.state.panels).toEqual({
      [sam]: { place: 1, folded: true, pinned: false },
      [kim]: { place: 0, folded: false, pinned: false },
    })
    table.do('panels.arrange', { pinned: [kim], folded: [] })
    table.do('panels.arrange', { order: [sam] })
    expect(table.state.panels).toEqual({
      [sam]: { place: 0, folded: false, pinned: false },
      [kim]: { place: null, folded: false, pinned: true },
    })
  })

  it.each([
    ['unknown', { order: [7], pinned: ['nobody'] }],
    ['bad-value', { order: [7] }],
    ['bad-value', { order: 'all' }],
    ['bad-value', { folded: null }],
  ])('is refused as %s for %j', (code, given) => {
    const { table } = gathering()
    expect(table.refused('panels.arrange', given)).toBe(code)
    expect(table.state.panels).toEqual({})
  })

  it('nobody stands in two places', () => {
    const { table, sam } = gathering()
    expect(table.refused('panels.arrange', { order: [sam, sam] })).toBe('bad-value')
  })
})

describe('what players may see of a task', () => {
  it('is nothing at first; what is not named stays', () => {
    const { table, task } = gathering()
    expect(table.state.revealed).toEqual({})
    table.do('task.reveal', { task, exists: true, name: true })
    table.do('task.reveal', { task, name: false, progress: true })
    expect(table.state.revealed).toEqual({
      [task]: { exists: true, name: false, need: false, progress: true, deadline: false },
    })
  })

  it.each([
    ['unknown', { task: 'none', exists: 1 }],
    ['bad-value', { exists: true }],
  ])('is refused as %s for %j', (code, given) => {
    expect(gathering().table.refused('task.reveal', given)).toBe(code)
  })

  it('is yes or no', () => {
    const { table, task } = gathering()
    expect(table.refused('task.reveal', { task, need: 'yes' })).toBe('bad-value')
  })
})

describe('campaign.reveal and timer.reveal', () => {
  const talking = () => {
    const { table, task } = gathering()
    return { table, task, timer: table.do('timer.start', { label: 'Talk it over', for: '2m' }) }
  }

  it('show nothing at first, and what is not named stays', () => {
    const { table, timer } = talking()
    expect(table.state.playersSee).toEqual({ name: false, clock: false, timers: {} })
    table.do('campaign.reveal', { clock: true })
    table.do('campaign.reveal', { name: true })
    table.do('timer.reveal', { timer, shown: true })
    table.do('timer.reveal', { timer })
    expect(table.state.playersSee).toEqual({ name: true, clock: true, timers: { [timer]: true } })
    table.do('timer.reveal', { timer, shown: false })
    table.do('campaign.reveal', { name: false })
    expect(table.state.playersSee).toEqual({ name: false, clock: true, timers: {} })
  })

  it.each([
    ['unknown', 'timer.reveal', { timer: 'none', shown: 1 }],
    ['bad-value', 'timer.reveal', { shown: true }],
    ['bad-value', 'campaign.reveal', { clock: 'yes' }],
  ])('are refused as %s for %s %j', (code, name, given) => {
    expect(talking().table.refused(name, given)).toBe(code)
  })

  it('lie outside undo, drop nothing that could be redone, and stay when an old step is put right', () => {
    const { table, task, timer } = talking()
    table.do('storytelling.roll', { task, successes: 2 })
    const entry = table.campaign.history.log.at(-1)?.id ?? ''
    table.do('undo')
    table.do('campaign.reveal', { clock: true })
    table.do('timer.reveal', { timer, shown: true })
    const { playersSee } = table.state
    table.do('redo')
    expect(table.see(task)).toMatchObject({ successes: 2 })
    table.do('history.correct', { entry, with: { task, successes: 3 } })
    table.do('undo')
    table.do('undo')
    expect(table.state.playersSee).toEqual(playersSee)
    expect(playersSee).toEqual({ name: false, clock: true, timers: { [timer]: true } })
  })
})

describe('both', () => {
  it('are no steps of undo, are not logged, and drop nothing that could be redone', () => {
    const { table, sam, task } = gathering()
    table.do('storytelling.roll', { task, successes: 2 })
    table.do('undo')
    const logged = table.campaign.history.log.length
    table.do('task.reveal', { task, exists: true })
    table.do('panels.arrange', { folded: [sam] })
    expect(table.campaign.history.log).toHaveLength(logged)
    table.do('redo')
    expect(table.see(task)).toMatchObject({ successes: 2 })
    const { panels, revealed } = table.state
    table.do('undo')
    table.do('undo')
    table.do('redo')
    expect(table.state).toMatchObject({ panels, revealed })
    expect(panels[sam]?.folded).toBe(true)
    expect(revealed[task]?.exists).toBe(true)
  })

  it('stay as they are when an old step is put right', () => {
    const { table, sam, task } = gathering()
    table.do('storytelling.roll', { task, successes: 2 })
    const entry = table.campaign.history.log.at(-1)?.id ?? ''
    table.do('task.reveal', { task, exists: true })
    table.do('panels.arrange', { pinned: [sam] })
    const { panels, revealed } = table.state
    table.do('history.correct', { entry, with: { task, successes: 3 } })
    expect(table.see(task)).toMatchObject({ successes: 3 })
    expect(table.state).toMatchObject({ panels, revealed })
  })

  it('that change nothing are no change', () => {
    const { table, task } = gathering()
    const { revision } = table.campaign
    table.do('panels.arrange')
    expect(table.campaign.revision).toBe(revision)
    table.do('task.reveal', { task, exists: true })
    expect(table.campaign.revision).toBe(revision + 1)
  })
})
