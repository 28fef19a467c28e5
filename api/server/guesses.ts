// Limits wrong passwords of HTTP Basic authentication to ten in 15 minutes for each network. Logs each wrong attempt,
// and rejects attempts beyond the limit.
import type { MiddlewareHandler } from 'hono'
import type { Log } from '../process/log.ts'
import type { Connection } from '../app/app.ts'
import type { Counter } from '../rateLimits/store/counter.ts'
import { networkOf } from '../http/network.ts'

export const guessLimit = { name: 'guesses', points: 10, seconds: 900 }

/**
 * Returns middleware that must be mounted before the authentication.
 * @param resource name of the protected page, for log lines
 */
export const limitGuesses =
  (resource: string, log: Log, counter: Counter): MiddlewareHandler<Connection> =>
  async (c, next) => {
    // Does not count a request without credentials, because browsers send their first request without them.
    if (!c.req.header('Authorization')) return await next()
    const network = networkOf(c.env?.address ?? 'local')
    // Counts an attempt before its password is checked, so that concurrent attempts cannot exceed the limit.
    const seconds = await counter.take(network)
    if (seconds !== undefined)
      return c.text('Too many wrong passwords.', 429, { 'Retry-After': String(seconds) })
    await next()
    if (c.res.status === 401)
      log.warn({
        event: 'inbox_password_wrong',
        refused: resource,
        network,
        msg: `Client of network ${network} sent a wrong ${resource}.`,
      })
    else await counter.reset(network)
  }
