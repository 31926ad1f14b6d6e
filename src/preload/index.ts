import { contextBridge, ipcRenderer, webUtils, type IpcRendererEvent } from 'electron'
import { isPushName, isRequestName, type Bridge } from '../contract/channels'

// Forwards names that the contract knows, and nothing else. Main asks again who is speaking and what was said.

const bridge: Bridge = {
  request: (name, input) => {
    if (!isRequestName(name)) return Promise.reject(new TypeError('No such request'))
    return ipcRenderer.invoke(name, input)
  },
  onPush: (name, listener) => {
    if (!isPushName(name)) throw new TypeError('No such push')
    // The event itself would hand the page a way to the main process.
    const forward = (_event: IpcRendererEvent, content: Parameters<typeof listener>[0]): void => listener(content)
    ipcRenderer.on(name, forward)
    return () => {
      ipcRenderer.off(name, forward)
    }
  },
  // The page's File; anything else lies nowhere.
  pathOf: (file) => webUtils.getPathForFile(file as Parameters<typeof webUtils.getPathForFile>[0]),
}

contextBridge.exposeInMainWorld('longroll', bridge)
