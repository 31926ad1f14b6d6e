import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { seededChance, type Chance } from '../../src/rules/core/chance'
import type { Json, JsonObject } from '../../src/rules/core/units'
import { gain, type SagaRules } from '../../src/rules/systems/saga-machine/task'
import { entryText } from '../../src/text/log'
import { refusalText } from '../../src/text/refusals'
import { Table } from './table'

const rulesText = readFileSync(new URL('../../src/rules/systems/saga-machine/RULES.md', import.meta.url), 'utf8')
const knownRules = new Set(rulesText.match(/\b(SM-R?\d+)\b/g))

const PEOPLE = ['id1', 'id2', 'id3', 'id4']

/** Gives random commands, sensible and senseless, to Saga Machine tasks, and checks after each what must always hold. */
export class RandomSaga {
  readonly #chance: Chance
  #table: Table
  #drawn = 0
  /** What must hold only while the GM has not said otherwise. */
  readonly #said = new Set<string>()
  taken = 0
  readonly codes = new Map<string, number>()

  constructor(seed: number) {
    this.#chance = seededChance(seed)
    this.#table = this.#newTable()
  }

  #newTable(): Table {
    const table = new Table(seededChance(this.#below(2 ** 31)))
    PEOPLE.forEach((id) => table.do('character.add', { name: id.toUpperCase() }))
    this.#said.clear()
    return table
  }

  #below(n: number): number {
    return this.#chance.die(`r${(this.#drawn += 1)}`, n) - 1
  }
  #pick<T>(from: readonly T[]): T {
    return from[this.#below(from.length)] as T
  }
  #sometimes(oneIn: number): boolean {
    return this.#below(oneIn) === 0
  }

  /** One command, and all that must hold after it. */
  step(): void {
    const { state } = this.#table
    if (Object.keys(state.tasks).length > 9 || this.#table.campaign.revision > 150) this.#table = this.#newTable()
    const before = this.#table.state
    const asText = JSON.stringify(before)
    const [name, given] = this.#command()
    const result = this.#table.give(name, given)
    const what = `${name} ${JSON.stringify(given)}`
    this.#must(JSON.stringify(before) === asText, `${what} edited the state it was given`)
    if (!result.ok) {
      this.codes.set(result.error.code, (this.codes.get(result.error.code) ?? 0) + 1)
      this.#must(isWordy(refusalText(result.error)), `${what} refused without words`)
      this.#must(this.#table.state === before, `${what} was refused and changed something`)
      return
    }
    this.taken += 1
    if (name === 'task.edit' || name === 'task.reopen') this.#said.add(taskOf(given))
    this.#checkAll(what)
    this.#checkLog(what)
    this.#checkTime(what, name, before, given)
    if (name !== 'undo' && name !== 'redo' && result.value.record !== null) this.#checkUndo(before, what)
  }

  #checkUndo(before: unknown, what: string): void {
    const after = this.#table.state
    this.#table.do('undo')
    this.#must(isDeepStrictEqual(this.#table.state, before), `undo of ${what} is not what was before`)
    this.#table.do('redo')
    this.#must(isDeepStrictEqual(this.#table.state, after), `redo of ${what} is not what was after`)
  }

  #checkAll(what: string): void {
    for (const task of Object.values(this.#table.state.tasks)) {
      const rules = task.rules as SagaRules
      const said = this.#said.has(task.id)
      const seen = this.#table.see(task.id)
      const made = rules.kind === 'extended' ? rules.tests.length : rules.rounds.length
      this.#must(rules.used === made, `${what}: intervals used are not tests made`)
      this.#must(said || rules.limit === null || rules.used <= rules.limit, `${what}: more used than there are`)
      this.#must((task.endedAt === null) === (task.status === 'running'), `${what}: ended and running`)
      this.#must(task.status === 'running' || task.reason !== null, `${what}: over without a reason`)
      if (rules.kind === 'extended') {
        const sum = rules.tests.reduce((all, test) => all + gain(test), 0)
        this.#must(rules.tally >= 0 && (said || rules.tally === sum), `${what}: Tally ${rules.tally}, margins ${sum}`)
        const isDone = rules.tally >= rules.need
        this.#must(said || task.reason !== 'target-reached' || isDone, `${what}: succeeded without its Tally`)
        this.#must(said || task.status !== 'running' || !isDone, `${what}: runs with its Tally reached`)
        this.#must(!('winner' in seen) && !('sides' in seen), `${what}: sides of an extended action`)
      } else {
        const [first, second] = rules.shown
        this.#must(first === null || second === null, `${what}: both shown and not counted`)
        this.#must(!rules.pushed || first !== null || second !== null, `${what}: luck pushed and nothing shown`)
        for (const side of [0, 1] as const) {
          const sum = rules.rounds.reduce((all, round) => all + gain(round[side]), 0)
          this.#must(rules.sides[side].tally === (rules.kind === 'opposed' ? 0 : sum), `${what}: a side’s Tally`)
        }
        this.#must(
          (seen['winner'] !== null) === (task.reason === 'settled'),
          `${what}: a winner of what is not settled`,
        )
        this.#must(seen['progress'] === null, `${what}: progress without a need`)
      }
      this.#must(!JSON.stringify(seen).includes('undefined'), `${what}: undefined in the view`)
    }
  }

  #checkTime(what: string, name: string, before: Table['state'], given: JsonObject): void {
    if (!name.startsWith('saga.')) return
    const id = taskOf(given)
    const [was, is] = [before.tasks[id], this.#table.state.tasks[id]]
    if (was === undefined || is === undefined) throw new Error(`${what} took place on no task`)
    const passed = (is.rules as SagaRules).used - (was.rules as SagaRules).used
    const { now } = this.#table.state.clock
    const then =
      passed === 1 && was.interval !== null ? Math.max(before.clock.now, was.since + was.interval) : before.clock.now
    this.#must(passed === 0 || passed === 1, `${what}: used ${passed} intervals`)
    this.#must(now === then, `${what}: the clock stands at ${now}, not ${then}`)
  }

  #checkLog(what: string): void {
    const entry = this.#table.campaign.history.log.at(-1)
    if (entry === undefined) return
    this.#must(isWordy(entryText(entry)), `${what}: ${entryText(entry)}`)
    for (const cite of entry.cites)
      this.#must(!cite.startsWith('SM-') || knownRules.has(cite), `${what} cites ${cite}, which is no rule`)
  }

  #must(holds: boolean, otherwise: string): void {
    if (!holds) throw new Error(otherwise)
  }

  #command(): readonly [string, JsonObject] {
    const tasks = Object.keys(this.#table.state.tasks)
    const running = tasks.filter((id) => this.#table.state.tasks[id]?.status === 'running')
    if (tasks.length === 0 || this.#sometimes(running.length === 0 ? 2 : 12)) return ['task.begin', this.#begin()]
    const task = this.#sometimes(60)
      ? 'nobody’s'
      : this.#pick(running.length > 0 && !this.#sometimes(6) ? running : tasks)
    const kind = this.#table.state.tasks[task]?.kind
    const acts: (() => readonly [string, JsonObject])[] = [
      () => ['saga.test', { task, ...this.#test(), ...this.#helpers() }],
      () => ['saga.oppose', { task, ...(this.#sometimes(4) ? {} : { results: this.#results() }) }],
      () => ['saga.pushLuck', { task, side: this.#pick([0, 1, 0, 1, 2]), ...this.#result() }],
    ]
    const own = kind === 'extended' ? acts.slice(0, 1) : [...acts.slice(1), ...acts.slice(1, 2), ...acts.slice(1, 2)]
    switch (this.#below(14)) {
      case 0:
        return this.#pick(acts)()
      case 1:
        return ['task.edit', { task, ...this.#pick(this.#edits()) }]
      case 2:
        return ['task.reopen', { task: this.#pick(tasks) }]
      case 3:
        return this.#sometimes(3) ? ['task.settle', { task, as: this.#pick(['succeeded', 'failed']) }] : ['undo', {}]
      case 4:
        return this.#sometimes(4) ? ['task.abandon', { task }] : ['redo', {}]
      case 5:
        return ['clock.advance', { by: this.#pick(['1m', '1h', '2d']) }]
      case 6:
        return this.#sometimes(8) ? ['clock.set', { to: this.#pick(['0s', '1h', '3d']) }] : ['clock.advanceToNext', {}]
      default:
        return this.#pick(own)()
    }
  }

  #edits(): readonly JsonObject[] {
    const n = this.#below(20) + 1
    return [
      { need: n },
      { have: n },
      { limit: n },
      { limit: null },
      { limit: 1 },
      { interval: '1h' },
      { deadline: this.#pick(['1m', '1d', '1w']) },
      { deadline: null },
      { title: 'Other' },
      { need: n, have: n - 1, limit: n },
    ]
  }

  #begin(): JsonObject {
    const limit = this.#pick<JsonObject>([{}, {}, { limit: null }, { limit: this.#below(6) + 1 }, { limit: 0 }])
    const deadline: JsonObject = this.#sometimes(5) ? { deadline: this.#pick(['1h', '3d', '1m']) } : {}
    const tn: JsonObject = this.#sometimes(3) ? { tn: this.#below(20) + 1 } : {}
    const shared = { system: 'saga-machine', title: 'T', ...limit, ...deadline, ...tn }
    if (this.#sometimes(2)) {
      const work = this.#pick<JsonObject>([{ amount: 'some' }, { tally: this.#below(40) + 1 }, {}])
      return { ...shared, kind: 'extended', ...this.#who(), interval: this.#pick(['1h', '30m', '2r', 'x']), ...work }
    }
    const interval = this.#pick<JsonObject>([{}, {}, { interval: '10m' }])
    const edge: JsonObject = this.#sometimes(2) ? { edge: this.#below(3) } : {}
    const sides = [{ ...this.#who(), ...edge }, { ...this.#who() }]
    return { ...shared, ...interval, kind: this.#pick(['opposed', 'opposed-extended']), sides }
  }

  #who(): JsonObject {
    const character = this.#sometimes(40) ? 'nobody' : this.#pick(PEOPLE)
    return { character, stat: this.#below(7), skill: this.#below(5) }
  }

  #test(): JsonObject {
    const circumstances = {
      ...(this.#sometimes(3) ? { boons: this.#below(4) } : {}),
      ...(this.#sometimes(3) ? { banes: this.#below(4) } : {}),
      ...(this.#sometimes(3) ? { modifier: this.#below(11) - 5 } : {}),
    }
    return { ...circumstances, ...this.#result(1 + Math.abs((circumstances.boons ?? 0) - (circumstances.banes ?? 0))) }
  }

  #result(count = this.#below(3) + 1): JsonObject {
    const faces = (n: number): readonly number[] => Array.from({ length: n }, () => this.#below(10) + 1)
    switch (this.#below(9)) {
      case 0:
      case 1:
        return {}
      case 2:
        return { criticalFailure: !this.#sometimes(9) }
      case 3:
      case 4:
        return { total: this.#below(30) - 3 }
      case 5:
        return this.#pick<JsonObject>([{ dice: faces(this.#below(4)) }, { dice: [0] }, { dice: 'x' }, { total: null }])
      default:
        return { dice: faces(count) }
    }
  }

  #helpers(): JsonObject {
    if (!this.#sometimes(3)) return {}
    return { helpers: Array.from({ length: this.#below(3) + 1 }, () => ({ ...this.#who(), ...this.#result(1) })) }
  }

  #results(): readonly Json[] {
    const one = (): Json => (this.#sometimes(3) ? null : this.#test())
    return this.#sometimes(30) ? [one()] : [one(), one()]
  }
}

const taskOf = (given: JsonObject): string => (typeof given['task'] === 'string' ? given['task'] : '')

/** Words for a GM: something, and nothing that only a program would say. */
const isWordy = (text: string): boolean => text.trim() !== '' && !/undefined|NaN|\[object|\?|null/.test(text)
