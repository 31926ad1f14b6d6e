// The smallest main process that shows a page: component tests open the plain-browser build (out/browser) in it. It knows
// nothing of Longroll's own main.
import { app, BrowserWindow, net, protocol } from 'electron'
import { join, normalize, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const files = resolve(import.meta.dirname, '../../../out/browser')

// An origin of its own: pages from file: have none, and could neither store anything nor load modules.
protocol.registerSchemesAsPrivileged([
  { scheme: 'components', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
])

app.on('window-all-closed', () => app.quit())
void app.whenReady().then(async () => {
  protocol.handle('components', (request) => {
    const path = normalize(join(files, decodeURIComponent(new URL(request.url).pathname)))
    return path.startsWith(files) ? net.fetch(pathToFileURL(path).href) : new Response(null, { status: 404 })
  })
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    useContentSize: true,
    webPreferences: { sandbox: true },
  })
  await window.loadURL('about:blank')
})
