// Builds the API as one web-standard fetch function, which finds the operation of a request and runs the stages of the
// request pipeline.
import { Hono, type Context } from 'hono'
import { operations } from '#generated/operations.ts'
import type { Log } from '../process/log.ts'
import { handlers } from './handlers.ts'
import { openPageVisits } from './pageVisits.ts'
import { openLimits, type Limits } from './rateLimits/limits.ts'
import { authenticate, authorize, openTokens } from './stages/authenticate.ts'
import type { Connection } from './stages/call.ts'
import { startWith } from './stages/pipeline.ts'
import { handle, prepare, useReplica } from './stages/handle.ts'
import { idempotency } from './stages/idempotency.ts'
import { limit } from './stages/limit.ts'
import { readBody } from './stages/readBody.ts'
import { readCaller } from './stages/readCaller.ts'
import { record } from './stages/record.ts'
import { refusal } from '#shared/protocol/envelope.ts'
import { send } from '../http/envelope.ts'
import type { OperationId } from '#shared/protocol/operation.ts'
import { busyHeaders } from '#shared/protocol/refuse.ts'
import { envelopeHeaders } from '#shared/protocol/envelope.ts'
import type { Integrations } from '../integrations/integrations.ts'
import { withOutbox } from '../integrations/outbox.ts'
import { languageOf } from '#shared/languages.ts'
import type { Measures } from '../process/measures.ts'
import type { Store } from '../store/store.ts'

export { handlers } from './handlers.ts'
export type { Connection } from './stages/call.ts'

export type AppOptions = {
  store: Store
  integrations: Integrations
  log: Log
  clock?: () => Date
  limits?: Limits
  measures?: Measures | undefined
}

export type Api = ReturnType<typeof createApp>

export function createApp(options: AppOptions) {
  const { store, log, clock = () => new Date(), limits = openLimits(), measures } = options
  const integrations = { ...options.integrations, send: withOutbox(store.db, options.integrations.send) }
  const tokens = openTokens(store.db, limits)

  const answer = startWith(record(log, measures))
    .next(readCaller)
    .next(readBody(clock))
    .next(authenticate(tokens))
    .next(limit(limits))
    .next(authorize)
    .next(prepare({ handlers, store, integrations, measures }))
    .next(idempotency(store.db, integrations))
    .next(useReplica(store))
    .end(handle)

  const app = new Hono<Connection>()
  app.get('/health', () => answerHealth(store))
  for (const id of operationIds()) {
    const operation = operations[id]
    app.on(operation.method, honoPath(operation.path), (c) => answer({ c, id, operation }))
  }
  app.notFound((c) => answerUnknown(c, app))
  return { fetch: app.fetch, request: app.request, ...openPageVisits({ tokens, limits, clock }) }
}

async function answerHealth(store: Store): Promise<Response> {
  const healthy = await store.ping().then(
    () => true,
    () => false,
  )
  return healthy
    ? Response.json({ healthy }, { headers: envelopeHeaders })
    : Response.json({ healthy }, { status: 503, headers: { ...envelopeHeaders, ...busyHeaders } })
}

/**
 * Returns 405 if the API contract defines the path, but not with this method. Returns 404 if the contract does not
 * define the path.
 */
function answerUnknown(c: Context<Connection>, { router }: Hono<Connection>): Response {
  const language = languageOf(c.req.header('Language'))
  const knownMethods = new Set(operationIds().map((id) => operations[id].method.toUpperCase()))
  const methods = [...knownMethods]
    .toSorted()
    .filter((method) => router.match(method, c.req.path)[0].length > 0)
  return methods.length > 0
    ? send(refusal('METHOD_NOT_ALLOWED', language), { Allow: methods.join(', ') })
    : send(refusal('NOT_FOUND', language))
}

const operationIds = () => Object.keys(operations).filter((id): id is OperationId => id in handlers)
const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
