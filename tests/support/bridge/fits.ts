import type { Shape } from './shapes'

/** Nothing that a window sends is longer, deeper or wider. */
const LONGEST = 50_000
const DEEPEST = 13
const WIDEST = 5_000
const NEVER = ['__proto__', 'constructor', 'prototype']

/** Whether a value is of the shape, and nothing else but that: no key, no kind and no size beyond it. */
export function fits(shape: Shape, value: unknown): boolean {
  switch (shape.is) {
    case 'null':
      return value === null
    case 'undefined':
      return value === undefined
    case 'string':
      return typeof value === 'string' && value.length <= LONGEST
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'literal':
      return value === shape.value
    case 'any-of':
      return shape.shapes.some((part) => fits(part, value))
    case 'list':
      return isPlainList(value) && value.every((item) => fits(shape.of, item))
    case 'object':
      return (
        isPlainObject(value) &&
        Reflect.ownKeys(value).every((key) => shape.fields.some(({ name }) => name === key)) &&
        shape.fields.every(({ name, shape: inner, isOptional }) => {
          const part = Object.hasOwn(value, name) ? value[name] : undefined
          return (isOptional && part === undefined) || fits(inner, part)
        })
      )
    case 'json':
      return isModest(value)
  }
}

/** Level by level, as no reader of ours goes about it. */
function isModest(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  let seen = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    seen += level.length
    if (depth >= DEEPEST || seen > WIDEST) return false
    const next: unknown[] = []
    for (const part of level) {
      if (part === null || typeof part === 'boolean') continue
      if (typeof part === 'number' && Number.isFinite(part)) continue
      if (typeof part === 'string' && part.length <= LONGEST) continue
      if (isPlainList(part)) next.push(...part.slice(0, WIDEST + 1))
      else if (isPlainObject(part)) {
        if (Reflect.ownKeys(part).some((key) => typeof key !== 'string' || key.length > LONGEST || NEVER.includes(key)))
          return false
        next.push(...Object.values(part).slice(0, WIDEST + 1))
      } else return false
    }
    level = next
  }
  return true
}

/** A list without holes and without anything else hung on it. */
const isPlainList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && Object.keys(value).length === value.length && value.every((_item, index) => index in value)

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
