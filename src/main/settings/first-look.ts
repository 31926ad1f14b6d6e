import { readTextNow } from '../platform/file-system'
import { readStored, type Stored } from './stored'

/**
 * What the settings store will say, read without it: loading the store takes as long as making the first window, which
 * needs to know its place and its ground.
 *
 * @param path of the file that electron-store keeps
 */
export function firstLook(path: string): Stored {
  const text = readTextNow(path)
  if (text === null) return readStored({})
  try {
    const raw: unknown = JSON.parse(text)
    return readStored(typeof raw === 'object' && raw !== null ? { ...raw } : {})
  } catch (error) {
    if (error instanceof SyntaxError) return readStored({})
    throw error
  }
}
