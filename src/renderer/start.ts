import { createPinia } from 'pinia'
import { createApp } from 'vue'
import type { Bridge } from '../contract/channels'
import App from './App.vue'
import { bridgeKey } from './bridge/bridge'
import { tellFaults } from './faults'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/drawings.css'

/** Mounts the window on a bridge: the real one, or the stand-in of the browser page. */
export function start(bridge: Bridge): void {
  const app = createApp(App)
  tellFaults(app, bridge)
  app.provide(bridgeKey, bridge)
  app.use(createPinia())
  app.mount('#app')
}
