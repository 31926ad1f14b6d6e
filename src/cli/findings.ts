import type { Finding } from '../main/campaign/read-only'
import { assertNever } from '../rules/core/result'
import { t } from './words'

/** What was found of a campaign file, in plain words. */
export function findingText(finding: Finding): string {
  switch (finding.key) {
    case 'not-a-campaign':
    case 'history-broken':
    case 'no-journals':
      return t(finding.key)
    case 'file-whole':
      return t(finding.key, finding)
    case 'too-new':
      return t(finding.key, finding)
    case 'file-damaged':
      return t(finding.key, finding)
    case 'history-leads-elsewhere':
      return t(finding.key, finding)
    case 'revision-differs':
      return t(finding.key, finding)
    case 'journal-ahead':
    case 'journal-damaged':
    case 'journal-elsewhere':
    case 'journal-does-not-fit':
      return t(finding.key, finding)
    case 'journal-level':
    case 'journal-torn':
      return t(finding.key, finding)
    default:
      return assertNever(finding)
  }
}
