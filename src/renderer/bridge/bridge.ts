import { inject, type InjectionKey } from 'vue'
import type { Bridge } from '../../contract/channels'

/** Under this key the bridge is provided to the app: the real one in a window, the stand-in on the browser page. */
export const bridgeKey: InjectionKey<Bridge> = Symbol('bridge')

/** @throws Error outside of an app that provides one (a bug) */
export function useBridge(): Bridge {
  const bridge = inject(bridgeKey)
  if (bridge === undefined) throw new Error('No bridge is provided')
  return bridge
}
