/** What is remembered between starts beside the campaigns: nothing here that a GM would miss. */
export interface Settings {
  readonly theme: 'system' | 'dark' | 'light'
  /** Size of text in per cent, 80 to 200. */
  readonly scale: number
}

export const defaultSettings: Settings = { theme: 'dark', scale: 100 }

export const smallestScale = 80
export const largestScale = 200
