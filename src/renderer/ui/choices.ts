/** One way out of an open choice: what it is called and what it does, in numbers. */
export interface ChoiceOption {
  readonly id: string
  readonly label: string
  /** "14 → 11, 3 missing", "each roll 22m30s". */
  readonly effect: string
}
