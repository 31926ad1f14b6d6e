import { oddsView } from '../campaign/odds'
import { inOrder } from '../campaign/state'
import type { Chance } from '../rules/core/chance'
import { fail, ok, type Result } from '../rules/core/result'
import { oddsText } from '../text/odds'
import { playToEnd } from './play'
import type { Script } from '../campaign/script/script'
import { t } from './words'

export interface OddsRequest {
  /** A task's name in the script; null for all tasks. */
  readonly task: string | null
  readonly json: boolean
}

/**
 * The odds of tasks at a script's end: in words, or as JSON by the names that the script gives them.
 *
 * @returns what goes wrong when the script does not go as it must, or has no such task
 */
export function oddsAtEnd(
  script: Script,
  { task: wanted, json }: OddsRequest,
  secureChance: Chance,
): Result<string, string> {
  const played = playToEnd(script, secureChance)
  if (!played.ok) return played
  const { state, ids } = played.value
  const names = new Map([...ids].map(([name, id]) => [id, name]))
  const tasks = inOrder(state.tasks)
    .map((task) => ({ task, name: names.get(task.id) ?? task.id }))
    .filter(({ name }) => wanted === null || name === wanted)
  if (wanted !== null && tasks.length === 0) return fail(t('cli.no-task', { task: wanted }))
  if (tasks.length === 0 && !json) return ok(t('cli.no-tasks'))
  if (json)
    return ok(JSON.stringify(Object.fromEntries(tasks.map(({ task, name }) => [name, oddsView(state, task)])), null, 2))
  return ok(tasks.map(({ task }) => oddsText(task.title, task.system, oddsView(state, task))).join('\n'))
}
