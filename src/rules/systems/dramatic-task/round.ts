import type { Chance } from '../../core/chance'
import { isObject, type Fields } from '../../core/fields'
import { refuse, type Refusal } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import { cardsLeft, drawCard, freshDeck, isCard, takeCard, type Deck } from '../../dice/deck'
import { decided, requireRunning, takeInterval, type Around, type Decision, type Effect } from '../system'
import { settleRounds, settleSteps } from './gather'
import type { DramaticTaskLine, DramaticTaskReason } from './lines'
import {
  betweenRounds,
  currentStep,
  gathered,
  hasComplication,
  jokerIsOut,
  needed,
  participantOf,
  withParticipant,
  type DramaticRules,
  type DramaticTask,
} from './task'
import { readActor, requireCards, requireRound } from './who'

type Dealt = Readonly<Record<string, string>>

/** `dramaticTask.deal`: an Action Card for every participant begins the round (DT-7). */
export function deal(task: DramaticTask, input: Fields, around: Around, chance: Chance): Decision<DramaticRules> {
  const stranger = unknownCardHolder(task, input, around)
  if (stranger) return stranger
  const running = requireRunning(task, around.now)
  if (running) return running
  if (task.rules.isOpen) return refuse('already-acted', { key: 'dramaticTask.already-dealt' })
  const blocked = requireRound(task, around)
  if (blocked) return blocked

  const { participants, rounds } = task.rules
  // Ruling: with too few cards for all it is reshuffled first (DT-R1).
  const isReshuffled = cardsLeft(around.deck).length < participants.length
  const deck = isReshuffled ? freshDeck : around.deck
  const isTyped = isGiven(input)
  const dealt = isTyped ? readCards(task, input, deck) : ok(drawCards(task, deck, chance))
  if (!dealt.ok) return dealt
  const round = task.rules.round + 1
  const cards = participants.map(({ character }) => ({ character, card: dealt.value.cards[character] ?? '' }))
  const rules = {
    ...task.rules,
    round,
    isOpen: true,
    participants: participants.map((one, i) => ({ ...one, ...betweenRounds, card: cards[i]?.card ?? null })),
  }
  const line: DramaticTaskLine = { key: 'dramaticTask.dealt', round, rounds, cards, isReshuffled }
  return decided(
    { ...task, rules },
    {
      line,
      effects: [{ type: 'deck', deck: dealt.value.deck }],
      rolled: isTyped ? 'typed' : 'app',
      cites: ['DT-7', ...(isTyped ? ['DT-14'] : []), ...(isReshuffled ? ['DT-R1'] : [])],
    },
  )
}

function unknownCardHolder(task: DramaticTask, input: Fields, around: Around): ReturnType<typeof refuse> | null {
  const cards = input.raw('cards')
  if (!isObject(cards)) return null
  const stranger = Object.keys(cards).find((id) => participantOf(task.rules, id) === undefined)
  if (stranger === undefined) return null
  return refuse(
    'unknown',
    { key: around.knows(stranger) ? 'not-taking-part' : 'unknown-character' },
    `cards.${stranger}`,
  )
}

/** For all participants or none: an empty list of cards is none. */
function isGiven(input: Fields): boolean {
  const cards = input.raw('cards')
  return cards !== undefined && !(isObject(cards) && Object.keys(cards).length === 0)
}

const no = (
  code: Refusal['code'],
  key: DramaticTaskReason['key'],
  field: string,
): { readonly ok: false; readonly error: Refusal } => refuse(code, { key }, field)

const isText = (value: unknown): value is string => typeof value === 'string'

/** Cards as they were dealt at the table: first that they are cards, one for everybody, then that they can be there. */
function readCards(
  task: DramaticTask,
  input: Fields,
  deck: Deck,
): Result<{ readonly cards: Dealt; readonly deck: Deck }, Refusal> {
  const given = input.inside('cards')
  if (input.refusal) return fail(input.refusal)
  const ids = task.rules.participants.map(({ character }) => character)
  const missing = ids.find((id) => !given.has(id))
  if (missing !== undefined) return no('bad-value', 'dramaticTask.card-missing', `cards.${missing}`)
  const pairs = ids.map((id) => [id, given.raw(id)] as const)
  const wrong = pairs.find(([, card]) => !isText(card) || !isCard(card))
  if (wrong !== undefined) return no('bad-value', 'dramaticTask.not-a-card', `cards.${wrong[0]}`)
  const cards = pairs.flatMap(([id, card]) => (isText(card) ? [[id, card] as const] : []))
  const left = cardsLeft(deck)
  for (const [i, [id, card]] of cards.entries()) {
    if (cards.findIndex(([, other]) => other === card) !== i)
      return no('card-taken', 'dramaticTask.card-twice', `cards.${id}`)
    if (!left.includes(card)) return no('card-taken', 'dramaticTask.card-out', `cards.${id}`)
  }
  return ok({ cards: Object.fromEntries(cards), deck: cards.reduce((rest, [, card]) => takeCard(rest, card), deck) })
}

function drawCards(task: DramaticTask, deck: Deck, chance: Chance): { readonly cards: Dealt; readonly deck: Deck } {
  return task.rules.participants.reduce<{ readonly cards: Dealt; readonly deck: Deck }>(
    (dealt, { character }) => {
      const drawn = drawCard(dealt.deck, chance, `card/${character}`)
      return { cards: { ...dealt.cards, [character]: drawn.card }, deck: drawn.deck }
    },
    { cards: {}, deck },
  )
}

/** `dramaticTask.hold`: the turn goes by, also under a Complication (DT-10, DT-29). */
export function hold(task: DramaticTask, input: Fields, around: Around): Decision<DramaticRules> {
  const actor = readActor(task, input, around)
  if (!actor.ok) return actor
  const { character } = actor.value
  const complication = hasComplication(actor.value)
  const line: DramaticTaskLine = { key: 'dramaticTask.held', character, complication }
  const rules = withParticipant(task.rules, character, { acted: true, did: { how: 'held' } })
  return decided({ ...task, rules }, { line, cites: [complication ? 'DT-29' : 'DT-10'] })
}

/** `dramaticTask.endRound`: the round passes; after a joker the deck is reshuffled; the last one ends the task. */
export function endRound(task: DramaticTask, _input: Fields, around: Around): Decision<DramaticRules> {
  const blocked = requireRunning(task, around.now) ?? requireCards(task)
  if (blocked) return blocked
  const { rules } = task
  const isReshuffled = jokerIsOut(rules)
  const after = settleEnd({ ...task, rules: { ...rules, isOpen: false } })
  const effects: readonly Effect[] = [
    takeInterval,
    ...(isReshuffled ? [{ type: 'deck', deck: freshDeck } as const] : []),
  ]
  const line: DramaticTaskLine = {
    key: 'dramaticTask.round-ended',
    round: rules.round,
    rounds: rules.rounds,
    forgone: rules.participants.filter(({ acted }) => !acted).map(({ character }) => character),
    isReshuffled,
    have: gathered(after.rules),
    need: needed(after.rules),
  }
  const cites = [
    'DT-13',
    ...(line.forgone.length > 0 ? ['DT-12'] : []),
    ...(isReshuffled ? ['DT-8'] : []),
    ...(after.status === 'running' ? [] : ['DT-37']),
  ]
  return decided(after, { line, effects, cites })
}

/** After the last round everything stays as it lies; before the next one nobody has a card. */
function settleEnd(task: DramaticTask): DramaticTask {
  const { rules } = task
  const step = currentStep(rules)
  // Only a task that was reopened after it had reached its need comes here with it.
  const reached = step.have >= step.need ? settleSteps(task) : task
  const over = settleRounds(reached)
  if (over.status !== 'running') return over
  const participants = over.rules.participants.map((one) => ({ ...one, ...betweenRounds }))
  return { ...over, rules: { ...over.rules, participants } }
}
