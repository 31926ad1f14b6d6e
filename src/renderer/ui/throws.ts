export type ThrowResult = 'W' | 'T' | 'L'

export interface ThrowSeen {
  readonly result: ThrowResult | null
  readonly state: 'plain' | 'wrong' | 'empty'
}

/** What a panel says about the throws typed so far. Pure, like a dice judge. */
export interface ThrowsJudgement {
  readonly throws: readonly ThrowSeen[]
  readonly message: string
  readonly tone: 'plain' | 'ask' | 'wrong'
  readonly isComplete: boolean
}

export type ThrowsJudge = (throws: readonly ThrowResult[]) => ThrowsJudgement

const isThrow = (letter: string): letter is ThrowResult => letter === 'W' || letter === 'T' || letter === 'L'

/** W, T and L in either case; everything else (spaces, commas) is passed over. */
export const readThrows = (text: string): readonly ThrowResult[] => [...text.toUpperCase()].filter(isThrow)
