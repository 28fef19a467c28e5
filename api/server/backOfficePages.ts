// Serves the built web app of the back office: files with a hash in their name, and one document for all other paths.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers'

/** Placeholder in the document for the nonce of its styles. */
const noncePlaceholder = '__NONCE__'

/** Answers requests for files and documents of the web app. */
export type BackOfficePages = { fetch: (request: Request) => Response | Promise<Response> }

/**
 * @param folder folder of the build (`scripts/build.ts`)
 */
export async function openBackOfficePages(folder: string): Promise<BackOfficePages> {
  const document = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
  const app = new Hono<{ Variables: SecureHeadersVariables }>()
  app.use(
    secureHeaders({
      strictTransportSecurity: false,
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", NONCE],
        // Allows style attributes, with which the component library positions menus.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        // Shows PDF files of members in the viewer of the browser; /files sends a policy that allows no scripts.
        frameSrc: ["'self'"],
        objectSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer',
      overwrite: false,
    }),
  )
  app.use(
    '/assets/*',
    serveStatic({
      root: folder,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  )
  app.get('/assets/*', (c) => c.notFound())
  app.get('*', (c) =>
    document === undefined
      ? c.text('The back office is not built: run npm run build.', 503)
      : c.html(document.replaceAll(noncePlaceholder, c.get('secureHeadersNonce') ?? ''), 200, {
          'Cache-Control': 'no-store',
        }),
  )
  return app
}
