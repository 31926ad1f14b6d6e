import type { Finding } from '../main/campaign/read-only'
import { damageWords } from '../text/en/files'
import { count } from '../text/en/say'
import { assertNever } from '../rules/core/result'

/** What was found of a campaign file, in plain words. */
export function findingText(finding: Finding): string {
  switch (finding.key) {
    case 'file-whole':
      return `The file is whole: “${finding.name}”, ${count(finding.entries, 'entry', 'entries')} in the log, revision ${finding.revision}.`
    case 'not-a-campaign':
      return 'This is not a Longroll campaign.'
    case 'too-new':
      return `A later Longroll saved this file (file version ${finding.fileVersion}). Nothing can be said about it here.`
    case 'file-damaged':
      return `The file is damaged: ${damageWords[finding.found]}.`
    case 'history-broken':
      return 'The history in the file does not hold together: an entry does not fit what is before it.'
    case 'history-leads-elsewhere':
      return `The history in the file does not lead to what the file says (${finding.at.join(' → ')}).`
    case 'revision-differs':
      return `The file says that it is revision ${finding.said}, and its history ends at ${finding.found}.`
    case 'no-journals':
      return 'There is no journal of it on this computer: the file is all there is.'
    case 'journal-ahead':
      return `The journal holds ${count(finding.changes, 'change')} more than the file. They are safe, and come into the file when it is opened: ${finding.path}`
    case 'journal-level':
      return `The journal holds nothing more than the file: ${finding.path}`
    case 'journal-torn':
      return `The journal ends in a change that was never finished; nothing is lost by that: ${finding.path}`
    case 'journal-damaged':
      return `The journal is damaged after ${count(finding.changes, 'good change')}: ${finding.path}`
    case 'journal-elsewhere':
      return `Another place where this campaign lay has a journal with ${count(finding.changes, 'change')}: ${finding.path}`
    case 'journal-does-not-fit':
      return `The journal holds ${count(finding.changes, 'change')} that do not go on from this file: ${finding.path}`
    default:
      return assertNever(finding)
  }
}
