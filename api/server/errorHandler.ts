// Handles uncaught errors. Sends an error envelope to API clients or an error page to browsers, and logs one line. The
// path in the log line stays percent-encoded.
import type { Context, Env } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { RequestError } from '@hono/node-server'
import { faultOf, type Log } from '../process/log.ts'
import { languageOf } from '#shared/languages.ts'
import { errorPage, type PageRefusal } from './pages/errorPage.ts'
import { Refused, busySeconds, retryHeader, type RefusalName } from '#shared/protocol/refuse.ts'
import { isForPrograms } from '../http/paths.ts'
import { isBusy } from '../store/store.ts'
import type { Settings } from '#shared/settings.ts'
import { refusal } from '#shared/protocol/envelope.ts'
import { send } from '../http/envelope.ts'

/** Returns a handler for `onError` of Hono. */
export const answerError =
  (log: Log, settings?: Settings) =>
  <Of extends Env>(error: Error, c: Context<Of>) => {
    if (error instanceof HTTPException) return error.getResponse()
    const isProgram = isForPrograms(c.req.path)
    const refused = isBusy(error) ? new Refused('BUSY', undefined, busySeconds) : error
    if (refused instanceof Refused && isProgram)
      return send(
        refusal(refused.refusal, languageOf(c.req.header('Language')), refused.detail),
        retryHeader(refused),
      )
    if (refused instanceof Refused && isOfPages(refused.refusal))
      return errorPage(c.req.raw, refused.refusal, { settings, retryAfter: refused.retryAfter })
    // Logs an aborted request at debug level only, because an abort by the client is not a fault of the server.
    const { method } = c.req
    if (c.req.raw.signal.aborted)
      log.debug({
        event: 'request_aborted',
        method,
        msg: `Client closed the connection of a ${method} request.`,
      })
    else logFailed(log, { method, path: new URL(c.req.url).pathname }, error)
    return isProgram
      ? send(refusal('FAULT', languageOf(c.req.header('Language'))))
      : errorPage(c.req.raw, 'FAULT', { settings })
  }

const logFailed = (log: Log, { method, path }: { method: string; path: string }, error: Error) =>
  log.error({
    event: 'request_failed',
    method,
    path,
    fault: faultOf(error),
    msg: `Request ${method} ${path} failed with status 500.`,
  })

const isOfPages = (name: RefusalName): name is PageRefusal =>
  name === 'BAD_REQUEST' || name === 'TOO_MANY_REQUESTS' || name === 'BUSY'

/** Answers requests that cannot be parsed, such as those with an invalid `Host`. */
export const answerUnreadable = (log: Log) => (error: unknown) => {
  if (error instanceof RequestError) return send(refusal('BAD_REQUEST', 'en'))
  log.error({
    event: 'listener_failed',
    fault: faultOf(error),
    msg: 'Request failed with status 500 before it reached a route.',
  })
  return send(refusal('FAULT', 'en'))
}
