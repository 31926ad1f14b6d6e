import type { LogEntry } from '../../../contract/log-entry'
import { isObject } from '../../../rules/core/fields'
import type { Json, JsonObject } from '../../../rules/core/units'

/*
  What a step was given, as a form: how it came out in the ways in which it can be typed (faces, count, total, rolled here),
  begun with what fell, and all its other fields. Whether what is typed can be so is not judged here: the campaign is asked.
*/

export interface FormField {
  /** Where it stands in the command's fields. */
  readonly path: readonly string[]
  readonly kind: 'text' | 'number' | 'faces' | 'flag' | 'who'
  /** What is typed; a flag is `yes` or empty. */
  readonly value: string
  /** It may be left out, and is where this is what is typed. */
  readonly unless: string | null
}

/** One way to say how a roll came out; none of its fields: it is rolled here. */
export interface Way {
  readonly id: string
  readonly fields: readonly FormField[]
}

export interface CorrectionForm {
  readonly fields: readonly FormField[]
  readonly ways: readonly Way[]
  /** The way in which it was given. */
  readonly way: string
}

/** The way that types nothing. */
export const HERE = 'here'

/** The fields in which an entry can be put right, filled with what was given or fell. */
export function formOf({ command, line, names }: Pick<LogEntry, 'command' | 'line' | 'names'>): CorrectionForm {
  const given = isObject(command.with) ? command.with : {}
  const ways = waysOf(command.do, given, line)
  const results = new Set(ways.flatMap(({ fields }) => fields.map(({ path }) => path[0])))
  const rest = Object.entries(given).filter(([key]) => key !== 'task' && !results.has(key))
  const optional = (OPTIONAL[command.do] ?? []).filter(({ path: [name = ''] }) => !Object.hasOwn(given, name))
  return {
    fields: [...rest.flatMap(([key, value]) => fieldsFor([key], value, names)), ...optional],
    ways,
    way: ways.find(({ fields }) => fields.some(({ path: [name = ''] }) => Object.hasOwn(given, name)))?.id ?? HERE,
  }
}

/** The command's fields as they are typed now. @param typed by path, joined with dots */
export function withOf(
  command: LogEntry['command'],
  { fields, ways }: CorrectionForm,
  way: string,
  typed: Readonly<Record<string, string>>,
): JsonObject {
  const given = isObject(command.with) ? command.with : {}
  const results = new Set(ways.flatMap((one) => one.fields.map(({ path }) => path[0] ?? '')))
  const kept = Object.fromEntries(Object.entries(given).filter(([key]) => !results.has(key)))
  const all = [...fields, ...(ways.find(({ id }) => id === way)?.fields ?? [])]
  return all.reduce<JsonObject>((now, field) => {
    const text = typed[keyOf(field)] ?? field.value
    return text === field.unless ? without(now, field.path) : (put(now, field.path, valueOf(field, text)) as JsonObject)
  }, kept)
}

/** The dotted name of a field, as refusals name it. */
export const keyOf = ({ path }: Pick<FormField, 'path'>): string => path.join('.')

function fieldsFor(path: readonly string[], value: Json, names: LogEntry['names']): readonly FormField[] {
  const field = (kind: FormField['kind'], text: string): FormField => ({ path, kind, value: text, unless: null })
  if (typeof value === 'string') return [field(Object.hasOwn(names, value) ? 'who' : 'text', value)]
  if (typeof value === 'number') return [field('number', String(value))]
  if (typeof value === 'boolean') return [field('flag', value ? 'yes' : '')]
  // None stays none until something is written.
  if (value === null) return [{ ...field('text', ''), unless: '' }]
  if (Array.isArray(value)) {
    const items = value as readonly Json[]
    if (items.every((item) => typeof item === 'number')) return [field('faces', items.join(' '))]
    return items.flatMap((item, i) => fieldsFor([...path, String(i)], item, names))
  }
  return Object.entries(value as JsonObject).flatMap(([key, inner]) => fieldsFor([...path, key], inner, names))
}

function valueOf({ kind }: FormField, text: string): Json {
  switch (kind) {
    case 'text':
    case 'who':
      return text
    case 'flag':
      return text === 'yes'
    case 'number':
      return asNumber(text)
    case 'faces':
      return text
        .split(/[\s,;/]+/)
        .filter((face) => face !== '')
        .map(asNumber)
  }
}

/** What is no number goes as it is: it is refused with the right words. */
const asNumber = (text: string): number | string => {
  const number = Number(text.trim().replace('−', '-'))
  return text.trim() === '' || Number.isNaN(number) ? text : number
}

function put(whole: Json | undefined, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value
  if (Array.isArray(whole)) return whole.map((item: Json, i) => (String(i) === key ? put(item, rest, value) : item))
  const record = isObject(whole) ? whole : {}
  return { ...record, [key]: put(record[key], rest, value) }
}

function without(whole: JsonObject, [key = '', ...rest]: readonly string[]): JsonObject {
  const inner = whole[key]
  // None that was given stays none.
  if (rest.length > 0 || inner === null) return whole
  const { [key]: _gone, ...others } = whole
  return others
}

const number = (name: string, unless = '0'): FormField => ({ path: [name], kind: 'number', value: unless, unless })
const text = (name: string): FormField => ({ path: [name], kind: 'text', value: '', unless: '' })

/** Fields that are often forgotten. */
const OPTIONAL: Readonly<Record<string, readonly FormField[]>> = {
  'storytelling.roll': [number('modifier'), text('note')],
  'storytelling.choose': [text('note')],
  'dramaticTask.roll': [number('modifier'), text('note')],
  'dramaticTask.support': [number('modifier'), text('note')],
  'saga.test': [number('boons'), number('banes'), number('modifier'), text('note')],
  'modDot.test': [text('note')],
  'timeDie.test': [number('modifier'), text('complication'), text('note')],
  'timeDie.endInterval': [text('note')],
}

function waysOf(name: string, given: JsonObject, line: LogEntry['line']): readonly Way[] {
  const facts = JSON.parse(JSON.stringify(line)) as JsonObject
  const at = (...path: readonly string[]): Json =>
    path.reduce<Json>((now, key) => (isObject(now) ? (now[key] ?? null) : null), facts)
  const field = (kind: FormField['kind'], path: readonly string[], fell: Json): FormField => ({
    path,
    kind,
    value: shown(path.reduce<Json>((now, key) => (isObject(now) ? (now[key] ?? null) : null), given) ?? fell),
    unless: null,
  })
  const way = (id: string, ...fields: readonly FormField[]): Way => ({ id, fields })
  const here = way(HERE)
  switch (name) {
    case 'storytelling.roll': {
      const waves = at('waves')
      const fell = Array.isArray(waves) ? waves.flat() : null
      if (at('chance') === true) {
        const first = Array.isArray(fell) ? ((fell as readonly Json[])[0] ?? null) : null
        return [way('face', field('number', ['face'], first)), here]
      }
      const faces = at('rote') === true ? [] : [way('dice', field('faces', ['dice'], fell as Json))]
      return [...faces, way('successes', field('number', ['successes'], at('successes'))), here]
    }
    case 'dramaticTask.roll':
    case 'dramaticTask.support': {
      const wild = at('thrown', 'wild') === null && given['wild'] === undefined
      const dice = [
        field('faces', ['trait'], at('thrown', 'trait')),
        ...(wild ? [] : [field('faces', ['wild'], at('thrown', 'wild'))]),
      ]
      return [way('dice', ...dice), way('total', field('number', ['total'], at('thrown', 'total'))), here]
    }
    case 'saga.test':
    case 'saga.pushLuck':
      return [
        way('dice', field('faces', ['dice'], at('test', 'faces'))),
        way('total', field('number', ['total'], at('test', 'total'))),
        here,
      ]
    case 'modDot.test': {
      const sides = at('sides')
      const fell = Array.isArray(sides) ? null : at('side', 'throws')
      if (Array.isArray(given['throws']) || Array.isArray(sides)) return []
      return [way('throws', field('text', ['throws'], fell)), here]
    }
    case 'timeDie.test':
      return [
        way('roll', field('number', ['roll'], at('roll'))),
        way('hits', field('number', ['hits'], at('hits'))),
        here,
      ]
    case 'timeDie.roll':
      return [way('face', field('number', ['face'], at('face'))), here]
    case 'timeDie.endInterval':
      return at('die') === null ? [] : [way('face', field('number', ['face'], at('face'))), here]
    default:
      return []
  }
}

const shown = (value: Json): string => {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'object' ? '' : String(value)
}
