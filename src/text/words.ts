import type { Said } from '../campaign/lines'

/** Who and what a log line is about, by the names they had when it happened. */
export interface LineContext {
  /** A character's name by id. */
  readonly name: (character: string) => string
  /** The task's title; empty where a line is about no task. */
  readonly title: string
  /** Names of the task's characters, in order, as a GM would list them. */
  readonly who: string
  /** Whether that is more than one: they begin, she begins. */
  readonly areSeveral: boolean
  /** A moment of game time as the reader's clock writes it. */
  readonly moment: (at: number) => string
  /** Another entry in words, for a line that is about it. */
  readonly say: (said: Said) => string
}

/** Words for every line of a union: a line without words does not compile. */
export type LineWords<L extends { readonly key: string }> = {
  readonly [K in L['key']]: (line: Extract<L, { readonly key: K }>, context: LineContext) => string
}

/** Words for every reason of a union. They say what is wrong and what would be right. */
export type ReasonWords<R extends { readonly key: string }> = {
  readonly [K in R['key']]: (reason: Extract<R, { readonly key: K }>) => string
}
