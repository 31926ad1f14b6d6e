// `npm run runtime`: makes an Electron ready and says in one line which. `-- --retry` tries the official download again
// although it failed today; `-- --verify` also compares every file of an assembled one with its hash.
import { rmSync } from 'node:fs'
import { cacheFolder, isComplete } from './assembled.mjs'
import { describeRuntime, ensureRuntime } from './runtime.mjs'

const options = process.argv.slice(2)
const folder = cacheFolder(process.env)
if (options.includes('--verify') && !isComplete(folder, true)) rmSync(folder, { recursive: true, force: true })

try {
  const runtime = await ensureRuntime({ retryDownload: options.includes('--retry') })
  process.stdout.write(`${describeRuntime(runtime)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
