// Serves the web app on the hub's origin: built files as they are, and pages rendered by the built server entry.
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { NONCE, type SecureHeadersVariables } from 'hono/secure-headers'
import type { Logger } from 'pino'
import { createMiddleware } from 'hono/factory'
import type { Sites } from '#shared/redirects.ts'
import type { Api } from '#api/app/app.ts'
import { type Config, neighboursOf, settingsOf } from '#api/process/config.ts'
import { hubOrigin } from '#api/process/variables.ts'
import { faultOf, millisecondsSince } from '#api/process/log.ts'
import type { Measures } from '#api/process/measures.ts'
import { requestId } from '#api/process/requestId.ts'
import type { Caller } from '#api/http/operation.ts'
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

/** Header with which the service worker lists its cached style sheets (`src/runtime/offline/worker.ts`). */
const keptStyles = 'Service-Worker-Navigation-Preload'

const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'
// Pictures keep their names when their content changes.
const week = 'public, max-age=604800, stale-while-revalidate=2592000'

/** Files for paths that browsers and phones request without having read a page. */
const wellKnownIcons = {
  '/favicon.ico': '/icons/icon-48.png',
  '/apple-touch-icon.png': '/icons/touch-180.png',
  '/apple-touch-icon-precomposed.png': '/icons/touch-180.png',
}

type Build = Awaited<ReturnType<typeof loadBuild>>

/**
 * Loads the output of `npm run build` from `folder`, and copies its files to the folder that servers of all builds
 * share, if configured.
 * @throws an Error if there is no build or if it is incomplete
 */
export async function loadBuild(folder: string, assetsFolder?: string) {
  const client = resolve(folder, 'client')
  if (!(await stat(client).catch(() => null)))
    throw new Error(`There is no build in ${folder}: run \`npm run build\`.`)
  const pageFiles = await readManifest(client)
  const { id, routeRules } = await readBuild(client)
  if (assetsFolder) await shareBuild(assetsFolder, { client, id })
  // The build compiles this file from src/entry-server.tsx.
  const entry: unknown = await import(pathToFileURL(resolve(folder, 'server/entry-server.js')).href)
  if (!isEntry(entry)) throw new Error(`The build in ${folder} is incomplete: run \`npm run build\`.`)
  const { render, pageVariant, sessionOf } = entry
  return { client, pageFiles, routeRules, render, pageVariant, sessionOf }
}

/** Serves pages and files of a build. */
export function servePages(
  { client, pageFiles, routeRules, render, pageVariant, sessionOf }: Build,
  api: Api,
  { config, log, measures }: { config: Config; log: Logger; measures?: Measures },
): Hono<Environment> {
  const pages = new Hono<Environment>()
  const settings = settingsOf(config)
  const { styles, ...files } = pageFiles
  const styleSources = styles ? [sourceOf(styles.text)] : []
  const keepsStyles = ({ headers }: Request) => {
    const addresses = headers.get(keptStyles)?.split(',') ?? []
    return styles !== undefined && styles.files.every((address) => addresses.includes(address))
  }
  const importMaps = pageFiles.importMap ? [sourceOf(pageFiles.importMap)] : []
  const filesIn = (root: string, cache: string, file?: string): MiddlewareHandler<Environment> => {
    const serveFile = serveStatic({ root, path: file, precompressed: true })
    return async (c, next) => {
      const response = await serveFile(c, next)
      // Headers that `onFound` sets reach the response only after another middleware has read `c.res`.
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
  for (const [path, icon] of Object.entries(wellKnownIcons)) pages.use(path, filesIn(client, day, icon))
  pages.use('/manifests/*', built(day))
  pages.use('/sw.js', built('no-cache'))
  // The build writes these documents once for all hosts; settings are added when they are served.
  pages.use('/offline/*', policyWith(importMaps), settingsInDocument(settings), built('no-cache'))
  serveFilesOfAnyBuild('/builds/meta/*', year)
  pages.use('/builds/latest.json', built('no-store'))
  // Files of a build that was replaced may be missing: answer 404, because a rendered page is no response for a
  // script's request.
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
      // Without HUB_URL, the hub is at the origin of the request.
      sites: { hub: config.HUB_URL ?? origin, neighbours: neighboursOf(config) },
      settings,
      reportFault: (fault: unknown) => log.error({ page: pathname, fault: faultOf(fault) }),
    }
  }
  pages.use(
    compress(),
    brotli(),
    variesByKeptStyles,
    formTokens(hubOrigin(config).startsWith('https://')),
    prerendered({
      isPrerendered: (path) => routeRules[path]?.prerender === true,
      pageVariant: (request) => pageVariant(request, hubOrigin(config), settings),
      memberCountry: async (request, { address }) => {
        const token = sessionOf(request, hubOrigin(config), settings)
        return token === null ? null : await api.countryOf(token, address)
      },
      keepsStyles,
      styles: styleSources,
      render: ({ request, as, country, namesStyles }) =>
        // Calls are made as an anonymous visitor from that country, without rate limits of a real caller.
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
  // POST requests are forms that a browser submits without a script.
  pages.on(['GET', 'POST'], '*', async (c) => {
    const started = performance.now()
    let [route, status] = ['', 0]
    return await inSpan('page', {}, async (span) => {
      try {
        const answer = await render(c.req.raw, {
          ...hostFor(c.req.raw, keepsStyles(c.req.raw)),
          // The page's API calls run in this process with the visitor's address.
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
        log.info({ page: route, status, ms })
        measures?.page({ route, status, ms })
        span.updateName(`page ${route}`.trim())
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
      }
    })
  })
  pages.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD, POST' }))
  // The host's error handler answers errors.
  pages.onError((error) => {
    throw error
  })
  return pages
}

const variesByKeptStyles = createMiddleware(async (c, next) => {
  await next()
  c.header('Vary', keptStyles, { append: true })
})

/** Adds settings as attributes to documents that are served from files; rendered documents contain them already. */
function settingsInDocument(settings: Settings) {
  // Values need no escaping: they are host names and other names that the configuration validates.
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
