import { contextBridge, ipcRenderer } from 'electron'
import { playerChannel, type PlayerBridge, type PlayerMessage } from '../contract/player'

// The player window listens to one channel. It can ask for nothing: no request is forwarded from here, and main answers
// none that comes from there.

const bridge: PlayerBridge = {
  onMessage: (listener) => {
    ipcRenderer.on(playerChannel, (_event, message: PlayerMessage) => listener(message))
  },
}

contextBridge.exposeInMainWorld('longrollPlayers', bridge)
