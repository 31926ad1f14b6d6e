import { protocol, type Protocol } from 'electron'
import { realFileSystem } from '../platform/file-system'
import { systemCode } from '../platform/file-trouble'
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
 * @param folder of the built pages
 * @param to whose windows are served: the usual session, or one of its own
 */
export function serveApp(folder: string, to: Protocol = protocol): void {
  to.handle(SCHEME, async (request) => {
    const file = request.method === 'GET' ? servedFile(request.url, HOST, folder) : null
    if (file === null) return new Response(null, { status: 404 })
    try {
      const bytes = await realFileSystem.readFile(file.path)
      return new Response(Buffer.from(bytes), {
        headers: {
          'content-type': file.type,
          'content-security-policy': POLICY,
          'x-content-type-options': 'nosniff',
        },
      })
    } catch (error) {
      if (systemCode(error) === null) throw error
      return new Response(null, { status: 404 })
    }
  })
}
