import type { App, Session, WebContents } from 'electron'
import { originOf } from '../ipc/sender'

/** Refuses everything that a page of ours never needs: other pages, other windows, guests, permissions, the network. */
export function guard(app: App, session: Session, origins: readonly string[]): void {
  app.on('web-contents-created', (_event, contents) => {
    guardContents(contents, origins)
  })
  guardSession(session, origins)
}

/** The part of it that each session has for itself. */
export function guardSession(session: Session, origins: readonly string[]): void {
  // Its dictionaries would be fetched, whatever the windows say of spelling; no request handler sees that.
  session.setSpellCheckerEnabled(false)
  session.setSpellCheckerLanguages([])
  session.setPermissionRequestHandler((_contents, _permission, answer) => {
    answer(false)
  })
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.webRequest.onBeforeRequest(
    { urls: ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'ftp://*/*', 'file://*/*'] },
    (details, answer) => {
      answer({ cancel: !origins.includes(originOf(details.url.replace(/^ws/, 'http'))) })
    },
  )
}

function guardContents(contents: WebContents, origins: readonly string[]): void {
  // The policy of a page says nothing of WebRTC, and a session's requests do not pass through it.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-attach-webview', (event) => {
    event.preventDefault()
  })
  contents.on('will-frame-navigate', (event) => {
    // A page may load itself again (the dev server makes it); it may go nowhere else.
    const isReload = event.isMainFrame && event.url === contents.getURL() && origins.includes(originOf(event.url))
    if (!isReload) event.preventDefault()
  })
  contents.on('will-redirect', (event) => {
    event.preventDefault()
  })
}
