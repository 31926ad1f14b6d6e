import type { Json } from '../rules/core/units'

/** More than any command needs and any hand can type; less than what could make the main process stumble. */
const DEPTH = 12
const NODES = 5_000
const TEXT = 50_000
const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype']

/**
 * Whether a value that came over the bridge is plain JSON of a modest size. The bridge can carry more than JSON (dates,
 * maps, typed arrays, circles): none of it may get as far as a command.
 */
export function isModestJson(value: unknown): value is Json {
  let nodes = 0
  function isModest(part: unknown, depth: number): boolean {
    nodes += 1
    if (nodes > NODES || depth > DEPTH) return false
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
    if (Array.isArray(part)) return part.length <= NODES && part.every((item) => isModest(item, depth + 1))
    if (Object.getPrototypeOf(part) !== Object.prototype) return false
    return Object.entries(part).every(
      ([key, item]) => key.length <= TEXT && !FORBIDDEN.includes(key) && isModest(item, depth + 1),
    )
  }
  return isModest(value, 0)
}
