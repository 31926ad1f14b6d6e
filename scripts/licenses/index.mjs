// `npm run licenses`: writes THIRD-PARTY.md anew. `-- --check` only says whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/run.mjs'
import { thirdParty } from './third-party.mjs'

const path = join(root, 'THIRD-PARTY.md')
const now = thirdParty(root)
if (!process.argv.includes('--check')) {
  writeFileSync(path, now)
  process.stdout.write('THIRD-PARTY.md is written.\n')
} else if (readFileSync(path, 'utf8') === now) {
  process.stdout.write('THIRD-PARTY.md is up to date.\n')
} else {
  process.stderr.write('THIRD-PARTY.md is out of date; run: npm run licenses\n')
  process.exitCode = 1
}
