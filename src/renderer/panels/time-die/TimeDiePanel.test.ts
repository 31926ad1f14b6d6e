import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { duration, extended, type Game } from '../../../../tests/support/time-die'
import type { TimeDieTask } from '../../../rules/systems/time-die/task'
import { panelAround } from '../../views/campaign/around'
import type { PanelCommand, PanelHandle } from '../plug'
import TimeDiePanel from './TimeDiePanel.vue'

interface Shown {
  readonly panel: VueWrapper<InstanceType<typeof TimeDiePanel> & PanelHandle>
  readonly sent: readonly PanelCommand[]
  readonly press: (label: string) => Promise<void>
  readonly type: (text: string, label?: string) => Promise<void>
  readonly take: () => Promise<void>
}

/** The panel of a game's task; what it sends is done at the game's table. */
function shown({ table, task, ivo }: Game): Shown {
  const sent: PanelCommand[] = []
  const props = () => ({
    task: table.task(task) as TimeDieTask,
    around: panelAround(table.state, table.task(task)),
    character: ivo,
    isTurn: true,
    menu: () => [],
  })
  const panel = mount(TimeDiePanel, {
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
      if (button === undefined) throw new Error(`No button ${label} in ${panel.html()}`)
      await button.trigger('click')
      await nextTick()
    },
    type: async (text, label) => {
      const fields = panel.findAll('form input')
      const field = label === undefined ? fields[0] : panel.find(`[aria-label="${label}"]`)
      await field?.setValue(text)
    },
    take: async () => {
      await panel.find('form').trigger('submit')
      await nextTick()
    },
  }
}

it('an interval with two participants: the GM picks who tests, types the dice, and ends it', async () => {
  const game = extended({ interval: { unit: 'm', times: 10 } })
  const { panel, sent, press, type, take } = shown(game)
  expect(panel.text()).toContain('Ivo tests, d100 at 60.')
  await press('Una tests, d100 at 40')
  expect(panel.text()).toContain('Una tests, d100 at 40.')
  await press('Enter dice')
  await type('Noise', 'Complication')
  await type('31', 'What fell')
  await take()
  expect(sent).toEqual([
    {
      do: 'timeDie.test',
      with: { task: game.task, character: game.una, roll: 31, complication: 'Noise' },
    },
  ])
  expect(panel.text()).toContain('Ivo tests, d100 at 60.')
  panel.vm.nudge?.(-1)
  await nextTick()
  expect(panel.text()).toContain('Ivo tests, d100 at 50.')
  panel.vm.roll()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ do: 'timeDie.test', with: { task: game.task, character: game.ivo, modifier: -10 } })
  await flushPromises()
  expect(panel.text()).toContain('say how long it took')
  panel.vm.enterDice()
  await nextTick()
  await type('3')
  await take()
  expect(sent[2]).toEqual({ do: 'timeDie.endInterval', with: { task: game.task, face: 3 } })
  expect(panel.text()).toContain('Ivo tests, d100 at 60.')
  panel.unmount()
})

it('Hits that are typed: nothing is rolled, the main act asks for them', async () => {
  const game = extended({}, { timeDieHits: 'typed' })
  const { panel, sent, press, take } = shown(game)
  expect(panel.findAll('button, [role=button]').map((button) => button.text())).not.toContain('Roll')
  await press('Enter Hits')
  await panel.find('form .alternative input').setValue('2')
  await take()
  expect(sent).toEqual([{ do: 'timeDie.test', with: { task: game.task, character: game.ivo, hits: 2 } }])
  panel.unmount()
})

it('after a failure a partial success is recorded in place', async () => {
  const game = extended({ limit: 1 })
  game.table.do('timeDie.endInterval', { task: game.task })
  const { panel, sent, press, type, take } = shown(game)
  expect(panel.text()).toContain('time is up')
  await press('Partial success…')
  await type('Half of it')
  await take()
  expect(sent).toEqual([{ do: 'timeDie.partial', with: { task: game.task, note: 'Half of it' } }])
  expect(panel.text()).toContain('Partly: Half of it')
  panel.unmount()
})

it('a duration: three paces side by side, then what it takes, and the clock only moves when asked', async () => {
  const game = duration({ die: { unit: 'm', times: 30 }, pace: 'rush' })
  const { panel, sent, press, type, take } = shown(game)
  expect(panel.findAll('.paces b').map((one) => one.text())).toEqual(['1h', '2h', '4h'])
  await press('Enter')
  await type('5')
  await take()
  expect(panel.text()).toContain('1h15m')
  await press('Advance 1h15m')
  expect(sent).toEqual([
    { do: 'timeDie.roll', with: { task: game.task, face: 5 } },
    { do: 'clock.advance', with: { by: '1h15m' } },
  ])
  panel.unmount()
})

it('a refusal is said in place and what was typed stays', async () => {
  const game = duration()
  const { panel, press, type, take } = shown(game)
  const refused = { code: 'stale', message: 'This has changed since you looked.', field: null }
  await panel.setProps({ send: () => Promise.resolve(refused) })
  await press('Enter')
  await type('5')
  await take()
  await vi.waitFor(() => expect(panel.text()).toContain('This has changed since you looked.'))
  expect(panel.find('form input').element).toHaveProperty('value', '5')
  panel.unmount()
})
