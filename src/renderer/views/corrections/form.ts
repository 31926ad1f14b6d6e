import type { JsonObject } from '../../../rules/core/units'

/** One field of a step that is put right. */
export interface FormField {
  /** Where it stands in the command's fields. */
  readonly path: readonly string[]
  readonly kind: 'text' | 'number' | 'faces' | 'flag' | 'who' | 'one-of'
  /** What is typed; a flag is `yes` or empty. */
  readonly value: string
  /** It may be left out, and is where this is what is typed. */
  readonly unless: string | null
  /** Of `one-of`: what it can be. */
  readonly options?: readonly string[]
}

/** One way to say how a roll came out; none of its fields: it is rolled here. */
export interface Way {
  readonly id: string
  readonly fields: readonly FormField[]
  /** What is said without anything to type. */
  readonly puts?: JsonObject
}

/** One of two sides, each with its own result. */
export interface SideForm {
  readonly place: 0 | 1
  readonly character: string
  readonly ways: readonly Way[]
  readonly way: string
  readonly fields: readonly FormField[]
}

export interface CorrectionForm {
  readonly fields: readonly FormField[]
  readonly ways: readonly Way[]
  /** The way in which it was given. */
  readonly way: string
  /** Of a contest, those whose result this step showed; empty for anything else. */
  readonly sides: readonly SideForm[]
}

/** The way that types nothing. */
export const HERE = 'here'

/** Under which a field's typed text is kept. */
export const keyOf = ({ path }: Pick<FormField, 'path'>): string => path.join('.')

/** Under which the way of a side is kept beside what is typed. */
export const wayKey = ({ place }: Pick<SideForm, 'place'>): string => `way:${place}`
