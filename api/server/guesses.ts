// Guesses at a password that stands before a page: so many from a network, then none for a while, and each is told of.
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Connection } from '../app/app.ts'
import { networkOf } from '../http/network.ts'

const allowed = 10

/** Milliseconds after which counts begin anew. */
const period = 900_000

/** Networks that are counted at most; the one that came first goes first. */
const counted = 10_000

/** To stand before what asks for the password. @param what it is, for the log */
export function limitGuesses(
  what: string,
  log: Logger,
  clock = () => Date.now(),
): MiddlewareHandler<Connection> {
  const guesses = new Map<string, number>()
  let since = clock()
  return async (c, next) => {
    // The first question of a browser carries none.
    if (!c.req.header('Authorization')) return await next()
    if (clock() - since >= period) {
      guesses.clear()
      since = clock()
    }
    const network = networkOf(c.env?.address ?? 'local')
    const count = guesses.get(network) ?? 0
    if (count >= allowed) {
      const seconds = Math.ceil((since + period - clock()) / 1000)
      return c.text('Too many wrong passwords.', 429, { 'Retry-After': String(seconds) })
    }
    // Counted before it is judged: many come at the same time.
    guesses.set(network, count + 1)
    const [oldest] = guesses.keys()
    if (guesses.size > counted && oldest !== undefined) guesses.delete(oldest)
    await next()
    if (c.res.status === 401) log.warn({ refused: what, network })
    else guesses.delete(network)
  }
}
