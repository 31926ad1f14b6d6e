import { onBeforeUnmount, onMounted } from 'vue'
import type { Reply } from '../../../contract/channels'
import { useBridge } from '../../bridge/bridge'

/** A campaign file that is dropped anywhere on the window is opened; anything else that is dropped is not taken. */
export function useDrop(answered: (reply: Reply<'campaigns:open-dropped'>, path: string) => void): void {
  const bridge = useBridge()
  const isFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
  function over(event: DragEvent): void {
    if (!isFiles(event)) return
    event.preventDefault()
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy'
  }
  function dropped(event: DragEvent): void {
    if (!isFiles(event)) return
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    const path = file === undefined ? '' : (bridge.pathOf?.(file) ?? '')
    if (path !== '') void bridge.request('campaigns:open-dropped', { path }).then((reply) => answered(reply, path))
  }
  onMounted(() => {
    window.addEventListener('dragover', over)
    window.addEventListener('drop', dropped)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('dragover', over)
    window.removeEventListener('drop', dropped)
  })
}
