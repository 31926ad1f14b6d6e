/** What is given with Mod-Dot's commands. */
export interface ModDotSideInput {
  readonly character: string
  readonly dots: number
  /** 2 to 10; 6 if left out. */
  readonly difficulty?: number
  readonly specialty?: boolean
}

interface ModDotBegin {
  readonly system: 'mod-dot'
  readonly title: string
  readonly interval?: string
}

export type ModDotBeginInput =
  | (ModDotBegin & { readonly kind: 'single'; readonly sides: readonly [ModDotSideInput] })
  | (ModDotBegin & { readonly kind: 'contested'; readonly sides: readonly [ModDotSideInput, ModDotSideInput] })
  | (ModDotBegin & {
      readonly kind: 'extended'
      readonly sides: readonly [ModDotSideInput]
      readonly need: number
      /** Null or left out: it goes on. */
      readonly limit?: number | null
    })

export interface ModDotCommands {
  'modDot.test': {
    readonly task: string
    /** `"WWT"`; contested `["WL", "LT"]`, null for a side whose throws the app makes; left out: all of them. */
    readonly throws?: string | readonly [string | null, string | null]
    readonly note?: string
  }
}
