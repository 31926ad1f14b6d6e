import type { Command } from '../../../campaign/history'
import { isObject } from '../../../rules/core/fields'
import type { Json } from '../../../rules/core/units'
import type { FormField } from './form'

const number = (name: string, unless = '0'): FormField => ({ path: [name], kind: 'number', value: unless, unless })
const text = (name: string): FormField => ({ path: [name], kind: 'text', value: '', unless: '' })
const flag = (...path: readonly string[]): FormField => ({ path, kind: 'flag', value: '', unless: '' })
/** @param options the first is what it is where nothing is said */
const oneOf = (name: string, ...options: readonly [string, ...string[]]): FormField => {
  return { path: [name], kind: 'one-of', value: options[0], unless: options[0], options }
}

const OF_STEPS: Readonly<Record<string, readonly FormField[]>> = {
  'storytelling.roll': [number('modifier'), text('note')],
  'storytelling.choose': [text('note')],
  'dramaticTask.roll': [number('modifier'), text('note')],
  'dramaticTask.support': [number('modifier'), text('note')],
  'saga.test': [number('boons'), number('banes'), number('modifier'), text('note')],
  'modDot.test': [text('note')],
  'timeDie.test': [number('modifier'), text('complication'), text('note')],
  'timeDie.endInterval': [text('note')],
}

const limit = number('limit', '')
const pace = oneOf('pace', 'normal', 'rush', 'slow')

/** By system, and where it has several kinds of task by kind too. */
const OF_BEGINNINGS: Readonly<Record<string, readonly FormField[]>> = {
  storytelling: [
    text('deadline'),
    oneOf('again', '10', '9', '8', 'none'),
    { path: ['pool', 'equipment'], kind: 'number', value: '0', unless: '0' },
    text('endBonus'),
    flag('pool', 'specialty'),
    flag('rote'),
    flag('keeps'),
  ],
  'dramatic-task': [number('rounds', ''), number('tokens', ''), oneOf('measure', 'win', 'score')],
  'saga-machine/extended': [limit, text('deadline'), number('tn', '')],
  'saga-machine/opposed': [number('tn', '')],
  'saga-machine/opposed-extended': [text('interval'), limit, text('deadline'), number('tn', '')],
  'mod-dot/single': [text('interval')],
  'mod-dot/contested': [text('interval')],
  'mod-dot/extended': [text('interval'), limit],
  'time-die/duration': [pace],
  'time-die/extended': [pace, number('need', ''), limit],
}

/** Fields that a step was given without, as they are often forgotten: they say nothing until something is written in them. */
export function forgotten({ do: name, with: given }: Command): readonly FormField[] {
  const fields = name === 'task.begin' ? ofBeginning(given) : (OF_STEPS[name] ?? [])
  return fields.filter(({ path }) => !isThere(given, path))
}

function ofBeginning(given: Json | undefined): readonly FormField[] {
  if (!isObject(given)) return []
  const { system, kind } = given
  if (typeof system !== 'string') return []
  const fields = OF_BEGINNINGS[typeof kind === 'string' ? `${system}/${kind}` : system] ?? []
  // Steps say how many tokens.
  return Object.hasOwn(given, 'steps') ? fields.filter(({ path }) => path[0] !== 'tokens') : fields
}

function isThere(given: Json | undefined, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true
  return isObject(given) && Object.hasOwn(given, key) && isThere(given[key], rest)
}
