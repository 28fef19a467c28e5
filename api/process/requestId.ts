// Assigns each request an id for its response, its log lines and its error page, so that members can refer to a
// request.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const requests = new AsyncLocalStorage<string>()

/** Returns the id of the current request; `undefined` in background work. */
export const requestId = (): string | undefined => requests.getStore()

/** Runs `answer` with the request id as context. */
export const withRequestId = <Answer>(id: string, answer: () => Answer): Answer => requests.run(id, answer)

/**
 * Returns the trace id that a proxy sent, so that logs of both can be correlated; else a new id.
 * @param traceparent header of a trusted proxy (W3C Trace Context); must not come from clients
 */
export const requestIdFor = (traceparent: string | null | undefined): string =>
  /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/.exec(
    traceparent ?? '',
  )?.[1] ?? randomBytes(16).toString('hex')
