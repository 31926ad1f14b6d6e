// `npm run test:docs [-- --names]`: every command in every document is run, or another suite is named that runs it; the
// sixth system of docs/sixth-system.md is put in, and works; a changed file is seen at once. `--walk`: all but the commands.
// `--names`: only whether each command has its proof. The last line is `N passed, N failed`.
import '../setup/node-version.mjs'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { root } = await import('../setup/run.mjs')
const { unproved, documentedCommands } = await import('./documents.mjs')
const { runFor } = await import('./run-for.mjs')
const { proofs } = await import('./proofs.mjs')
const { reload } = await import('./reload.mjs')
const { walk } = await import('./walk.mjs')

let passed = 0
let failed = 0
/**
 * @param {string} what
 * @param {string | null} wrong
 */
function count(what, wrong) {
  if (wrong === null) passed += 1
  else failed += 1
  process.stdout.write(wrong === null ? `ok     ${what}\n` : `FAILED ${what}\n${wrong.trimEnd()}\n`)
}

for (const { command, where } of unproved())
  count(command, `${where}: scripts/docs/proofs.mjs does not say how it is proved`)

if (process.argv.includes('--walk')) {
  await walk(count)
  await reload(count)
} else if (!process.argv.includes('--names')) {
  const scratch = mkdtempSync(join(tmpdir(), 'longroll-docs-'))
  const campaign = join(scratch, 'a.longroll')
  cpSync(join(root, 'tests/fixtures/format-1/storytelling.longroll'), campaign)
  for (const command of new Set(documentedCommands().map((one) => one.command))) {
    const proof = proofs[command]
    if (proof === undefined) continue
    if ('elsewhere' in proof) count(`${command} (${proof.elsewhere})`, null)
    else count(command, await runFor(proof, { scratch, campaign }))
  }
  await walk(count)
  await reload(count)
  rmSync(scratch, { recursive: true })
} else for (const command of Object.keys(proofs)) count(command, null)

process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
