// Answers liveness and readiness probes of operators and load balancers.
import { Hono } from 'hono'
import { busyHeaders } from '#shared/protocol/refuse.ts'

type Probes = { ping: () => Promise<void>; isLeaving: () => boolean }

/**
 * Serves `GET /live` and `GET /ready`, which answer 200. If the server is not ready, `/ready` answers 503 with the
 * reason as text and `Retry-After`.
 */
export function openProbes({ ping, isLeaving }: Probes): Hono {
  const routes = new Hono()
  routes.get('/live', (c) => c.text('alive'))
  routes.get('/ready', async (c) => {
    if (isLeaving()) return c.text('The server is shutting down.', 503, busyHeaders)
    return await ping().then(
      () => c.text('ready'),
      () => c.text('The database does not answer.', 503, busyHeaders),
    )
  })
  return routes
}
