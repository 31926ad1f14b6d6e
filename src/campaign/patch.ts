/**
 * The difference between two states. Own code, because no library does all of it: lists are replaced as a whole (a place
 * in a list means nothing after an undo), null is a value like any other, and one patch goes both ways.
 */
export type Patch = readonly PatchStep[]

export interface PatchStep {
  readonly path: readonly string[]
  /** Left out where the key was not there. */
  readonly before?: unknown
  /** Left out where the key is gone. */
  readonly after?: unknown
}

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What changed. Parts that are the same object are not looked into, so the cost follows the change, not the state. */
export function difference(before: unknown, after: unknown): Patch {
  return isPlain(before) && isPlain(after) ? betweenRecords(before, after, []) : []
}

function betweenRecords(before: Plain, after: Plain, path: readonly string[]): Patch {
  if (before === after) return []
  const steps: PatchStep[] = []
  // Plain loops: a campaign may have thousands of records of a kind, and nearly all of them are the same object.
  for (const key of Object.keys(before)) {
    const was = before[key]
    if (!Object.hasOwn(after, key)) steps.push({ path: [...path, key], before: was })
    else {
      const is = after[key]
      if (was === is) continue
      if (isPlain(was) && isPlain(is)) steps.push(...betweenRecords(was, is, [...path, key]))
      else if (!same(was, is)) steps.push({ path: [...path, key], before: was, after: is })
    }
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) steps.push({ path: [...path, key], after: after[key] })
  }
  return steps
}

function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]))
  if (!isPlain(a) || !isPlain(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
}

/** The patch that takes this one back. */
export const inverse = (patch: Patch): Patch =>
  [...patch].reverse().map(({ path, ...step }) => ({
    path,
    ...(Object.hasOwn(step, 'after') ? { before: step.after } : {}),
    ...(Object.hasOwn(step, 'before') ? { after: step.before } : {}),
  }))

/** @throws Error when a record on the way is not there: the patch belongs to another state */
export function applyPatch<T>(value: T, patch: Patch): T {
  return patch.reduce<unknown>((whole, step) => put(whole, step.path, step), value) as T
}

function put(whole: unknown, [key, ...rest]: readonly string[], step: PatchStep): unknown {
  if (!isPlain(whole) || key === undefined) throw new Error(`No such place for a patch: ${step.path.join('.')}`)
  if (rest.length > 0) return { ...whole, [key]: put(Object.hasOwn(whole, key) ? whole[key] : undefined, rest, step) }
  if (Object.hasOwn(step, 'after')) return { ...whole, [key]: step.after }
  const { [key]: _gone, ...others } = whole
  return others
}
