import { taskView } from '../../../campaign/views'
import type { CampaignState } from '../../../campaign/state'
import type { TaskRecord } from '../../../rules/systems/system'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The limit as the task's view names it: the most rolls, the rounds, the intervals. Null: none. */
export function limitOf(state: CampaignState, task: TaskRecord): number | null {
  const view: unknown = taskView(state, task)
  if (!isRecord(view)) return null
  const from = [view['rounds'], inside(view['rolls'], 'max'), inside(view['intervals'], 'limit')]
  return from.find((value): value is number => typeof value === 'number') ?? null
}

const inside = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)
