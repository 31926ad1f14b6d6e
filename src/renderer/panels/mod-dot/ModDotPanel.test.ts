import { mount, type VueWrapper } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { Table } from '../../../../tests/support/table'
import type { JsonObject } from '../../../rules/core/units'
import type { ModDotTask } from '../../../rules/systems/mod-dot/task'
import { panelAround } from '../../views/campaign/around'
import type { PanelCommand, PanelHandle } from '../plug'
import ModDotPanel from './ModDotPanel.vue'

interface Shown {
  readonly panel: VueWrapper<InstanceType<typeof ModDotPanel> & PanelHandle>
  readonly sent: readonly PanelCommand[]
  readonly press: (label: string) => Promise<void>
  readonly labels: () => readonly string[]
  readonly type: (text: string) => Promise<void>
}

/** The panel of a task at a table of its own; what it sends is done there. */
function shown(more: JsonObject, first: JsonObject = {}): Shown {
  const table = new Table()
  const [ro = '', kai = ''] = ['Ro', 'Kai'].map((name) => table.do('character.add', { name }))
  const sides = [
    { character: ro, dots: 6, ...first },
    ...(more['kind'] === 'contested' ? [{ character: kai, dots: 5 }] : []),
  ]
  const id = table.do('task.begin', { system: 'mod-dot', title: 'Bomb', sides, ...more })
  const sent: PanelCommand[] = []
  const props = () => ({
    task: table.task(id) as ModDotTask,
    around: panelAround(table.state, table.task(id)),
    character: ro,
    isTurn: true,
    menu: () => [],
  })
  const panel = mount(ModDotPanel, {
    attachTo: document.body,
    props: {
      ...props(),
      send: vi.fn(async (command: PanelCommand) => {
        sent.push(command)
        const result = table.give(command.do, command.with)
        await panel.setProps(props())
        return result.ok ? null : { code: result.error.code, message: 'Refused.', field: null }
      }),
    },
  }) as Shown['panel']
  const find = (label: string) =>
    panel.findAll('button, [role=button]').find((one) => one.text() === label || one.attributes('aria-label') === label)
  return {
    panel,
    sent,
    press: async (label) => {
      const button = find(label)
      if (button === undefined) throw new Error(`No button ${label} in ${panel.text()}`)
      await button.trigger('click')
      await nextTick()
    },
    labels: () =>
      panel.findAll('button, [role=button]').map((one) => one.text() || (one.attributes('aria-label') ?? '')),
    type: async (text) => {
      await panel.find('form input').setValue(text)
      await panel.find('form').trigger('submit')
      await nextTick()
    },
  }
}

describe('throwing at the table', () => {
  it('a button for each throw; the last one makes the test', async () => {
    const { press, sent, panel } = shown({ kind: 'single' }, { specialty: true })
    for (const label of ['Won', 'Won', 'Tied']) await press(label)
    expect(sent).toEqual([{ do: 'modDot.test', with: { task: expect.any(String) as string, throws: 'WWT' } }])
    expect(panel.text()).toContain('Succeeded')
    expect(panel.text()).toContain('5 successes, outstanding')
  })

  it('a throw is taken back before the test is made', async () => {
    const { press, sent, labels } = shown({ kind: 'single' })
    await press('Lost')
    expect(labels()).not.toContain('Throw here')
    await press('Take the last throw back')
    for (const label of ['Won', 'Tied']) await press(label)
    expect(sent.map((command) => command.with['throws'])).toEqual(['WT'])
  })

  it('W, T and L on the keyboard while the row of acts has the focus', async () => {
    const { panel, sent } = shown({ kind: 'single' })
    const row = panel.find('[role=group]')
    for (const key of ['l', 'Backspace', 'w', 'T']) await row.trigger('keydown', { key })
    await nextTick()
    expect(sent.map((command) => command.with['throws'])).toEqual(['WT'])
  })

  it('contested: one side after the other; the other may be left to the app', async () => {
    const both = shown({ kind: 'contested' })
    for (const label of ['Won', 'Lost', 'Lost', 'Tied']) await both.press(label)
    expect(both.sent.map((command) => command.with['throws'])).toEqual([['WL', 'LT']])
    const half = shown({ kind: 'contested' })
    for (const label of ['Won', 'Lost', 'Throw here for Kai']) await half.press(label)
    expect(half.sent.map((command) => command.with['throws'])).toEqual([['WL', null]])
  })

  it('R throws here, all of it', async () => {
    const { panel, sent } = shown({ kind: 'contested' })
    panel.vm.roll()
    await nextTick()
    expect(sent).toEqual([{ do: 'modDot.test', with: { task: expect.any(String) as string } }])
  })
})

describe('typing throws', () => {
  it('E asks for them; Enter takes them', async () => {
    const { panel, sent, type } = shown({ kind: 'extended', need: 9 })
    panel.vm.enterDice()
    await nextTick()
    await type('wl')
    expect(sent.map((command) => command.with['throws'])).toEqual(['WL'])
    expect(panel.text()).toContain('3 of 9')
    expect(panel.find('form').exists()).toBe(false)
  })

  it('contested: first one side, then the other', async () => {
    const { panel, sent, type } = shown({ kind: 'contested' })
    panel.vm.enterDice()
    await nextTick()
    expect(panel.text()).toContain('What Ro threw')
    await type('W L')
    expect(sent).toEqual([])
    expect(panel.text()).toContain('What Kai threw')
    await type('L L T')
    expect(sent.map((command) => command.with['throws'])).toEqual([['WL', 'LLT']])
  })

  it('what cannot be is not taken; Back keeps what can', async () => {
    const { panel, sent, type, press } = shown({ kind: 'single' })
    panel.vm.enterDice()
    await nextTick()
    await type('W T W')
    expect(sent).toEqual([])
    expect(panel.text()).toContain('The test is over after two throws')
    await press('Back')
    await press('Take it')
    expect(sent.map((command) => command.with['throws'])).toEqual(['WT'])
  })
})
