import type { Locator, Page } from '@playwright/test'
import { panel } from './campaigns'
import { expect } from './launch'

// The worked example of Storytelling, step by step.

/** In Sammy’s panel: seven dice, seven successes, half an hour each, two hours until sunset. */
export async function beginTheCar(window: Page): Promise<void> {
  await panel(window, 'Sammy').getByRole('button', { name: 'Begin a task' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByLabel('What is done').fill('Fix the car before sunset')
  await dialog.getByLabel('Attribute', { exact: true }).fill('2')
  await dialog.getByLabel('Skill', { exact: true }).fill('4')
  await dialog.getByText('applies').click()
  await expect(dialog).toContainText('Base pool 7, so at most 7 rolls')
  await dialog.getByLabel('Target', { exact: true }).fill('7')
  await dialog.getByLabel('Each roll takes').fill('30m')
  await dialog.getByLabel('Deadline').fill('20m')
  await expect(dialog).toContainText('The first roll takes 30m')
  await dialog.getByLabel('Deadline').fill('2h')
  await expect(dialog).toContainText('4 of 7 rolls fit before')
  await dialog.getByText('10 again, no rote, may be taken up again').click()
  await dialog.getByLabel('End bonus, if it is an exceptional success').fill('Souped Up')
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** The dice as they fell, digit by digit. */
export async function typeFaces(sammy: Locator, keys: string): Promise<void> {
  await sammy.getByRole('button', { name: 'Enter dice' }).click()
  await sammy.getByLabel('What fell').pressSequentially(keys)
}
