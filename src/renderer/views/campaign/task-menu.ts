import type { LogEntry } from '../../../contract/log-entry'
import type { CampaignState } from '../../../campaign/state'
import { isOver, type TaskRecord } from '../../../rules/systems/system'
import { plugOf } from '../../panels/registry'
import type { MenuItem } from '../../ui/menu'
import { t } from '../../words'
import { panelAround } from './around'
import type { Desk } from './desk'

/** What the window offers for every task, whatever its system. A panel puts its own items before these. */
export function taskMenu(
  state: CampaignState,
  task: TaskRecord,
  desk: Desk,
  character: string,
  /** What was rolled for it last, as far as it can be corrected. */
  last: LogEntry | null,
): readonly MenuItem[] {
  const over = isOver(task)
  const { name } = panelAround(state, task)
  const simple = (
    id: string,
    label: string,
    command: string,
    fields: { as?: string; character?: string } = {},
  ): MenuItem => ({
    id,
    label,
    pick: () => void desk.send({ do: command, with: { task: task.id, ...fields } }),
  })
  const mayComeAndGo =
    !over && plugOf(task.system)?.JoinForm !== undefined && (task.kind === null || task.kind === 'extended')
  const coming: readonly MenuItem[] = mayComeAndGo
    ? [
        {
          id: 'join',
          label: t('task.join'),
          sign: 'pair',
          isApart: true,
          pick: () => desk.open({ type: 'join', task: task.id }),
        },
        ...(task.characters.length < 2
          ? []
          : task.characters.map((id) =>
              simple(`leave-${id}`, t('task.leave', { name: name(id) }), 'task.leave', { character: id }),
            )),
      ]
    : []
  const ending: readonly MenuItem[] = over
    ? [
        { ...simple('reopen', t('task.reopen'), 'task.reopen'), sign: 'again' },
        { id: 'put-away', label: t('task.putAway'), sign: 'check', pick: () => desk.putAway(task) },
      ]
    : [
        { ...simple('succeeded', t('task.settleSucceeded'), 'task.settle', { as: 'succeeded' }), sign: 'check' },
        { ...simple('failed', t('task.settleFailed'), 'task.settle', { as: 'failed' }), sign: 'x' },
        ...(task.status === 'running'
          ? [{ ...simple('give-up', t('task.giveUp'), 'task.abandon'), sign: 'pause' as const }]
          : []),
      ]
  const isAtWork = task.status === 'running' || task.status === 'waiting'
  const rolledOut = (id: string, label: string, stopAtChoices: boolean): MenuItem => ({
    id,
    label,
    pick: () => void desk.send({ do: 'task.rollOut', with: { task: task.id, stopAtChoices } }),
  })
  const ahead: readonly MenuItem[] = isAtWork
    ? [
        ...(state.options.showOdds
          ? [
              {
                id: 'odds',
                label: t('odds.what'),
                sign: 'question' as const,
                pick: () => desk.open({ type: 'odds', task: task.id }),
              },
            ]
          : []),
        { ...rolledOut('roll-out', t('rollOut.toEnd'), false), sign: 'next', isApart: true },
        { ...rolledOut('roll-out-stopping', t('rollOut.stopping'), true), sign: 'pause' },
      ]
    : []
  return [
    { id: 'note', label: t('task.note'), sign: 'note', pick: () => desk.open({ type: 'note', task: task.id }) },
    {
      id: 'log',
      label: t('log.ofTask'),
      sign: 'find',
      pick: () => desk.open({ type: 'log', character: null, task: task.id }),
    },
    { id: 'rules', label: t('guide.ofTask'), sign: 'question', pick: () => desk.guide(task.system) },
    ...ahead,
    {
      id: 'players',
      label: t('players.see'),
      sign: 'eye',
      pick: () => desk.open({ type: 'players', task: task.id }),
    },
    {
      id: 'word',
      label: t('task.word'),
      sign: 'pencil',
      isApart: true,
      pick: () => desk.open({ type: 'word', task: task.id }),
    },
    ...(over
      ? []
      : [
          {
            id: 'timer',
            label: t('task.timer'),
            sign: 'glass' as const,
            pick: () => desk.open({ type: 'timer', task: task.id }),
          },
          { id: 'pace', label: t('pace.menu'), pick: () => desk.open({ type: 'pace', task: task.id }) },
        ]),
    ...(last === null
      ? []
      : [
          {
            id: 'correct',
            label: t('correct.last'),
            sign: 'undo' as const,
            pick: () => desk.open({ type: 'correct', entry: last, isRemoved: false }),
          },
        ]),
    ...ending,
    ...coming,
    {
      id: 'begin',
      label: t('task.begin'),
      sign: 'plus',
      isApart: true,
      pick: () => desk.open({ type: 'begin', character, start: null }),
    },
    simple('remove', t('task.remove'), 'task.remove'),
  ]
}
