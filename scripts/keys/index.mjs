// `npm run keys [-- --check]`: counts in the real app the keys that the work at the table takes, and writes docs/keys.md, or
// compares it.
import '../setup/node-version.mjs'

const { prepare } = await import('../setup/prepare.mjs')
const { underVirtualDisplay } = await import('../setup/display.mjs')
const { run } = await import('../setup/run.mjs')

const given = process.argv.slice(2)
if (given.some((word) => word !== '--check')) {
  process.stderr.write('npm run keys takes nothing but --check.\n')
  process.exit(2)
}
const runtime = await prepare({ withoutDisplay: true })
if (runtime === null) process.exit(1)
const build = ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn']
if ((await run(process.execPath, build, { env: runtime.env })) !== 0) process.exit(1)
const [command, ...args] = underVirtualDisplay([
  process.execPath,
  'node_modules/@playwright/test/cli.js',
  'test',
  '--project=e2e',
  'e2e/keys.spec.ts',
])
const env = { ...runtime.env, LONGROLL_WRITE_KEYS: given.includes('--check') ? '' : 'yes' }
process.exitCode = await run(command, args, { env, withoutChatter: true })
