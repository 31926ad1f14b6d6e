// What any Electron application costs: one window of the same size with a line of text.
import { app, BrowserWindow } from 'electron'
import { join } from 'node:path'

// As Longroll does on a machine without graphics, where the bench asks for the same of both.
if (process.env.BENCH_NO_GRAPHICS === '1') app.disableHardwareAcceleration()
app.on('window-all-closed', () => app.quit())
void app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    useContentSize: true,
    webPreferences: { sandbox: true, spellcheck: false },
  })
  void window.loadFile(join(import.meta.dirname, 'index.html'))
})
