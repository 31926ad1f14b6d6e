// Runs inside the virtual display: picture.mjs FILE stay|leave [words for Longroll …]
import { _electron } from '@playwright/test'
import { canSandbox, electronFlags } from '../setup/display.mjs'
import { root } from '../setup/run.mjs'

const [picture = '', stay, ...words] = process.argv.slice(2)
const windowLimitMs = 60_000

try {
  const app = await _electron.launch({
    args: [...electronFlags(), root, ...words],
    cwd: root,
    chromiumSandbox: canSandbox(),
    timeout: windowLimitMs,
  })
  if (stay === 'stay') app.process().stderr?.pipe(process.stderr)
  const window = await app.firstWindow({ timeout: windowLimitMs })
  await window.waitForLoadState('load')
  await window.locator('body *:visible').first().waitFor({ timeout: windowLimitMs })
  await window.evaluate(() => document.fonts.ready.then(() => undefined))
  await window.screenshot({ path: picture })
  process.stdout.write(`Longroll's window is open: "${await window.title()}". Its picture: ${picture}\n`)
  if (stay === 'stay') await new Promise((closed) => app.once('close', () => closed(null)))
  else await app.close()
} catch (error) {
  process.stderr.write(`Longroll did not open a window: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
