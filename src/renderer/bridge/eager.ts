import type { Bridge, Reply, RequestName } from '../../contract/channels'

/** What a window cannot show anything without. */
const FIRST = ['settings:get', 'campaign:snapshot'] as const

/**
 * The bridge, with what a window asks first already asked: the answers are on their way while the rest of the page is
 * still being read. Each is given out once; what is asked again is asked anew.
 */
export function eager(bridge: Bridge): Bridge {
  const asked = new Map<RequestName, Promise<Reply<RequestName>>>(
    FIRST.map((name) => [name, bridge.request(name, null)]),
  )
  return {
    ...bridge,
    request: <K extends RequestName>(name: K, input: Parameters<typeof bridge.request<K>>[1]) => {
      const first = asked.get(name)
      asked.delete(name)
      // What is kept under a name is the answer to that name.
      return first ?? bridge.request(name, input)
    },
  }
}
