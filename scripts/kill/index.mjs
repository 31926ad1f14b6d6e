// `npm run test:kill [-- ROUNDS]` (10,000): a player is killed (SIGKILL) at a random moment, over and over; after each kill
// everything that was acknowledged is there, nothing that was never sent, and file and journal hold together.
// The last line is `N passed, N failed`.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundlePlayer } from './bundle.mjs'

const words = process.argv.slice(2)
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 10_000)
/** Rounds on one campaign: it is made anew before it grows so large that a round takes long. */
const ROUNDS_EACH = 12

const out = await bundlePlayer()
const { wrongAfterKill } = await import(pathToFileURL(join(out, 'judge.mjs')).href)
let passed = 0
let failed = 0
let revisions = 0
/** @type {string | null} */
let folder = null
for (let round = 0; round < rounds; round += 1) {
  if (round % ROUNDS_EACH === 0) {
    if (folder !== null && failed === 0) rmSync(folder, { recursive: true })
    folder = mkdtempSync(join(tmpdir(), 'longroll-kill-'))
  }
  const said = await playUntilKilled(folder, round)
  revisions += said.split('\na ').length - 1
  const wrong = said.includes('ended by itself') ? said.slice(-2_000) : await wrongAfterKill(folder, said)
  if (wrong === null) passed += 1
  else {
    failed += 1
    process.stdout.write(`round ${round + 1}: ${wrong} (left in ${folder})\n`)
  }
}
if (folder !== null && failed === 0) rmSync(folder, { recursive: true })
process.stdout.write(`${rounds} kills among ${revisions} acknowledged changes\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

/** @returns {Promise<string>} all that it said */
function playUntilKilled(folder, round) {
  return new Promise((resolve) => {
    const writing = round % 2 === 0 ? 'here' : 'thread'
    const player = spawn(process.execPath, [join(out, 'player.mjs'), folder, writing], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    let complaint = ''
    let isKilled = false
    const kill = () => {
      isKilled = true
      player.kill('SIGKILL')
    }
    // Most are killed while they play; some while they start and open.
    const early = round % 8 === 7 ? setTimeout(kill, Math.random() * 200) : null
    player.stdout.setEncoding('latin1').on('data', (text) => {
      if (said === '' && early === null) setTimeout(kill, Math.random() * 150)
      said += text
    })
    player.stderr.setEncoding('utf8').on('data', (text) => (complaint += text))
    player.on('close', () => {
      if (early !== null) clearTimeout(early)
      resolve(isKilled ? said : `ended by itself: ${complaint}`)
    })
  })
}
