import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

let name: string | null = null

/**
 * Which start of the machine this is. Where the system does not say, the name lasts as long as this process: after a
 * restart of the app only the wall clock is trusted there.
 */
export function bootName(): string {
  name ??= fromSystem() ?? randomUUID()
  return name
}

function fromSystem(): string | null {
  if (process.platform !== 'linux') return null
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()
  } catch {
    return null
  }
}
