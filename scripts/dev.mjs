// `npm run dev`: Longroll with live reloading, started again when main or the preload scripts change. Words behind it go to
// electron-vite.
import './setup/node-version.mjs'

const { prepare } = await import('./setup/prepare.mjs')
const { run } = await import('./setup/run.mjs')
const { electronFlags, hasDisplay, underVirtualDisplay } = await import('./setup/display.mjs')

const seen = hasDisplay()
const runtime = await prepare({ withoutDisplay: !seen })
if (runtime === null) process.exit(1)
const env = electronFlags().length > 0 ? { ...runtime.env, NO_SANDBOX: '1' } : runtime.env
const dev = ['node_modules/electron-vite/bin/electron-vite.js', 'dev', '--watch', ...process.argv.slice(2)]
if (!seen)
  process.stderr.write(
    'There is no display here: Longroll opens under a virtual one, where nobody sees it. `npm run browser` serves its windows\n' +
      'to a browser.\n',
  )
const [command = '', ...args] = seen ? [process.execPath, ...dev] : underVirtualDisplay([process.execPath, ...dev])
process.exitCode = await run(command, args, { env, withoutChatter: !seen })
