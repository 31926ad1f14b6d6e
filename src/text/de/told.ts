import type { Told } from '../words'
import { datesDe } from './dates'
import { damageWords, errorWords, journalWords, troubleWords } from './files'
import { lines } from './lines'
import { oddsWords } from './odds'
import { reasons } from './reasons'
import { recapDe, systemNames } from './recap'
import { list } from './say'

/** All that is told of campaigns, in German. */
export const toldDe: Told = {
  lines,
  reasons,
  errors: errorWords,
  trouble: troubleWords,
  damage: damageWords,
  journal: journalWords,
  dates: datesDe,
  odds: oddsWords,
  recap: recapDe,
  systemNames,
  list,
}
