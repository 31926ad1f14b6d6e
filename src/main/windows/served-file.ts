import { extname, join, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
}

export interface ServedFile {
  readonly path: string
  readonly type: string
}

/**
 * Which file of the built pages an address of our own protocol names.
 *
 * @param folder of the built pages, absolute
 * @returns null for any other host, any other kind of file, and anything that leads out of the folder
 */
export function servedFile(address: string, host: string, folder: string): ServedFile | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.host !== host) return null
  const name = decoded(url.pathname)
  if (name === null || /[\\:\0]/.test(name)) return null
  const path = join(folder, name)
  const type = TYPES[extname(path)]
  return type !== undefined && path.startsWith(folder + sep) ? { path, type } : null
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
