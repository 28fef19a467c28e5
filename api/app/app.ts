// The API as one web-standard function: the generated table of operations is matched, validated, authenticated,
// allowed, called and put into the envelope. Everything that is not a rule of the product lives here, once.
import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import { operations } from '#generated/operations.ts'
import './catalogCheck.ts'
import { account } from '../account/handlers.ts'
import { addresses } from '../addresses/handlers.ts'
import { coins } from '../coins/handlers.ts'
import { activities } from '../activities/handlers.ts'
import { faultOf } from '../process/log.ts'
import type { Measures } from '../process/measures.ts'
import { games } from '../games/handlers.ts'
import { gifts } from '../gifts/handlers.ts'
import { languageOf, type Language } from '../locale/language.ts'
import { membership } from '../membership/handlers.ts'
import { openCallLog, type CallLine } from './callLog.ts'
import { readMayBeOld } from './readMayBeOld.ts'
import type { Caller, Handlers, Operation, OperationId, OperationRequest } from '../http/operation.ts'
import { orders } from '../orders/handlers.ts'
import type { Message, Integrations } from '../integrations/integrations.ts'
import { withOutbox } from '../integrations/outbox.ts'
import { platform } from '../platform/handlers.ts'
import { profile } from '../profile/handlers.ts'
import { reading } from '../reading/handlers.ts'
import { questionnaires } from '../questionnaires/handlers.ts'
import { busySeconds, comeAgain, Refused, refuse, retryHeader } from '../http/refuse.ts'
import { endingHeaders } from '../http/ending.ts'
import { refusal, send, success, type Answer } from '../http/envelope.ts'
import { readKey, runIdempotent } from '../http/idempotency/idempotency.ts'
import { envelopeHeaders } from '../http/securityHeaders.ts'
import { accountOf, readBrowserId } from './rateLimits/keys.ts'
import { readInput } from '../http/input.ts'
import type { SharedSessions } from './sharedSessions.ts'
import { isCountedByMember, openLimits, type Limits, type RateName } from './rateLimits/limits.ts'
import { networkOf } from '../http/network.ts'
import { openLruSet } from '../counters/lruSet.ts'
import { session } from '../session/handlers.ts'
import { social } from '../session/social/handlers.ts'
import { twoStep } from '../session/twoStep/handlers.ts'
import { memberOf } from '../session/members.ts'
import { support } from '../support/handlers.ts'
import { isBusy, type Database, type Store } from '../store/store.ts'
import { vouchers } from '../vouchers/handlers.ts'

export const handlers: Handlers = {
  ...account,
  ...session,
  ...social,
  ...twoStep,
  ...profile,
  ...addresses,
  ...membership,
  ...coins,
  ...vouchers,
  ...gifts,
  ...reading,
  ...games,
  ...activities,
  ...questionnaires,
  ...orders,
  ...support,
  ...platform,
}

export type AppOptions = {
  store: Store
  integrations: Integrations
  log: Logger
  clock?: () => Date
  limits?: Limits
  measures?: Measures | undefined
}

/** What the host knows of a connection, and what the calls of one page render share. */
export type Connection = { Bindings: Partial<Caller> & { sessions?: SharedSessions } }

export type Api = ReturnType<typeof createApp>

/** When and from where a token was sent, and what the calls of one page render have found out of it. */
type Visit = { network: string; now: Date; sessions: SharedSessions | undefined }
type RenderVisit = { address: string; sessions: SharedSessions }

/** Whoever called has left before the end of their own request. */
class HungUp extends Error {}

type AnyHandler = (request: unknown) => Promise<unknown>
type AnyStaged = { prepare: (request: unknown) => Promise<AnyHandler> }

export function createApp({
  store,
  integrations: given,
  log,
  clock = () => new Date(),
  limits = openLimits(),
  measures,
}: AppOptions) {
  const app = new Hono<Connection>()
  const logged = openCallLog(log, measures)
  const integrations = { ...given, send: withOutbox(store.db, given.send) }
  /** Tokens that opened a session: who sends one again is not counted among those who guess. */
  const knownTokens = openLruSet()

  app.get('/health', async () => {
    const healthy = await store.ping().then(
      () => true,
      () => false,
    )
    return healthy
      ? Response.json({ healthy }, { headers: envelopeHeaders })
      : Response.json({ healthy }, { status: 503, headers: { ...envelopeHeaders, ...comeAgain } })
  })

  for (const id of operationIds()) {
    const operation: Operation = operations[id]
    app.on(operation.method, honoPath(operation.path), (c) => serve(c, id, operation))
  }
  app.notFound((c) => {
    const methods = methodsAt(c.req.path)
    return methods.length > 0
      ? send(refusal('METHOD_NOT_ALLOWED', languageFor(c)), { Allow: methods.join(', ') })
      : send(refusal('NOT_FOUND', languageFor(c)))
  })

  /** The methods that the contract has at a path; asked once none of them was called, so that calls that fit pay nothing. */
  function methodsAt(path: string) {
    const known = new Set(operationIds().map((id) => operations[id].method.toUpperCase()))
    return [...known].toSorted().filter((method) => app.router.match(method, path)[0].length > 0)
  }

  async function serve(c: Context<Connection>, id: OperationId, operation: Operation): Promise<Response> {
    const language = languageFor(c)
    const call = { id, operation, client: c.req.header('Client'), address: c.env?.address }
    return await logged(call, async (line) => {
      try {
        const answer = await answerTo(c, id, operation, language, line)
        line.status = answer.status
        return send(answer, endingHeaders(operation))
      } catch (error) {
        const [answer, headers] = fail(error, language, line)
        return send(answer, { ...headers, ...endingHeaders(operation) })
      }
    })
  }

  async function answerTo(
    c: Context<Connection>,
    id: OperationId,
    operation: Operation,
    language: Language,
    line: CallLine,
  ): Promise<Answer> {
    const { address = 'local', country = null, device = null, sessions } = c.env ?? {}
    const caller = { address, country, device }
    const browser = readBrowserId(c.req.header('Browser-Id'))
    const token = bearerOf(c.req.header('Authorization'))
    // Whoever sends none is not waited for.
    if (operation.access === 'member' && token === undefined) refuse('TOKEN_MISSING')
    // Read to its end before the clock and the session are: a request is judged as of when all of it is there, and one that
    // is held open does nothing that its sender may not do any more.
    const { input, unreadable } = await readInput(c, operation).then(
      (read) => ({ input: read, unreadable: undefined }),
      (error: unknown) => ({
        input: undefined,
        unreadable: error ?? new Error('The input could not be read'),
      }),
    )
    if (c.req.raw.signal.aborted) throw new HungUp()
    const now = clock()
    const network = networkOf(address)
    const signedIn =
      token === undefined ? null : await findSignedIn(token, operation, { network, now, sessions })
    line.member = signedIn?.id
    const who = { address: network, member: signedIn?.id }
    // A page is counted once, as a page (`admit`), and not by what it reads.
    const isCounted = !sessions || operation.rate !== 'read'
    const limited: Limits = isCounted ? limits : (_rate, _who, call) => call()
    // What cannot be read is counted as well, but names no account.
    if (!input) return await limited(operation.rate, who, () => Promise.reject(unreadable))
    const member = operation.access === 'anyone' ? null : signedIn
    const named = accountOf(operation, input.body, member?.id)
    const key = operation.idempotent ? readKey(c.req.header('Idempotency-Key')) : undefined

    const asked = { ...input, member, language, now, caller, browser, measures }
    const requestOn = (db: Database, by: Integrations) =>
      ({ ...asked, db, integrations: by }) satisfies UntypedRequest
    const counted = async () => {
      if (operation.permission && !member?.permissions.includes(operation.permission)) refuse('FORBIDDEN')
      const handler = await handlerFor(id, requestOn(store.db, integrations))
      const call = async (db: Database, by: Integrations) => success(await handler(requestOn(db, by)))
      if (key === undefined) return await readMayBeOld(store, operation, (db) => call(db, integrations), line)
      const keyed = { scope: member?.id ?? 'visitor', operation: id, key, request: input, now }
      // What is written to people leaves once the work is kept: an attempt that was undone has written to nobody.
      const messages: Message[] = []
      const sendLater = async (message: Message) => {
        messages.push(message)
        return true
      }
      const later = { ...integrations, send: sendLater }
      const answer = await store.db.transaction((tx) => {
        messages.length = 0
        return runIdempotent(tx, keyed, () =>
          call(tx, later).catch((error) => refusalOf(error, language, line)),
        )
      })
      for (const message of messages) void integrations.send(message)
      return answer
    }
    // Members' bytes are counted by nothing: what is kept of them is bounded in number.
    const bytes = member || input.body === undefined ? 0 : Buffer.byteLength(JSON.stringify(input.body))
    return await limited(operation.rate, { ...who, account: named, bytes }, counted, ({ refused }) => refused)
  }

  /**
   * Whose token it is. An operation that is open to anyone only counts whoever is signed in as themselves: it is asked of where
   * that matters, and a token that opens nothing is nobody's there.
   */
  async function findSignedIn(token: string, { access, rate }: Operation, { network, now, sessions }: Visit) {
    if (access !== 'anyone') return await authenticate(token, rate, { network, now, sessions })
    return isCountedByMember(rate) ? await findMember(token, { network, now, sessions }) : null
  }

  /** The member of a token; `null` for one that opens nothing. */
  const findMember = (token: string, visit: Visit) =>
    authenticate(token, 'read', visit).catch((error: unknown) =>
      error instanceof Refused ? null : Promise.reject(error),
    )

  async function authenticate(token: string, rate: RateName, { network, now, sessions }: Visit) {
    const look = () => memberOf(store.db, token, now)
    const read = async () => {
      const isKnown = knownTokens.has(token)
      const member = isKnown ? await look() : await limits('token', { address: network }, look)
      knownTokens.add(token)
      return member
    }
    return await (sessions?.(token, rate, read) ?? read())
  }

  /**
   * Counts a page that is about to be rendered: for the member whose token it brings, else for its network.
   * @throws TOO_MANY_REQUESTS
   */
  async function admit(token: string | null, { address, sessions }: RenderVisit) {
    const network = networkOf(address)
    const member = token ? await findMember(token, { network, now: clock(), sessions }) : null
    await limits('page', { address: network, member: member?.id }, async () => {})
  }

  /** The country of the member whose token it is; `undefined` for an invalid token. */
  async function countryOf(token: string, address: string): Promise<string | undefined> {
    const visit = { network: networkOf(address), now: clock(), sessions: undefined }
    return (await findMember(token, visit))?.countryCode
  }

  function fail(error: unknown, language: Language, line: CallLine): Parameters<typeof send> {
    // Nobody is there any more to be answered, and it was no fault of ours.
    if (error instanceof HungUp) {
      line.left = true
      return [refusal('BAD_REQUEST', language)]
    }
    try {
      const refused = isBusy(error) ? new Refused('BUSY', undefined, busySeconds) : error
      if (refused !== error) line.fault = faultOf(error)
      const answer = refusalOf(refused, language, line)
      line.status = answer.status
      return [answer, refused instanceof Refused ? retryHeader(refused) : {}]
    } catch (fault) {
      line.status = 500
      line.fault = faultOf(fault)
      return [refusal('FAULT', language)]
    }
  }

  return { fetch: app.fetch, request: app.request, admit, countryOf }
}

/** The operation's handler, prepared for this call; a refusal is left to the handler, as it may have been answered before. */
async function handlerFor(id: OperationId, request: UntypedRequest): Promise<AnyHandler> {
  // The table and the handlers share their keys, and the input was validated by the operation's own schemas: that is what
  // the types of OperationRequest say, which TypeScript cannot follow through a lookup by variable.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const handler = handlers[id] as AnyHandler | AnyStaged
  if (typeof handler === 'function') return handler
  return await handler.prepare(request).catch((error: unknown) => () => Promise.reject(error))
}

type UntypedRequest = { [Part in keyof OperationRequest<OperationId>]: unknown }

/** The refusal as an answer; anything else is a fault and is thrown on. */
function refusalOf(error: unknown, language: Language, line: CallLine): Answer {
  if (!(error instanceof Refused)) throw error
  line.refused = error.refusal
  if (error.guessed !== undefined) line.guessed = error.guessed
  if (error.limit !== undefined) line.limit = error.limit
  return refusal(error.refusal, language, error.detail)
}

const operationIds = () => Object.keys(operations).filter((id): id is OperationId => id in handlers)
const bearerOf = (header = '') => /^Bearer +(\S+)$/i.exec(header)?.[1]
const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
const languageFor = (c: Context) => languageOf(c.req.header('Language'))
