// Assigns an id to each request. The response, the log lines and the error page contain this id, so that members can
// refer to the request.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const requests = new AsyncLocalStorage<string>()

/** Returns the id of the current request; `undefined` in background jobs. */
export const requestId = (): string | undefined => requests.getStore()

/** Runs `answer`. Calls of `requestId` within `answer` return the id. */
export const withRequestId = <Answer>(id: string, answer: () => Answer): Answer => requests.run(id, answer)

/**
 * Returns the trace id that a proxy sent, so that logs of the proxy and the hub can be correlated; otherwise returns a
 * new id.
 * @param traceparent header that a trusted proxy sent (W3C Trace Context); must not come from clients
 */
export const requestIdFor = (traceparent: string | null | undefined): string =>
  /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/.exec(
    traceparent ?? '',
  )?.[1] ?? randomBytes(16).toString('hex')
