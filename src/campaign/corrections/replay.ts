import type { Refusal } from '../../rules/core/refusal'
import { fail, ok, type Result } from '../../rules/core/result'
import { isObject } from '../../rules/core/fields'
import type { Json } from '../../rules/core/units'
import { commandNamed } from '../commands/index'
import { enter, type World } from '../enter'
import type { AnewEntry, Command, Entry } from '../history'
import { applyPatch } from '../patch'
import { find, without, type CampaignState } from '../state'
import { givenBack, underEntry } from './given-back'
import { withOutside } from './outside-undo'
import type { Tail, TailStep } from './tail'

/** False for what no command made. */
export const isCommand = ({ command }: Entry): boolean => commandNamed(command.do) !== undefined

/** What is done with a step: given as it was, given with something else, or left out. */
export type Plan = Readonly<Record<string, { readonly with: Json } | 'drop'>>

export interface Replayed {
  readonly was: Entry
  /** Null: it was left out, was refused, or there was nothing to do any more. */
  readonly now: AnewEntry | null
  readonly refusal: Refusal | null
  /** Roles that nothing could be given back for. */
  readonly drew: readonly string[]
}

/** Runs the steps of a tail again: with what was drawn for them, their own ids and their own time. */
export function replay(
  tail: Tail,
  plan: Plan,
  world: World,
): { readonly state: CampaignState; readonly steps: readonly Replayed[] } {
  let state = tail.before
  // An alarm acknowledged once stays so, also where it is now raised only later.
  const stayAcknowledged: string[] = []
  const steps = tail.steps.map((step): Replayed => {
    const ran = again(state, step, find(plan, step.entry.id), world)
    if (ran === null) return { was: step.entry, now: null, refusal: null, drew: [] }
    const acknowledged = plan[step.entry.id] === undefined ? acknowledgedBy(step.entry) : null
    if (acknowledged !== null && (!ran.ok || ran.value.now === null)) {
      stayAcknowledged.push(...acknowledged)
      return { was: step.entry, now: step.entry, refusal: null, drew: [] }
    }
    if (!ran.ok) return { was: step.entry, now: null, refusal: ran.error, drew: [] }
    state = ran.value.state
    return { was: step.entry, now: ran.value.now, refusal: null, drew: ran.value.drew }
  })
  // One that stands now was raised once more since: no correction takes that away.
  const gone = stayAcknowledged.filter((alarm) => !Object.hasOwn(tail.standing, alarm))
  return { state: { ...state, alarms: gone.reduce(without, state.alarms) }, steps }
}

interface Again {
  readonly state: CampaignState
  readonly now: AnewEntry | null
  readonly drew: readonly string[]
}

/** @returns null when the step is left out */
function again(
  before: CampaignState,
  { entry: was, then }: TailStep,
  plan: Plan[string] | undefined,
  world: World,
): Result<Again, Refusal> | null {
  if (plan === 'drop') return null
  // A backup that was restored: whatever was before it, it is as the backup was.
  if (!isCommand(was)) return ok({ state: applyPatch(then, was.patch), now: was, drew: [] })
  const command: Command = plan === undefined ? was.command : { do: was.command.do, with: plan.with }
  const { chance, anew } = givenBack(was, underEntry(was.id, world.chance))
  const ids = [...was.ids]
  const newId = (): string => ids.shift() ?? world.newId()
  const given = plan === undefined ? asMeant(was) : command
  const entered = enter(withOutside(before, then), given, was.id, { ...world, chance, newId, wall: was.wall })
  if (!entered.ok) return fail(entered.error)
  const { state, entry } = entered.value
  if (entry === null) return ok({ state, now: null, drew: [] })
  const { patch: _patch, correction: _correction, ...facts } = entry
  const corrected = was.corrected === undefined ? {} : { corrected: was.corrected }
  return ok({ state, now: { ...facts, command, outsideUndo: was.outsideUndo, ...corrected }, drew: anew() })
}

/** An alarm that was acknowledged by its place among those open is meant, not the place. */
function asMeant(entry: Entry): Command {
  const { command } = entry
  if (command.do !== 'alarm.acknowledge' || !isObject(command.with) || typeof command.with['alarm'] !== 'number') {
    return command
  }
  const gone = entry.patch.find(({ path, ...step }) => path[0] === 'alarms' && !Object.hasOwn(step, 'after'))
  const alarm = gone?.path[1]
  return alarm === undefined ? command : { ...command, with: { ...command.with, alarm } }
}

/** The alarms that the entry names; none where it was all. Null for another command. */
function acknowledgedBy(entry: Entry): readonly string[] | null {
  const { do: name, with: given } = asMeant(entry)
  if (name !== 'alarm.acknowledge') return null
  const alarm = isObject(given) ? given['alarm'] : undefined
  return typeof alarm === 'string' ? [alarm] : []
}
