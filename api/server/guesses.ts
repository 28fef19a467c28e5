// Refuses guesses at a password that stands before a page: so many from a network, then none for a while, and each is told of.
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Connection } from '../app/app.ts'
import type { Counter } from '../counters/counter.ts'
import { networkOf } from '../http/network.ts'

export const guessLimit = { name: 'guesses', points: 10, seconds: 900 }

/** To stand before what asks for the password. @param resource it is, for the log */
export const limitGuesses =
  (resource: string, log: Logger, counter: Counter): MiddlewareHandler<Connection> =>
  async (c, next) => {
    // The first question of a browser carries none.
    if (!c.req.header('Authorization')) return await next()
    const network = networkOf(c.env?.address ?? 'local')
    // Counted before it is judged: many come at the same time.
    const seconds = await counter.take(network)
    if (seconds !== undefined)
      return c.text('Too many wrong passwords.', 429, { 'Retry-After': String(seconds) })
    await next()
    if (c.res.status === 401) log.warn({ refused: resource, network })
    else await counter.forget(network)
  }
