import type { LogEntry } from '../../../contract/log-entry'
import { isObject } from '../../../rules/core/fields'
import type { Json, JsonObject } from '../../../rules/core/units'
import { HERE, type FormField, type Way } from './form'

/** How a roll can be said to have come out: what can be typed for its command, begun with what fell. */
export function waysOf(name: string, given: JsonObject, line: LogEntry['line']): readonly Way[] {
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
  const critical: Way = { id: 'critical', fields: [], puts: { criticalFailure: true } }
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
      return [way('dice', ...dice), way('total', field('number', ['total'], at('thrown', 'total'))), critical, here]
    }
    case 'saga.test':
    case 'saga.pushLuck':
      return [
        way('dice', field('faces', ['dice'], at('test', 'faces'))),
        way('total', field('number', ['total'], at('test', 'total'))),
        critical,
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

/** A value as it is typed. */
export const shown = (value: Json): string => {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'object' ? '' : String(value)
}
