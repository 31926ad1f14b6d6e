import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addCharacter, newCampaign } from './support/campaigns'
import { expect, test } from './support/launch'

test('the end of the desktop’s session is a quit: the file has everything', async ({ longroll, folder }) => {
  const path = join(folder, 'a.longroll')
  await newCampaign(longroll, path, 'Road')
  await addCharacter(longroll.window, 'Sammy')
  const gone = new Promise((done) => longroll.app.once('close', () => done(null)))
  longroll.app.process().kill('SIGTERM')
  await gone
  expect(readFileSync(path, 'utf8')).toContain('Sammy')
})
