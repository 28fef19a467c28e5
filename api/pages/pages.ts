// The web app on the hub's origin: built files as they are, everything else rendered by the built server entry.
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Manifest } from '@tanstack/react-router'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers'
import type { Logger } from 'pino'
import type { Sites } from '../redirects.ts'
import { faultOf, type Api } from '../app.ts'
import { neighboursOf, type Config } from '../config.ts'
import type { Caller } from '../operation.ts'
import { readManifest } from './manifest.ts'

type Host = {
  api: (request: Request) => Promise<Response>
  manifest: Manifest
  nonce: string
  sites: Sites
  reportFault: (fault: unknown) => void
}
export type Render = (request: Request, host: Host) => Promise<Response>

type Environment = { Bindings: Caller; Variables: SecureHeadersVariables }

const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'
// Pictures keep their names when they are drawn anew.
const week = 'public, max-age=604800, stale-while-revalidate=2592000'

/** Pages and files of the build in `folder`, which `npm run build` made. */
export async function openPages(
  folder: string,
  api: Api,
  config: Config,
  log: Logger,
): Promise<Hono<Environment>> {
  const client = resolve(folder, 'client')
  if (!(await stat(client).catch(() => null)))
    throw new Error(`There is no build in ${folder}: run \`npm run build\`.`)
  const manifest = await readManifest(client)
  const { render }: { render: Render } = await import(
    pathToFileURL(resolve(folder, 'server/entry-server.js')).href
  )

  const pages = new Hono<Environment>()
  const files = (cache: string) =>
    serveStatic({
      root: client,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', cache),
    })
  pages.use('/assets/*', files(year))
  pages.use('/_i18n/*', files(day))
  pages.use('/art/*', files(week))
  pages.use(policy)
  pages.get('*', compress(), (c) =>
    render(c.req.raw, {
      // The page's calls are answered in this process, for the visitor's own address.
      api: async (request) => await api.fetch(request, c.env),
      manifest,
      nonce: c.get('secureHeadersNonce') ?? '',
      // Without a configured address the hub is wherever the visitor found it.
      sites: { hub: config.HUB_URL ?? new URL(c.req.url).origin, neighbours: neighboursOf(config) },
      reportFault: (fault) => log.error({ page: c.req.path, fault: faultOf(fault) }),
    }),
  )
  // A form sent before the page came to life: the page again, instead of an error.
  pages.post('*', (c) => c.redirect(c.req.path, 303))
  return pages
}

/** Nothing runs but what this page was sent with; nobody frames it. */
const policy = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", NONCE],
    // React writes positions and progress as style attributes; style sheets come from files.
    styleSrc: ["'self'", NONCE],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
  },
  referrerPolicy: 'strict-origin-when-cross-origin',
  // An answer that leads away from an address with secrets sends no referrer at all.
  overwrite: false,
})
