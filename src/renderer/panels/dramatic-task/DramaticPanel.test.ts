import { mount, type VueWrapper } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { DramaticTable, dice } from '../../../../tests/support/dramatic-table'
import { taskOf } from '../../../../tests/support/dramatic-record'
import type { JsonObject } from '../../../rules/core/units'
import { panelAround } from '../../views/campaign/around'
import type { PanelCommand, PanelHandle } from '../plug'
import MenuButton from '../../ui/MenuButton.vue'
import DramaticPanel from './DramaticPanel.vue'

interface Shown {
  readonly table: DramaticTable
  readonly panel: VueWrapper<InstanceType<typeof DramaticPanel> & PanelHandle>
  readonly sent: readonly PanelCommand[]
  readonly press: (label: string) => Promise<void>
  readonly labels: () => readonly string[]
  readonly type: (text: string, field?: string) => Promise<void>
  readonly look: () => Promise<void>
}

/** The panel of a task at a table of its own; what it sends is done there. */
function shown(people: readonly JsonObject[], more: JsonObject): Shown {
  const table = new DramaticTable(people, more)
  const sent: PanelCommand[] = []
  const props = () => ({
    task: taskOf(table),
    around: panelAround(table.table.state, table.table.task(table.task)),
    character: table.id('a'),
    isTurn: true,
    menu: () => [],
  })
  const panel = mount(DramaticPanel, {
    attachTo: document.body,
    props: {
      ...props(),
      send: vi.fn(async (command: PanelCommand) => {
        sent.push(command)
        const result = table.table.give(command.do, command.with)
        await panel.setProps(props())
        return result.ok ? null : { code: result.error.code, message: 'Refused.', field: null }
      }),
    },
  }) as Shown['panel']
  const words = (one: { text: () => string; attributes: (name: string) => string | undefined }): string =>
    one.attributes('aria-label') ?? one.text()
  return {
    table,
    panel,
    sent,
    labels: () => panel.findAll('button, [role=button]').map(words),
    press: async (label) => {
      const button = panel.findAll('button, [role=button]').find((one) => words(one).startsWith(label))
      if (button === undefined) throw new Error(`No button ${label} in ${panel.text()}`)
      await button.trigger('click')
      await nextTick()
    },
    type: async (text, field = 'form input') => {
      await panel.find(field).setValue(text)
      await panel.find('form').trigger('submit')
      await nextTick()
    },
    look: () => panel.setProps(props()),
  }
}
const fields = (sent: readonly PanelCommand[]): unknown => sent.at(-1)?.with

it('a round of one: deal, roll, end, and the card says what it does', async () => {
  const { panel, sent, press, table, labels } = shown([{ die: 10, modifier: 1 }], { preset: 'difficult' })
  expect(panel.text()).toContain('4 rounds, 6 missing')
  expect(panel.text()).toContain('No card')
  await press('Deal')
  expect(sent.at(-1)).toEqual({ do: 'dramaticTask.deal', with: { task: table.task } })
  table.table.do('undo')
  table.deal('7H')
  await panel.setProps({ task: taskOf(table) })
  expect(panel.text()).toContain('d10 and d6, + 1, no other bonus')
  expect(labels()).toContain('Roll')
  panel.vm.nudge?.(1)
  await press('Roll')
  expect(fields(sent)).toEqual({ task: table.task, character: table.id('a'), modifier: 1 })
  expect(panel.text()).toContain('Acted.')
  await press('End round 1')
  expect(panel.text()).toContain('3 of 4 rounds left')
})

it('a Club is shown as a Complication before the roll, with hold beside it', async () => {
  const { panel, sent, press, table } = shown([{ die: 10, modifier: 1 }], { preset: 'difficult' })
  table.deal('10C')
  await panel.setProps({ task: taskOf(table) })
  expect(panel.text()).toContain('Complication −2, a failed roll ends it')
  expect(panel.find('[role=group]').text()).toContain('Try d10 and d6, − 1 in all, 4 or more')
  await press('Hold')
  expect(sent.at(-1)).toEqual({ do: 'dramaticTask.hold', with: { task: table.task, character: table.id('a') } })
})

it('cards and dice are typed; a total leaves the modifier out', async () => {
  const { sent, press, type, table, panel } = shown([{}, { wild: false }], { tokens: 9, rounds: 3 })
  panel.vm.enterDice()
  await nextTick()
  await type('10dqh')
  expect(fields(sent)).toEqual({ task: table.task, cards: { [table.id('a')]: '10D', [table.id('b')]: 'QH' } })
  panel.vm.enterDice()
  await nextTick()
  await type('8 3 6 2')
  expect(fields(sent)).toEqual({ task: table.task, character: table.id('a'), trait: [8, 3], wild: [6, 2] })
  panel.vm.nudge?.(1)
  panel.vm.enterDice()
  await nextTick()
  await type('1 5')
  expect(fields(sent)).toEqual({ task: table.task, character: table.id('b'), trait: [1], check: 5, modifier: 1 })
  await press('End round 1')
  table.deal('2D 3D')
  await panel.setProps({ task: taskOf(table) })
  panel.vm.nudge?.(1)
  panel.vm.enterDice()
  await nextTick()
  await type('9', '.alternative input')
  expect(fields(sent)).toEqual({ task: table.task, character: table.id('a'), total: 9 })
})

it('of several the GM may let another act first, and one may support another', async () => {
  const { panel, sent, press, table } = shown([{}, {}, {}], { tokens: 9, rounds: 3 })
  table.deal('2D 3C JB')
  await panel.setProps({ task: taskOf(table) })
  expect(panel.findAll('li > span').map((words) => words.text())).toEqual([
    'acts now',
    'Club, a failure ends it',
    '+ 2, to act',
  ])
  await press('c acts now')
  expect(panel.text()).toContain('c: d8 and d6, + 2 for the joker')
  // The menu is a popover, which this page cannot open.
  const menus = panel.findAllComponents(MenuButton).map((menu) => menu.props('items')())
  menus
    .flat()
    .find(({ label }) => label === 'Support b')
    ?.pick()
  await nextTick()
  expect(panel.text()).toContain('c supports b: d8 and d6, + 2 for the joker, − 2 for b’s Club')
  await press('Roll')
  expect(sent.at(-1)).toEqual({
    do: 'dramaticTask.support',
    with: { task: table.task, character: table.id('c'), for: table.id('b') },
  })
  expect(panel.text()).toContain('a: d8 and d6')
})

it('when the task is over it rests', async () => {
  const { panel, table, look } = shown([{}], { tokens: 1, rounds: 3 })
  table.deal('2D')
  table.roll('a', dice(4))
  await look()
  expect(panel.text()).toContain('Succeeded')
  expect(panel.text()).toContain('Round 1 of 3')
  table.table.do('undo')
  table.table.do('undo')
  table.deal('2C')
  table.roll('a', dice(2))
  await look()
  expect(panel.text()).toContain('Failed')
  expect(panel.text()).toContain('by the Complication')
})
