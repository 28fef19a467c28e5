// The one way out: every call of the contract takes it. It sends token, language and idempotency key, unwraps the envelope
// and throws typed errors (sections 7 and 8 of the specification: credentials omitted, no retries).
import { callContext, headersOf, type CallContext } from './context.ts'
import { CallError, type Refusal } from './errors.ts'
import { loadOnce } from './loadOnce.ts'
import type { Answer } from './wire.ts'
import { requestIdHeader } from '../shared/requestId.ts'

export type Call = {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  /** The call takes an Idempotency-Key; where coins are at stake it outlives the page. */
  keyed?: true | 'lasting'
  /** The caller's own key. */
  key?: string
  /** The call says which browser it comes from. */
  fromBrowser?: true
  /** The operation's own. */
  headers?: Record<string, string> | undefined
  data?: unknown
  params?: Record<string, unknown>
  signal?: AbortSignal
}

/** What the envelope carries: its result or data, or `true` where there is none. */
export type Carried<Envelope> = Envelope extends { code: 200; data: infer Data } ? Data : true

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete', PATCH: 'patch' } as const

/**
 * openapi-fetch and its one client. No page needs them before its first call, because the server sends the data along:
 * they come once the page has loaded.
 */
const wire = loadOnce(() => import('./wire.ts'))
if (!import.meta.env.SSR) addEventListener('load', () => void wire().catch(() => {}), { once: true })

/** Milliseconds that a call may take: a poor network gets its answer through in that time, or not at all. */
const timeLimit = 30_000

/**
 * Makes one call of the contract; only call.ts uses it.
 * @throws {CallError} with the server's refusal, or with status 0 when no answer came in time.
 */
export async function transport<Envelope>(call: Call): Promise<Carried<Envelope>> {
  const { signal } = call
  const context = callContext()
  const bearer = context.token()
  const headers = headersOf(context)
  const limit = limited(signal)
  try {
    const { status, answer, ...told } = await Promise.race([
      answered(call, headers, context, limit.signal),
      limit.over,
    ])
    return carried<Envelope>(status, answer, told)
  } catch (cause) {
    if (cause instanceof CallError && cause.endsSession && isReplaced(bearer, context.token()))
      throw new CallError(cause.status, undefined, cause)
    throw cause instanceof CallError || signal?.aborted ? cause : new CallError(0, undefined, cause)
  } finally {
    limit.end()
  }
}

/** Signed in anew, perhaps in another tab, while the call was away: its refusal ends the session before, not this one. */
const isReplaced = (sent: string | null, now: string | null) => now !== null && now !== sent

/** A signal that ends the call with its caller or with its time; `over` rejects then, whatever still waits. */
function limited(signal: AbortSignal | undefined) {
  const ending = new AbortController()
  const over = new Promise<never>((_, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason), { once: true })
  })
  const stop = () => ending.abort(signal?.reason)
  const timer = setTimeout(
    () => ending.abort(new DOMException('No answer in time', 'TimeoutError')),
    timeLimit,
  )
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

async function answered(
  { url, method, keyed, key, fromBrowser, headers: own, data, params }: Call,
  said: Record<string, string>,
  { openKeys, member, origin, browser }: CallContext,
  signal: AbortSignal,
) {
  const { client, openKeyOf, browserId } = await wire()
  const intention = { method, url, data, member: member?.(), lasting: keyed === 'lasting' }
  const open = keyed && key === undefined && (await openKeyOf(intention, openKeys))
  const sentKey = key ?? (open ? open.key : undefined)
  const headers = {
    ...own,
    ...said,
    ...(sentKey && { 'Idempotency-Key': sentKey }),
    ...(fromBrowser && { 'Browser-Id': browser ?? browserId() }),
  }
  const asked = { baseUrl: origin, body: data, params: { query: params }, headers, signal }
  const { response, data: success, error } = await client.request(methods[method], url, asked)
  const answer: unknown = success ?? error
  // What a proxy says when it gave up tells nothing of what the server did: only the server's own envelope is an answer.
  if (open && isAnswer(answer) && typeof answer.code === 'number') open.answered()
  return {
    status: response.status,
    answer,
    retryAfter: secondsOf(response.headers.get('Retry-After')),
    requestId: response.headers.get(requestIdHeader) ?? undefined,
  }
}

/** A proxy may say it as a date, which is as good as nothing. */
const secondsOf = (header: string | null) => (header && /^\d+$/.test(header) ? Number(header) : undefined)

function carried<Envelope>(
  status: number,
  answer: unknown,
  told: Pick<CallError, 'retryAfter' | 'requestId'>,
): Carried<Envelope> {
  const { code, message, data, result } = isAnswer(answer) ? answer : { code: undefined }
  if (status === 200 && code === 200) {
    // The contract promises the shape, and the server's tests hold it to that; the browser does not check it again.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (result ?? data ?? true) as Carried<Envelope>
  }
  // A proxy's answer may have words and no code of ours: the words are preferred to the catalogue's all the same.
  if (code === undefined && !message) throw new CallError(status, undefined, undefined, told)
  const refusal = { code: code ?? status, message: message ?? '', data: isDetail(data) ? data : undefined }
  throw new CallError(status, refusal, undefined, told)
}

const isAnswer = (answer: unknown): answer is Answer => typeof answer === 'object' && answer !== null
const isDetail = (data: unknown): data is Refusal['data'] =>
  typeof data === 'object' && data !== null && 'reasons' in data && Array.isArray(data.reasons)
