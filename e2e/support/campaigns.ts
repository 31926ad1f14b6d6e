import type { Page } from '@playwright/test'
import { expect, type Longroll } from './launch'

/** What the next dialog of the system answers; no dialog is shown. */
export async function answerDialogs(longroll: Longroll, path: string): Promise<void> {
  await longroll.app.evaluate(({ dialog }, file) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: file })
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
  }, path)
}

export async function newCampaign(longroll: Longroll, path: string, name: string): Promise<void> {
  const { window } = longroll
  await answerDialogs(longroll, path)
  await window.getByRole('button', { name: 'New campaign' }).click()
  await window.getByLabel('What is it called?').fill(name)
  await window.getByRole('button', { name: 'Where to keep it…' }).click()
  await expect(window.getByRole('heading', { name, level: 1 })).toBeVisible()
}

export async function addCharacter(window: Page, name: string): Promise<void> {
  await window.getByRole('button', { name: 'Campaign', exact: true }).click()
  await window.getByRole('menuitem', { name: 'New character…' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(panel(window, name)).toBeVisible()
}

export const panel = (window: Page, name: string) => window.getByRole('region', { name, exact: true })

/** Where the header says that the last change is. */
export const saveState = (window: Page) => window.getByRole('banner').first()
