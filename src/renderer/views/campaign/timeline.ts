import { inOrder, type CampaignState } from '../../../campaign/state'
import type { GameSeconds } from '../../../rules/core/units'
import { dueAt, type TaskRecord } from '../../../rules/systems/system'
import { momentAt } from '../../../campaign/calendar/moments'
import { shortDayText } from '../../../text/moments'
import { plugOf } from '../../panels/registry'
import type { SignName } from '../../ui/drawings/signs'
import { t } from '../../words'
import { panelAround } from './around'

/** A line of the timeline. `turn` is filled, `ask` outlined, `soon` amber. */
export interface TimelineLine {
  readonly key: string
  readonly task: TaskRecord
  /** Null: not known yet (a Time Die has to be rolled first). */
  readonly at: GameSeconds | null
  readonly kind: 'turn' | 'ask' | 'soon' | 'plain'
  readonly sign: SignName
  readonly what: string
  /** A heading before it: another day, or no time yet. */
  readonly heading: string | null
}

type Line = Omit<TimelineLine, 'heading'>

/** Every task's next due and deadline, and every open choice, earliest first; what has no time yet comes last. */
export function timelineOf(state: CampaignState, turn: TaskRecord | null): readonly TimelineLine[] {
  const lines = inOrder(state.tasks).flatMap((task) => linesOf(state, task, turn?.id === task.id))
  const rank = (line: Line): number => (line.kind === 'turn' ? 0 : line.kind === 'ask' ? 1 : 2)
  const when = (line: Line): number => line.at ?? Number.POSITIVE_INFINITY
  // What is late stands with what is due now, where the turn and the choices come first.
  const place = (line: Line): number => Math.max(when(line), state.clock.now)
  const sorted = [...lines].sort((a, b) => place(a) - place(b) || rank(a) - rank(b) || when(a) - when(b))
  return withHeadings(sorted, state)
}

function linesOf(state: CampaignState, task: TaskRecord, isTurn: boolean): readonly Line[] {
  if (task.status !== 'running' && task.status !== 'waiting') return []
  const plug = plugOf(task.system)
  if (plug === null) return []
  const around = panelAround(state, task)
  const name = around.name(task.characters[0] ?? '')
  const isShort = plug.urgency(task, around).isShort
  const next: Line =
    task.status === 'waiting'
      ? {
          key: `${task.id}/ask`,
          task,
          at: state.clock.now,
          kind: 'ask',
          sign: 'question',
          what: t('timeline.chooses', { name }),
        }
      : {
          key: `${task.id}/due`,
          task,
          at: dueAt(task) ?? (isTurn || plug.takesNoTime?.(task) === true ? state.clock.now : null),
          kind: isTurn ? 'turn' : 'plain',
          sign: isTurn ? 'bell' : plug.sign,
          what: plug.words.comingUp(task, around),
        }
  if (task.deadlineAt === null) return [next]
  const deadline: Line = {
    key: `${task.id}/deadline`,
    task,
    at: task.deadlineAt,
    kind: isShort ? 'soon' : 'plain',
    sign: 'flag',
    what: t('timeline.deadline', { name }),
  }
  return [next, deadline]
}

function withHeadings(lines: readonly Line[], state: CampaignState): readonly TimelineLine[] {
  const { now } = state.clock
  const today = momentAt(state.options, now)
  let last: string | null = null
  return lines.map((line) => {
    const there = line.at === null ? null : momentAt(state.options, Math.max(line.at, now))
    const heading = there === null ? t('timeline.noTime') : there.day === today.day ? null : shortDayText(there, today)
    const isNew = heading !== last
    last = heading
    return { ...line, heading: isNew ? heading : null }
  })
}
