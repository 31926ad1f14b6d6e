import { isActId, type ActId } from '../../contract/acts'
import { keysOf, type Shortcuts } from '../../contract/shortcuts'
import { t } from '../words'
import { actName } from './act-name'
import { shortcutWords } from './shortcut'

/** The act's shortcut as it is now and as it is shown; empty: it has none. */
export function keyHint(id: ActId, changed: Shortcuts): string {
  const [first] = keysOf(id, changed)
  return first === undefined ? '' : shortcutWords(first)
}

/** The same, to stand in a sentence: an act that has no key any more is named. */
export const keyInText = (id: ActId, changed: Shortcuts): string =>
  keyHint(id, changed) || t('keys.named', { act: actName(id).replace(/…$/, '') })

/** A text of the guide with the keys that it speaks of. What a place names and no act has is a bug of the text. */
export const withKeys = (text: string, changed: Shortcuts): string =>
  text.replace(/\{(act|key):([^}]+)\}/g, (_place, kind: string, name: string) => {
    if (kind === 'key') return shortcutWords(name)
    if (!isActId(name)) throw new Error(`No act ${name}`)
    return keyInText(name, changed)
  })
