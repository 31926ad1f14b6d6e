import type { Finding } from '../../campaign/finder'
import type { GameSeconds, JsonObject } from '../../rules/core/units'
import type { Deck } from '../../rules/dice/deck'
import type { Odds } from '../../rules/odds/odds'
import type { TaskOptions, TaskRecord } from '../../rules/systems/system'

/* What crosses to the odds' thread and back: plain JSON, and no more of the campaign than odds need. */

/** How likely is it that this task succeeds, as things stand? */
export interface OddsQuestion {
  readonly type: 'odds'
  readonly task: TaskRecord
  readonly now: GameSeconds
  readonly deck: Deck
}

export interface OddsAnswer {
  readonly odds: Odds | null
  /** Cards that others draw change it. */
  readonly readsDeck: boolean
}

/** Which numbers of a task to be begun would give about this chance? */
export interface FindQuestion {
  readonly type: 'find'
  /** A `task.begin`. */
  readonly given: JsonObject
  readonly wanted: number
  readonly now: GameSeconds
  readonly options: TaskOptions
  readonly deck: Deck
  /** Who exists. */
  readonly people: readonly string[]
}

/** Every kind of question with its answer. */
export interface Questions {
  readonly odds: { readonly question: OddsQuestion; readonly answer: OddsAnswer }
  readonly find: { readonly question: FindQuestion; readonly answer: readonly Finding[] }
}

export type Question = Questions[keyof Questions]['question']
export type AnswerTo<Q extends Question> = Questions[Q['type']]['answer']
export type Answer = Questions[keyof Questions]['answer']

export interface Asked {
  readonly id: number
  readonly question: Question
}

export interface Answered {
  readonly id: number
  readonly answer: Answer
}
