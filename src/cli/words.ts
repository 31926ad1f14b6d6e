import { cliDe } from '../text/de/cli'
import { toldDe } from '../text/de/told'
import { cliEn } from '../text/en/cli'
import { toldEn } from '../text/en/told'
import { speaker, type SameWords } from '../text/speak'
import { tellFrom } from '../text/told'

/** What the command line speaks: both are bundled, it is started anew each time. */
export type CliLanguage = 'en' | 'de'

let words: SameWords<typeof cliEn> = cliEn

/** Words of the command line, in the language that is spoken. */
export const t = speaker<typeof cliEn>(() => words)

/** English without this. */
export function speak(language: CliLanguage): void {
  words = language === 'de' ? cliDe : cliEn
  const told = language === 'de' ? toldDe : toldEn
  tellFrom(() => told)
}
