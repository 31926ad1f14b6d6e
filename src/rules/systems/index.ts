import type { DramaticTaskLine, DramaticTaskReason } from './dramatic-task/lines'
import { dramaticTask } from './dramatic-task/system'
import type { ModDotLine, ModDotReason } from './mod-dot/lines'
import { modDot } from './mod-dot/system'
import type { SagaLine, SagaReason } from './saga-machine/lines'
import { sagaMachine } from './saga-machine/system'
import type { StorytellingLine, StorytellingReason } from './storytelling/lines'
import { storytelling } from './storytelling/system'
import { forRegistry, type AnySystem, type SystemId, type TaskRecord } from './system'
import type { TimeDieLine, TimeDieReason } from './time-die/lines'
import { timeDie } from './time-die/system'

/** The registry: the only file that names all systems. */
export const systems: Readonly<Partial<Record<SystemId, AnySystem>>> = {
  storytelling: forRegistry(storytelling),
  'dramatic-task': forRegistry(dramaticTask),
  'saga-machine': forRegistry(sagaMachine),
  'mod-dot': forRegistry(modDot),
  'time-die': forRegistry(timeDie),
}

export const systemIds: readonly SystemId[] = ['storytelling', 'dramatic-task', 'saga-machine', 'mod-dot', 'time-die']

/** Every line that a system can write into the log. */
export type SystemLine = StorytellingLine | DramaticTaskLine | SagaLine | ModDotLine | TimeDieLine

/** Every reason of its own for which a system refuses. */
export type KnownSystemReason = StorytellingReason | DramaticTaskReason | SagaReason | ModDotReason | TimeDieReason

/** The system of a task. @throws Error for a record of a system that is not here (a bug: loading refuses such files) */
export function systemOf(task: TaskRecord): AnySystem {
  const system = systems[task.system]
  if (system === undefined) throw new Error(`No such system: ${task.system}`)
  return system
}
