// Combines the parts of a server process, such as database, API, inbox and pages, and answers all requests with one
// fetch function. main.ts uses it with built pages, and the development server with pages from Vite.
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { createApp, type Api } from '../app/app.ts'
import { callerOf } from '../app/stages/readCaller.ts'
import { openLimits, openSharedLimits, withSmsPerDay } from '../app/rateLimits/limits.ts'
import { settingsOf, type Config } from '../process/config.ts'
import { hubOrigin } from '../process/variables.ts'
import { faultOf, type Log } from '../process/log.ts'
import { openProxyWatch } from '../process/proxy.ts'
import { requestIdFor, withRequestId } from '../process/requestId.ts'
import { requestIdHeader } from '#shared/requestId.ts'
import { openMemoryCounter } from '../rateLimits/store/memory.ts'
import { openCounter, openSharedCounters } from '../rateLimits/store/shared.ts'
import { openBackOffice } from './backOffice.ts'
import { openBackOfficePages, type BackOfficePages } from './backOfficePages.ts'
import { openCatalogPictures } from './catalogPictures.ts'
import { closeDataFolder } from './dataFolder.ts'
import { openWellKnown } from './wellKnown.ts'
import { guessLimit } from './guesses.ts'
import { unsubscribePath } from '../notices/unsubscribe.ts'
import { letterPicturesPath, openLetterPictures, type ReadDrawing } from './letterPictures.ts'
import { openUnsubscribe } from './unsubscribe.ts'
import { drawLimit, openPictures } from '../sharing/pictures.ts'
import { picturesPath } from '../sharing/picturePath.ts'
import { openCards } from '../sharing/cards.ts'
import { shareCardsPath } from '../games/index.ts'
import { openShortLinks } from '../sharing/shortLinks.ts'
import { shortLinksPath } from '../vouchers/index.ts'
import { readHubFile } from './hubFiles.ts'
import { openInboxPage } from './inboxPage.ts'
import { jobsOf } from './jobs.ts'
import { openPreviews } from './previews/previews.ts'
import type { Metrics } from './metrics/metrics.ts'
import { openProbes } from './probes.ts'
import { startJobs } from '../jobs/run.ts'
import { languageOf } from '#shared/languages.ts'
import type { Caller } from '../http/operation.ts'
import { openAppleReturn } from '../integrations/apple.ts'
import { inOneVersion } from '../catalog/topic.ts'
import { followNewestVersion } from '../content/newestVersion.ts'
import { publishFiles } from '../content/publishFiles.ts'
import { openIntegrations } from '../integrations/openIntegrations.ts'
import { localProviderPath } from '../integrations/openSocial.ts'
import { openSampleShop } from './sampleShop.ts'
import { sampleShopPath } from '../integrations/shop.ts'
import { returnPath } from '../integrations/social.ts'
import { openDecodeBudget } from '../platform/uploads/decodeBudget.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { openShopify } from '../integrations/shopifyOrders.ts'
import { startSampleBrand } from '../backOffice/sampleBrand.ts'
import { openBrandWebhooks } from './webhooks/brandWebhooks.ts'
import { openShopWebhook } from './webhooks/shopWebhook.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { storeSelection } from '../backOffice/parcels/select.ts'
import { addSampleDeadLetter, addSampleMessages } from '../samples/messages.ts'
import { addSamplePictures } from '../samples/pictures.ts'
import { addSampleStaffWork } from '../samples/staffWork.ts'
import { addSamples } from '../samples/samples.ts'
import { sampleVersion } from '../samples/seasons.ts'
import { hasControls } from '../http/paths.ts'
import { refusal } from '#shared/protocol/envelope.ts'
import { send } from '../http/envelope.ts'
import { answerError, answerUnreadable } from './errorHandler.ts'
import { envelopeHeaders } from '#shared/protocol/envelope.ts'
import { pageHeaders, strictTransport } from '../http/securityHeaders.ts'
import { openStore } from '../store/store.ts'
import { inSpan, inTraceOf } from '../tracing/span.ts'

export type Environment = { Bindings: Caller }
export type Pages = { fetch: (request: Request, caller: Caller) => Response | Promise<Response> }

/**
 * Headers for pages of the local sign-in provider, which exists only in development mode. They prevent framing, like
 * the headers of all pages. A full CSP would block the script with which the provider's library submits a form when the
 * user switches accounts.
 */
const headersOfProvider = { ...envelopeHeaders, 'Content-Security-Policy': "frame-ancestors 'none'" }

/** Node.js request and response objects, which @hono/node-server passes with each request. */
type Incoming = HttpBindings | Http2Bindings

/**
 * Configures the replica for processes that answer requests. Workers read from the primary only, because jobs must not
 * read stale data.
 */
function replicaOf({ DATABASE_READ_URL: url, ROLE }: Config, log: Log) {
  if (!url || ROLE === 'worker') return undefined
  const report = (reason?: unknown) =>
    reason === undefined
      ? log.info({ event: 'replica_recovered', msg: 'Replica available; this server reads from it again.' })
      : log.warn({
          event: 'replica_unavailable',
          fault: faultOf(reason),
          msg: 'Replica failed or lags; the primary answers all reads until it recovers. Check DATABASE_READ_URL.',
        })
  return { url, report }
}

/**
 * @param metrics object that collects the metrics of this process
 * @throws StoreUnavailable if the database cannot be opened, or an Error that contains the name of a missing setting
 */
export async function openHost(
  config: Config,
  log: Log,
  {
    openPages,
    metrics,
    backOfficePages,
  }: {
    openPages: (api: Api) => Promise<Pages>
    metrics?: Metrics
    /** Web app of the back office. If it is omitted, its pages answer that the app is not built. */
    backOfficePages?: BackOfficePages
  },
) {
  const measures = metrics?.measures
  closeDataFolder(config.DATA_FOLDER, log)
  const { integrations, received, localProvider } = openIntegrations(config, log, measures)
  const store = await openStore({
    databaseUrl: config.DATABASE_URL,
    replica: replicaOf(config, log),
    dataFolder: config.DATA_FOLDER,
    // Migrates only in development mode. In production, `npm run migrate` is a separate step, because servers of the
    // previous release may still be running.
    migrates: config.STAND_INS === 'on',
  })
  metrics?.watchPool(store)
  metrics?.showSmsPerDay(config.SMS_PER_DAY)
  const shared = await openSharedCounters(config, store, log)
  const hasSamples = config.SAMPLES !== 'off'
  if (config.STAND_INS === 'on')
    await publishFiles(store.db, new Date(), hasSamples ? sampleVersion(new Date()).sources : undefined)
  const catalog = await followNewestVersion(store.db, log)
  if (hasSamples) await addSamples(store.db, new Date())
  if (hasSamples && config.BACK_OFFICE_PORT !== undefined) {
    const services = { files: integrations.files, now: new Date() }
    await addSamplePictures(store.db, services)
    await addSampleMessages(store.db, services)
    await addSampleDeadLetter(store.db, services.now)
    await addSampleStaffWork(store.db, { now: services.now, storeSelection })
  }

  const isSecure = hubOrigin(config).startsWith('https://')
  const isBehindProxy = config.TRUST_PROXY === 'on'
  const host = new Hono<Environment>()
  host.onError(answerError(log, settingsOf(config)))
  host.use(async (c, next) => (hasControls(c.req.url) ? refuse('BAD_REQUEST') : await next()))
  let isLeaving = false
  host.route('/', openProbes({ ping: store.ping, isLeaving: () => isLeaving }))
  let backOffice: Awaited<ReturnType<typeof openBackOffice>>
  const watchForProxy = config.TRUST_PROXY === 'off' ? openProxyWatch(log) : undefined
  if (config.ROLE === 'worker')
    host.all('*', (c) => c.text('This process runs background jobs only (ROLE=worker).', 404))
  else await answerRequests()

  async function answerRequests() {
    const adjust = withSmsPerDay(config.SMS_PER_DAY)
    const limits = shared
      ? openSharedLimits(shared.open, undefined, adjust)
      : openLimits(undefined, (limit) => openMemoryCounter(adjust(limit)))
    const previews = openPreviews({
      store,
      integrations,
      log,
      hub: hubOrigin(config),
      settings: settingsOf(config),
    })
    host.route('/', previews.routes(host.fetch))
    const api = previews.apiFor(createApp({ store, integrations, log, limits, measures }))
    for (const path of ['/api/*', '/health']) host.all(path, (c) => api.fetch(c.req.raw, c.env))
    host.use(pageHeaders)
    host.route('/', openWellKnown(config))
    for (const name of ['uploads', 'webhooks'])
      host.use(`/${name}/*`, (c, next) =>
        inSpan(name, { 'http.request.method': c.req.method }, async (span) => {
          await next()
          span.setAttribute('http.response.status_code', c.res.status)
          const [, , webhook = ''] = c.req.path.split('/')
          // Does not count webhook calls that are answered with 404. Their webhook names are invented by clients and
          // must not become metric labels.
          if (name === 'webhooks' && c.res.status !== 404)
            measures?.webhook({ name: webhook, status: c.res.status })
        }),
      )
    backOffice = await openBackOffice({
      config,
      store,
      integrations,
      limits,
      log,
      measures,
      pages: backOfficePages ?? (await openBackOfficePages('')),
    })
    const guesses = openCounter(guessLimit, shared?.open)
    if (received)
      host.route('/inbox', openInboxPage(received, log, { password: config.INBOX_PASSWORD, guesses }))
    host.route(returnPath('apple'), openAppleReturn())
    host.route(unsubscribePath, openUnsubscribe(store, integrations))
    if (!config.SHOP_URL && config.STAND_INS === 'on') host.route(sampleShopPath, openSampleShop())
    const budget = openDecodeBudget((limit) => openCounter(limit, shared?.open))
    host.route('/uploads', uploadRoutes({ store, files: integrations.files, log, limits, budget }))
    if (config.SHOP_WEBHOOK_SECRET) {
      const shop = openShopify(config.SHOP_WEBHOOK_SECRET)
      host.route('/webhooks/shop', openShopWebhook({ shop, store, log }))
    }
    const secrets = { fulfilment: config.FULFILMENT_WEBHOOK_SECRET, review: config.REVIEW_WEBHOOK_SECRET }
    host.route('/webhooks', openBrandWebhooks(secrets, { store, log }))
    for (const path of ['/uploads/*', '/webhooks/*'])
      host.all(path, (c) => send(refusal('NOT_FOUND', languageOf(c.req.header('Language')))))
    host.route('/content', openCatalogPictures(store.db, integrations.files))
    const draws = openCounter(drawLimit, shared?.open)
    const readFile = readHubFile(host.fetch)
    host.route(shareCardsPath, openCards({ files: integrations.files, readFile }))
    host.route(picturesPath, openPictures({ readFile, draws }))
    host.route(shortLinksPath, openShortLinks(api.fetch))
    const pages = await openPages(api)
    const readDrawing: ReadDrawing = async (path, env) => {
      const request = new Request(new URL(path, hubOrigin(config)))
      const response = await pages.fetch(request, env)
      return response.headers.get('Content-Type')?.startsWith('image/svg') ? await response.text() : undefined
    }
    host.route(letterPicturesPath, openLetterPictures(readDrawing))
    host.all('*', (c) => pages.fetch(c.req.raw, c.env))
  }

  if (config.ROLE !== 'web') metrics?.watchDatabase(store)
  const stopJobs =
    config.ROLE === 'web' ? undefined : startJobs({ store, jobs: jobsOf(integrations, log), log, measures })
  const stopBrand = config.SAMPLES === 'on' ? startSampleBrand(store, log) : undefined
  const stopBackground = async () => {
    await stopBrand?.()
    await stopJobs?.()
  }
  let background: Promise<void> | undefined
  return {
    fetch: async (request: Request, { incoming, outgoing }: Incoming) => {
      const id = requestIdFor(isBehindProxy ? request.headers.get('traceparent') : undefined)
      // Sets the header with the request id on every response, including responses that the local provider writes.
      outgoing.setHeader(requestIdHeader, id)
      if (isSecure) outgoing.setHeader(...strictTransport(config.HSTS_SUBDOMAINS))
      // The local provider writes to the Node.js response object directly.
      if (localProvider && new URL(request.url).pathname.startsWith(`${localProviderPath}/`)) {
        for (const [name, value] of Object.entries(headersOfProvider)) outgoing.setHeader(name, value)
        await localProvider(incoming, outgoing)
        return RESPONSE_ALREADY_SENT
      }
      const { remoteAddress } = incoming.socket
      watchForProxy?.(request, remoteAddress)
      const caller = callerOf(request, remoteAddress, isBehindProxy)
      const answer = () => inOneVersion(() => host.fetch(request, caller))
      return await withRequestId(id, () => (isBehindProxy ? inTraceOf(request.headers, answer) : answer()))
    },
    /** Answers requests to the back office; `undefined` if there is no back office. */
    backOffice,
    everyHeader: isSecure ? Object.fromEntries([strictTransport(config.HSTS_SUBDOMAINS)]) : {},
    /** Returns the response to a request that cannot be parsed, such as one with an invalid `Host`. */
    answerUnreadable: answerUnreadable(log),
    /**
     * Prepares the shutdown: /ready answers 503 from now on, and background work stops. Requests are still answered.
     */
    leave: () => {
      isLeaving = true
      background ??= stopBackground()
    },
    close: async () => {
      await (background ?? stopBackground())
      shared?.close()
      await catalog.close()
      await store.close()
    },
  }
}
