// `npm run keys [-- --check]`: counts in the real app the keys that the work at the table takes, and writes docs/keys.md, or
// compares it.
import '../setup/node-version.mjs'

const { playInApp } = await import('../setup/in-app.mjs')

const given = process.argv.slice(2)
if (given.some((word) => word !== '--check')) {
  process.stderr.write('npm run keys takes nothing but --check.\n')
  process.exit(2)
}
process.exitCode = await playInApp(['--project=e2e', 'e2e/keys.spec.ts'], {
  LONGROLL_WRITE_KEYS: given.includes('--check') ? '' : 'yes',
})
