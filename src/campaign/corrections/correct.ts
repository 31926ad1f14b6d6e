import { Fields, isObject } from '../../rules/core/fields'
import { badValue, refuse, type Refusal } from '../../rules/core/refusal'
import { fail, ok, type Result } from '../../rules/core/result'
import type { Json } from '../../rules/core/units'
import type { Campaign, Decided } from '../campaign'
import type { World } from '../enter'
import { RULES_VERSION, type AnewEntry, type Command, type Entry } from '../history'
import { difference } from '../patch'
import { find, type CampaignState } from '../state'
import { untied } from '../timers/look'
import { keepPace } from '../timers/pace'
import { isStruck, saidBy } from './correction'
import { withOutside } from './outside-undo'
import { isCommand, replay, type Plan, type Replayed } from './replay'
import { tailFrom, type Tail } from './tail'

/** Whether a command changes or takes out an entry of the log, rather than adding a step. */
export const isCorrection = ({ do: name }: Command): boolean => name === 'history.correct' || name === 'history.remove'

/** A correction as it was asked for, read and found possible. */
interface Asked {
  readonly target: Entry
  readonly tail: Tail
  readonly plan: Plan
}

/**
 * Puts an entry of the log right (`entry`, `with`: all its fields anew) or takes it out (`entry`), and works out anew what
 * followed. `settle` says of later entries that would no longer fit what to do with them, by entry: `drop`, or their fields
 * anew; one that is not settled is dropped, and the line says so.
 *
 * It is one entry and one step of undo.
 */
export function correct(campaign: Campaign, command: Command, world: World): Result<Decided, Refusal> {
  const asked = read(campaign, command)
  if (!asked.ok) return asked
  const { target, tail, plan } = asked.value
  const { state: anew, steps } = replay(tail, plan, world)
  const refused = firstRefusal(steps, target.id, plan)
  if (refused !== null) return fail(refused)

  const state = asItIsNow(campaign.state, anew, world)
  const revision = campaign.revision + 1
  const later = steps.filter(({ was }) => was.id !== target.id)
  const own = steps.find(({ was }) => was.id === target.id)
  const now = own?.now ?? null
  const entry: Entry = {
    id: `e${revision}`,
    command,
    draws: {},
    ids: [],
    wall: world.wall,
    at: state.clock.now,
    rules: RULES_VERSION,
    line: {
      key: now === null ? 'history.removed' : 'history.corrected',
      was: saidBy(target),
      now: now === null ? null : saidBy(now),
      otherwise: later.filter((step) => step.now !== null && countsOtherwise(step.was, step.now)).length,
      drew: later.filter((step) => step.drew.length > 0).length,
      dropped: later.flatMap((step) => (step.now === null ? [saidBy(step.was)] : [])),
    },
    cites: [],
    rolled: null,
    note: null,
    task: target.task,
    title: target.title,
    who: target.who,
    names: target.names,
    end: null,
    outsideUndo: false,
    patch: difference(campaign.state, state),
    correction: { entry: target.id, anew: steps.flatMap((step) => readAnew(step, target.id)) },
  }
  return ok({ state, record: { revision, type: 'done', entry }, made: null })
}

/** What a correction would do, entry by entry. Nothing is changed by it. */
export interface CorrectionPreview {
  readonly was: Entry
  /** Null: it would be taken out, or is refused. */
  readonly now: AnewEntry | null
  /** Why the command, as it is to be, cannot be given; nothing can be done then. */
  readonly refusal: Refusal | null
  readonly later: readonly LaterEntry[]
}

export interface LaterEntry {
  readonly was: Entry
  /** Null: it goes. */
  readonly now: AnewEntry | null
  readonly how: 'same' | 'otherwise' | 'drew' | 'misfit' | 'dropped'
  /** Why it no longer fits. */
  readonly refusal: Refusal | null
  /** Later rules alone count it otherwise: the correction has nothing to do with it. */
  readonly byRules: boolean
}

/** What a correction would do, entry by entry, without doing it; refused as the command itself would be. */
export function previewCorrection(
  campaign: Campaign,
  command: Command,
  world: World,
): Result<CorrectionPreview, Refusal> {
  const asked = read(campaign, command)
  if (!asked.ok) return asked
  const { target, tail, plan } = asked.value
  const { steps } = replay(tail, plan, world)
  const own = steps.find(({ was }) => was.id === target.id)
  const byRules = otherwiseByRules(tail, world)
  return ok({
    was: target,
    now: own?.now ?? null,
    refusal: own?.refusal ?? null,
    later: steps
      .filter(({ was }) => was.id !== target.id)
      .map(({ was, now, refusal, drew }) => ({
        was,
        now,
        how: howItIs(was, now, refusal, drew),
        refusal,
        byRules: byRules.has(was.id),
      })),
  })
}

function howItIs(
  was: Entry,
  now: AnewEntry | null,
  refusal: Refusal | null,
  drew: readonly string[],
): LaterEntry['how'] {
  if (refusal !== null) return 'misfit'
  if (now === null) return 'dropped'
  if (drew.length > 0) return 'drew'
  return countsOtherwise(was, now) ? 'otherwise' : 'same'
}

/** Entries that later rules count otherwise, with nothing corrected at all. */
function otherwiseByRules(tail: Tail, world: World): ReadonlySet<string> {
  if (tail.steps.every(({ entry }) => entry.rules === RULES_VERSION)) return new Set()
  const { steps } = replay(tail, {}, world)
  return new Set(steps.flatMap(({ was, now }) => (now === null || countsOtherwise(was, now) ? [was.id] : [])))
}

function read(campaign: Campaign, command: Command): Result<Asked, Refusal> {
  const input = new Fields(command.with ?? {})
  const id = input.text('entry', undefined, 200)
  if (input.refusal) return fail(input.refusal)
  const { history } = campaign
  const target = history.get(id)
  if (target === null || !history.stands(id)) return refuse('unknown', { key: 'unknown-entry' }, 'entry')
  const settle = input.raw('settle') ?? {}
  const settled = isObject(settle) ? Object.keys(settle) : []
  const strange = settled.find((entry) => !history.stands(entry))
  if (strange !== undefined) return refuse('unknown', { key: 'unknown-entry' }, `settle.${strange}`)
  const isGiven = command.do === 'history.remove' || isCommand(target)
  if (!isGiven || target.outsideUndo || target.correction !== undefined || isStruck(target)) {
    return refuse('wrong-state', { key: 'not-correctable' }, 'entry')
  }
  if (!isObject(settle)) return badValue('settle', { key: 'not-an-object' })
  const plan: Record<string, Plan[string]> = {}
  for (const [entry, how] of Object.entries(settle)) {
    if (how !== 'drop' && !isObject(how)) return badValue(`settle.${entry}`, { key: 'not-an-object' })
    plan[entry] = how === 'drop' ? 'drop' : { with: how }
  }
  const given = input.raw('with')
  if (command.do === 'history.correct' && !isObject(given)) {
    return badValue('with', { key: given === undefined ? 'missing' : 'not-an-object' })
  }
  plan[id] = command.do === 'history.correct' ? { with: given as Json } : 'drop'
  const tail = tailFrom(campaign, id)
  return tail === null ? refuse('wrong-state', { key: 'history-does-not-fit' }, 'entry') : ok({ target, plan, tail })
}

/** The corrected command's own refusal, or that of one that was put right by the way. */
function firstRefusal(steps: readonly Replayed[], target: string, plan: Plan): Refusal | null {
  for (const { was, refusal } of steps) {
    if (refusal === null || find(plan, was.id) === undefined) continue
    const place = was.id === target ? 'with' : `settle.${was.id}`
    return { ...refusal, field: refusal.field === undefined ? place : `${place}.${refusal.field}` }
  }
  return null
}

/** What lies outside undo is as it is now, and fits what there is now. */
const asItIsNow = (now: CampaignState, anew: CampaignState, { wall }: World): CampaignState =>
  untied(keepPace(now, withOutside(anew, now), wall, null))

/** Only names may differ. */
const countsOtherwise = (was: Entry, now: AnewEntry): boolean => facts(was) !== facts(now)

const facts = ({ line, at, cites, rolled, note, end, draws }: AnewEntry): string =>
  JSON.stringify([line, at, cites, rolled, note, end, draws])

/** How the log shows the step from now on; nothing where it shows it as before. */
function readAnew({ was, now }: Replayed, target: string): readonly AnewEntry[] {
  const isTarget = was.id === target
  const { patch: _patch, correction: _correction, ...before } = was
  const old = [...(was.corrected?.was ?? []), saidBy(was)]
  if (now === null) return [{ ...before, corrected: { was: old, struck: isTarget ? 'taken-out' : 'misfit' } }]
  if (isTarget) return [{ ...now, corrected: { was: old, struck: null } }]
  const isAsBefore = facts(was) === facts(now) && JSON.stringify(saidBy(was)) === JSON.stringify(saidBy(now))
  const isSameCommand = JSON.stringify(was.command) === JSON.stringify(now.command)
  return isAsBefore && isSameCommand ? [] : [now]
}
