import { Fields } from '../rules/core/fields'
import { refuse, type Refusal } from '../rules/core/refusal'
import { fail, ok, type Result } from '../rules/core/result'
import type { Json, JsonObject } from '../rules/core/units'
import { systemOf } from '../rules/systems/index'
import { isOver, type Act, type Next, type TaskRecord } from '../rules/systems/system'
import { around } from './commands/apply'
import { theTask } from './commands/tasks'
import { enter, type World } from './enter'
import type { Command, Entry } from './history'
import { oddsView } from './odds'
import { find, type CampaignState } from './state'

/** A task without a limit may go on for ever; then it has gone on for this long. */
const MOST_ENTRIES = 500

export interface RolledOut {
  readonly state: CampaignState
  readonly entries: readonly Entry[]
}

/**
 * `task.rollOut`: an unimportant task is played to its end at once, or up to its next choice if asked. Each roll is the
 * command that a GM would have given, with an entry of its own, and all of them are one step of undo. Choices go as the
 * odds take them; where there are no odds, as the system says.
 *
 * @param idOf an entry's id by its place in the step
 */
export function rollOut(
  before: CampaignState,
  given: Json,
  idOf: (place: number) => string,
  world: World,
): Result<RolledOut, Refusal> {
  const input = new Fields(given)
  if (input.refusal) return fail(input.refusal)
  const found = theTask(before, input)
  if (!found.ok) return found
  const task = found.value
  if (isOver(task)) return refuse('not-running', { key: 'over' })
  if (task.status === 'stopped') return refuse('not-running', { key: 'stopped' })
  const stops = input.flag('stopAtChoices', false)
  // A note is kept with the first entry.
  const note: JsonObject = input.has('note') ? { note: input.freeText('note', '') } : {}
  if (input.refusal) return fail(input.refusal)

  let state = before
  const entries: Entry[] = []
  while (entries.length < MOST_ENTRIES) {
    const command = nextCommand(state, find(state.tasks, task.id), stops)
    if (command === null) break
    if (!command.ok) return entries.length > 0 ? ok({ state, entries }) : command
    const { do: name, with: said } = command.value
    const first = entries.length === 0 ? { ...said, ...note } : said
    const entered = enter(state, { do: name, with: first }, idOf(entries.length), world)
    // Only the first step can be refused for what the GM did (a reopened task has no rolls left); later ones never are.
    if (!entered.ok) return entries.length > 0 ? ok({ state, entries }) : entered
    if (entered.value.entry === null) break
    state = entered.value.state
    entries.push(entered.value.entry)
  }
  return ok({ state, entries })
}

/** Null when the task has come to its end. */
function nextCommand(state: CampaignState, task: TaskRecord | undefined, stops: boolean): Result<Act, Refusal> | null {
  if (task === undefined || (task.status !== 'running' && task.status !== 'waiting')) return null
  const next = systemOf(task).next?.(task, around(state, task)) ?? null
  if (next === null) return refuse('wrong-state', { key: 'not-by-itself' }, 'task')
  if (next.type === 'choice' && stops) return refuse('choice-pending', { key: 'choice-open' })
  const act = next.type === 'act' ? next.act : bestOf(state, task, next)
  return ok({ do: act.do, with: { task: task.id, ...act.with } })
}

/** The option with the best final chance, the first of equals. */
function bestOf(
  state: CampaignState,
  task: TaskRecord,
  { options, otherwise }: Extract<Next, { type: 'choice' }>,
): Act {
  const chances = oddsView(state, task)?.options
  const names = Object.keys(options)
  const best =
    chances === undefined
      ? otherwise
      : names.reduce((first, name) => (isMore(chances[name], chances[first]) ? name : first), names[0] ?? otherwise)
  const act = options[best]
  if (act === undefined) throw new Error(`There is no option ${best}`)
  return act
}

/** More by more than rounding. */
const isMore = (chance = 0, than = 0): boolean => chance > than + 1e-11

/** Whether a command plays a task to its end, which takes many steps. */
export const isRollOut = (command: Command): boolean => command.do === 'task.rollOut'
