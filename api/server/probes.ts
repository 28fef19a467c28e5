// Probes for operators and load balancers: liveness and readiness.
import { Hono } from 'hono'
import { comeAgain } from '#shared/protocol/refuse.ts'

type Probes = { ping: () => Promise<void>; isLeaving: () => boolean }

/** Serves `GET /live` and `GET /ready`: 200, or 503 with the reason as text and `Retry-After`. */
export function openProbes({ ping, isLeaving }: Probes): Hono {
  const routes = new Hono()
  routes.get('/live', (c) => c.text('alive'))
  routes.get('/ready', async (c) => {
    if (isLeaving()) return c.text('The server is shutting down.', 503, comeAgain)
    return await ping().then(
      () => c.text('ready'),
      () => c.text('The database does not answer.', 503, comeAgain),
    )
  })
  return routes
}
