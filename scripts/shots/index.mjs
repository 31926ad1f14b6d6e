// `npm run shots [-- -g WORDS]`: pictures of the real app in both themes and sizes, into docs/pictures.
import '../setup/node-version.mjs'

const { prepare } = await import('../setup/prepare.mjs')
const { underVirtualDisplay } = await import('../setup/display.mjs')
const { run } = await import('../setup/run.mjs')

const runtime = await prepare({ withoutDisplay: true })
if (runtime === null) process.exit(1)
const build = ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn']
if ((await run(process.execPath, build, { env: runtime.env })) !== 0) process.exit(1)
const [command, ...args] = underVirtualDisplay([
  process.execPath,
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=scripts/shots/playwright.config.ts',
  ...process.argv.slice(2),
])
process.exitCode = await run(command, args, { env: runtime.env, withoutChatter: true })
