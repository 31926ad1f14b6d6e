import { shallowRef } from 'vue'
import { languageTag, spokenLanguage, type Language } from '../contract/language'
import type { Guide } from '../text/guide'
import { toldEn } from '../text/en/told'
import { windowEn } from '../text/en/window'
import { speaker, type SameWords } from '../text/speak'
import { tellFrom } from '../text/told'
import type { Told } from '../text/words'

/** All words of a window in one language. */
interface Spoken {
  readonly language: Language
  readonly window: SameWords<typeof windowEn>
  readonly told: Told
}

const english: Spoken = { language: 'en', window: windowEn, told: toldEn }

/** English is there from the start; another language comes in a file of its own when it is spoken. */
const load: Readonly<Record<Language, () => Spoken | Promise<Spoken>>> = {
  en: () => english,
  de: async () => {
    const [{ windowDe }, { toldDe }] = await Promise.all([import('../text/de/window'), import('../text/de/told')])
    return { language: 'de', window: windowDe, told: toldDe }
  },
  pseudo: async () => {
    const { pseudoWords, pseudoTold } = await import('../text/pseudo/pseudo')
    return { language: 'pseudo', window: pseudoWords(windowEn), told: pseudoTold(toldEn) }
  },
}

const guides: Readonly<Record<Language, () => Promise<Guide>>> = {
  en: async () => (await import('../text/en/guide/index')).guideEn,
  de: async () => (await import('../text/de/guide/index')).guideDe,
  pseudo: async () => {
    const [{ guideEn }, { pseudoTexts }] = await Promise.all([
      import('../text/en/guide/index'),
      import('../text/pseudo/pseudo'),
    ])
    return pseudoTexts(guideEn)
  },
}

/** The language of this window: whatever was worded while it is watched is worded anew when it changes. */
const spoken = shallowRef(english)
const guide = shallowRef<Guide | null>(null)
/** The one that was asked for last, which may still be loading. */
let wanted: Language = 'en'

// What the address says: the system's language, and the one that the window will most likely speak.
const address = new URLSearchParams(window.location.search)
const named = (key: string): Language => spokenLanguage('system', [address.get(key) ?? 'en'])

/** What the system speaks, of what we speak; main has asked it. */
export const systemLanguage = named('system')

tellFrom(() => spoken.value.told)

/** Words a key of the windows' catalogue, in the language that is spoken now. */
export const t = speaker<typeof windowEn>(() => spoken.value.window)

/** From here on the window speaks this language, as soon as its words are there. */
export async function speak(language: Language): Promise<void> {
  wanted = language
  if (language === spoken.value.language) return
  const [words, chapters] = await Promise.all([load[language](), guide.value === null ? null : guides[language]()])
  // Another one was asked for meanwhile.
  if (wanted !== language) return
  spoken.value = words
  guide.value = chapters
  document.documentElement.lang = languageTag[language]
}

/** Begins to load the words that the window will most likely need, beside everything else. */
export const speakAsAddressed = (): Promise<void> => speak(named('language'))

/** Before the guide is opened: nothing before it needs its words. */
export async function loadGuide(): Promise<void> {
  const language = spoken.value.language
  const chapters = await guides[language]()
  if (spoken.value.language === language) guide.value = chapters
  else await loadGuide()
}

/**
 * The guide's chapters.
 *
 * @throws when they have not been loaded: a bug of whoever opened it
 */
export function guideWords(): Guide {
  if (guide.value === null) throw new Error('The guide is not loaded')
  return guide.value
}

/** Dates of the wall, as the language writes them. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(languageTag[spoken.value.language], options)
