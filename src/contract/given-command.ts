import { isModestJson } from './modest-json'

const LONGEST_NAME = 100
const FIELDS: readonly string[] = ['do', 'with', 'seen']

/**
 * Wire shape and size of a command: what it makes of its values, and how it refuses them, is the command's business. Every
 * roll waits for it, so it is one look and no schema of three fields: such a schema takes as long as a seventh of the rest.
 *
 * @returns the field that is not as it must be, '' for the whole; null when all is well
 */
export function wrongInCommand(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
  const given: Readonly<Record<string, unknown>> = { ...value }
  const name = given['do']
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return 'do'
  if (given['with'] !== undefined && !isModestJson(given['with'])) return 'with'
  const seen = given['seen']
  if (typeof seen !== 'number' || !Number.isSafeInteger(seen) || seen < 0) return 'seen'
  return Object.keys(given).every((key) => FIELDS.includes(key)) ? null : ''
}
