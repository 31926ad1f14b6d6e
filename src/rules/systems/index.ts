import type { ModDotLine, ModDotReason } from './mod-dot/lines'
import { modDot } from './mod-dot/system'
import type { StorytellingLine, StorytellingReason } from './storytelling/lines'
import { storytelling } from './storytelling/system'
import { forRegistry, type AnySystem, type SystemId, type TaskRecord } from './system'

/** The registry: the only file that names all systems. */
export const systems: Readonly<Partial<Record<SystemId, AnySystem>>> = {
  storytelling: forRegistry(storytelling),
  'mod-dot': forRegistry(modDot),
}

export const systemIds: readonly SystemId[] = ['storytelling', 'dramatic-task', 'saga-machine', 'mod-dot', 'time-die']

/** Every line that a system can write into the log. */
export type SystemLine = StorytellingLine | ModDotLine

/** Every reason of its own for which a system refuses. */
export type KnownSystemReason = StorytellingReason | ModDotReason

/** The system of a task. @throws Error for a record of a system that is not here (a bug: loading refuses such files) */
export function systemOf(task: TaskRecord): AnySystem {
  const system = systems[task.system]
  if (system === undefined) throw new Error(`No such system: ${task.system}`)
  return system
}
