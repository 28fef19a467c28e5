// The Node host: configuration, store, API, pages, then listening, and a clean end.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pino from 'pino'
import { createApp } from './app.ts'
import { callerOf } from './caller.ts'
import { readConfig } from './config.ts'
import type { Caller } from './operation.ts'
import { openOutside } from './outside/open.ts'
import { openPages } from './pages/pages.ts'
import { addSamples } from './samples.ts'
import { forgetOldKeys } from './serve/idempotency.ts'
import { openStore, type Store } from './store/store.ts'

type Environment = { Bindings: Caller }

const hour = 3_600_000

async function start() {
  const config = readConfig(process.env)
  const log = pino({ level: config.LOG_LEVEL })
  const store = await openStore({ databaseUrl: config.DATABASE_URL, dataFolder: config.DATA_FOLDER })
  const { outside, inbox } = openOutside(config, log)
  const api = createApp({ store, outside, log })
  if (config.SAMPLES === 'on') await addSamples(store.db, new Date())

  const host = new Hono<Environment>()
  host.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  host.get('/health', (c) => api.fetch(c.req.raw, c.env))
  if (inbox) host.route('/inbox', inbox)
  host.route('/', await openPages('dist', api))

  const trustProxy = config.TRUST_PROXY === 'on'
  const server = serve(
    {
      port: config.PORT,
      hostname: config.HOST,
      fetch: (request, { incoming }: { incoming: { socket: { remoteAddress?: string } } }) =>
        host.fetch(request, callerOf(request, incoming.socket.remoteAddress, trustProxy)),
    },
    ({ port }) => log.info({ listening: `http://${config.HOST}:${port}` }),
  )
  const sweep = setInterval(() => forgetOldKeys(store.db, new Date()).catch((error) => log.error(error)), hour)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      clearInterval(sweep)
      server.close(() => void end(store))
    })
}

async function end(store: Store) {
  await store.close()
  process.exit(0)
}

// Whoever starts the server gets one sentence; the stack would not help to mend a folder or an address.
await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
