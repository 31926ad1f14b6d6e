import { putMenuUp } from '../windows/without-menu'
import type { MenuActs, MenuState } from './menu-state'
import { barActs, isEnabled, menuTemplate } from './template'

export interface MenuBar {
  show(state: MenuState): void
  /** In the language that is spoken now. */
  reword(): void
}

/**
 * The menu bar. It is built once, and again only when shortcuts or the language change: building it takes as long as a roll, and would be
 * noticed at each change of focus.
 */
export function menuBar(acts: MenuActs, first: MenuState): MenuBar {
  let shown = first
  let menu = build(acts, first)
  const isAsShown = (state: MenuState): boolean =>
    barActs().every((id) => isEnabled(id, state) === isEnabled(id, shown)) &&
    state.theme === shown.theme &&
    state.language === shown.language
  return {
    show: (state) => {
      if (JSON.stringify(state.shortcuts) !== JSON.stringify(shown.shortcuts)) menu = build(acts, state)
      else if (!isAsShown(state)) {
        for (const id of barActs()) {
          const item = menu.getMenuItemById(id)
          if (item !== null) item.enabled = isEnabled(id, state)
        }
        for (const id of [`theme-${state.theme}`, `language-${state.language}`]) {
          const item = menu.getMenuItemById(id)
          if (item !== null) item.checked = true
        }
      }
      shown = state
    },
    reword: () => {
      menu = build(acts, shown)
    },
  }
}

function build(acts: MenuActs, state: MenuState): Electron.Menu {
  return putMenuUp(menuTemplate(acts, state))
}
