import { ensurePackages } from './packages.mjs'
import { ensureSystemPackages } from './system.mjs'

/**
 * From a fresh clone to where Longroll can be built and started: system packages, npm packages, Electron.
 *
 * @param {{ withoutDisplay: boolean, tests?: boolean }} need
 * @returns {Promise<import('../runtime/runtime.mjs').Runtime | null>} null when something is missing; it has been said what
 */
export async function prepare(need) {
  if (!ensureSystemPackages(need)) return null
  if (!ensurePackages()) return null
  const { describeRuntime, ensureRuntime } = await import('../runtime/runtime.mjs')
  try {
    const runtime = await ensureRuntime()
    process.stderr.write(`${describeRuntime(runtime)}\n`)
    return runtime
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return null
  }
}
