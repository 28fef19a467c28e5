// Answers all requests to the back office, which listens on a separate port: sign-in of staff, API, files of members
// and the web app.
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createBackOfficeApi } from '../backOfficeApp/app.ts'
import { openStaffExports } from '../backOfficeApp/exports.ts'
import { openStaffFiles } from '../backOfficeApp/files.ts'
import { openStaffSignIn } from '../backOfficeApp/signIn.ts'
import type { Limits } from '../app/rateLimits/limits.ts'
import { callerOf } from '../app/stages/readCaller.ts'
import { hasControls } from '../http/paths.ts'
import { pageHeaders, strictTransport } from '../http/securityHeaders.ts'
import type { Caller } from '../http/operation.ts'
import { inOneVersion } from '../catalog/topic.ts'
import type { Integrations } from '../integrations/integrations.ts'
import { localIssuerPath, openStaffIssuer } from '../integrations/openStaffIssuer.ts'
import { settingsOf, type Config } from '../process/config.ts'
import { hubOrigin } from '../process/variables.ts'
import type { Log } from '../process/log.ts'
import type { Measures } from '../process/measures.ts'
import { requestIdFor, withRequestId } from '../process/requestId.ts'
import type { Store } from '../store/store.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { requestIdHeader } from '#shared/requestId.ts'
import { answerError } from './errorHandler.ts'
import type { BackOfficePages } from './backOfficePages.ts'
import { openCatalogPictures } from './catalogPictures.ts'

type Options = {
  config: Config
  store: Store
  integrations: Integrations
  limits: Limits
  log: Log
  measures: Measures | undefined
  /** Serves the files of the web app, and its document for all other paths. */
  pages: BackOfficePages
  clock?: () => Date
}

/** @returns `undefined` if the configuration has no back office */
export async function openBackOffice({
  config,
  store,
  integrations,
  limits,
  log,
  measures,
  pages,
  clock = () => new Date(),
}: Options) {
  const opened = openStaffIssuer(config)
  if (!opened) return undefined
  const { issuer, origin, localIssuer } = opened
  const directory = { issuer, groups: config.STAFF_GROUPS }
  const app = new Hono<{ Bindings: Caller }>()
  app.onError(answerError(log, settingsOf(config)))
  app.use(pageHeaders)
  app.use(async (c, next) => (hasControls(c.req.url) ? refuse('BAD_REQUEST') : await next()))
  const membersSite = { origin: hubOrigin(config), hasSamples: config.SAMPLES !== 'off' }
  const api = createBackOfficeApi({
    store,
    integrations,
    directory,
    origin,
    membersSite,
    log,
    limits,
    measures,
    clock,
  })
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  app.route('/', openStaffSignIn({ store, directory, origin, log, clock }))
  app.route('/', openStaffFiles({ store, files: integrations.files, directory, origin, clock }))
  app.route('/content', openCatalogPictures(store.db, integrations.files))
  app.route('/', openStaffExports({ store, directory, origin, log, clock }))
  app.all('*', (c) => pages.fetch(c.req.raw))

  const isBehindProxy = config.TRUST_PROXY === 'on'
  return {
    origin,
    fetch: async (request: Request, { incoming, outgoing }: HttpBindings | Http2Bindings) => {
      const id = requestIdFor(isBehindProxy ? request.headers.get('traceparent') : undefined)
      outgoing.setHeader(requestIdHeader, id)
      if (origin.startsWith('https://')) outgoing.setHeader(...strictTransport(config.HSTS_SUBDOMAINS))
      // The local issuer writes to the response object of Node.js.
      if (localIssuer && new URL(request.url).pathname.startsWith(`${localIssuerPath}/`)) {
        outgoing.setHeader('Content-Security-Policy', "frame-ancestors 'none'")
        await localIssuer(incoming, outgoing)
        return RESPONSE_ALREADY_SENT
      }
      const caller = callerOf(request, incoming.socket.remoteAddress, isBehindProxy)
      return await withRequestId(id, () => inOneVersion(() => app.fetch(request, caller)))
    },
  }
}
