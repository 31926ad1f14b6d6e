import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './support/launch'
import { panel } from './support/campaigns'

// A newcomer's first minute: nothing is there yet, and nobody has read anything.

const NAME = 'Merrow Point, a sample'

test('from an empty start into the sample, a roll in each system, and back to it from the list', async ({
  launch,
}, info) => {
  const dataFolder = info.outputPath('data')
  const first = await launch({ dataFolder })
  const { window } = first
  await expect(window.getByText('None yet.')).toBeVisible()
  const began = Date.now()
  await window.getByRole('button', { name: /^Try the sample/ }).click()
  await expect(window.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(readdirSync(join(dataFolder, 'samples'))).toHaveLength(1)
  await expect(window.getByText('This is a copy of the sample')).toBeVisible()
  await window.screenshot({ path: info.outputPath('sample.png') })
  await expect(panel(window, 'Iko Tamm')).toContainText('3 of 10')
  await first.close()

  const again = await launch({ dataFolder })
  await again.window.screenshot({ path: info.outputPath('recent.png') })
  await again.window.getByRole('button', { name: `Open ${NAME}` }).click()
  await expect(again.window.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
  await expect(again.window.getByText('This is a copy of the sample')).toBeHidden()
})
