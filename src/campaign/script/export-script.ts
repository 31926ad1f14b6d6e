import { isObject } from '../../rules/core/fields'
import { formatDuration } from '../../rules/core/duration'
import { atOnce, type Sliced } from '../../rules/core/sliced'
import { epochMs, gameSeconds, type Json, type JsonObject } from '../../rules/core/units'
import type { Campaign } from '../campaign'
import { isStruck } from '../corrections/correction'
import { History, type Entry } from '../history'
import { inOrder, type CampaignState } from '../state'
import { alarmsView, characterView, clockView, deckView, taskView } from '../views'
import { ScriptTable } from './script-table'
import { withNames } from './script'

/** A script as it is written to a file. */
export interface WrittenScript {
  readonly title: string
  readonly steps: readonly JsonObject[]
}

/**
 * A whole campaign as a script that plays it again: every step that counts, with what was drawn for it (`drew`), so that no seed
 * is needed and it says who rolled; names for what was made; at the end what must be seen.
 */
export const exportScript = (campaign: Pick<Campaign, 'state' | 'history'>): WrittenScript =>
  atOnce(exportInSlices(campaign))

/** The same of a long campaign, as it stands at the beginning, whatever happens to it in between. */
export function* exportInSlices({ state, history }: Pick<Campaign, 'state' | 'history'>): Sliced<WrittenScript> {
  const entries = counting(history)
  const writer = new Writer(state.name, hasTimers(entries))
  for (const [i, entry] of entries.entries()) {
    writer.write(entry)
    if (i % 10 === 9) yield
  }
  writer.writeShown(state)
  writer.writeSeen(state)
  return { title: state.name, steps: writer.steps }
}

/** What counts of the log, oldest first. A backup that was restored took the place of all that was before it. */
function counting(history: History): readonly Entry[] {
  let all: Entry[] = []
  for (const entry of history.log) {
    if (entry.correction !== undefined || isStruck(entry)) continue
    if (entry.command.do === 'backup.restored') {
      const to = isObject(entry.command.with) ? entry.command.with['revision'] : null
      if (typeof to === 'number')
        all = [...counting(new History(history.records.filter(({ revision }) => revision <= to)))]
    } else all.push(entry)
  }
  return all
}

/** Timers need real time to pass; without them it may as well stand still. */
const hasTimers = (entries: readonly Entry[]): boolean =>
  entries.some(({ command }) => command.do.startsWith('timer.') || command.do === 'task.pace')

class Writer {
  readonly steps: JsonObject[] = []
  /** Plays along, to know which alarms are open when one of them is acknowledged. */
  readonly #table: ScriptTable
  readonly #names = new Map<string, string>()
  readonly #hasTimers: boolean
  #ids: string[] = []
  readonly #owed: string[] = []
  #began: number | null = null

  constructor(name: string, timers: boolean) {
    this.#hasTimers = timers
    this.#table = new ScriptTable({
      name,
      seed: 1,
      chance: { die: () => 1, pick: (_role, [first]) => first as never },
      begins: epochMs(0),
      newId: () => this.#ids.shift() ?? 'unknown',
    })
  }

  write(entry: Entry): void {
    const { command, wall } = entry
    if (this.#hasTimers) this.#waitUntil(wall)
    const alarm = isObject(command.with) ? command.with['alarm'] : undefined
    if (command.do === 'alarm.acknowledge' && typeof alarm === 'string' && !this.#isOpen(alarm)) this.#owed.push(alarm)
    else this.#writeStep(entry)
    // Acknowledged before it was raised, by a correction: as soon as it is raised then.
    for (const id of this.#owed.splice(0)) {
      if (this.#isOpen(id))
        this.#writeStep({ ...entry, command: { do: 'alarm.acknowledge', with: { alarm: id } }, draws: {}, ids: [] })
      else this.#owed.push(id)
    }
  }

  #isOpen(alarm: string): boolean {
    return Object.hasOwn(this.#table.campaign.state.alarms, alarm)
  }

  #writeStep({ command, draws, ids }: Entry): void {
    const made = MADE[command.do]
    const [id] = ids
    const given = isObject(command.with) ? command.with : {}
    const as = made === undefined || id === undefined ? null : this.#nameFor(id, given[made.by], made.word)
    this.steps.push({
      do: command.do,
      ...(as === null ? {} : { as }),
      ...(command.with === undefined ? {} : { with: this.#named(this.#withAlarm(command.do, given)) }),
      ...(Object.keys(draws).length === 0 ? {} : { drew: draws }),
    })
    this.#ids = [...ids]
    this.#table.do({ do: command.do, with: command.with ?? {}, drew: draws, as: null })
  }

  #named(value: Json): Json {
    return withNames(value, this.#names)
  }

  #waitUntil(wall: number): void {
    this.#began ??= wall
    const seconds = Math.round((wall - this.#began - this.#table.now) / 1_000)
    if (seconds < 1) return
    this.steps.push({ wait: formatDuration(gameSeconds(seconds)) })
    this.#table.wait(gameSeconds(seconds))
  }

  /** An alarm's id is no name: it is told by its place among those that are open. */
  #withAlarm(command: string, given: JsonObject): JsonObject {
    const { alarm } = given
    if (command !== 'alarm.acknowledge' || typeof alarm !== 'string') return given
    const place = inOrder(this.#table.campaign.state.alarms).findIndex(({ id }) => id === alarm)
    return place < 0 ? given : { ...given, alarm: place }
  }

  #nameFor(id: string, from: Json | undefined, otherwise: string): string {
    const slug = (typeof from === 'string' ? from : '')
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-+$/g, '')
      .slice(0, 40)
    const base = slug === '' ? otherwise : slug
    const taken = new Set(this.#names.values())
    let name = base
    for (let n = 2; taken.has(name); n += 1) name = `${base}-${n}`
    this.#names.set(id, name)
    return name
  }

  /** How panels stand and what players may see is in no entry: it is told as it is. */
  writeShown({ characters, panels, revealed, tasks, playersSee }: CampaignState): void {
    const stands = Object.entries(panels).filter(([id]) => Object.hasOwn(characters, id))
    const placed = stands.flatMap(([id, { place }]) => (place === null ? [] : [{ id, place }]))
    const list = (pick: 'folded' | 'pinned'): readonly string[] =>
      stands.flatMap(([id, stand]) => (stand[pick] ? [id] : []))
    const [folded, pinned] = [list('folded'), list('pinned')]
    const order = placed.sort((a, b) => a.place - b.place).map(({ id }) => id)
    const given = {
      ...(order.length > 0 ? { order } : {}),
      ...(folded.length > 0 ? { folded } : {}),
      ...(pinned.length > 0 ? { pinned } : {}),
    }
    if (Object.keys(given).length > 0) this.steps.push({ do: 'panels.arrange', with: this.#named(given) })
    for (const [task, shown] of Object.entries(revealed)) {
      if (Object.hasOwn(tasks, task) && Object.values(shown).some((is) => is))
        this.steps.push({ do: 'task.reveal', with: this.#named({ task, ...shown }) })
    }
    const { name, clock, timers: seen } = playersSee
    if (name || clock) this.steps.push({ do: 'campaign.reveal', with: { name, clock } })
    // The countdown of a pace has no name in a script.
    for (const timer of Object.keys(seen))
      if (this.#names.has(timer)) this.steps.push({ do: 'timer.reveal', with: this.#named({ timer, shown: true }) })
  }

  writeSeen(state: CampaignState): void {
    const see = (name: string, is: unknown, of?: string): void => {
      const seen = JSON.parse(JSON.stringify(is)) as Json
      this.steps.push({
        see: name,
        ...(of === undefined ? {} : { of: this.#names.get(of) ?? of }),
        is: this.#named(seen),
      })
    }
    inOrder(state.characters).forEach((character) => see('character', characterView(state, character), character.id))
    inOrder(state.tasks).forEach((task) => see('task', taskView(state, task), task.id))
    see('clock', clockView(state))
    see('deck', deckView(state))
    // What real time does is another time otherwise; only alarms of game time are sure to be there again.
    if (!this.#hasTimers)
      see(
        'alarms',
        alarmsView(state, epochMs(0)).map(({ id: _id, ...alarm }) => alarm),
      )
  }
}

/** Commands that make something, the field from which it has its name in the script, and the word where that says nothing. */
const MADE: Readonly<Record<string, { readonly by: string; readonly word: string }>> = {
  'character.add': { by: 'name', word: 'character' },
  'task.begin': { by: 'title', word: 'task' },
  'preset.save': { by: 'name', word: 'preset' },
  'timer.start': { by: 'label', word: 'timer' },
}

/** As a file: a step to a line, so that it can be read and compared. */
export const scriptText = (script: WrittenScript): string => atOnce(scriptTextInSlices(script))

/** The same of a long one. */
export function* scriptTextInSlices({ title, steps }: WrittenScript): Sliced<string> {
  const lines: string[] = []
  for (const step of steps) {
    lines.push(`    ${JSON.stringify(step)}`)
    if (lines.length % 100 === 0) yield
  }
  return `{\n  "title": ${JSON.stringify(title)},\n  "steps": [\n${lines.join(',\n')}\n  ]\n}\n`
}
