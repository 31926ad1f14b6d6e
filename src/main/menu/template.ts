import type { MenuItemConstructorOptions } from 'electron'
import { actIds, actOf, type ActId } from '../../contract/acts'
import { hasModifier, keysOf } from '../../contract/shortcuts'
import { themes, type Settings } from '../../contract/settings'
import { t } from '../words'
import { acceleratorOf } from './accelerator'
import type { MenuActs, MenuState } from './menu-state'

type Bar = 'file' | 'edit' | 'campaign' | 'view' | 'help'
const isIn =
  (bar: Bar) =>
  (id: ActId): boolean =>
    actOf(id).bar === bar

/** Acts of the menu bar, in the registry's order. */
export const barActs = (bar?: Bar): readonly ActId[] =>
  actIds.filter((id) => (bar === undefined ? actOf(id).bar !== undefined : isIn(bar)(id)))

/** What can be done with the window in front as it is. */
export function isEnabled(id: ActId, { front }: MenuState): boolean {
  if (actOf(id).on === 'app') return true
  if (front === null) return false
  if (id === 'undo') return front.canUndo
  return id === 'redo' ? front.canRedo : true
}

/**
 * The whole menu bar. Keys that the window hears itself are shown, and left to it: in a field, undo is the field's own. A
 * Mac would hear every key that is shown, so keys that write are not shown there.
 */
export function menuTemplate(acts: MenuActs, state: MenuState): MenuItemConstructorOptions[] {
  const { isMac } = acts
  const item = (id: ActId): MenuItemConstructorOptions => {
    const [shown] = keysOf(id, state.shortcuts)
    const accelerator = shown === undefined || (isMac && !hasModifier(shown)) ? null : acceleratorOf(shown)
    return {
      id,
      label: t(`act.${id}`),
      enabled: isEnabled(id, state),
      click: () => acts.onAct(id),
      ...(accelerator === null ? {} : { accelerator, registerAccelerator: actOf(id).heardBy === 'bar' }),
    }
  }
  const line = { type: 'separator' as const }
  const all = (bar: Bar): MenuItemConstructorOptions[] =>
    barActs(bar).flatMap((id, i) => (actOf(id).apart === true && i > 0 ? [line, item(id)] : [item(id)]))
  const theme = (value: Settings['theme']): MenuItemConstructorOptions => ({
    id: `theme-${value}`,
    label: t(`menu.theme-${value}`),
    type: 'radio',
    checked: state.theme === value,
    click: () => acts.onTheme(value),
  })

  const language = (value: 'system' | 'en' | 'de'): MenuItemConstructorOptions => ({
    id: `language-${value}`,
    label: t(`menu.language-${value}`),
    type: 'radio',
    checked: state.language === value,
    click: () => acts.onLanguage(value),
  })

  return [
    ...(isMac ? [macMenu(acts.name)] : []),
    {
      label: t('menu.file'),
      submenu: [
        ...all('file'),
        line,
        isMac ? { role: 'close', label: t('menu.close-window') } : { role: 'quit', label: t('menu.quit') },
      ],
    },
    {
      label: t('menu.edit'),
      submenu: [
        ...all('edit').slice(0, 2),
        line,
        { role: 'cut', label: t('menu.cut') },
        { role: 'copy', label: t('menu.copy') },
        { role: 'paste', label: t('menu.paste') },
        { role: 'selectAll', label: t('menu.select-all') },
        ...all('edit').slice(2),
      ],
    },
    { label: t('menu.campaign'), submenu: all('campaign') },
    {
      label: t('menu.view'),
      submenu: [
        { label: t('menu.theme'), submenu: themes.map(theme) },
        { label: t('menu.language'), submenu: [language('system'), language('en'), language('de')] },
        line,
        ...all('view'),
        line,
        { role: 'togglefullscreen', label: t('menu.full-screen') },
      ],
    },
    {
      label: t('menu.window'),
      role: 'window',
      submenu: [
        { role: 'minimize', label: t('menu.minimize') },
        ...(isMac
          ? [{ role: 'zoom' as const, label: t('menu.zoom') }, line, { role: 'front' as const, label: t('menu.front') }]
          : [{ role: 'close' as const, label: t('menu.close-window') }]),
      ],
    },
    { label: t('menu.help'), role: 'help', submenu: all('help') },
  ]
}

function macMenu(name: string): MenuItemConstructorOptions {
  return {
    label: name,
    submenu: [
      { role: 'about', label: t('menu.about', { name }) },
      { type: 'separator' },
      { role: 'services', label: t('menu.services') },
      { type: 'separator' },
      { role: 'hide', label: t('menu.hide', { name }) },
      { role: 'hideOthers', label: t('menu.hide-others') },
      { role: 'unhide', label: t('menu.unhide') },
      { type: 'separator' },
      { role: 'quit', label: t('menu.quit') },
    ],
  }
}
