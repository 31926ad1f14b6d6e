import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { campaignContent, newContent } from '../../src/main/campaign/campaign-content'
import { buildCampaignFile, parseCampaignFile } from '../../src/main/campaign/campaign-file'
import { firstHead } from '../../src/main/campaign/journal-format'
import { addCharacter, panel, saveState } from '../support/campaigns'
import { expect, test } from '../support/launch'
import { give, installElsewhere, startPackaged, user, type Stranger } from '../support/packaged'
import { beginTheCar, typeFaces } from '../support/sammy'

// The packed Longroll, out of the repository, in the hands of another user.

let stranger: Stranger
test.beforeAll(() => {
  stranger = installElsewhere()
  if (user === null) process.stdout.write('Not root: the package is started by the same user, with another home.\n')
})
test.afterAll(() => rmSync(dirname(stranger.home), { recursive: true, force: true }))

/** A campaign of that user’s, as Longroll makes it. */
function campaign(name: string): string {
  const folder = join(stranger.home, 'Dokumente ü')
  mkdirSync(folder, { recursive: true })
  give(folder)
  const path = join(folder, `${name}.longroll`)
  const id = 'packaged'
  const content = campaignContent.write(newContent(name))
  const { bytes } = buildCampaignFile({ campaign: id, revision: 0, head: firstHead(id), previous: null }, content)
  writeFileSync(path, bytes)
  give(path)
  return path
}

test('the worked example is played by another user, saved, and read again', async () => {
  const path = campaign('The long road')
  const first = await startPackaged(stranger, [path])
  const { page } = first
  await expect(page.getByRole('heading', { name: 'The long road', level: 1 })).toBeVisible()
  await addCharacter(page, 'Sammy')
  await beginTheCar(page)
  const sammy = panel(page, 'Sammy')
  await typeFaces(sammy, '8312547')
  await page.keyboard.press('Enter')
  await expect(sammy).toContainText('1 of 7')
  await typeFaces(sammy, '1234567')
  await page.keyboard.press('Enter')
  await sammy.getByLabel('Condition', { exact: true }).fill('Frustrated')
  await sammy.getByRole('button', { name: /Accept “Frustrated”/ }).click()
  await expect(sammy).toContainText('Frustrated')
  await page.getByRole('button', { name: 'Campaign', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save to the file now' }).click()
  await expect.poll(() => readFileSync(path, 'utf8')).toContain('Frustrated')
  await expect(saveState(page)).toContainText('Saved')
  await first.quit()

  const file = parseCampaignFile(readFileSync(path))
  expect(JSON.stringify(file.ok && file.value.payload)).toContain('Fix the car before sunset')

  // Once more, without its name: the list knows it.
  const second = await startPackaged(stranger)
  await second.page.getByRole('button', { name: 'Open The long road' }).click()
  await expect(panel(second.page, 'Sammy')).toContainText('Frustrated')
  await second.quit()
})

test('nothing in its environment or beside it makes it run other code', async () => {
  const mark = join(stranger.home, 'it-ran')
  const code = `require('node:fs').writeFileSync(${JSON.stringify(mark)}, '')\n`
  const evil = join(stranger.home, 'evil.cjs')
  writeFileSync(evil, code)
  give(evil)
  const beside = join(stranger.app, 'resources/app')
  mkdirSync(beside)
  writeFileSync(join(beside, 'package.json'), '{"main":"index.js"}')
  writeFileSync(join(beside, 'index.js'), code)
  const running = await startPackaged(stranger, ['--inspect=0', `--require=${evil}`, `-r`, evil], {
    ELECTRON_RUN_AS_NODE: '1',
    NODE_OPTIONS: `--require=${evil}`,
    ELECTRON_RENDERER_URL: 'http://localhost:1/',
  })
  await expect(running.page.getByRole('button', { name: 'New campaign' })).toBeVisible()
  expect(running.page.url()).toMatch(/^longroll:\/\/app\/index\.html(\?|$)/)
  expect(running.said.filter((line) => line.includes('Debugger listening'))).toEqual([])
  await running.quit()
  expect(existsSync(mark)).toBe(false)
})
