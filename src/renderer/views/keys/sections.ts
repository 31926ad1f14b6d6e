import type { ActId } from '../../../contract/acts'
import { keysOf, type Shortcuts } from '../../../contract/shortcuts'
import { actName } from '../../acts/act-name'
import { shortcutWords } from '../../acts/shortcut'
import { t } from '../../words'
import { actsByGroup } from './groups'

export interface KeyLine {
  readonly id: string
  readonly name: string
  /** As the platform writes them; any one of them does it. */
  readonly keys: readonly string[]
}

export interface KeySection {
  readonly id: string
  readonly name: string
  readonly lines: readonly KeyLine[]
}

const isPanel = (id: ActId): id is ActId & `panel-${string}` => id.startsWith('panel-')

/** Every act that has a shortcut now, under its heading; panels by number in one line while each has its own number. */
export function keySections(changed: Shortcuts): readonly KeySection[] {
  const keys = (id: ActId): readonly string[] => keysOf(id, changed)
  const hasKeys = (id: ActId): boolean => keys(id).length > 0
  const panels = actsByGroup(isPanel).flatMap(({ ids }) => ids)
  const arePlain = panels.every((id) => keys(id).join() === id.slice('panel-'.length))
  const isShown = (id: ActId): boolean => hasKeys(id) && !(arePlain && isPanel(id) && id !== 'panel-1')
  return actsByGroup(isShown).map(({ group, name, ids }) => ({
    id: group,
    name,
    lines: ids.map((id) =>
      arePlain && id === 'panel-1'
        ? { id, name: t('sheet.panels'), keys: ['1 … 9'] }
        : { id, name: actName(id), keys: keys(id).map((key) => shortcutWords(key)) },
    ),
  }))
}
