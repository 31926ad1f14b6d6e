import { writeFileSync } from 'node:fs'
import type { Table } from '../../tests/support/table'
import { campaignContent } from '../../src/main/campaign/campaign-content'
import { buildCampaignFile } from '../../src/main/campaign/campaign-file'
import { chained, firstHead } from '../../src/main/campaign/journal-format'

/** Writes what was played at a table as the campaign file it would be. */
export function writeCampaign(path: string, table: Table, campaign = 'pictures'): void {
  const { state, history, revision } = table.campaign
  const head = history.records.reduce((last, record) => chained(last, JSON.stringify(record)), firstHead(campaign))
  const payload = campaignContent.write({ state, history: history.records, more: {} })
  writeFileSync(path, buildCampaignFile({ campaign, revision, head, previous: null }, payload).bytes)
}
