// `npm run dev`: Longroll with live reloading. Needs a display.
import './setup/node-version.mjs'

const { prepare } = await import('./setup/prepare.mjs')
const { run } = await import('./setup/run.mjs')
const { electronFlags } = await import('./setup/display.mjs')

const electronVite = 'node_modules/electron-vite/bin/electron-vite.js'
const runtime = await prepare({ withoutDisplay: false })
if (runtime === null) process.exit(1)
const env = electronFlags().length > 0 ? { ...runtime.env, NO_SANDBOX: '1' } : runtime.env
process.exitCode = await run(process.execPath, [electronVite, 'dev', ...process.argv.slice(2)], { env })
