import { basename, dirname, extname, join } from 'node:path'

/** `NAME (conflict HOST DATE TIME).longroll`, beside the file. */
export function conflictName(path: string, host: string, at: Date): string {
  const ending = extname(path)
  const name = basename(path, ending)
  const two = (n: number): string => String(n).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join('-')
  const where = host.replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, 40) || 'here'
  // A name is at most 255 bytes long on most systems.
  return join(dirname(path), `${shortened(name, 160)} (conflict ${where} ${day} ${time})${ending}`)
}

function shortened(name: string, bytes: number): string {
  let short = name
  while (Buffer.byteLength(short) > bytes) short = [...short].slice(0, -1).join('')
  return short
}

/** How Longroll and the common sync clients call the copy that they leave when two computers wrote the same file. */
const PATTERNS: readonly RegExp[] = [
  // Longroll: NAME (conflict HOST DATE TIME)
  /^ \(conflict [^()]+ \d{4}-\d\d-\d\d \d\d-\d\d-\d\d\)$/,
  // Dropbox: NAME (HOST's conflicted copy DATE), NAME (Case Conflict)
  /^ \((?:.+['’]s )?(?:conflicted copy|case conflict)[^()]*\)$/i,
  // Nextcloud, ownCloud: NAME (conflicted copy DATE TIME), NAME_conflict-20260101-120000
  /^_conflict-\d{8}-\d{6}$/,
  // Syncthing: NAME.sync-conflict-20260101-120000-ABCDEFG
  /^\.sync-conflict-\d{8}-\d{6}(?:-[A-Z0-9]{7})?$/,
  // OneDrive: NAME-HOST
  /^-(?:DESKTOP|LAPTOP|PC|WIN)-[A-Z0-9-]+$/i,
  // Google Drive, iCloud and others: NAME (1), NAME 2, NAME (Conflict)
  /^ \((?:conflict|conflit|konflikt)[^()]*\)$/i,
]

/** Which of `names` are conflict copies of the campaign file `name`. */
export function conflictCopies(name: string, names: readonly string[]): readonly string[] {
  const ending = extname(name)
  const stem = basename(name, ending)
  return names.filter((other) => {
    if (other === name || !other.startsWith(stem) || extname(other) !== ending) return false
    const more = basename(other, ending).slice(stem.length)
    return PATTERNS.some((pattern) => pattern.test(more))
  })
}
