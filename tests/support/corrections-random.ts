import { expect } from 'vitest'
import { decide, type Campaign } from '../../src/campaign/decide'
import { History, type Command, type Entry } from '../../src/campaign/history'
import { emptyState, inOrder, type CampaignState } from '../../src/campaign/state'
import { seededChance, type Chance } from '../../src/rules/core/chance'
import type { Refusal } from '../../src/rules/core/refusal'
import { epochMs, type Json, type JsonObject } from '../../src/rules/core/units'
import { systemOf } from '../../src/rules/systems/index'
import type { Act, TaskRecord } from '../../src/rules/systems/system'
import { entryText } from '../../src/text/log'
import { Dice } from './odds/random-tasks'

/** Chance that answers a role always alike, so that two ways to an answer draw the same where something is drawn anew. */
const byRole: Chance = {
  die: (role, sides) => (hash(`${role}/${sides}`) % sides) + 1,
  pick: (role, from) => from[hash(`${role}/${from.length}`) % from.length]!,
}

function hash(text: string): number {
  let h = 0x811c9dc5
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 0x01000193)
  return (h ^ (h >>> 13)) >>> 0
}

const nowhere = { wall: epochMs(0), nextTimeOfDay: (_time: string, after: ReturnType<typeof epochMs>) => after }

/** A step as the second way knows it: no more than was given, and what came up for it. */
interface Note {
  readonly entry: string
  readonly command: Command
  readonly came: ReadonlyMap<string, { readonly value: Json; readonly sides: number | null }>
  readonly ids: readonly string[]
}

const noteOf = ({ id, command, draws, sides, ids }: Entry): Note => ({
  entry: id,
  command,
  ids,
  came: new Map(Object.entries(draws).map(([role, value]) => [role, { value, sides: sides?.[role] ?? null }])),
})

/**
 * The second way to what a correction leads to: all that was given, from an empty campaign on, one after another, with
 * dice laid down as they fell. What is refused falls out of the list. Undo and corrections are unknown to it.
 */
function playedFromTheStart(
  notes: readonly Note[],
  standing: CampaignState['alarms'],
): {
  readonly state: CampaignState
  readonly notes: readonly Note[]
} {
  let campaign: Campaign = { state: emptyState('Test'), history: new History(), revision: 0 }
  const stood: Note[] = []
  const missed: string[] = []
  for (const note of notes) {
    const came = new Map<string, { readonly value: Json; readonly sides: number | null }>()
    const lay = <T extends Json>(role: string, value: T, sides: number | null): T => {
      came.set(role, { value, sides })
      return value
    }
    const chance: Chance = {
      die: (role, sides) => {
        const before = note.came.get(role)
        const face = before?.sides === sides ? Number(before.value) : byRole.die(`${note.entry}:${role}`, sides)
        return lay(role, face, sides)
      },
      pick: (role, from) => {
        const before = JSON.stringify(note.came.get(role)?.value ?? {})
        const there = from.find((one) => JSON.stringify(one) === before)
        return lay(role, there ?? byRole.pick(`${note.entry}:${role}`, from), null)
      },
    }
    const ids = note.ids.values()
    const newId = (): string => ids.next().value ?? 'another'
    const result = decide(campaign, note.command, { ...nowhere, chance, newId })
    const alarm = (note.command.with as JsonObject | undefined)?.['alarm']
    const isMissed = note.command.do === 'alarm.acknowledge' && !(result.ok && result.value.record !== null)
    if (isMissed) {
      if (typeof alarm === 'string') missed.push(alarm)
      stood.push(note)
    }
    if (!result.ok || result.value.record === null) continue
    campaign.history.append(result.value.record)
    campaign = { ...campaign, state: result.value.state, revision: result.value.record.revision }
    stood.push({ ...note, came })
  }
  // An alarm acknowledged once is not raised again by a correction; nor is one taken away that stands.
  const alarms = Object.fromEntries(
    Object.entries(campaign.state.alarms).filter(([id]) => !missed.includes(id) || id in standing),
  )
  return { state: { ...campaign.state, alarms }, notes: stood }
}

/** A campaign that is played by chance, and what was given in it, step by step. */
export class RandomCampaign {
  campaign: Campaign = { state: emptyState('Test'), history: new History(), revision: 0 }
  readonly #dice: Dice
  readonly #chance: Chance
  /** Each step of undo that stands, with what it made of the list of notes. */
  readonly #done: (readonly Note[])[] = [[]]
  readonly #undone: (readonly Note[])[] = []
  #made = 0

  constructor(
    readonly seed: number,
    readonly hasTimers: boolean,
  ) {
    this.#dice = new Dice(seed)
    this.#chance = seededChance(seed + 77)
  }

  get notes(): readonly Note[] {
    return this.#done.at(-1) ?? []
  }

  get log(): readonly string[] {
    return this.campaign.history.log.map((entry) =>
      JSON.stringify([entry.id, entryText(entry), entry.corrected ?? null]),
    )
  }

  /** @returns the refusal's code, or null */
  give(command: Command, chance: Chance = this.#chance): Refusal | null {
    const newId = (): string => `id${(this.#made += 1)}`
    const result = decide(this.campaign, command, { ...nowhere, chance, newId })
    if (!result.ok) return result.error
    const { record, state } = result.value
    if (record === null) return null
    this.campaign.history.append(record)
    this.campaign = { ...this.campaign, state, revision: record.revision }
    if (record.type === 'undone') this.#undone.push(...this.#done.splice(-1))
    if (record.type === 'redone') this.#done.push(...this.#undone.splice(-1))
    if (record.type === 'done' && !record.entry.outsideUndo) {
      this.#undone.splice(0)
      this.#done.push([...this.notes, ...[record.entry, ...(record.also ?? [])].map(noteOf)])
    }
    return null
  }

  /** What a correction made of the list, as the second way says. */
  #corrected(notes: readonly Note[]): void {
    this.#done.splice(-1, 1, notes)
  }

  play(steps: number): void {
    for (let i = 0; i < 2; i += 1) this.give({ do: 'character.add', with: { name: `P${i}` } })
    for (let i = 0; i < steps; i += 1) this.give(this.#command())
  }

  #command(): Command {
    const dice = this.#dice
    const tasks = inOrder(this.campaign.state.tasks)
    const task = tasks[dice.int(0, Math.max(0, tasks.length - 1))]
    const people = inOrder(this.campaign.state.characters).map(({ id }) => id)
    if (task === undefined || (tasks.length < 3 && dice.yes(2)))
      return { do: 'task.begin', with: beginning(dice, people) }
    const id = task.id
    switch (dice.int(1, 22)) {
      case 1:
        return { do: 'undo' }
      case 2:
        return { do: 'redo' }
      case 3:
        return { do: 'clock.advance', with: { by: dice.of('10m', '1h', '7s', '1d') } }
      case 4:
        return dice.yes(5)
          ? { do: 'clock.advanceToNext' }
          : { do: 'clock.set', with: { to: dice.of('0s', '1h', '1d') } }
      case 5:
        return { do: 'alarm.acknowledge', with: dice.yes(5) ? {} : { alarm: this.#firstAlarm() } }
      case 6:
        return { do: 'task.edit', with: { task: id, [dice.of('need', 'have', 'limit')]: dice.int(0, 12) } }
      case 7:
        return {
          do: dice.of('task.settle', 'task.reopen', 'task.abandon', 'task.resume'),
          with: { task: id, as: 'failed' },
        }
      case 8:
        return { do: dice.of('chapter.end', 'story.end', 'deck.shuffle') }
      case 9:
        return { do: 'note.add', with: { text: `n${dice.int(1, 99)}`, task: id } }
      case 10:
        return { do: 'character.addCondition', with: { character: people[0] ?? '', condition: 'Shaken' } }
      case 11:
        return { do: 'task.rollOut', with: { task: id, stopAtChoices: dice.yes(5) } }
      case 12:
        return this.hasTimers
          ? dice.of<readonly Command[] & readonly Json[]>(
              { do: 'timer.start', with: { label: 'Egg', for: '4m', task: id } },
              { do: 'task.pace', with: { task: id, each: '2m' } },
            )
          : { do: 'character.edit', with: { character: people[1] ?? '', name: `Q${dice.int(1, 9)}` } }
      default:
        return this.#act(task) ?? { do: 'task.note', with: { task: id, text: 'over' } }
    }
  }

  #firstAlarm(): string {
    return inOrder(this.campaign.state.alarms)[0]?.id ?? 'none'
  }

  /** Without timers, which undo leaves as they are (untied from what is gone). */
  #within(state: CampaignState): CampaignState {
    return this.hasTimers ? { ...state, timers: {} } : state
  }

  #act(task: TaskRecord): Command | null {
    const { state } = this.campaign
    const { roundLength, timeDieHits } = state.options
    const around = { now: state.clock.now, options: { roundLength, timeDieHits }, deck: state.deck, knows: () => true }
    const next = systemOf(task).next?.(task, around) ?? null
    if (next === null) return null
    const acts: readonly Act[] = next.type === 'act' ? [next.act] : Object.values(next.options)
    const act = acts[this.#dice.int(0, acts.length - 1)]!
    return { do: act.do, with: { task: task.id, ...act.with, ...typed(this.#dice, act.do) } }
  }

  /** Corrects a step by chance, and checks all that a correction promises. */
  correctSomething(): void {
    const { history } = this.campaign
    const can = history.steps.filter(({ correction, corrected }) => !correction && (corrected?.struck ?? null) === null)
    const target = can[this.#dice.int(0, Math.max(0, can.length - 1))]
    if (target === undefined) return
    const [before, log] = [this.campaign, this.log]
    const at = `seed ${this.seed}, ${target.id} ${JSON.stringify(target.command)}`
    const given = this.#otherwise(target)
    const command: Command =
      given === null
        ? { do: 'history.remove', with: { entry: target.id } }
        : { do: 'history.correct', with: { entry: target.id, with: given } }
    const changed = this.notes.flatMap((note) => {
      if (note.entry !== target.id) return [note]
      return given === null ? [] : [{ ...note, command: { do: note.command.do, with: given } }]
    })
    const expected = playedFromTheStart(changed, before.state.alarms)
    const refusal = this.give(command, byRole)
    const isThere = expected.notes.some(({ entry }) => entry === target.id)
    expect(refusal === null, `${at} ${JSON.stringify(refusal)}`).toBe(given === null || isThere)
    if (refusal !== null) {
      expect(this.campaign, at).toBe(before)
      return
    }
    const after = this.campaign
    const logAfter = this.log
    if (this.hasTimers) {
      const timers = Object.fromEntries(Object.entries(after.state.timers).filter(([, timer]) => !timer.isPace))
      expect(timers, at).toEqual(this.#untied(before.state, after.state))
    } else expect(after.state, at).toEqual(expected.state)
    expect(logAfter.length, at).toBe(log.length + 1)
    this.#corrected(expected.notes)

    if (given !== null && JSON.stringify(given) === JSON.stringify(target.command.with ?? {})) {
      expect(this.#within(after.state), at).toEqual(this.#within(before.state))
    }
    const again = new History(JSON.parse(JSON.stringify(after.history.records)) as never)
    expect(again.log, at).toEqual(JSON.parse(JSON.stringify(after.history.log)))
    this.give({ do: 'undo' })
    expect(this.#within(this.campaign.state), at).toEqual(this.#within(before.state))
    expect(this.log, at).toEqual(log)
    if (this.#dice.yes(8)) {
      this.give({ do: 'redo' })
      expect(this.#within(this.campaign.state), at).toEqual(this.#within(after.state))
      expect(this.log, at).toEqual(logAfter)
    }
  }

  /** Timers stay as they are; only those of tasks that are gone are loose. A task's own countdown follows the task. */
  #untied(before: CampaignState, after: CampaignState): CampaignState['timers'] {
    return Object.fromEntries(
      Object.entries(before.timers)
        .filter(([, timer]) => !timer.isPace)
        .map(([id, timer]) => [
          id,
          { ...timer, task: timer.task !== null && timer.task in after.tasks ? timer.task : null },
        ]),
    )
  }

  /** Null: taken out. */
  #otherwise({ command }: Entry): Json | null {
    const dice = this.#dice
    const given = (command.with ?? {}) as JsonObject
    if (dice.yes(3) || command.do === 'alarm.acknowledge') return null
    if (dice.yes(3)) return given
    if (command.do === 'clock.advance') return { by: dice.of('5m', '2h', '3d') }
    if (command.do === 'clock.set') return { to: dice.of('30m', '2d') }
    if (command.do === 'task.begin') return { ...given, title: 'Otherwise', ...otherwiseBegun(given, dice) }
    if (command.do === 'task.edit') return { task: given['task'] ?? '', need: dice.int(1, 9) }
    const plain = Object.entries(given).filter(([key]) => !['successes', 'total', 'hits', 'throws'].includes(key))
    return { ...Object.fromEntries(plain), ...(dice.yes(7) ? typed(dice, command.do) : {}) }
  }
}

function typed(dice: Dice, command: string): JsonObject {
  if (dice.yes(6)) return dice.yes(2) ? { modifier: dice.int(-3, 3) } : {}
  switch (command) {
    case 'storytelling.roll':
      return { successes: dice.int(0, 6) }
    case 'dramaticTask.roll':
      return { total: dice.int(1, 20) }
    case 'saga.test':
      return { total: dice.int(2, 24) }
    case 'timeDie.test':
      return { roll: dice.int(1, 100) }
    case 'modDot.test':
      return { throws: dice.of('WWT', 'WL', 'TTLW') }
    default:
      return {}
  }
}

function beginning(dice: Dice, people: readonly string[]): JsonObject {
  const [character = '', other = ''] = dice.shuffled(people)
  const title = `T${dice.int(1, 99)}`
  switch (dice.int(1, 7)) {
    case 1:
    case 2:
      return {
        system: 'storytelling',
        title,
        character,
        pool: { attribute: dice.int(1, 4), skill: dice.int(0, 3) },
        target: dice.int(3, 9),
        interval: '30m',
        ...(dice.yes(4) ? { deadline: '2h30m' } : {}),
      }
    case 3:
    case 4:
      return {
        system: 'dramatic-task',
        title,
        participants: [
          { character, die: dice.of(4, 6, 8, 10), modifier: dice.int(-1, 2) },
          ...(dice.yes(5) ? [{ character: other, die: 6, wild: false }] : []),
        ],
        tokens: dice.int(2, 6),
        rounds: dice.int(2, 4),
        ...(dice.yes(3) ? { measure: 'score' } : {}),
      }
    case 5:
      return dice.yes(5)
        ? {
            system: 'saga-machine',
            kind: 'extended',
            title,
            character,
            stat: 5,
            skill: dice.int(0, 5),
            tally: 12,
            interval: '1d',
          }
        : {
            system: 'saga-machine',
            kind: 'opposed-extended',
            title,
            sides: [
              { character, stat: 5, skill: 2 },
              { character: other, stat: 4, skill: 3 },
            ],
            interval: '10m',
          }
    case 6:
      return {
        system: 'mod-dot',
        kind: dice.of('extended', 'single'),
        title,
        sides: [{ character, dots: dice.int(1, 5), difficulty: dice.int(3, 8) }],
        need: 5,
        interval: '1h',
      }
    default:
      return dice.yes(6)
        ? {
            system: 'time-die',
            kind: 'extended',
            title,
            participants: [{ character, successTarget: dice.int(20, 90) }],
            complexity: dice.of('simple', 'standard'),
            interval: dice.yes(5) ? '20m' : { unit: 'm', times: 10 },
          }
        : { system: 'time-die', kind: 'duration', title, character, die: { unit: 'h' } }
  }
}

function otherwiseBegun(given: JsonObject, dice: Dice): JsonObject {
  switch (given['system']) {
    case 'storytelling':
      return { target: dice.int(2, 12), pool: { attribute: dice.int(1, 5), skill: dice.int(0, 4) } }
    case 'dramatic-task': {
      const [first, ...others] = given['participants'] as readonly JsonObject[]
      return { participants: [{ ...first, die: dice.of(4, 12) }, ...others], rounds: dice.int(1, 4) }
    }
    case 'saga-machine':
      return dice.yes(5) ? { tn: 8 } : { limit: 2 }
    case 'mod-dot':
      return { need: dice.int(1, 8) }
    default:
      return { pace: dice.of('rush', 'slow') }
  }
}

/** Plays a campaign, corrects it again and again, goes on, and corrects again. */
export function correctRandomCampaign(seed: number, hasTimers = false): void {
  const campaign = new RandomCampaign(seed, hasTimers)
  campaign.play(18)
  for (let i = 0; i < 3; i += 1) campaign.correctSomething()
  campaign.play(3)
  for (let i = 0; i < 2; i += 1) campaign.correctSomething()
}
