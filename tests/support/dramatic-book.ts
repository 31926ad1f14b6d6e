/*
  A second reading of Dramatic Tasks for tests: what a GM does with pencil, cards and tokens on the table, move by move.
  It shares no code with the product and knows nothing of commands that are refused.
*/

export interface BookPerson {
  readonly character: string
  readonly die: number
  readonly modifier: number
  readonly wild: boolean
  readonly skills: Readonly<Record<string, { readonly die: number; readonly modifier?: number }>>
}

interface Seat extends BookPerson {
  card: string | null
  acted: boolean
  helps: number[]
}

export interface BookThrow {
  readonly trait?: readonly number[]
  readonly wild?: readonly number[] | undefined
  readonly check?: number | undefined
  readonly total?: number
  readonly criticalFailure?: boolean
  readonly modifier?: number
  readonly skill?: string
}

const add = (faces: readonly number[]): number => {
  let sum = 0
  for (const face of faces) sum += face
  return sum
}

/** The deck on the table: which cards lie outside it. */
export class BookDeck {
  readonly away = new Set<string>()
  get left(): number {
    return 54 - this.away.size
  }
  reshuffle(): void {
    this.away.clear()
  }
}

export class Book {
  seats: Seat[]
  readonly piles: { skill: string | null; tokens: number; places: number }[]
  pile = 0
  rounds: number
  round = 0
  playing = false
  status = 'running'
  reason: string | null = null
  lastRoll: { total: number | null; tokens: number; criticalFailure: boolean } | null = null
  readonly #deck: BookDeck
  readonly #measure: string
  readonly #loseOne: boolean

  constructor(
    deck: BookDeck,
    people: readonly BookPerson[],
    task: {
      readonly steps: readonly { readonly skill: string | null; readonly tokens: number }[]
      readonly rounds: number
      readonly measure: string
      readonly complicationFailure: string
    },
  ) {
    this.#deck = deck
    this.seats = people.map((person) => ({ ...person, card: null, acted: false, helps: [] }))
    this.piles = task.steps.map(({ skill, tokens }) => ({ skill, tokens: 0, places: tokens }))
    this.rounds = task.rounds
    this.#measure = task.measure
    this.#loseOne = task.complicationFailure === 'lose-one'
  }

  get isOver(): boolean {
    return this.status !== 'running'
  }

  seat(character: string): Seat {
    const seat = this.seats.find((one) => one.character === character)
    if (seat === undefined) throw new Error('Nobody sits here')
    return seat
  }

  get #now(): { skill: string | null; tokens: number; places: number } {
    const pile = this.piles[this.pile]
    if (pile === undefined) throw new Error('No such step')
    return pile
  }

  /** Rounds that can still be played, the one at hand included. */
  get roundsToPlay(): number {
    const over = this.playing ? this.round - 1 : this.round
    return this.rounds - over
  }

  /** @param cards by character, as they came to lie on the table */
  deal(cards: Readonly<Record<string, string>>): void {
    if (this.#deck.left < this.seats.length) this.#deck.reshuffle()
    for (const seat of this.seats) {
      seat.card = cards[seat.character] ?? null
      seat.acted = false
      seat.helps = []
      if (seat.card !== null) this.#deck.away.add(seat.card)
    }
    this.round += 1
    this.playing = true
  }

  /** Reads the dice as they lie: total, success, raises, critical failure. */
  #read(
    seat: Seat,
    thrown: BookThrow,
    supported: Seat | null,
  ): { total: number | null; hits: number; botched: boolean } {
    let total: number | null = null
    let botched = thrown.criticalFailure === true
    if (thrown.total !== undefined) total = thrown.total
    else if (thrown.trait !== undefined) {
      const skill = thrown.skill ?? this.#now.skill
      const own = skill === null ? undefined : Object.entries(seat.skills).find(([name]) => name === skill)?.[1]
      total = add(thrown.trait)
      if (seat.wild && add(thrown.wild ?? []) > total) total = add(thrown.wild ?? [])
      total += own === undefined ? seat.modifier : (own.modifier ?? 0)
      total += thrown.modifier ?? 0
      if (seat.card?.startsWith('J') === true && seat.card.length === 2 && 'BR'.includes(seat.card.charAt(1)))
        total += 2
      if (seat.card?.at(-1) === 'C') total -= 2
      if (supported?.card?.at(-1) === 'C') total -= 2
      const help = add(seat.helps)
      total += help > 4 ? 4 : help
      botched = thrown.trait[0] === 1 && (seat.wild ? thrown.wild?.[0] === 1 : thrown.check === 1)
    }
    let hits = 0
    if (!botched && total !== null) for (let step = 4; step <= total; step += 4) hits += 1
    return { total, hits, botched }
  }

  roll(character: string, thrown: BookThrow): void {
    const seat = this.seat(character)
    const { total, hits, botched } = this.#read(seat, thrown, null)
    seat.acted = true
    seat.helps = []
    const pile = this.#now
    let tokens = hits
    // Token by token: one that finds no place is lost.
    for (let hit = 0; hit < hits; hit += 1) if (pile.tokens < pile.places) pile.tokens += 1
    if (botched && pile.tokens > 0) {
      pile.tokens -= 1
      tokens = -1
    }
    this.lastRoll = { total, tokens, criticalFailure: botched }
    if (hits === 0 && seat.card?.at(-1) === 'C') {
      if (!this.#loseOne) {
        this.#end('failed', 'complication')
        return
      }
      if (pile.places > 0) pile.places -= 1
    }
    this.#look()
  }

  /** Is the step done, and with it the task? */
  #look(): void {
    while (!this.isOver && this.#now.tokens >= this.#now.places) {
      if (this.pile + 1 < this.piles.length) {
        this.#now.tokens = this.#now.places
        this.pile += 1
        continue
      }
      const any = this.piles.some((pile) => pile.tokens > 0)
      this.#end(any ? 'succeeded' : 'failed', any ? 'target-reached' : 'complication')
    }
  }

  support(character: string, supported: string, thrown: BookThrow): void {
    const [seat, other] = [this.seat(character), this.seat(supported)]
    const { total, hits, botched } = this.#read(seat, thrown, other)
    seat.acted = true
    seat.helps = []
    if (botched) other.helps.push(-2)
    else if (hits > 0) other.helps.push(hits > 1 ? 2 : 1)
    this.lastRoll = { total, tokens: 0, criticalFailure: botched }
  }

  hold(character: string): void {
    this.seat(character).acted = true
  }

  endRound(): void {
    const joker = this.seats.some((seat) => seat.card === 'JB' || seat.card === 'JR')
    if (joker) this.#deck.reshuffle()
    this.playing = false
    this.#look()
    this.#outOfRounds()
    if (!this.isOver) for (const seat of this.seats) Object.assign(seat, { card: null, acted: false, helps: [] })
  }

  #outOfRounds(): void {
    if (this.isOver || this.roundsToPlay > 0) return
    if (this.#measure === 'score') this.#end('succeeded', 'scored')
    else this.#end('failed', 'time-up')
  }

  #end(status: string, reason: string): void {
    this.status = status
    this.reason = reason
    // The round ends with the task: whose joker lies there reshuffles the deck.
    if (this.playing && this.seats.some((seat) => seat.card === 'JB' || seat.card === 'JR')) this.#deck.reshuffle()
  }

  abandon(): void {
    this.#end('failed', 'abandoned')
  }

  deadlineOver(): void {
    if (!this.isOver) this.#end('failed', 'deadline')
  }

  remove(): void {
    if (!this.isOver) this.#end('failed', 'gm')
  }

  settle(as: string): void {
    if (this.isOver) Object.assign(this, { status: as, reason: 'gm' })
    else this.#end(as, 'gm')
  }

  reopen(): void {
    this.status = 'running'
    this.reason = null
  }

  edit(change: { readonly need?: number; readonly have?: number; readonly limit?: number }): void {
    if (change.need !== undefined) this.#now.places = change.need
    if (change.have !== undefined) this.#now.tokens = change.have
    if (change.limit !== undefined) this.rounds = change.limit
    this.#look()
    this.#outOfRounds()
  }

  join(person: BookPerson): void {
    this.seats.push({ ...person, card: null, acted: false, helps: [] })
  }

  leave(character: string): void {
    this.seats = this.seats.filter((seat) => seat.character !== character)
  }

  /** What `see: task` must show of it. */
  get view(): object {
    const cardsLie = this.playing || (this.isOver && (this.reason === 'time-up' || this.reason === 'scored'))
    const sum = (of: 'tokens' | 'places'): number => add(this.piles.map((pile) => pile[of]))
    return {
      status: this.status,
      reason: this.reason,
      progress: { have: sum('tokens'), need: sum('places') },
      round: this.round,
      rounds: this.rounds,
      step: this.pile,
      tokens: { have: this.#now.tokens, need: this.#now.places },
      participants: this.seats.map((seat) => ({
        character: seat.character,
        card: cardsLie ? seat.card : null,
        complication: cardsLie && seat.card !== null && seat.card.at(-1) === 'C',
        joker: cardsLie && (seat.card === 'JB' || seat.card === 'JR'),
        acted: cardsLie && seat.acted,
        support: cardsLie ? Math.min(4, add(seat.helps)) : 0,
      })),
      lastRoll: this.lastRoll,
    }
  }
}
