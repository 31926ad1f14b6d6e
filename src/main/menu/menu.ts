import { Menu, type MenuItemConstructorOptions } from 'electron'
import type { MenuAct } from '../../contract/channels'
import type { Settings } from '../../contract/settings'
import { t } from '../words'

export interface MenuActs {
  readonly settings: Settings
  /** Whether the window in front shows a campaign. */
  readonly hasCampaign: boolean
  readonly isMac: boolean
  readonly onNew: () => void
  readonly onOpen: () => void
  readonly onSave: () => void
  readonly onCloseCampaign: () => void
  readonly onAct: (act: MenuAct) => void
  readonly onTheme: (theme: Settings['theme']) => void
  /** By so many per cent; null: back to the usual size. */
  readonly onScale: (by: number | null) => void
}

const STEP = 10

/** The menu bar. Keys that the window hears itself are shown, and left to it: in a field, undo is the field's own. */
export function showMenu(acts: MenuActs): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(template(acts)))
}

function template(acts: MenuActs): MenuItemConstructorOptions[] {
  const { hasCampaign, isMac, settings, onAct } = acts
  const shown = { registerAccelerator: false, enabled: hasCampaign }
  const theme = (value: Settings['theme']): MenuItemConstructorOptions => ({
    label: t(`menu.theme-${value}`),
    type: 'radio',
    checked: settings.theme === value,
    click: () => acts.onTheme(value),
  })
  return [
    ...(isMac ? [{ role: 'appMenu' as const }] : []),
    {
      label: t('menu.file'),
      submenu: [
        { label: t('menu.new'), accelerator: 'CmdOrCtrl+N', click: acts.onNew },
        { label: t('menu.open'), accelerator: 'CmdOrCtrl+O', click: acts.onOpen },
        { type: 'separator' },
        { label: t('menu.save'), accelerator: 'CmdOrCtrl+S', enabled: hasCampaign, click: acts.onSave },
        { label: t('menu.close-campaign'), enabled: hasCampaign, click: acts.onCloseCampaign },
        { type: 'separator' },
        { role: isMac ? 'close' : 'quit' },
      ],
    },
    {
      label: t('menu.edit'),
      submenu: [
        { label: t('menu.undo'), accelerator: 'CmdOrCtrl+Z', click: () => onAct('undo'), ...shown },
        { label: t('menu.redo'), accelerator: 'CmdOrCtrl+Shift+Z', click: () => onAct('redo'), ...shown },
        { type: 'separator' },
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'selectAll' },
      ],
    },
    {
      label: t('menu.campaign'),
      submenu: [
        { label: t('menu.new-character'), click: () => onAct('new-character'), enabled: hasCampaign },
        { label: t('menu.new-timer'), click: () => onAct('new-timer'), enabled: hasCampaign },
        { type: 'separator' },
        { label: t('menu.alarms'), click: () => onAct('alarms'), enabled: hasCampaign },
      ],
    },
    {
      label: t('menu.view'),
      submenu: [
        { label: t('menu.theme'), submenu: [theme('system'), theme('dark'), theme('light')] },
        { type: 'separator' },
        { label: t('menu.larger'), accelerator: 'CmdOrCtrl+Plus', click: () => acts.onScale(STEP) },
        { label: t('menu.smaller'), accelerator: 'CmdOrCtrl+-', click: () => acts.onScale(-STEP) },
        { label: t('menu.usual-size'), accelerator: 'CmdOrCtrl+0', click: () => acts.onScale(null) },
        { type: 'separator' },
        { role: 'togglefullscreen' },
      ],
    },
    { role: 'windowMenu' },
  ]
}
