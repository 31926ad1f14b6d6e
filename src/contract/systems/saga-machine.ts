/** A test: dice, a total, two ones without a total, or nothing (rolled in the app). */
export type SagaResult =
  | { readonly dice: readonly number[] }
  | { readonly total: number }
  | { readonly criticalFailure: true }
  | { readonly dice?: never; readonly total?: never; readonly criticalFailure?: never }

/** Boons, banes and modifier of a test; each 0 if left out. */
export interface SagaCircumstances {
  readonly boons?: number
  readonly banes?: number
  readonly modifier?: number
}

export type SagaHelper = { readonly character: string; readonly stat: number; readonly skill: number } & (
  { readonly dice: readonly [number] } | { readonly total: number } | { readonly dice?: never; readonly total?: never }
)

export interface SagaSide {
  readonly character: string
  readonly stat: number
  readonly skill: number
  readonly edge?: number
}

export type SagaSideResult = SagaResult & SagaCircumstances

/** `task.begin` of a Saga Machine task, beside `system` and `title`. */
export type SagaBegin =
  | ({
      readonly kind: 'extended'
      readonly character: string
      readonly stat: number
      readonly skill: number
      readonly tn?: number
      readonly interval: string
      readonly limit?: number | null
      readonly deadline?: string | null
    } & ({ readonly tally: number } | { readonly amount: 'some' | 'lots' | 'tons' }))
  | {
      readonly kind: 'opposed' | 'opposed-extended'
      readonly sides: readonly [SagaSide, SagaSide]
      readonly tn?: number
      readonly interval?: string | null
      readonly limit?: number | null
      readonly deadline?: string | null
    }

export interface SagaCommands {
  'saga.test': {
    readonly task: string
    readonly helpers?: readonly SagaHelper[]
    readonly note?: string
  } & SagaResult &
    SagaCircumstances
  /** One side's result alone, null for the other; without `results` what is not shown yet is rolled in the app. */
  'saga.oppose': {
    readonly task: string
    readonly results?: readonly [SagaSideResult | null, SagaSideResult | null]
    readonly note?: string
  }
  'saga.pushLuck': { readonly task: string; readonly side: 0 | 1; readonly note?: string } & SagaResult
}
