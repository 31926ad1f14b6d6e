import type { ActId } from '../../contract/acts'
import type { LanguageChoice } from '../../contract/language'
import type { Settings } from '../../contract/settings'

export interface MenuActs {
  readonly isMac: boolean
  /** The program's name, for a Mac's own menu. */
  readonly name: string
  readonly onAct: (act: ActId) => void
  readonly onTheme: (theme: Settings['theme']) => void
  readonly onLanguage: (language: LanguageChoice) => void
}

export interface MenuState extends Pick<Settings, 'theme' | 'language' | 'shortcuts'> {
  /** The campaign that the window in front shows; null: none. */
  readonly front: { readonly canUndo: boolean; readonly canRedo: boolean } | null
}
