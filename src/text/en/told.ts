import type { Told } from '../words'
import { datesEn } from './dates'
import { damageWords, errorWords, journalWords, troubleWords } from './files'
import { lines } from './lines'
import { oddsWords } from './odds'
import { reasons } from './reasons'
import { recapEn, systemNames } from './recap'
import { list } from './say'

/** All that is told of campaigns, in English. */
export const toldEn: Told = {
  lines,
  reasons,
  errors: errorWords,
  trouble: troubleWords,
  damage: damageWords,
  journal: journalWords,
  dates: datesEn,
  odds: oddsWords,
  recap: recapEn,
  systemNames,
  list,
}
