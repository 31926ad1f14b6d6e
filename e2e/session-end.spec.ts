import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addCharacter, newCampaign } from './support/campaigns'
import { expect, test } from './support/launch'

test('the end of the desktop’s session is a quit, and cannot be hurried: the file has everything', async ({
  longroll,
  folder,
}) => {
  const path = join(folder, 'a.longroll')
  await newCampaign(longroll, path, 'Road')
  await addCharacter(longroll.window, 'Sammy')
  const program = longroll.app.process()
  // Its connection may be gone before the process is.
  const gone = new Promise((done) => program.once('exit', (code) => done(code)))
  // A session that ends tells the process, and then all of its group.
  program.kill('SIGTERM')
  await new Promise((done) => setTimeout(done, 20))
  program.kill('SIGTERM')
  expect(await gone).toBe(0)
  expect(readFileSync(path, 'utf8')).toContain('Sammy')
})
