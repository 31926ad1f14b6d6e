import { toldEn } from '../en/told'
import type { Told } from '../words'
import { datesDe } from './dates'
import { damageWords, errorWords, journalWords, troubleWords } from './files'
import { dramaticTaskLines, dramaticTaskReasons } from './dramatic-task'
import { modDotLines, modDotReasons } from './mod-dot'
import { oddsWords } from './odds'
import { recapDe, systemNames } from './recap'
import { list } from './say'
import { storytellingLines, storytellingReasons } from './storytelling'

/** All that is told of campaigns, in German. */
export const toldDe: Told = {
  ...toldEn,
  lines: { ...toldEn.lines, ...storytellingLines, ...dramaticTaskLines, ...modDotLines },
  reasons: { ...toldEn.reasons, ...storytellingReasons, ...dramaticTaskReasons, ...modDotReasons },
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
