/** Languages that Longroll speaks. `pseudo` is English made longer and strange, to see what would break; no menu offers it. */
export type Language = 'en' | 'de' | 'pseudo'

/** What the GM chooses: a language, or whatever the system speaks. */
export type LanguageChoice = Language | 'system'

export const languageChoices: readonly LanguageChoice[] = ['system', 'en', 'de', 'pseudo']

/** Whether settings may hold this as their language. */
export const isLanguageChoice = (value: unknown): value is LanguageChoice =>
  languageChoices.some((choice) => choice === value)

/**
 * The language that is spoken.
 *
 * @param preferred what the system prefers, first to last, as language tags: `de-AT`
 */
export function spokenLanguage(choice: LanguageChoice, preferred: readonly string[]): Language {
  if (choice !== 'system') return choice
  const spoken = preferred.map((tag) => tag.toLowerCase().split(/[-_]/)[0]).find((tag) => tag === 'de' || tag === 'en')
  return spoken === 'de' ? 'de' : 'en'
}

/** For the `lang` of a page, and for the platform's own words of dates. */
export const languageTag: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', pseudo: 'en-XA' }
