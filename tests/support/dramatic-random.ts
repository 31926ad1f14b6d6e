import { isDeepStrictEqual } from 'node:util'
import { seededChance, type Chance } from '../../src/rules/core/chance'
import type { Json, JsonObject } from '../../src/rules/core/units'
import { Book, BookDeck, type BookPerson, type BookThrow } from './dramatic-book'
import { Table } from './table'

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const CARDS = [...['C', 'D', 'H', 'S'].flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)), 'JB', 'JR']
const SKILLS = ['Repair', 'Electronics', 'Athletics']
const NOTHING: readonly Json[] = [null, -1, 0, 1.5, 'x', '', [], {}, true, 1e9]

/**
 * Plays random commands, legal ones and nonsense, on several tasks that share a deck, and after each of them compares the
 * campaign with the book and checks what must always hold. Everything follows from the seed.
 */
export class RandomPlay {
  readonly #pick: Chance
  #rolls = 0
  table: Table
  #deck = new BookDeck()
  readonly #books = new Map<string, Book>()
  readonly #people: string[] = []
  taken = 0
  refused = 0

  constructor(seed: number) {
    this.#pick = seededChance(seed)
    this.table = new Table(seededChance(seed + 1))
    for (let i = 0; i < 14; i += 1) this.#people.push(this.table.do('character.add', { name: `P${i}` }))
  }

  #one<T>(from: readonly T[]): T {
    return from[this.#pick.die(`${(this.#rolls += 1)}`, from.length) - 1] as T
  }
  #to(most: number): number {
    return this.#pick.die(`${(this.#rolls += 1)}`, most)
  }
  #maybe(inHundred: number): boolean {
    return this.#to(100) <= inHundred
  }

  /** One command; throws where product, book or an invariant disagree. */
  step(): void {
    const [id, book] = this.#maybe(97) ? this.#one([...this.#books, ['', null] as const]) : (['', null] as const)
    if (book === null) this.#begin()
    else this.#play(id, book)
  }

  #play(id: string, book: Book): void {
    const kind = this.#kind(book)
    switch (kind) {
      case 'deal':
        this.#deal(id, book)
        return
      case 'roll':
      case 'support':
        this.#roll(id, book, kind)
        return
      case 'hold': {
        const character = this.#who(book)
        this.#give('dramaticTask.hold', { task: id, character }, this.#mayAct(book, character), () =>
          book.hold(character),
        )
        return
      }
      case 'endRound':
        this.#give('dramaticTask.endRound', { task: id }, !book.isOver && book.playing, () => book.endRound())
        return
      case 'abandon':
        this.#give('task.abandon', { task: id }, !book.isOver, () => book.abandon())
        return
      case 'settle': {
        const as = this.#one(['succeeded', 'failed'])
        this.#give('task.settle', { task: id, as }, true, () => book.settle(as))
        return
      }
      case 'reopen':
        this.#give('task.reopen', { task: id }, book.isOver, () => book.reopen())
        return
      case 'edit':
        this.#edit(id, book)
        return
      case 'join':
        this.#join(id, book)
        return
      case 'leave': {
        const character = this.#who(book)
        const may =
          !book.isOver && !book.playing && book.seats.some((s) => s.character === character) && book.seats.length > 1
        this.#give('task.leave', { task: id, character }, may, () => book.leave(character))
        return
      }
      case 'remove':
        this.#give('task.remove', { task: id }, true, () => {
          book.remove()
          this.#books.delete(id)
        })
        return
      case 'shuffle':
        this.#give('deck.shuffle', {}, true, () => this.#deck.reshuffle())
        return
      case 'nonsense':
        this.#nonsense(id, book)
        return
      default:
        throw new Error(`No such kind: ${kind}`)
    }
  }

  #kind(book: Book): string {
    if (this.#maybe(book.isOver ? 60 : 4)) return this.#one(['reopen', 'remove', 'settle', 'edit', 'reopen'])
    return !book.playing && this.#maybe(40) ? 'deal' : this.#one(PLAY)
  }

  /** Most often somebody who has still to act. */
  #who(book: Book): string {
    const waiting = book.seats.filter((seat) => !seat.acted)
    if (waiting.length > 0 && this.#maybe(60)) return this.#one(waiting).character
    return this.#maybe(95) ? this.#one(book.seats).character : this.#one([...this.#people, 'nobody'])
  }

  #mayAct(book: Book, character: string): boolean {
    const seat = book.seats.find((one) => one.character === character)
    return !book.isOver && book.playing && book.roundsToPlay > 0 && seat !== undefined && !seat.acted
  }

  #person(character: string): BookPerson {
    const skills = SKILLS.filter(() => this.#maybe(20)).map((name) => [
      name,
      { die: this.#one([4, 6, 8, 10, 12]), ...(this.#maybe(50) ? { modifier: this.#to(5) - 3 } : {}) },
    ])
    return {
      character,
      die: this.#one([4, 6, 8, 10, 12]),
      modifier: this.#to(7) - 4,
      wild: this.#maybe(70),
      skills: Object.fromEntries(skills) as BookPerson['skills'],
    }
  }

  #begin(): void {
    if (this.#books.size >= 3) return
    const first = this.#to(this.#people.length)
    const count = this.#maybe(20) ? this.#one([9, 12]) : this.#to(5)
    const people = Array.from({ length: count }, (_, i) =>
      this.#person(this.#people[(first + i) % this.#people.length] ?? ''),
    )
    const steps = Array.from({ length: this.#to(3) }, () => ({ skill: this.#one(SKILLS), tokens: this.#to(5) }))
    const rounds = this.#to(4)
    const measure = this.#one(['win', 'score'])
    const usual = measure === 'win' ? 'task-fails' : 'lose-one'
    const said = this.#maybe(50) ? this.#one(['task-fails', 'lose-one']) : null
    const hasSteps = this.#maybe(50)
    const tokens = this.#maybe(50) ? this.#to(8) : null
    const given: JsonObject = {
      system: 'dramatic-task',
      title: 'T',
      participants: people as unknown as Json,
      rounds,
      measure,
      ...(said === null ? {} : { complicationFailure: said }),
      ...(hasSteps ? { steps } : {}),
      ...(tokens === null ? {} : { tokens }),
    }
    const id = this.table.do('task.begin', given)
    const book = new Book(this.#deck, people, {
      steps: hasSteps ? steps : [{ skill: null, tokens: tokens ?? count * rounds }],
      rounds,
      measure,
      complicationFailure: said ?? usual,
    })
    this.#books.set(id, book)
    this.#check()
  }

  #deal(id: string, book: Book): void {
    const may = !book.isOver && !book.playing && book.roundsToPlay > 0
    const fresh = this.#deck.left < book.seats.length
    if (this.#maybe(50)) {
      this.#give('dramaticTask.deal', { task: id }, may, () => {
        const draws = this.table.campaign.history.log.at(-1)?.draws ?? {}
        const cards = Object.fromEntries(
          book.seats.map((seat) => [seat.character, draws[`card/${seat.character}`] as string]),
        )
        const taken = Object.values(cards).filter((card) => !fresh && this.#deck.away.has(card))
        if (taken.length > 0) throw new Error(`Dealt though out of the deck: ${taken.join(' ')}`)
        book.deal(cards)
      })
      return
    }
    const cards: Record<string, string> = {}
    // Jokers and Clubs more often than they come, cards that are out now and then.
    for (const seat of book.seats) cards[seat.character] = this.#maybe(12) ? this.#one(['JB', 'JR']) : this.#one(CARDS)
    const values = Object.values(cards)
    const distinct = new Set(values).size === values.length
    const there = fresh || values.every((card) => !this.#deck.away.has(card))
    this.#give('dramaticTask.deal', { task: id, cards }, may && distinct && there, () => book.deal(cards))
  }

  #faces(sides: number): number[] {
    const faces = [this.#maybe(25) ? 1 : this.#to(sides)]
    while (faces.at(-1) === sides) faces.push(this.#to(sides))
    return faces
  }

  #roll(id: string, book: Book, kind: 'roll' | 'support'): void {
    const character = this.#who(book)
    // Often the same one, so that support adds up.
    const favourite = book.seats.find((one) => !one.acted)?.character
    const supported =
      kind === 'support' ? (favourite !== undefined && this.#maybe(70) ? favourite : this.#who(book)) : null
    const seat = book.seats.find((one) => one.character === character)
    const other = supported === null ? null : book.seats.find((one) => one.character === supported)
    const may =
      this.#mayAct(book, character) && (other === null || (other !== undefined && !other.acted && other !== seat))
    const skill = this.#maybe(30) ? this.#one(SKILLS) : undefined
    const stepSkill = book.piles[book.pile]?.skill ?? undefined
    const own = skill ?? stepSkill
    const die = (own === undefined ? undefined : seat?.skills[own]?.die) ?? seat?.die ?? 8
    const modifier = this.#maybe(30) ? this.#to(9) - 5 : undefined
    const way = this.#one(['dice', 'dice', 'dice', 'total', 'critical', 'app'])
    const common = { ...(skill === undefined ? {} : { skill }), ...(modifier === undefined ? {} : { modifier }) }
    const trait = this.#faces(die)
    const thrown: BookThrow =
      way === 'dice'
        ? {
            ...common,
            trait,
            ...(seat?.wild === false ? {} : { wild: this.#faces(6) }),
            ...(seat?.wild === false && trait[0] === 1 && this.#maybe(70) ? { check: this.#to(6) } : {}),
          }
        : way === 'total'
          ? { ...(skill === undefined ? {} : { skill }), total: this.#to(30) - 4 }
          : way === 'critical'
            ? { ...common, criticalFailure: true }
            : common
    const given = { task: id, character, ...(supported === null ? {} : { for: supported }), ...thrown }
    this.#give(kind === 'roll' ? 'dramaticTask.roll' : 'dramaticTask.support', given, may, () => {
      const draws = this.table.campaign.history.log.at(-1)?.draws ?? {}
      const drawn = (die: string): number[] => {
        const faces: number[] = []
        while (draws[`${die}/${faces.length}`] !== undefined) faces.push(draws[`${die}/${faces.length}`] as number)
        return faces
      }
      const fallen: BookThrow =
        way === 'app'
          ? { ...thrown, trait: drawn('trait'), wild: drawn('wild'), check: draws['check'] as number | undefined }
          : { ...thrown, check: thrown.check ?? (draws['check'] as number | undefined) }
      if (supported === null) book.roll(character, fallen)
      else book.support(character, supported, fallen)
    })
  }

  #edit(id: string, book: Book): void {
    const change = {
      ...(this.#maybe(50) ? { need: this.#to(8) } : {}),
      ...(this.#maybe(50) ? { have: this.#to(6) - 1 } : {}),
      ...(this.#maybe(40) ? { limit: this.#to(6) } : {}),
    }
    if (Object.keys(change).length === 0) return
    this.#give('task.edit', { task: id, ...change }, true, () => {
      const over = { status: book.status, reason: book.reason }
      const wasOver = book.isOver
      if (!wasOver) {
        book.edit(change)
        return
      }
      // Of a task that is over only the numbers change.
      const pile = book.piles[book.pile]
      if (pile !== undefined)
        Object.assign(pile, { places: change.need ?? pile.places, tokens: change.have ?? pile.tokens })
      book.rounds = change.limit ?? book.rounds
      Object.assign(book, over)
    })
  }

  #join(id: string, book: Book): void {
    const person = this.#person(this.#one(this.#people))
    const may =
      !book.isOver &&
      !book.playing &&
      book.seats.length < 12 &&
      book.seats.every((s) => s.character !== person.character)
    this.#give('task.join', { task: id, participant: person as unknown as Json }, may, () => book.join(person))
  }

  /** Commands with a field that cannot be: refused, or harmless because the field is not looked at. */
  #nonsense(id: string, book: Book): void {
    const name = this.#one([
      'dramaticTask.roll',
      'dramaticTask.support',
      'dramaticTask.deal',
      'task.join',
      'task.edit',
      'task.begin',
    ])
    const field = this.#one([
      'character',
      'for',
      'trait',
      'wild',
      'check',
      'total',
      'modifier',
      'cards',
      'participant',
      'skill',
      'limit',
    ])
    const value = this.#one(NOTHING)
    const before = this.table.state
    const command = { task: id, character: this.#who(book), [field]: value }
    const result = this.table.give(name, command)
    if (!result.ok) {
      this.refused += 1
      if (this.table.state !== before) throw new Error(`${name} was refused and changed something`)
      return
    }
    this.table.do('undo')
    if (!isDeepStrictEqual(this.table.state, before)) throw new Error(`undo of ${name} did not restore`)
  }

  #give(name: string, given: JsonObject, may: boolean, then: () => void): void {
    const before = this.table.state
    const result = this.table.give(name, given)
    const said = `${name} ${JSON.stringify(given)}`
    if (!result.ok) {
      this.refused += 1
      if (may) throw new Error(`${said} was refused: ${JSON.stringify(result.error)}`)
      if (this.table.state !== before) throw new Error(`${said} was refused and changed something`)
      return
    }
    if (!may) throw new Error(`${said} was taken`)
    this.taken += 1
    then()
    this.#undoRestores(before, said)
    this.#check()
  }

  #undoRestores(before: Table['state'], said: string): void {
    const after = this.table.state
    this.table.do('undo')
    if (!isDeepStrictEqual(this.table.state, before)) throw new Error(`undo of ${said} did not restore`)
    this.table.do('redo')
    if (!isDeepStrictEqual(this.table.state, after)) throw new Error(`redo of ${said} did not bring it back`)
  }

  /** The book says the same, and what must always hold does. */
  #check(): void {
    const { deck } = this.table.state
    const must = (holds: boolean, what: string): void => {
      if (!holds) throw new Error(what)
    }
    must(new Set(deck.out).size === deck.out.length, 'a card is out twice')
    must(
      deck.out.every((card) => CARDS.includes(card)),
      'a card that there is not',
    )
    must(deck.out.length <= 54 && 54 - deck.out.length === this.#deck.left, 'the deck is not as the book has it')
    for (const [id, book] of this.#books) {
      const seen = this.table.see(id)
      const shown = Object.fromEntries(Object.keys(book.view).map((key) => [key, seen[key]]))
      if (!isDeepStrictEqual(shown, book.view)) {
        throw new Error(`book ${JSON.stringify(book.view)}\nseen ${JSON.stringify(shown)}`)
      }
      const { progress, participants, round, lastRoll } = seen as unknown as {
        readonly progress: { readonly have: number; readonly need: number }
        readonly participants: readonly { readonly card: string | null; readonly support: number }[]
        readonly round: number
        readonly lastRoll: { readonly tokens: number } | null
      }
      must(progress.have >= 0 && progress.need >= 0 && progress.need <= 100, 'progress out of bounds')
      must(participants.length >= 1 && participants.length <= 12, 'participants out of bounds')
      must(round >= 0, 'a round below 0')
      must(
        participants.every((one) => one.support <= 4),
        'support above 4',
      )
      const cards = participants.flatMap((one) => (one.card === null ? [] : [one.card]))
      must(new Set(cards).size === cards.length, 'a card lies before two')
      must(lastRoll === null || lastRoll.tokens >= -1, 'more than one token lost')
      must((seen['dueAt'] === null) === book.isOver, 'due though over')
      must(Object.is(JSON.stringify(seen).includes('-0,'), false), 'a minus zero')
    }
  }
}

const PLAY = [
  ...['deal', 'deal', 'deal', 'roll', 'roll', 'roll', 'roll', 'roll', 'roll', 'support', 'support', 'support'],
  ...['hold', 'endRound', 'endRound', 'abandon', 'edit', 'join', 'leave', 'shuffle', 'nonsense'],
]

/** @returns how many commands were taken and refused */
export function playRandomly(seed: number, commands: number): { readonly taken: number; readonly refused: number } {
  let [taken, refused] = [0, 0]
  for (let done = 0, game = 0; done < commands; game += 1) {
    const play = new RandomPlay(seed + game * 2)
    for (let i = 0; i < 250 && done < commands; i += 1, done += 1) {
      try {
        play.step()
      } catch (error) {
        throw new Error(`seed ${seed}, game ${game}, command ${i}: ${String(error)}`, { cause: error })
      }
    }
    taken += play.taken
    refused += play.refused
  }
  return { taken, refused }
}
