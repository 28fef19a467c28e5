// Transport of all calls: sends token, language and idempotency key, unwraps the response envelope and throws typed
// errors. Sections 7 and 8 of the specification require that credentials are omitted and calls are not retried.
import type { Client, FetchOptions } from 'openapi-fetch'
import type { paths } from '#generated/schema.d.ts'
import { callContext, headersOf, type CallContext } from './context.ts'
import { CallError, type Refusal } from './errors.ts'
import { loadOnce } from './loadOnce.ts'
import { requestIdHeader } from '../shared/requestId.ts'

/** Envelope of a successful response. The servers that the specification describes send `result` instead of `data`. */
type Success<Data> = { code: 200; message: string; data?: Data; result?: Data }

/** Options that the transport passes to openapi-fetch. */
export type Init = Pick<
  FetchOptions<unknown>,
  'baseUrl' | 'headers' | 'signal' | 'middleware' | 'pathSerializer' | 'querySerializer'
>

/** Sends the call with openapi-fetch. */
export type Send<Data> = (
  client: Client<paths>,
  init: Init,
) => Promise<{ data?: Success<Data> | Refusal; error?: unknown; response: Response }>

export type Call<Data> = {
  id: string
  input?: unknown
  send: Send<Data>
  /** Value that the call returns if the successful response contains no data. */
  empty?: Data
  /**
   * Set if the operation accepts an `Idempotency-Key` header. A `lasting` key, for calls about coins or gifts, survives
   * a reload.
   */
  keyed?: true | 'lasting'
  /** Idempotency key that the caller provides. */
  key?: string | undefined
  /** True if the call sends the `Browser-Id` header. */
  fromBrowser?: true
  signal?: AbortSignal | undefined
}

/** Client of openapi-fetch. It is loaded after the page, because the server-rendered page already contains its data. */
const wire = loadOnce(() => import('./wire.ts'))
if (!import.meta.env.SSR) addEventListener('load', () => void wire().catch(() => {}), { once: true })

/** Timeout of a call in ms. */
const timeout = 30_000

/**
 * Makes one call of the contract. Only call.ts uses this function.
 * @throws {CallError} error that contains the error response of the server, or has status 0 if no response came within
 * the timeout.
 */
export async function transport<Data>(call: Call<Data>): Promise<Data> {
  const { signal } = call
  const context = callContext()
  const bearer = context.token()
  const headers = headersOf(context)
  const limit = limited(signal)
  try {
    const received = await Promise.race([
      exchange(call, { context, headers, signal: limit.signal }),
      limit.over,
    ])
    return dataOf(received, call.empty)
  } catch (cause) {
    if (cause instanceof CallError && cause.endsSession && isReplaced(bearer, context.token()))
      throw new CallError(cause.status, undefined, { cause })
    throw cause instanceof CallError || signal?.aborted ? cause : new CallError(0, undefined, { cause })
  } finally {
    limit.end()
  }
}

/**
 * Returns true if the member has signed in again during the call, perhaps in another tab. The error response then ends
 * only the previous session.
 */
const isReplaced = (requestToken: string | null, now: string | null) => now !== null && now !== requestToken

/**
 * Creates an abort signal for a call. When the caller aborts or the timeout expires, the signal aborts and the promise
 * `over` rejects.
 */
function limited(signal: AbortSignal | undefined) {
  const ending = new AbortController()
  const over = new Promise<never>((_, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason), { once: true })
  })
  const stop = () => ending.abort(signal?.reason)
  const timer = setTimeout(() => ending.abort(new DOMException('No answer in time', 'TimeoutError')), timeout)
  if (signal?.aborted) stop()
  else signal?.addEventListener('abort', stop, { once: true })
  return {
    signal: ending.signal,
    over,
    end: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    },
  }
}

type Received<Data> = {
  status: number
  success: Success<Data> | undefined
  body: unknown
  details: Pick<CallError, 'retryAfter' | 'requestId'>
}

async function exchange<Data>(
  { id, input, send, keyed, key, fromBrowser }: Call<Data>,
  {
    context,
    headers,
    signal,
  }: { context: CallContext; headers: Record<string, string>; signal: AbortSignal },
): Promise<Received<Data>> {
  const { openKeys, member, origin, browser } = context
  const { client, openKeyOf, browserId } = await wire()
  const intention = { id, input, member: member?.(), lasting: keyed === 'lasting' }
  const open = keyed && key === undefined && (await openKeyOf(intention, openKeys))
  const sentKey = key ?? (open ? open.key : undefined)
  const { response, data, error } = await send(client, {
    baseUrl: origin ?? '',
    headers: {
      ...headers,
      ...(sentKey && { 'Idempotency-Key': sentKey }),
      ...(fromBrowser && { 'Browser-Id': browser ?? browserId() }),
    },
    signal,
  })
  const body: unknown = data ?? error
  // Only a response with an envelope deletes the idempotency key. An error page of a proxy does not show whether the
  // server has executed the call.
  if (open && isEnvelope(body) && typeof body.code === 'number') open.answered()
  return {
    status: response.status,
    success: data && isSuccess(data) ? data : undefined,
    body,
    details: {
      retryAfter: secondsOf(response.headers.get('Retry-After')),
      requestId: response.headers.get(requestIdHeader) ?? undefined,
    },
  }
}

/** Parses the seconds of `Retry-After`; ignores a date, which proxies may send. */
const secondsOf = (header: string | null) => (header && /^\d+$/.test(header) ? Number(header) : undefined)

function dataOf<Data>({ status, success, body, details }: Received<Data>, empty: Data | undefined): Data {
  if (status === 200 && success) {
    const data = success.result ?? success.data ?? empty
    if (data !== undefined) return data
  }
  const { code, message, data } = isEnvelope(body) ? body : {}
  // A response with a message but without a code comes from a proxy. Show this message, because the error catalog
  // contains messages only for codes of the contract.
  if (code === undefined && !message) throw new CallError(status, undefined, details)
  const refusal = { code: code ?? status, message: message ?? '', data: isDetail(data) ? data : undefined }
  throw new CallError(status, refusal, details)
}

const isSuccess = <Data>(envelope: Success<Data> | Refusal): envelope is Success<Data> =>
  envelope.code === 200
const isEnvelope = (body: unknown): body is { code?: number; message?: string; data?: unknown } =>
  typeof body === 'object' && body !== null
const isDetail = (data: unknown): data is Refusal['data'] =>
  typeof data === 'object' && data !== null && 'reasons' in data && Array.isArray(data.reasons)
