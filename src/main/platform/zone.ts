import { readlinkSync } from 'node:fs'

let seen = ''

/**
 * The zone in which the machine is now. The runtime remembers the one it began with; where the system's link leads
 * elsewhere, it is made to look again.
 */
export function zoneName(): string {
  const link = linkedZone()
  if (link !== seen) {
    if (seen !== '' && process.env['TZ'] === undefined) forgetZone()
    seen = link
  }
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

function linkedZone(): string {
  try {
    return readlinkSync('/etc/localtime')
  } catch {
    // No link: Windows, or a system that names its zone in another way.
    return '?'
  }
}

/** Setting the variable makes Node throw away what it knew of the zone. */
function forgetZone(): void {
  process.env['TZ'] = 'UTC'
  Reflect.deleteProperty(process.env, 'TZ')
}
