// Gives each request an id, which its answer, the lines of the log and an error page name: whoever met a fault can say which it was.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const requests = new AsyncLocalStorage<string>()

/** The id of the request that is being answered; `undefined` for what a process does by itself. */
export const requestId = (): string | undefined => requests.getStore()

/** Answers a request under its id. */
export const withRequestId = <Answer>(id: string, answer: () => Answer): Answer => requests.run(id, answer)

/**
 * The trace that a proxy has begun, so that its log and ours name the same; else a new one.
 * @param traceparent as the proxy sent it (W3C Trace Context); of anybody else it is not to be taken
 */
export const requestIdFor = (traceparent: string | null | undefined): string =>
  /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/.exec(
    traceparent ?? '',
  )?.[1] ?? randomBytes(16).toString('hex')
