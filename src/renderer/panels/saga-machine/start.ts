import type { Json, JsonObject } from '../../../rules/core/units'
import { AMOUNTS, KINDS, USUAL_LIMIT, USUAL_TN } from '../../../rules/systems/saga-machine/task'

export type SagaKind = (typeof KINDS)[number]

export interface SideStart {
  readonly stat: number
  readonly skill: number
  readonly edge: number
}

/** What the begin form starts with: a preset's values, and sensible ones for all it does not say. */
export interface Start {
  readonly kind: SagaKind
  readonly stat: number
  readonly skill: number
  readonly tn: number
  readonly tally: number
  readonly interval: string
  readonly limit: number | null
  readonly deadline: string
  readonly sides: readonly [SideStart, SideStart]
}

const number = (value: Json | undefined, otherwise: number): number => (typeof value === 'number' ? value : otherwise)
const text = (value: Json | undefined, otherwise: string): string => (typeof value === 'string' ? value : otherwise)
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sideFrom(value: Json | undefined): SideStart {
  const from = isObject(value) ? value : {}
  return { stat: number(from['stat'], 4), skill: number(from['skill'], 3), edge: number(from['edge'], 0) }
}

const amountIn = (from: JsonObject): number | null => {
  const amount = from['amount']
  return amount === 'some' || amount === 'lots' || amount === 'tons' ? AMOUNTS[amount] : null
}

/** What the begin form starts with: a preset's fields as far as they make sense, sensible ones for the rest. */
export function startFrom(preset: JsonObject | null): Start {
  const from = preset ?? {}
  const kind = KINDS.find((known) => known === from['kind']) ?? 'extended'
  const sides = (Array.isArray(from['sides']) ? from['sides'] : []) as readonly Json[]
  return {
    kind,
    stat: number(from['stat'], 4),
    skill: number(from['skill'], 3),
    tn: number(from['tn'], USUAL_TN),
    tally: number(from['tally'], amountIn(from) ?? AMOUNTS.lots),
    interval: text(from['interval'], kind === 'extended' ? '1h' : ''),
    limit: from['limit'] === null ? null : number(from['limit'], USUAL_LIMIT),
    deadline: text(from['deadline'], ''),
    sides: [sideFrom(sides[0]), sideFrom(sides[1])],
  }
}
