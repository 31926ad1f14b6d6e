import { dialog, type BrowserWindow } from 'electron'
import { basename, dirname, join } from 'node:path'
import { t } from '../words'
import { fileNameFor } from './file-name'

const EXTENSION = 'longroll'
const filters = () => [{ name: t('dialog.file-type'), extensions: [EXTENSION] }]

/** Where a new campaign is to be kept; null when the GM thought better of it. */
export async function askWhere(window: BrowserWindow, folder: string, name: string): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: t('dialog.new'),
    buttonLabel: t('dialog.make'),
    defaultPath: join(folder, `${fileNameFor(name) || t('dialog.untitled')}.${EXTENSION}`),
    filters: filters(),
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  })
  if (canceled || filePath === '') return null
  return filePath.endsWith(`.${EXTENSION}`) ? filePath : `${filePath}.${EXTENSION}`
}

/** Where a campaign that is open goes, or a copy of it. */
export async function askWhereTo(
  window: BrowserWindow,
  now: string,
  what: 'save-as' | 'duplicate' | 'move',
): Promise<string | null> {
  const name = basename(now, `.${EXTENSION}`)
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: t(`dialog.${what}`),
    buttonLabel: t(`dialog.${what}-here`),
    defaultPath: join(dirname(now), `${what === 'move' ? name : t('dialog.copy-of', { name })}.${EXTENSION}`),
    filters: filters(),
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  })
  if (canceled || filePath === '') return null
  return filePath.endsWith(`.${EXTENSION}`) ? filePath : `${filePath}.${EXTENSION}`
}

/** Which campaign is to be opened; null when the GM thought better of it. */
export async function askWhich(window: BrowserWindow, folder: string): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: t('dialog.open'),
    defaultPath: folder,
    filters: filters(),
    properties: ['openFile'],
  })
  return canceled ? null : (filePaths[0] ?? null)
}

/** A folder for backups; null when the GM thought better of it. */
export async function askWhichFolder(window: BrowserWindow, now: string): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: t('dialog.backups'),
    buttonLabel: t('dialog.backups-here'),
    defaultPath: now,
    properties: ['openDirectory', 'createDirectory'],
  })
  return canceled ? null : (filePaths[0] ?? null)
}

/** Where a script or a recap goes. */
export async function askWhereOut(
  window: BrowserWindow,
  suggested: string,
  what: 'script' | 'recap',
): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: t(`dialog.${what}`),
    defaultPath: suggested,
    filters: [
      what === 'script'
        ? { name: t('dialog.script-type'), extensions: ['json'] }
        : { name: t('dialog.recap-type'), extensions: ['md'] },
    ],
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  })
  return canceled || filePath === '' ? null : filePath
}

/** Which script a campaign is to be made of; null when the GM thought better of it. */
export async function askWhichScript(window: BrowserWindow, folder: string): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: t('dialog.import'),
    defaultPath: folder,
    filters: [{ name: t('dialog.script-type'), extensions: ['json'] }],
    properties: ['openFile'],
  })
  return canceled ? null : (filePaths[0] ?? null)
}

/** The file is behind; the journal is not. Whether to close all the same. */
export async function askToCloseBehind(window: BrowserWindow, name: string, trouble: string): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: t('dialog.not-in-file', { name, trouble }),
    detail: t('dialog.kept-in-journal'),
    buttons: [t('dialog.stay'), t('dialog.close-anyway')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  })
  return response === 1
}

/** Something that went well and is not seen in the window. */
export async function inform(window: BrowserWindow, message: string, detail: string): Promise<void> {
  await dialog.showMessageBox(window, { type: 'info', message, detail, noLink: true })
}

/** Says something in a dialog of the system and waits until it has been read. */
export async function tell(window: BrowserWindow, message: string): Promise<void> {
  await dialog.showMessageBox(window, { type: 'warning', message, noLink: true })
}
