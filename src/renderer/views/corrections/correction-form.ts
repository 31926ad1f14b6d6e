import type { LogEntry } from '../../../contract/log-entry'
import { isObject } from '../../../rules/core/fields'
import type { Json, JsonObject } from '../../../rules/core/units'
import { HERE, keyOf, type CorrectionForm, type FormField } from './form'
import { forgotten } from './forgotten'
import { givenBySides, sidesOf } from './sides-form'
import { waysOf } from './ways'

/*
  What a step was given, as a form: how it came out in the ways in which it can be typed (faces, count, total, rolled here),
  begun with what fell, and all its other fields. Whether what is typed can be so is not judged here: the campaign is asked.
*/

/** The form of a step of the log, begun with what it was given and what fell. */
export function formOf({ command, line, names }: Pick<LogEntry, 'command' | 'line' | 'names'>): CorrectionForm {
  const given = isObject(command.with) ? command.with : {}
  const sides = sidesOf(command.do, given, line)
  const ways = sides.length > 0 ? [] : waysOf(command.do, given, line)
  const results = namesIn(ways)
  const rest = Object.entries(given).filter(
    ([key]) =>
      !ABOUT[command.do]?.includes(key) &&
      key !== 'task' &&
      !results.has(key) &&
      !(sides.length > 0 && (key === 'results' || key === 'throws')),
  )
  return {
    fields: [...rest.flatMap(([key, value]) => fieldsFor([key], value, names, command.do)), ...forgotten(command)],
    ways,
    way: ways.find((one) => [...namesIn([one])].some((name) => Object.hasOwn(given, name)))?.id ?? HERE,
    sides,
  }
}

/** The command's fields as they are typed now. @param typed by path, joined with dots */
export function withOf(
  command: LogEntry['command'],
  { fields, ways, sides }: CorrectionForm,
  way: string,
  typed: Readonly<Record<string, string>>,
): JsonObject {
  const given = isObject(command.with) ? command.with : {}
  const results = namesIn(ways)
  const kept = Object.fromEntries(Object.entries(given).filter(([key]) => !results.has(key)))
  const chosen = ways.find(({ id }) => id === way)
  const all = [...fields, ...(chosen?.fields ?? [])]
  const whole = all.reduce<JsonObject>((now, field) => {
    const text = typed[keyOf(field)] ?? field.value
    return text === field.unless ? without(now, field.path) : (put(now, field.path, valueOf(field, text)) as JsonObject)
  }, kept)
  return givenBySides(command.do, { ...whole, ...chosen?.puts }, sides, typed, valueOf)
}

/** The command's own fields that a way fills. */
const namesIn = (ways: CorrectionForm['ways']): ReadonlySet<string> =>
  new Set(
    ways.flatMap(({ fields, puts }) => [...fields.map(({ path: [name = ''] }) => name), ...Object.keys(puts ?? {})]),
  )

/** The dotted name of a field, as refusals name it. */
function fieldsFor(path: readonly string[], value: Json, names: LogEntry['names'], name: string): readonly FormField[] {
  const field = (kind: FormField['kind'], text: string): FormField => ({ path, kind, value: text, unless: null })
  const options = ONE_OF[`${name}/${path.at(-1) ?? ''}`]
  const word = typeof value === 'string' || typeof value === 'number' ? String(value) : null
  if (word !== null && options?.includes(word) === true) return [{ ...field('one-of', word), options }]
  if (typeof value === 'string') return [field(Object.hasOwn(names, value) ? 'who' : 'text', value)]
  if (typeof value === 'number') return [field('number', String(value))]
  if (typeof value === 'boolean') return [field('flag', value ? 'yes' : '')]
  // None stays none until something is written.
  if (value === null) return [{ ...field('text', ''), unless: '' }]
  if (Array.isArray(value)) {
    const items = value as readonly Json[]
    if (items.every((item) => typeof item === 'number')) return [field('faces', items.join(' '))]
    return items.flatMap((item, i) => fieldsFor([...path, String(i)], item, names, name))
  }
  return Object.entries(value as JsonObject).flatMap(([key, inner]) => fieldsFor([...path, key], inner, names, name))
}

function valueOf({ kind }: FormField, text: string): Json {
  switch (kind) {
    case 'one-of':
      // Faces from which dice are rolled again are numbers, and so are dice.
      return /^\d+$/.test(text) ? Number(text) : text
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

/** What a step is about: another would be another step, with other fields. */
const ABOUT: Readonly<Record<string, readonly string[]>> = { 'task.begin': ['system', 'kind'] }

/** Where a word is one of a few: they are chosen, not typed. */
const ONE_OF: Readonly<Record<string, readonly string[]>> = {
  'storytelling.choose/option': [
    'accept',
    'refuse',
    'dramatic-failure',
    'reduce-target',
    'reduce-interval',
    'end-bonus',
  ],
  'task.settle/as': ['succeeded', 'failed'],
  'task.begin/again': ['10', '9', '8', 'none'],
  'task.begin/measure': ['win', 'score'],
  'task.begin/preset': ['challenging', 'difficult', 'complex'],
  'task.begin/complicationFailure': ['task-fails', 'lose-one'],
  'task.begin/complexity': ['simple', 'standard', 'hard', 'extreme'],
  'task.begin/pace': ['normal', 'rush', 'slow'],
  'task.begin/amount': ['some', 'lots', 'tons'],
  'task.begin/unit': ['s', 'r', 'm', 'h', 'd', 'w'],
  'task.begin/die': ['4', '6', '8', '10', '12'],
  'task.join/die': ['4', '6', '8', '10', '12'],
  'campaign.configure/timeDieHits': ['margin', 'single', 'typed'],
}
