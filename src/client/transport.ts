// The one way out: every generated hook calls this. It sends token, language and idempotency key, unwraps the envelope
// and throws typed errors (sections 7 and 8 of the specification: credentials omitted, no retries).
import { callContext, headersOf } from './context.ts'
import { CallError, type Refusal } from './errors.ts'

type Call = {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  /** The call takes an Idempotency-Key. */
  keyed?: boolean
  data?: unknown
  params?: Record<string, unknown>
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** What the envelope carries: its result or data, or `true` where there is none. */
type Carried<Envelope> = Envelope extends { code: 200; data: infer Data } ? Data : true

/** orval takes the errors of hooks from here. */
export type ErrorType<_Documented> = CallError

/** Observed servers say `result` where ours says `data`; both are understood. */
export type Answer = { code?: number; message?: string; data?: unknown; result?: unknown }

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete', PATCH: 'patch' } as const

/**
 * openapi-fetch and its one client. No page needs them before its first call, because the server sends the data along:
 * they come once the page has loaded.
 */
const wire = () => import('./wire.ts')
if (!import.meta.env.SSR) addEventListener('load', () => void wire().catch(() => {}), { once: true })

/**
 * Makes one call of the contract; only generated code uses it.
 * @throws {CallError} with the server's refusal, or with status 0 when no answer came.
 */
export async function transport<Envelope>(call: Call): Promise<Carried<Envelope>> {
  const { url, method, keyed, data, params, signal } = call
  const context = callContext()
  const { openKeys } = context
  const intention = keyed ? `${method} ${url} ${JSON.stringify(data)}` : undefined
  const headers = {
    ...call.headers,
    ...headersOf(context),
    ...(intention && { 'Idempotency-Key': keyFor(intention, openKeys) }),
  }
  const {
    response,
    data: answer,
    error,
  } = await wire()
    .then(({ client }) =>
      client.request(methods[method], url, { body: data, params: { query: params }, headers, signal }),
    )
    .catch((cause) => {
      throw signal?.aborted ? cause : new CallError(0, undefined, cause)
    })
  if (intention) openKeys.delete(intention)
  return carried<Envelope>(response.status, answer ?? error)
}

/** The same key until an answer was seen, so that pressing again after a lost answer cannot do the thing twice. */
function keyFor(intention: string, openKeys: Map<string, string>) {
  const key = openKeys.get(intention) ?? crypto.randomUUID()
  openKeys.set(intention, key)
  return key
}

function carried<Envelope>(status: number, answer: unknown): Carried<Envelope> {
  const { code, message, data, result } = isAnswer(answer) ? answer : { code: undefined }
  if (status === 200 && code === 200) {
    // The contract promises the shape, and the server's tests hold it to that; the browser does not check it again.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (result ?? data ?? true) as Carried<Envelope>
  }
  // A proxy's answer may have words and no code of ours: the words are preferred to the catalogue's all the same.
  if (code === undefined && !message) throw new CallError(status)
  throw new CallError(status, {
    code: code ?? status,
    message: message ?? '',
    data: isDetail(data) ? data : undefined,
  })
}

const isAnswer = (answer: unknown): answer is Answer => typeof answer === 'object' && answer !== null
const isDetail = (data: unknown): data is Refusal['data'] =>
  typeof data === 'object' && data !== null && 'reasons' in data && Array.isArray(data.reasons)
