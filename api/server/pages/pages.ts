// Serves the web app on the hub's origin: built files without changes, and pages that the built server entry renders.
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { NONCE, type SecureHeadersVariables } from 'hono/secure-headers'
import { createMiddleware } from 'hono/factory'
import type { Sites } from '#shared/redirects.ts'
import type { Api } from '#api/app/app.ts'
import { currentVersion } from '#api/catalog/topic.ts'
import { type Config, trustedOriginsOf, settingsOf } from '#api/process/config.ts'
import { hubOrigin } from '#api/process/variables.ts'
import { faultOf, millisecondsSince, type Log } from '#api/process/log.ts'
import type { Measures } from '#api/process/measures.ts'
import { requestId } from '#api/process/requestId.ts'
import type { Caller } from '#api/http/operation.ts'
import { linkTags, type LinkedPage } from '#api/sharing/linkTags.ts'
import { inSpan } from '#api/tracing/span.ts'
import { attributesOf, type Settings } from '#shared/settings.ts'
import { valueAt } from '#shared/unknown.ts'
import { type PageFiles, type Styles, readBuild, readManifest } from './manifest.ts'
import { brotli } from './brotli.ts'
import { policyWith, sourceOf } from './contentSecurityPolicy.ts'
import { statusOfError } from './errorPage.ts'
import { formTokenPlaceholder, formTokens, type FormTokenVariables } from './formTokens.ts'
import { otherBuilds, shareBuild } from './otherBuilds.ts'
import { prerendered, type PageVariant } from './prerendered.ts'
import { callsOfRender, type RenderCalls } from './renderCalls.ts'

type Host = Omit<PageFiles, 'styles'> & {
  style?: Pick<Styles, 'text'> | Pick<Styles, 'files'> | undefined
  api: RenderCalls['api']
  admit?: RenderCalls['admit']
  nonce: string
  sites: Sites
  settings: Settings
  formToken: string
  requestId?: string | undefined
  reportRoute?: (route: string) => void
  reportFault: (fault: unknown) => void
  linkTags: (page: LinkedPage) => string
  as?: 'page' | 'payload'
}
export type Render = (request: Request, host: Host) => Promise<Response>
type Entry = {
  render: Render
  pageVariant: (request: Request, hub: string, settings: Settings) => Promise<PageVariant | undefined>
  sessionOf: (request: Request, hub: string, settings: Settings) => string | null
}

const isEntry = (value: unknown): value is Entry =>
  ['render', 'pageVariant', 'sessionOf'].every((name) => typeof valueAt(value, name) === 'function')

type Environment = { Bindings: Caller; Variables: SecureHeadersVariables & FormTokenVariables }

/**
 * Request header in which the service worker lists the style sheets that it has cached
 * (`src/runtime/offline/worker.ts`).
 */
const cachedStyles = 'Service-Worker-Navigation-Preload'

const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'
// Cache duration for pictures. It is limited to a week, because their names do not change with their content.
const week = 'public, max-age=604800, stale-while-revalidate=2592000'

/** Icons by path. Browsers and phones request these paths even if no page links them. */
const wellKnownIcons = {
  '/favicon.ico': '/icons/icon-48.png',
  '/apple-touch-icon.png': '/icons/touch-180.png',
  '/apple-touch-icon-precomposed.png': '/icons/touch-180.png',
}

type Build = Awaited<ReturnType<typeof loadBuild>>

/**
 * Loads the output of `npm run build` from `folder`. If `assetsFolder` is set, copies the files to this folder, which
 * servers of all builds share.
 * @throws an Error if the build is missing or incomplete
 */
export async function loadBuild(folder: string, assetsFolder?: string) {
  const client = resolve(folder, 'client')
  if (!(await stat(client).catch(() => null)))
    throw new Error(`Folder ${folder} has no build: run \`npm run build\`.`)
  const pageFiles = await readManifest(client)
  const { id, routeRules } = await readBuild(client)
  if (assetsFolder) await shareBuild(assetsFolder, { client, id })
  // Imports the file that the build compiles from src/entry-server.tsx.
  const entry: unknown = await import(pathToFileURL(resolve(folder, 'server/entry-server.js')).href)
  if (!isEntry(entry)) throw new Error(`The build in ${folder} is incomplete: run \`npm run build\`.`)
  const { render, pageVariant, sessionOf } = entry
  return { client, pageFiles, routeRules, render, pageVariant, sessionOf }
}

/** Serves pages and files of a build. */
export function servePages(
  { client, pageFiles, routeRules, render, pageVariant, sessionOf }: Build,
  api: Api,
  { config, log, measures }: { config: Config; log: Log; measures?: Measures },
): Hono<Environment> {
  const pages = new Hono<Environment>()
  const settings = settingsOf(config)
  const { styles, ...files } = pageFiles
  const styleSources = styles ? [sourceOf(styles.text)] : []
  const keepsStyles = ({ headers }: Request) => {
    const addresses = headers.get(cachedStyles)?.split(',') ?? []
    return styles !== undefined && styles.files.every((address) => addresses.includes(address))
  }
  const importMaps = pageFiles.importMap ? [sourceOf(pageFiles.importMap)] : []
  const filesIn = (root: string, cache: string, file?: string): MiddlewareHandler<Environment> => {
    const serveFile = serveStatic({ root, path: file, precompressed: true })
    return async (c, next) => {
      const response = await serveFile(c, next)
      // Sets the header here and not in the option `onFound`, whose headers take effect only after another middleware
      // has read `c.res`.
      if (response instanceof Response) response.headers.set('Cache-Control', cache)
      return response
    }
  }
  const built = (cache: string) => filesIn(client, cache)
  const serveFilesOfAnyBuild = (path: string, cache: string) => {
    pages.use(path, built(cache))
    if (config.ASSETS_FOLDER)
      pages.use(
        path,
        otherBuilds(config.ASSETS_FOLDER, (root) => filesIn(root, cache)),
      )
  }
  serveFilesOfAnyBuild('/assets/*', year)
  serveFilesOfAnyBuild('/_i18n/*', day)
  pages.use('/art/*', built(week))
  pages.use('/icons/*', built(day))
  pages.use('/screenshots/*', built(day))
  for (const [path, icon] of Object.entries(wellKnownIcons)) pages.use(path, filesIn(client, day, icon))
  pages.use('/manifests/*', built(day))
  pages.use('/sw.js', built('no-cache'))
  // The build writes the offline documents without settings, because they depend on the server. The settings are added
  // to each response.
  pages.use('/offline/*', policyWith(importMaps), settingsInDocument(settings), built('no-cache'))
  serveFilesOfAnyBuild('/builds/meta/*', year)
  pages.use('/builds/latest.json', built('no-store'))
  // Answers 404 for missing files, such as files of replaced builds. Without this rule, a request for a script would be
  // answered with a rendered page.
  for (const path of [
    '/assets/*',
    '/_i18n/*',
    '/art/*',
    '/icons/*',
    '/manifests/*',
    '/offline/*',
    '/builds/*',
  ])
    pages.all(path, (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }))
  /**
   * Returns render options that do not depend on the visitor. @param namesStyles true to link the style sheets instead
   * of inlining them
   */
  const hostFor = (request: Request, namesStyles: boolean) => {
    const { origin, pathname } = new URL(request.url)
    return {
      ...files,
      style: styles && (namesStyles ? { files: styles.files } : { text: styles.text }),
      // If HUB_URL is not configured, the origin of the request counts as the origin of the hub.
      sites: { hub: config.HUB_URL ?? origin, neighbours: trustedOriginsOf(config) },
      settings,
      linkTags,
      reportFault: (fault: unknown) =>
        log.error({
          event: 'page_failed',
          page: pathname,
          fault: faultOf(fault),
          msg: `Page ${pathname} failed to render.`,
        }),
    }
  }
  pages.use(
    compress(),
    brotli(),
    variesByCachedStyles,
    formTokens(hubOrigin(config).startsWith('https://')),
    prerendered({
      // Pages of a preview are not cached, because they depend on the time and the reader that staff has chosen.
      isPrerendered: (path) => routeRules[path]?.prerender === true && currentVersion().number >= 0,
      pageVariant: (request) => pageVariant(request, hubOrigin(config), settings),
      memberCountry: async (request, { address }) => {
        const token = sessionOf(request, hubOrigin(config), settings)
        return token === null ? null : await api.countryOf(token, address)
      },
      keepsStyles,
      styles: styleSources,
      render: ({ request, as, country, namesStyles }) =>
        // Makes the API calls of the page as an anonymous visitor from that country, so that they do not count against
        // the rate limits of a real caller.
        render(request, {
          ...hostFor(request, namesStyles),
          api: async (call) => await api.fetch(call, { address: 'prerender', country, device: null }),
          nonce: '',
          formToken: formTokenPlaceholder,
          as,
        }),
    }),
  )
  pages.use(policyWith([NONCE, ...importMaps], styleSources))
  // Renders pages. Also handles POST requests, which browsers send when they submit a form without a script.
  pages.on(['GET', 'POST'], '*', async (c) => {
    const started = performance.now()
    let [route, status] = ['', 0]
    return await inSpan('page', {}, async (span) => {
      try {
        const answer = await render(c.req.raw, {
          ...hostFor(c.req.raw, keepsStyles(c.req.raw)),
          // The page's API calls run in this process, as calls from the visitor's IP address.
          ...callsOfRender(api, c.env),
          nonce: c.get('secureHeadersNonce') ?? '',
          formToken: c.get('formToken'),
          requestId: requestId(),
          reportRoute: (id) => (route = id),
        })
        status = answer.status
        return answer
      } catch (error) {
        status = statusOfError(error)
        throw error
      } finally {
        const ms = millisecondsSince(started)
        // Logs the route and not the path, because a path may contain client input.
        log.info({
          event: 'page_rendered',
          page: route,
          status,
          ms,
          msg: `Page ${route} answered ${status}.`,
        })
        measures?.page({ route, status, ms })
        span.updateName(`page ${route}`.trim())
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
      }
    })
  })
  pages.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD, POST' }))
  // Rethrows the error, so that the error handler of the host sends the response.
  pages.onError((error) => {
    throw error
  })
  return pages
}

const variesByCachedStyles = createMiddleware(async (c, next) => {
  await next()
  c.header('Vary', cachedStyles, { append: true })
})

/** Adds the settings as attributes to documents that are served from files. Rendered documents already contain them. */
function settingsInDocument(settings: Settings) {
  // Inserts the values without escaping, because they are host names and other names that the configuration validates.
  const attributes = Object.entries(attributesOf(settings)).flatMap(([name, value]) =>
    value ? ` ${name}="${value}"` : [],
  )
  return createMiddleware(async (c, next) => {
    await next()
    if (!c.res.ok || c.req.method === 'HEAD') return
    const document = await c.res.text()
    c.res.headers.delete('Content-Length')
    c.res = new Response(document.replace('<html', `<html${attributes.join('')}`), c.res)
  })
}
