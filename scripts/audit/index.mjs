// `npm run audit`: advisories against the packages, as far as the registry serves them, and what the lock file tells. Fails on
// an advisory against what ships, a severe one against the tools, a package without a hash, or a shipped one that was given up.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/run.mjs'
import { readAudit, readLock } from './audit.mjs'

/** @param {string} line */
const tell = (line) => process.stdout.write(`${line}\n`)
let failed = false
/** @param {string} line */
const fail = (line) => {
  failed = true
  tell(line)
}

const lock = readLock(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)
tell(`${lock.packages} packages in the lock file, ${lock.shipped} of them may ship`)
for (const name of lock.unpinned) fail(`without a hash: ${name}`)
for (const { name, isShipped } of lock.givenUp) {
  if (isShipped) fail(`given up by its makers, and shipped: ${name}`)
  else tell(`given up by its makers, a tool's: ${name}`)
}

for (const [what, words, least] of /** @type {const} */ ([
  ['what ships', ['--omit=dev'], 0],
  ['the tools too', [], 2],
])) {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...words], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 60_000,
  })
  const found = readAudit(stdout ?? '')
  if ('refused' in found) {
    tell(`Advisories were not asked (${what}): the registry in reach serves none (${found.refused}).`)
    continue
  }
  tell(`${found.advice.length} advisories (${what})`)
  for (const { name, severity, range } of found.advice) {
    const isBad = ['info', 'low', 'moderate', 'high', 'critical'].indexOf(severity) > least
    ;(isBad || least === 0 ? fail : tell)(`  ${severity}: ${name} ${range}`)
  }
}
process.exitCode = failed ? 1 : 0
