// Answers uncaught errors: an envelope for API clients, an error page for browsers, and one log line. The log line has
// the path still percent-encoded.
import type { Context, Env } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { RequestError } from '@hono/node-server'
import type { Logger } from 'pino'
import { faultOf } from '../process/log.ts'
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
  (log: Logger, settings?: Settings) =>
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
    // An aborted request needs no response and is not a fault of the server.
    if (c.req.raw.signal.aborted) log.debug({ left: c.req.method })
    else log.error({ method: c.req.method, path: new URL(c.req.url).pathname, fault: faultOf(error) })
    return isProgram
      ? send(refusal('FAULT', languageOf(c.req.header('Language'))))
      : errorPage(c.req.raw, 'FAULT', { settings })
  }

const isOfPages = (name: RefusalName): name is PageRefusal =>
  name === 'BAD_REQUEST' || name === 'TOO_MANY_REQUESTS' || name === 'BUSY'

/** Answers requests that cannot be parsed, such as those with an invalid `Host`. */
export const answerUnreadable = (log: Logger) => (error: unknown) => {
  if (error instanceof RequestError) return send(refusal('BAD_REQUEST', 'en'))
  log.error({ fault: faultOf(error) })
  return send(refusal('FAULT', 'en'))
}
