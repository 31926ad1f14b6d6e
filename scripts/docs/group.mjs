// A program that was started with `detached`, and everything that it has started.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Ends it, and all of its group: asked first, so that a virtual display takes its lock away, then made to.
 *
 * @param {import('node:child_process').ChildProcess} program
 */
export async function endGroup(program) {
  const closed = program.exitCode !== null || program.signalCode !== null ? Promise.resolve() : once(program, 'close')
  signal(program, 'SIGTERM')
  await Promise.race([closed, sleep(5_000, undefined, { ref: false })])
  signal(program, 'SIGKILL')
}

/**
 * @param {import('node:child_process').ChildProcess} program
 * @param {NodeJS.Signals} name
 */
function signal({ pid }, name) {
  if (pid === undefined) return
  try {
    process.kill(-pid, name)
  } catch {
    // All of it has ended.
  }
}
