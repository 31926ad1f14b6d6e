import type { SystemId } from '../../rules/systems/system'
import { forPanels, type AnyPlug } from './plug'
import { dramaticPlug } from './dramatic-task/plug'
import { modDotPlug } from './mod-dot/plug'
import { sagaPlug } from './saga-machine/plug'
import { storytellingPlug } from './storytelling/plug'
import { timeDiePlug } from './time-die/plug'

/** One line for each system: its panel, begin form and words. The only file of the windows that names them all. */
export const panels: Readonly<Partial<Record<SystemId, AnyPlug>>> = {
  storytelling: forPanels(storytellingPlug),
  'dramatic-task': forPanels(dramaticPlug),
  'saga-machine': forPanels(sagaPlug),
  'mod-dot': forPanels(modDotPlug),
  'time-die': forPanels(timeDiePlug),
}

/** The panel of a system; null for one that a later Longroll knows. */
export const plugOf = (system: SystemId): AnyPlug | null => panels[system] ?? null
