import { createApp } from 'vue'
import type { PlayerBridge } from '../../contract/player'
import PlayerApp from './PlayerApp.vue'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/drawings.css'

/** Mounts the window for players on what tells it: its preload, or the stand-in of the browser page. */
export function startPlayers(bridge: PlayerBridge): void {
  createApp(PlayerApp, { bridge }).mount('#app')
}
