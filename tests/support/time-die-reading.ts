import type { JsonObject } from '../../src/rules/core/units'

type Setup = {
  readonly counting: string
  readonly pace: string
  readonly need: number
  readonly limit: number
  /** A fixed interval in seconds, pace included, or the seconds of a Time Die's unit (times the multiple). */
  readonly fixed: number | null
  readonly perFace: number
  readonly targets: ReadonlyMap<string, number>
}

/**
 * One Extended Test played by a reader of the rules with pencil and paper: counts on fingers, shares no code with the
 * rules, knows neither records nor refusals' reasons. It says for each command with which code it is refused, or
 * takes it. Minutes are its only unit of Time Dice, whose halves are kept.
 */
export class Reading {
  clock = 0
  since = 0
  status = 'running'
  reason: string | null = null
  have = 0
  used = 0
  need: number
  limit: number
  fixed: number | null
  partial: string | null = null
  last: { hits: number; success: boolean } | null = null
  complications: string[] = []
  ended: number | null = null
  readonly tested = new Set<string>()
  readonly targets: Map<string, number>

  constructor(
    private readonly setup: Setup,
    private readonly everybody: readonly string[],
  ) {
    this.need = setup.need
    this.limit = setup.limit
    this.fixed = setup.fixed
    this.targets = new Map(setup.targets)
  }

  private stop(status: string, reason: string): void {
    this.status = status
    this.reason = reason
    this.ended = this.clock
  }

  private look(): void {
    if (this.have >= this.need) this.stop('succeeded', 'target-reached')
    else if (this.used >= this.limit) this.stop('failed', 'time-up')
  }

  private stranger(who: string): boolean {
    return !this.everybody.includes(who) || !this.targets.has(who)
  }

  test(who: string, given: JsonObject): string | null {
    if (this.stranger(who)) return 'unknown'
    if (this.status !== 'running') return 'not-running'
    if (this.used >= this.limit) return 'no-rolls-left'
    if (this.tested.has(who)) return 'already-acted'
    const { roll, hits, modifier, complication } = given
    const fits = (value: unknown, least: number, most: number): boolean =>
      value === undefined || (Number.isInteger(value) && Number(value) >= least && Number(value) <= most)
    if (!fits(roll, 1, 100) || !fits(hits, -100, 100) || !fits(modifier, -200, 200)) return 'bad-value'
    if (roll !== undefined && hits !== undefined) return 'bad-value'
    if (this.setup.counting === 'typed' && hits === undefined) return 'bad-value'
    if (typeof hits === 'number') this.count(who, hits, hits > 0)
    else {
      let target = (this.targets.get(who) ?? 0) + Number(modifier ?? 0)
      if (this.setup.pace === 'rush') target -= 20
      if (this.setup.pace === 'slow') target += 20
      // Where the app rolls, the chance of these tests always shows a 37.
      this.count(who, this.fingers(Number(roll ?? 37), target), Number(roll ?? 37) <= target)
    }
    if (typeof complication === 'string') this.complications.push(complication)
    return null
  }

  private fingers(roll: number, target: number): number {
    if (this.setup.counting === 'single') return roll > target ? -1 : 1
    let hits = roll > target ? 0 : 1
    while (roll <= target && roll + 10 <= target) {
      roll += 10
      hits += 1
    }
    while (roll > target && roll - 10 >= target) {
      roll -= 10
      hits -= 1
    }
    return hits
  }

  private count(who: string, hits: number, success: boolean): void {
    this.have += hits
    if (this.have < 0) this.have = 0
    this.tested.add(who)
    this.last = { hits, success }
    this.partial = null
    this.look()
  }

  end(face: unknown): string | null {
    if (this.status !== 'running') return 'not-running'
    if (this.used >= this.limit) return 'no-rolls-left'
    if (face !== undefined && (this.fixed !== null || !Number.isInteger(face) || Number(face) < 1 || Number(face) > 6))
      return 'bad-value'
    let lasts = this.fixed ?? this.setup.perFace * Number(face ?? 37)
    if (this.fixed === null && this.setup.pace === 'rush') lasts /= 2
    if (this.fixed === null && this.setup.pace === 'slow') lasts *= 2
    if (this.since + lasts > this.clock) this.clock = this.since + lasts
    this.since = this.clock
    this.used += 1
    this.tested.clear()
    this.partial = null
    this.look()
    return null
  }

  note(note: string): string | null {
    if (this.status !== 'failed') return 'wrong-state'
    if (note === '') return 'bad-value'
    this.partial = note
    return null
  }

  edit(change: { need?: number; have?: number; limit?: number; interval?: number }): string | null {
    const wrong = (n: number | undefined, least: number, most: number): boolean =>
      n !== undefined && (n < least || n > most)
    if (Object.keys(change).length === 0) return 'bad-value'
    if (wrong(change.need, 1, 100) || wrong(change.have, 0, 1_000) || wrong(change.limit, 1, 100)) return 'bad-value'
    this.need = change.need ?? this.need
    this.have = change.have ?? this.have
    this.limit = change.limit ?? this.limit
    this.fixed = change.interval ?? this.fixed
    if (this.status === 'running') this.look()
    return null
  }

  settle(as: string): string | null {
    this.stop(as, 'gm')
    return null
  }

  reopen(): string | null {
    if (this.status === 'running') return 'wrong-state'
    this.status = 'running'
    this.reason = null
    this.ended = null
    return null
  }

  abandon(): string | null {
    if (this.status !== 'running') return 'not-running'
    this.stop('failed', 'abandoned')
    return null
  }

  join(who: string, target: number): string | null {
    if (!this.everybody.includes(who)) return 'unknown'
    if (this.status !== 'running') return 'wrong-state'
    if (target < 0 || target > 300 || this.targets.has(who)) return 'bad-value'
    this.targets.set(who, target)
    return null
  }

  leave(who: string): string | null {
    if (this.stranger(who)) return 'unknown'
    if (this.status !== 'running') return 'wrong-state'
    if (this.targets.size === 1) return 'bad-value'
    this.targets.delete(who)
    return null
  }

  moveTo(moment: number): string | null {
    this.clock = moment
    return null
  }

  /** What must be seen of it, durations as seconds. */
  get seen(): object {
    return {
      status: this.status,
      reason: this.reason,
      progress: { have: this.have, need: this.need },
      intervals: { used: this.used, limit: this.limit },
      lastTest: this.last,
      partial: this.partial,
      complications: this.complications,
      interval: this.fixed,
      elapsed: Math.max(0, this.ended ?? this.clock),
      dueAt: this.status === 'running' && this.fixed !== null ? this.since + this.fixed : null,
      characters: [...this.targets.keys()],
    }
  }
}
