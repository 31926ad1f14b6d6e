import type { ActsOn } from '../../contract/acts'
import type { CommandName } from '../../contract/commands'
import { isOver, type TaskRecord } from '../../rules/systems/system'
import { plugOf } from '../panels/registry'
import type { SignName } from '../ui/drawings/signs'
import { panelAround } from '../views/campaign/around'
import type { OpenDialog } from '../views/campaign/desk'
import { lastRollOf } from '../views/campaign/log'
import { t } from '../words'
import type { Offer, Work } from './offer'
import type { Reach } from './reach'

/** A task, and in whose panel it is looked at. */
export interface TaskAbout {
  readonly task: TaskRecord
  readonly character: string
}

/** `task.rollOut` is many commands in one, and has no place in the contract. */
type TaskCommand = CommandName | 'task.rollOut'

/** What the panel in front offers for its roll. */
export function panelActs({ grid }: Reach): Readonly<Record<ActsOn<'panel'>, Work<TaskAbout>>> {
  /** In the panel that a key acts on nothing moves; any other one comes to the front first. */
  const there = async (task: string, work: () => void): Promise<void> => {
    if (grid()?.acting()?.task?.id !== task) await grid()?.show(task)
    work()
  }
  const running =
    (sign: SignName, work: () => void): Work<TaskAbout> =>
    ({ task }) =>
      task.status === 'running' ? { sign, run: () => void there(task.id, work) } : null
  return {
    roll: running('dice', () => grid()?.roll()),
    enter: running('keys', () => grid()?.enterDice()),
    'enter-count': (about) =>
      plugOf(about.task.system)?.hasCount?.(about.task) === true
        ? running('keys', () => grid()?.enterCount())(about)
        : null,
    'modifier-up': running('boon', () => grid()?.nudge(1)),
    'modifier-down': running('bane', () => grid()?.nudge(-1)),
  }
}

/** What the window offers for every task, whatever its system. */
export function taskActs({ store, desk, grid }: Reach): Readonly<Record<ActsOn<'task'>, Work<TaskAbout>>> {
  const opens =
    (
      sign: SignName,
      applies: (task: TaskRecord) => boolean,
      dialog: (about: TaskAbout) => OpenDialog,
    ): Work<TaskAbout> =>
    (about) =>
      applies(about.task) ? { sign, run: () => desk.open(dialog(about)) } : null
  const always = (): boolean => true
  const goesOn = (task: TaskRecord): boolean => !isOver(task)
  const isAtWork = (task: TaskRecord): boolean => task.status === 'running' || task.status === 'waiting'
  const send = (
    task: TaskRecord,
    command: TaskCommand,
    fields: Readonly<Record<string, string | boolean>> = {},
  ): void => void desk.send({ do: command, with: { task: task.id, ...fields } })
  const sends =
    (
      sign: SignName | null,
      applies: (task: TaskRecord) => boolean,
      command: TaskCommand,
      fields: Readonly<Record<string, string | boolean>> = {},
    ): Work<TaskAbout> =>
    ({ task }) =>
      applies(task) ? { ...(sign === null ? {} : { sign }), run: () => send(task, command, fields) } : null
  const mayComeAndGo = (task: TaskRecord): boolean =>
    goesOn(task) && plugOf(task.system)?.JoinForm !== undefined && (task.kind === null || task.kind === 'extended')

  return {
    'show-task': ({ task }) => ({ sign: 'to', run: () => void grid()?.show(task.id) }),
    note: opens('note', always, ({ task }) => ({ type: 'note', task: task.id })),
    'log-of-task': opens('find', always, ({ task }) => ({ type: 'log', character: null, task: task.id })),
    rules: ({ task }) => ({ sign: 'question', run: () => desk.guide(task.system) }),
    odds: opens(
      'question',
      (task) => isAtWork(task) && store.state.options.showOdds,
      ({ task }) => ({ type: 'odds', task: task.id }),
    ),
    'roll-out': sends('next', isAtWork, 'task.rollOut', { stopAtChoices: false }),
    'roll-out-stopping': sends('pause', isAtWork, 'task.rollOut', { stopAtChoices: true }),
    'players-see-task': opens('eye', always, ({ task }) => ({ type: 'players', task: task.id })),
    word: opens('pencil', always, ({ task }) => ({ type: 'word', task: task.id })),
    'task-timer': opens('glass', goesOn, ({ task }) => ({ type: 'timer', task: task.id })),
    pace: opens('glass', goesOn, ({ task }) => ({ type: 'pace', task: task.id })),
    'correct-last': ({ task }) => {
      const entry = lastRollOf(store.log, task.id)
      if (entry === null) return null
      return { sign: 'undo', run: () => desk.open({ type: 'correct', entry, isRemoved: false }) }
    },
    reopen: sends('again', isOver, 'task.reopen'),
    'put-away': ({ task }) => (isOver(task) ? { sign: 'check', run: () => desk.putAway(task) } : null),
    succeeded: sends('check', goesOn, 'task.settle', { as: 'succeeded' }),
    failed: sends('x', goesOn, 'task.settle', { as: 'failed' }),
    'give-up': sends('pause', (task) => task.status === 'running', 'task.abandon'),
    join: opens('pair', mayComeAndGo, ({ task }) => ({ type: 'join', task: task.id })),
    leave: ({ task }) =>
      !mayComeAndGo(task) || task.characters.length < 2
        ? null
        : task.characters.map((id): Offer => ({
            key: id,
            label: t('task.leave', { name: panelAround(store.state, task).name(id) }),
            run: () => send(task, 'task.leave', { character: id }),
          })),
    'begin-another': opens('plus', always, ({ character }) => ({ type: 'begin', character, start: null })),
    'remove-task': sends('x', always, 'task.remove'),
  }
}
