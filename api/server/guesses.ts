// Limits wrong passwords of HTTP Basic authentication per network: rejects further attempts for a while and logs each
// failure.
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Connection } from '../app/app.ts'
import type { Counter } from '../counters/counter.ts'
import { networkOf } from '../http/network.ts'

export const guessLimit = { name: 'guesses', points: 10, seconds: 900 }

/** Returns middleware to mount before the authentication. @param resource name of the protected resource in the log */
export const limitGuesses =
  (resource: string, log: Logger, counter: Counter): MiddlewareHandler<Connection> =>
  async (c, next) => {
    // Browsers send their first request without credentials.
    if (!c.req.header('Authorization')) return await next()
    const network = networkOf(c.env?.address ?? 'local')
    // Counts the attempt before it is checked, so that concurrent attempts cannot exceed the limit.
    const seconds = await counter.take(network)
    if (seconds !== undefined)
      return c.text('Too many wrong passwords.', 429, { 'Retry-After': String(seconds) })
    await next()
    if (c.res.status === 401) log.warn({ refused: resource, network })
    else await counter.forget(network)
  }
