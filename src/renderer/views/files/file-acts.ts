import type { MenuAct } from '../../../contract/channels'
import { useBridge } from '../../bridge/bridge'
import { inWords } from '../../refused'
import type { Desk } from '../campaign/desk'

/** What the menu bar asks of the campaign's file, as if it had been picked in the window. A refusal is shown above the panels. */
export function useFileActs(desk: Desk): (act: MenuAct) => void {
  const bridge = useBridge()
  async function ask(
    request:
      | 'campaign:save-as'
      | 'campaign:duplicate'
      | 'campaign:move'
      | 'campaign:reveal'
      | 'campaign:export-script'
      | 'campaigns:import',
  ): Promise<void> {
    const reply = await bridge.request(request, null)
    desk.refused.value = reply.ok ? null : inWords(reply.error)
  }
  return (act) => {
    switch (act) {
      case 'save-as':
      case 'duplicate':
      case 'move':
      case 'reveal':
      case 'export-script':
        return void ask(`campaign:${act}`)
      case 'import-script':
        return void ask('campaigns:import')
      case 'file':
      case 'backups':
      case 'recap':
        return desk.open({ type: act })
      default:
    }
  }
}
