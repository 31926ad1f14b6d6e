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
  patch.toReversed().map((step) => ({
    path: step.path,
    ...(Object.hasOwn(step, 'after') ? { before: step.after } : {}),
    ...(Object.hasOwn(step, 'before') ? { after: step.before } : {}),
  }))

/** @throws Error when a record on the way is not there: the patch belongs to another state */
export function applyPatch<T>(value: T, patch: Patch): T {
  return patch.reduce<unknown>((whole, step) => put(whole, step, 0), value) as T
}

/**
 * A patch that was kept for long, and comes from a file: it is used only if it is one, and every place in it holds just what it
 * says was there.
 *
 * @returns null otherwise
 */
export function applyFitting<T>(value: T, patch: unknown): T | null {
  if (!isPatch(patch)) return null
  let whole: unknown = value
  for (const step of patch) {
    const now = lookUp(whole, step.path)
    if (now === null || now.isThere !== Object.hasOwn(step, 'before')) return null
    if (now.isThere && !same(now.value, step.before)) return null
    whole = put(whole, step, 0)
  }
  return whole as T
}

/** Whether a value from a file is shaped as a patch; whether it fits anything is not asked. */
export const isPatch = (patch: unknown): patch is Patch =>
  Array.isArray(patch) &&
  patch.every(
    (step: unknown) =>
      isPlain(step) &&
      Array.isArray(step['path']) &&
      step['path'].length > 0 &&
      step['path'].every((key) => typeof key === 'string'),
  )

/** Null: a record on the way is not there. */
function lookUp(
  whole: unknown,
  path: readonly string[],
): { readonly isThere: boolean; readonly value: unknown } | null {
  let at = whole
  for (const key of path.slice(0, -1)) {
    if (!isPlain(at) || !Object.hasOwn(at, key)) return null
    at = at[key]
  }
  const last = path.at(-1)
  if (!isPlain(at) || last === undefined) return null
  return Object.hasOwn(at, last) ? { isThere: true, value: at[last] } : { isThere: false, value: undefined }
}

/** @param at how far along its path the step has come */
function put(whole: unknown, step: PatchStep, at: number): unknown {
  const key = step.path[at]
  if (!isPlain(whole) || key === undefined) throw new Error(`No such place for a patch: ${step.path.join('.')}`)
  if (at < step.path.length - 1) {
    return { ...whole, [key]: put(Object.hasOwn(whole, key) ? whole[key] : undefined, step, at + 1) }
  }
  if (Object.hasOwn(step, 'after')) return { ...whole, [key]: step.after }
  const { [key]: _gone, ...others } = whole
  return others
}
