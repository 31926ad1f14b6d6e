import { join } from 'node:path'
import { expect, test } from '../../e2e/support/launch'
import { panelStates } from '../../tests/support/panel-states'
import { writeCampaign } from './campaign-file'
import { inEachLook } from './looks'

for (const [system, states] of Object.entries(panelStates)) {
  test(`every state of a ${system} panel`, async ({ launch, folder }) => {
    const path = join(folder, 'states.longroll')
    const table = states()
    table.do('campaign.configure', { name: `Every state: ${system}` })
    table.do('alarm.acknowledge')
    writeCampaign(path, table)
    const longroll = await launch({ args: [path] })
    await expect(
      longroll.window
        .getByRole('region', { name: 'Failed', exact: true })
        .or(longroll.window.getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible()
    await inEachLook(longroll, `panels-${system}`)
  })
}
