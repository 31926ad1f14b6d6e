import { isObject } from '../../rules/core/fields'
import type { Json, JsonObject } from '../../rules/core/units'

/** A script as SCRIPT.md describes it: commands, and what must be seen after them. */
export interface Script {
  readonly title: string
  readonly seed: number | null
  readonly steps: readonly Step[]
}

export interface DoStep {
  readonly type: 'do'
  readonly do: string
  readonly with: Json
  readonly as: string | null
  readonly fails: string | null
  /** What chance gives in it, by role; the rest comes from the script's own. */
  readonly drew: JsonObject
}

export type Step =
  | DoStep
  | {
      readonly type: 'see'
      readonly see: string
      readonly of: Json
      readonly is: Json
      readonly within: number
      readonly after: DoStep | null
    }
  | { readonly type: 'wait' | 'sleep'; readonly for: string }

/** @throws SyntaxError when the file is no script; the message says where */
export function parseScript(text: string): Script {
  const file = JSON.parse(text) as Json
  if (!isObject(file) || !Array.isArray(file['steps'])) throw new SyntaxError('A script has a list of steps')
  return {
    title: typeof file['title'] === 'string' ? file['title'] : '',
    seed: typeof file['seed'] === 'number' ? file['seed'] : null,
    steps: file['steps'].map(readStep),
  }
}

function readStep(value: Json, place: number): Step {
  if (!isObject(value)) throw new SyntaxError(`Step ${place + 1} is not an object`)
  if (typeof value['do'] === 'string') return readDo(value)
  if (typeof value['see'] === 'string') {
    const { see, of = null, is = null, within = 0, after } = value
    return {
      type: 'see',
      see,
      of,
      is,
      within: typeof within === 'number' ? within : 0,
      after: isObject(after) ? readDo(after) : null,
    }
  }
  if (typeof value['wait'] === 'string') return { type: 'wait', for: value['wait'] }
  if (typeof value['sleep'] === 'string') return { type: 'sleep', for: value['sleep'] }
  throw new SyntaxError(`Step ${place + 1} neither does, sees, waits nor sleeps`)
}

const readDo = (value: JsonObject): DoStep => ({
  type: 'do',
  do: typeof value['do'] === 'string' ? value['do'] : '',
  with: value['with'] ?? {},
  as: typeof value['as'] === 'string' ? value['as'] : null,
  fails: typeof value['fails'] === 'string' ? value['fails'] : null,
  drew: isObject(value['drew']) ? value['drew'] : {},
})

/**
 * The fields in which an id stands, so that a name given with `as` is looked up there and only there: a task may be
 * called like an option. `cards` has ids as its keys.
 */
const ID_FIELDS = new Set(['task', 'character', 'for', 'timer', 'alarm', 'entry', 'tasks', 'order', 'folded', 'pinned'])

/** What a script has named: what was made, and the entries of the log. */
export interface Names {
  readonly ids: ReadonlyMap<string, string>
  readonly entries: ReadonlyMap<string, string>
}

/** Puts ids where the script has names: in the id fields, at any depth, and as keys of `cards` and `settle`. */
export function withIds(value: Json, names: Names, field = ''): Json {
  const known = field === 'entry' || field === 'settle' ? names.entries : names.ids
  if (typeof value === 'string') return ID_FIELDS.has(field) ? (known.get(value) ?? value) : value
  if (Array.isArray(value)) return value.map((item: Json) => withIds(item, names, field))
  if (!isObject(value)) return value
  const hasIds = field === 'cards' || field === 'settle'
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [hasIds ? (known.get(key) ?? key) : key, withIds(inner, names, key)]),
  )
}

/** The other way round: names where ids stand. */
export const withNames = (value: Json, names: ReadonlyMap<string, string>): Json =>
  withIds(value, { ids: names, entries: new Map() })

/**
 * Where what is seen differs from what must be: every key given must match, lists in length and order, numbers exactly
 * or within the margin.
 *
 * @returns null when it matches, else the place and both values
 */
export function mismatch(seen: Json | undefined, is: Json, within: number, place = ''): string | null {
  if (Array.isArray(is)) {
    if (!Array.isArray(seen)) return differs(place, seen, is)
    if (seen.length !== is.length)
      return `${place || 'it'} has ${seen.length} elements, not ${is.length}: ${JSON.stringify(seen)}`
    return first(is.map((item: Json, i) => mismatch(seen[i] as Json, item, within, `${place}[${i}]`)))
  }
  if (isObject(is)) {
    if (!isObject(seen)) return differs(place, seen, is)
    return first(
      Object.entries(is).map(([key, value]) =>
        mismatch(seen[key], value, within, place === '' ? key : `${place}.${key}`),
      ),
    )
  }
  if (typeof is === 'number' && typeof seen === 'number')
    return Math.abs(is - seen) <= within ? null : differs(place, seen, is)
  return Object.is(seen, is) ? null : differs(place, seen, is)
}

const first = (found: readonly (string | null)[]): string | null => found.find((text) => text !== null) ?? null

const differs = (place: string, seen: Json | undefined, is: Json): string =>
  `${place || 'it'} is ${JSON.stringify(seen)}, not ${JSON.stringify(is)}`
