import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { PlayerWindowState } from '../../contract/player'
import { useBridge } from '../bridge/bridge'

/** The window that players see, as this campaign's GM has it: open or not, blank or not. What it shows is built in main. */
export const usePlayerStore = defineStore('player', () => {
  const bridge = useBridge()
  const state = shallowRef<PlayerWindowState>({ isOpen: false, isBlank: false })

  async function set(part: Partial<PlayerWindowState>): Promise<void> {
    const reply = await bridge.request('player:set', part)
    if (reply.ok) state.value = reply.value
  }

  bridge.onPush('player:state', (now) => (state.value = now))
  return {
    state,
    /** This window may have been loaded anew while it was open. */
    ask: () => void set({}),
    toggleOpen: () => void set({ isOpen: !state.value.isOpen }),
    toggleBlank: () => void set({ isBlank: !state.value.isBlank }),
  }
})
