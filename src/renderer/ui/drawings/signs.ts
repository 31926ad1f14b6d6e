import type { SystemId } from '../../../rules/systems/system'

/** Every sign of the sheet, by the name after `sign-`. */
export type SignName =
  | 'undo'
  | 'redo'
  | 'find'
  | 'screen'
  | 'next'
  | 'plus'
  | 'glass'
  | 'flag'
  | 'sunset'
  | 'bell'
  | 'check'
  | 'x'
  | 'pause'
  | 'keys'
  | 'dice'
  | 'more'
  | 'down'
  | 'right'
  | 'to'
  | 'warn'
  | 'moon'
  | 'pencil'
  | 'note'
  | 'pair'
  | 'folder'
  | 'file'
  | 'eye'
  | 'eye-off'
  | 'silent'
  | 'spread'
  | 'question'
  | 'boon'
  | 'bane'
  | 'again'
  | 'storytelling'
  | 'dramatic'
  | 'saga'
  | 'moddot'
  | 'timedie'

/** The badge of each rule system. */
export const systemSigns: Readonly<Record<SystemId, SignName>> = {
  storytelling: 'storytelling',
  'dramatic-task': 'dramatic',
  'saga-machine': 'saga',
  'mod-dot': 'moddot',
  'time-die': 'timedie',
}
