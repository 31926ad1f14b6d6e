// `npm run dev`: Longroll with live reloading. Needs a display.
import './setup/node-version.mjs'

const { prepare } = await import('./setup/prepare.mjs')
const { run } = await import('./setup/run.mjs')
const { electronFlags } = await import('./setup/display.mjs')

const runtime = await prepare({ withoutDisplay: false })
const sandbox = electronFlags().length > 0 ? { NO_SANDBOX: '1' } : {}
process.exitCode =
  runtime === null
    ? 1
    : await run(
        process.execPath,
        ['node_modules/electron-vite/bin/electron-vite.js', 'dev', ...process.argv.slice(2)],
        {
          env: { ...runtime.env, ...sandbox },
        },
      )
