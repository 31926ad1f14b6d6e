/** One row of the begin form. `key` stays with the row while others come and go. */
export interface ParticipantForm {
  readonly key: number
  readonly character: string | null
  readonly successTarget: number | null
}

export const MOST_ROWS = 12
