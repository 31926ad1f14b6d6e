import type { Language } from '../contract/language'
import { actsEn } from '../text/en/acts'
import { desktopAlarmsEn } from '../text/en/desktop-alarms'
import { desktopEn } from '../text/en/desktop'
import { sampleEn } from '../text/en/sample'
import { toldEn } from '../text/en/told'
import { speaker, type SameWords } from '../text/speak'
import { tellFrom } from '../text/told'
import type { Told } from '../text/words'

const catalogue = { ...desktopEn, ...desktopAlarmsEn, ...sampleEn, ...actsEn }

/** All words of this process in one language. */
interface Spoken {
  readonly language: Language
  readonly desktop: SameWords<typeof catalogue>
  readonly told: Told
}

const english: Spoken = { language: 'en', desktop: catalogue, told: toldEn }

/** English is there from the start; another language is loaded when it is spoken. */
const load: Readonly<Record<Language, () => Spoken | Promise<Spoken>>> = {
  en: () => english,
  de: async () => {
    const [{ surfaceDe }, { toldDe }] = await Promise.all([import('../text/de/surface'), import('../text/de/told')])
    return { language: 'de', desktop: surfaceDe, told: toldDe }
  },
  pseudo: async () => {
    const { pseudoWords, pseudoTold } = await import('../text/pseudo/pseudo')
    return { language: 'pseudo', desktop: pseudoWords(catalogue), told: pseudoTold(toldEn) }
  },
}

let spoken = english
/** The one that was asked for last, which may still be loading. */
let wanted: Language = 'en'

tellFrom(() => spoken.told)

/** Words of menus and system dialogs, in the language that is spoken now. */
export const t = speaker<typeof catalogue>(() => spoken.desktop)

/**
 * From here on this process speaks the language.
 *
 * @returns whether that is a change that has now happened: what stands on the screen is to be worded anew
 */
export async function speak(language: Language): Promise<boolean> {
  wanted = language
  if (language === spoken.language) return false
  const words = await load[language]()
  if (wanted !== language) return false
  spoken = words
  return true
}
