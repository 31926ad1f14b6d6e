import { createCampaign, openCampaign, type OpenCampaign } from '../../src/main/campaign/open-campaign'
import { campaignContent, newContent, type CampaignContent } from '../../src/main/campaign/campaign-content'
import { realFileSystem } from '../../src/main/platform/file-system'

/** Opens the campaign of a folder, or makes it. */
export async function campaignIn(folder: string, mayMake: boolean): Promise<OpenCampaign<CampaignContent>> {
  const shelf = { fs: realFileSystem, journals: `${folder}/journals`, content: campaignContent }
  const path = `${folder}/campaign.longroll`
  const opened = await openCampaign(shelf, path, { setJournalAside: false })
  if (opened.ok) return opened.value
  if (!mayMake || opened.error.code !== 'file/missing') throw new Error(JSON.stringify(opened.error))
  const made = await createCampaign(shelf, path, 'kill', newContent('Killed'))
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}
