import type { Json } from '../rules/core/units'

/** More than any command needs and any hand can type; less than what could make the main process stumble. */
const DEPTH = 12
const NODES = 5_000
const TEXT = 50_000
const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype']

/**
 * Whether a value that came over the bridge is plain JSON of a modest size. The bridge can carry more than JSON (dates,
 * maps, typed arrays, circles, lists with holes or with something hung on them): none of it may get as far as a command.
 */
export const isModestJson = (value: unknown): value is Json => modest(NODES)(value, 0)

/**
 * The same for a whole input, in which a field may be undefined. It comes before any schema: a schema takes a map for an
 * object without fields, and looks at each of a million keys.
 *
 * @returns null when all is well; otherwise the field that is not, '' for the input itself
 */
export function immodestAt(input: unknown): string | null {
  const isModest = modest(NODES)
  if (typeof input !== 'object' || input === null) return isModest(input, 0) ? null : ''
  if (!isPlainObject(input)) return ''
  const keys = Object.keys(input)
  if (keys.length > NODES || keys.some(isForbidden)) return ''
  const bad = Object.entries(input).find(([, field]) => field !== undefined && !isModest(field, 0))
  return bad === undefined ? null : SIMPLE.test(bad[0]) ? bad[0] : ''
}

/** A field's name as it may be told in an answer and in the log. */
const SIMPLE = /^[A-Za-z]\w{0,39}$/

/** @param most parts over all values that it is asked about */
function modest(most: number): (value: unknown, depth: number) => boolean {
  let nodes = 0
  function isModest(part: unknown, depth: number): boolean {
    nodes += 1
    if (nodes > most || depth > DEPTH) return false
    switch (typeof part) {
      case 'string':
        return part.length <= TEXT
      case 'number':
        return Number.isFinite(part)
      case 'boolean':
        return true
      case 'object':
        return part === null || isModestObject(part, depth)
      default:
        return false
    }
  }
  function isModestObject(part: object, depth: number): boolean {
    const isList = Array.isArray(part)
    if (isList ? part.length > most : !isPlainObject(part)) return false
    const keys = Object.keys(part)
    // A list has its places as keys, all of them, and no others.
    if (keys.length > most || (isList && keys.length !== part.length)) return false
    if (!isList && keys.some(isForbidden)) return false
    return Object.values(part).every((item) => isModest(item, depth + 1))
  }
  return isModest
}

const isForbidden = (key: string): boolean => key.length > TEXT || FORBIDDEN.includes(key)

const isPlainObject = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype
