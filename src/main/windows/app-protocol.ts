import { protocol, type Protocol } from 'electron'
import { readNow } from '../platform/file-system'
import { servedFile } from './served-file'

const SCHEME = 'longroll'
const HOST = 'app'

export const appOrigin = `${SCHEME}://${HOST}`

/** Nothing from anywhere but our own files; nothing inline, nothing evaluated. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Before the app is ready. */
export function declareAppProtocol(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true, stream: true },
    },
  ])
}

/**
 * By the older of Electron's two ways: the newer one (`protocol.handle`) speaks in Request and Response, and Node takes
 * longer to load those, in the main process and before the page's first byte, than the page takes to start.
 *
 * @param folder of the built pages
 * @param to whose windows are served: the usual session, or one of its own
 * @param onServed hears of each file that a page was given
 */
export function serveApp(folder: string, to: Protocol = protocol, onServed?: (path: string) => void): void {
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  to.registerBufferProtocol(SCHEME, (request, answer) => {
    const file = request.method === 'GET' ? servedFile(request.url, HOST, folder) : null
    // At once: the first page waits for nothing else, and later ones find it in the system's cache.
    const data = file === null ? null : readNow(file.path)
    if (file === null || data === null) {
      answer({ statusCode: 404, mimeType: 'text/plain', data: Buffer.alloc(0) })
      return
    }
    const headers = {
      'content-type': file.type,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    }
    answer({ headers, data })
    onServed?.(file.path)
  })
}
