// Everything one server process runs: store, API, inbox and pages behind one fetch. main.ts serves the built pages with
// it, development the ones that Vite makes on the fly.
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createApp, type Api } from './app.ts'
import { callerOf } from './caller.ts'
import type { Config } from './config.ts'
import type { Caller } from './operation.ts'
import { openOutside } from './outside/open.ts'
import { addSamples } from './samples.ts'
import { forgetOldKeys } from './serve/idempotency.ts'
import { openStore } from './store/store.ts'

const hour = 3_600_000

export type Environment = { Bindings: Caller }
export type Pages = { fetch: (request: Request, caller: Caller) => Response | Promise<Response> }

/** What @hono/node-server hands over with a request. */
type Incoming = { incoming: { socket: { remoteAddress?: string } } }

/** @throws StoreUnavailable, or an Error with a sentence on what the configuration lacks */
export async function openHost(config: Config, log: Logger, openPages: (api: Api) => Promise<Pages>) {
  const { outside, inbox } = openOutside(config, log)
  const store = await openStore({ databaseUrl: config.DATABASE_URL, dataFolder: config.DATA_FOLDER })
  const api = createApp({ store, outside, log })
  if (config.SAMPLES === 'on') await addSamples(store.db, new Date())

  const host = new Hono<Environment>()
  for (const path of ['/api/*', '/health']) host.all(path, (c) => api.fetch(c.req.raw, c.env))
  if (inbox) host.route('/inbox', inbox)
  const pages = await openPages(api)
  host.all('*', (c) => pages.fetch(c.req.raw, c.env))

  const sweep = setInterval(
    () => forgetOldKeys(store.db, new Date()).catch((error: unknown) => log.error({ error: String(error) })),
    hour,
  )
  return {
    fetch: (request: Request, { incoming }: Incoming) =>
      host.fetch(request, callerOf(request, incoming.socket.remoteAddress, config.TRUST_PROXY === 'on')),
    close: async () => {
      clearInterval(sweep)
      await store.close()
    },
  }
}
