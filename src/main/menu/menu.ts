import { Menu, type MenuItemConstructorOptions } from 'electron'
import type { FileAct, MenuAct } from '../../contract/channels'
import type { LanguageChoice } from '../../contract/language'
import { themes, type Settings } from '../../contract/settings'
import { t } from '../words'

export interface MenuActs {
  readonly isMac: boolean
  readonly onNew: () => void
  readonly onOpen: () => void
  readonly onSave: () => void
  readonly onCloseCampaign: () => void
  readonly onAct: (act: MenuAct) => void
  readonly onCopyDiagnostics: () => void
  readonly onTheme: (theme: Settings['theme']) => void
  readonly onLanguage: (language: LanguageChoice) => void
  /** By so many per cent; null: back to the usual size. */
  readonly onScale: (by: number | null) => void
}

export interface MenuState {
  readonly theme: Settings['theme']
  readonly language: LanguageChoice
  /** Whether the window in front shows a campaign. */
  readonly hasCampaign: boolean
}

export interface MenuBar {
  show(state: MenuState): void
  /** In the language that is spoken now. */
  reword(): void
}

const STEP = 10

/**
 * The menu bar. Keys that the window hears itself are shown, and left to it: in a field, undo is the field's own.
 *
 * It is built once, and again only in another language: building it takes as long as a roll, and would be noticed at each
 * change of focus.
 */
export function menuBar(acts: MenuActs, first: MenuState): MenuBar {
  let menu = Menu.buildFromTemplate(template(acts, first))
  Menu.setApplicationMenu(menu)
  const change = (id: string, work: (item: Item) => void): void => {
    const item = menu.getMenuItemById(id)
    if (item !== null) work(item)
  }
  let shown = first
  return {
    show: (state) => {
      if (state.hasCampaign !== shown.hasCampaign) {
        FOR_CAMPAIGNS.forEach((id) => change(id, (item) => (item.enabled = state.hasCampaign)))
      }
      if (state.theme !== shown.theme) change(`theme-${state.theme}`, (item) => (item.checked = true))
      if (state.language !== shown.language) change(`language-${state.language}`, (item) => (item.checked = true))
      shown = state
    },
    reword: () => {
      menu = Menu.buildFromTemplate(template(acts, shown))
      Menu.setApplicationMenu(menu)
    },
  }
}

/** What of a menu item can change while it is shown. */
interface Item {
  enabled: boolean
  checked: boolean
}

/** What there is nothing to do with while no campaign is in front. */
const FOR_CAMPAIGNS = [
  'save',
  'save-as',
  'duplicate',
  'file',
  'move',
  'reveal',
  'backups',
  'recap',
  'export-script',
  'close-campaign',
  'undo',
  'redo',
  'new-character',
  'new-timer',
  'alarms',
  'preferences',
  'player',
  'blank',
] as const

function template(
  acts: MenuActs,
  { hasCampaign, theme: chosen, language: spoken }: MenuState,
): MenuItemConstructorOptions[] {
  const { isMac, onAct } = acts
  const forCampaigns = (id: (typeof FOR_CAMPAIGNS)[number], click: () => void): MenuItemConstructorOptions => ({
    id,
    label: t(id === 'file' ? 'menu.file-dialog' : `menu.${id}`),
    enabled: hasCampaign,
    click,
  })
  const ofFile = (act: FileAct & (typeof FOR_CAMPAIGNS)[number]) => forCampaigns(act, () => onAct(act))
  const heard = { registerAccelerator: false }
  const theme = (value: Settings['theme']): MenuItemConstructorOptions => ({
    id: `theme-${value}`,
    label: t(`menu.theme-${value}`),
    type: 'radio',
    checked: chosen === value,
    click: () => acts.onTheme(value),
  })
  const language = (value: Exclude<LanguageChoice, 'pseudo'>): MenuItemConstructorOptions => ({
    id: `language-${value}`,
    label: t(`menu.language-${value}`),
    type: 'radio',
    checked: spoken === value,
    click: () => acts.onLanguage(value),
  })
  return [
    ...(isMac ? [{ role: 'appMenu' as const }] : []),
    {
      label: t('menu.file'),
      submenu: [
        { label: t('menu.new'), accelerator: 'CmdOrCtrl+N', click: acts.onNew },
        { label: t('menu.open'), accelerator: 'CmdOrCtrl+O', click: acts.onOpen },
        { type: 'separator' },
        { ...forCampaigns('save', acts.onSave), accelerator: 'CmdOrCtrl+S' },
        { ...ofFile('save-as'), accelerator: 'CmdOrCtrl+Shift+S' },
        ...(['duplicate', 'file', 'move', 'reveal', 'backups'] as const).map(ofFile),
        { type: 'separator' },
        ...(['recap', 'export-script'] as const).map(ofFile),
        { label: t('menu.import-script'), click: () => onAct('import-script') },
        { type: 'separator' },
        forCampaigns('close-campaign', acts.onCloseCampaign),
        { type: 'separator' },
        isMac ? { role: 'close', label: t('menu.close-window') } : { role: 'quit', label: t('menu.quit') },
      ],
    },
    {
      label: t('menu.edit'),
      submenu: [
        { ...forCampaigns('undo', () => onAct('undo')), accelerator: 'CmdOrCtrl+Z', ...heard },
        { ...forCampaigns('redo', () => onAct('redo')), accelerator: 'CmdOrCtrl+Shift+Z', ...heard },
        { type: 'separator' },
        { role: 'cut', label: t('menu.cut') },
        { role: 'copy', label: t('menu.copy') },
        { role: 'paste', label: t('menu.paste') },
        { role: 'selectAll', label: t('menu.select-all') },
      ],
    },
    {
      label: t('menu.campaign'),
      submenu: [
        forCampaigns('new-character', () => onAct('new-character')),
        forCampaigns('new-timer', () => onAct('new-timer')),
        { type: 'separator' },
        forCampaigns('alarms', () => onAct('alarms')),
        { ...forCampaigns('preferences', () => onAct('preferences')), accelerator: 'CmdOrCtrl+,' },
      ],
    },
    {
      label: t('menu.view'),
      submenu: [
        forCampaigns('player', () => onAct('player')),
        forCampaigns('blank', () => onAct('blank')),
        { type: 'separator' },
        { label: t('menu.theme'), submenu: themes.map(theme) },
        { label: t('menu.language'), submenu: [language('system'), language('en'), language('de')] },
        { type: 'separator' },
        { label: t('menu.larger'), accelerator: 'CmdOrCtrl+Plus', click: () => acts.onScale(STEP) },
        { label: t('menu.smaller'), accelerator: 'CmdOrCtrl+-', click: () => acts.onScale(-STEP) },
        { label: t('menu.usual-size'), accelerator: 'CmdOrCtrl+0', click: () => acts.onScale(null) },
        { type: 'separator' },
        { role: 'togglefullscreen', label: t('menu.full-screen') },
      ],
    },
    {
      role: 'windowMenu',
      label: t('menu.window'),
      submenu: [
        { role: 'minimize', label: t('menu.minimize') },
        { role: 'zoom', label: t('menu.zoom') },
        ...(isMac
          ? [{ type: 'separator' as const }, { role: 'front' as const, label: t('menu.front') }]
          : [{ role: 'close' as const, label: t('menu.close-window') }]),
      ],
    },
    {
      role: 'help',
      label: t('menu.help'),
      submenu: [
        { label: t('menu.guide'), accelerator: 'F1', ...heard, click: () => onAct('guide') },
        { type: 'separator' },
        { label: t('menu.copy-diagnostics'), click: acts.onCopyDiagnostics },
      ],
    },
  ]
}
