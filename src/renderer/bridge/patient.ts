import type { Bridge, MenuAct } from '../../contract/channels'

/**
 * The bridge, with one patience: what was chosen in the menu bar while no view listened yet (the window was just opening)
 * waits for the first that does. Everything else that is pushed is read anew by whoever comes later.
 */
export function patient(bridge: Bridge): Bridge {
  const listeners = new Set<(act: MenuAct) => void>()
  let waiting: MenuAct | null = null
  bridge.onPush('menu:chose', (act) => {
    if (listeners.size === 0) waiting = act
    else listeners.forEach((listener) => listener(act))
  })
  const hear = (listener: (act: MenuAct) => void): (() => void) => {
    listeners.add(listener)
    if (waiting !== null) {
      listener(waiting)
      waiting = null
    }
    return () => listeners.delete(listener)
  }
  return {
    ...(bridge.pathOf === undefined ? {} : { pathOf: bridge.pathOf }),
    request: (name, input) => bridge.request(name, input),
    // Only the listener of menu acts is kept here; its type follows from the name.
    onPush: (name, listener) =>
      name === 'menu:chose' ? hear(listener as (act: MenuAct) => void) : bridge.onPush(name, listener),
  }
}
