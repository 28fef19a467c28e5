// Opens the API for tests on a given store. Tests can set the clock and read sent messages and log lines; each response
// is validated against the contract. Rate limits are disabled unless the options set them. Does not import vitest,
// because end-to-end tests use this file too.
import pino from 'pino'
import { createApp, type AppOptions, type Connection } from '#api/app/app.ts'
import type { Caller } from '#api/http/operation.ts'
import type { OperationId } from '#shared/protocol/operation.ts'
import type { Message, Integrations } from '#api/integrations/integrations.ts'
import type { RefusalDetail, RefusalName } from '#shared/protocol/refuse.ts'
import type { Store } from '#api/store/store.ts'
import { operations } from '#generated/operations.ts'
import { checkAnswer, refusalOf, type Envelope } from './contract.ts'
import { unlimited } from './unlimited.ts'
import { objectOf } from '#shared/unknown.ts'

export type CallOptions = {
  body?: unknown
  /** Request body that is sent unchanged, instead of `body` as JSON. */
  rawBody?: BodyInit
  path?: Record<string, string>
  query?: Record<string, string>
  token?: string
  language?: string
  /** Value of the `Idempotency-Key` header. */
  key?: string
  headers?: Record<string, string>
  caller?: Partial<Caller>
}

export type Reply = Envelope & {
  status: number
  /** Name of the business error; `undefined` for a success. */
  refusal: RefusalName | undefined
  text: string
  headers: Headers
}

export type Api = ReturnType<typeof apiOn>

/** Options of the app that a test may override. */
export type ApiOptions = Partial<Omit<AppOptions, 'clock' | 'log' | 'integrations' | 'store'>>

type World = {
  store: Store
  integrations: Integrations
  /** Emails and text messages that the integrations have sent, oldest first. */
  messages: Message[]
}

export function apiOn({ store, integrations, messages }: World, options: ApiOptions = {}) {
  const clock = { now: new Date('2026-11-21T03:00:00.000Z') }
  const logged: string[] = []
  const app = createApp({
    limits: unlimited,
    ...options,
    integrations,
    store,
    clock: () => clock.now,
    log: pino({ level: 'debug' }, { write: (line) => void logged.push(line) }),
  })

  return {
    store,
    integrations,
    clock,
    /** Emails and text messages that were sent, oldest first. */
    messages,
    /** Log lines, as JSON. */
    logged,
    fetch: async (request: Request, caller?: Connection['Bindings']) => await app.fetch(request, caller),
    admit: app.admit,

    /** Advances the clock. */
    wait(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },

    /** Calls the operation. @throws if the response violates the contract */
    async call(id: OperationId, { caller, ...rest }: CallOptions = {}): Promise<Reply> {
      const response = await app.fetch(requestOf(id, rest), caller)
      const { status, headers } = response
      const text = await response.text()
      const envelope = checkAnswer(id, { status, headers, text })
      return { ...envelope, data: envelope.data, refusal: refusalOf(envelope.code), status, headers, text }
    },
  }
}

/** Builds the request of an operation. The origin affects only a few operations. */
export function requestOf(
  id: OperationId,
  call: Omit<CallOptions, 'caller'>,
  origin = 'http://hub.test',
): Request {
  const { method, path } = operations[id]
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.path?.[name] ?? 'x'))
  const url = `${origin}${filled}?${new URLSearchParams(call.query)}`
  const headers = new Headers()
  if (call.body !== undefined || call.rawBody !== undefined) headers.set('Content-Type', 'application/json')
  if (call.token !== undefined) headers.set('Authorization', `Bearer ${call.token}`)
  if (call.language !== undefined) headers.set('Language', call.language)
  if (call.key !== undefined) headers.set('Idempotency-Key', call.key)
  for (const [name, value] of Object.entries(call.headers ?? {})) headers.set(name, value)
  const body = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body))
  // `fetch` requires `duplex: 'half'` for a streamed body, and ignores this option for other bodies.
  const request = { method: method.toUpperCase(), headers, body, duplex: 'half' }
  return new Request(url, request)
}

/** Returns the details of an error response: its reason codes and the time in seconds until a retry is allowed. */
export function detailOf({ refusal, data, text }: Reply): Partial<RefusalDetail> {
  if (refusal === undefined) throw new Error(`Response is not a business error: ${text}`)
  return objectOf(data)
}
