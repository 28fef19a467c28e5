// One server under load: `app`, the whole API, or `bare`, handlers that send the same statements to the same kind of
// pool and the same answers to the client, and do nothing else.
import { serve } from '@hono/node-server'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Hono } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createApp } from '../../api/app.ts'
import { readConfig } from '../../api/config.ts'
import { openLog } from '../../api/log.ts'
import { openOutside } from '../../api/outside/open.ts'
import { openPool, openPostgres } from '../../api/store/postgres.ts'
import type { Store } from '../../api/store/store.ts'
import { calls } from './targets.ts'

const { DATABASE_URL: url = '', TOKEN: token = '' } = process.env

const target = process.argv[2] === 'app' ? appOver(await openPostgres(url)) : await bareHandler()
serve({ fetch: target.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port))
process.on('message', (wanted) => {
  const { user, system } = process.cpuUsage()
  if (wanted === 'memory') globalThis.gc?.()
  process.send?.(wanted === 'memory' ? process.memoryUsage.rss() : user + system)
})

function appOver(store: Store) {
  // Calls are counted as in production, but one caller may call for ever.
  const limiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 60 })
  const log = openLog('info')
  return createApp({
    store,
    outside: openOutside(readConfig({}), log).outside,
    log,
    limits: async (_rate, { caller }) => void (await limiter.consume(caller)),
  })
}

async function bareHandler() {
  const pool = openPool(url)

  // The statements are whatever the app sends for this call today, so that the comparison never grows old.
  const statements: { sql: string; values: unknown[] }[] = []
  const logger = { logQuery: (sql: string, values: unknown[]) => void statements.push({ sql, values }) }
  const app = appOver({
    db: drizzle({ client: pool, logger }),
    ping: async () => {},
    close: () => pool.end(),
  })
  const bare = new Hono()
  const headers = { 'Content-Type': 'application/json; charset=utf-8' }
  for (const path of Object.values(calls)) {
    statements.length = 0
    const response = await app.request(path, { headers: { Authorization: `Bearer ${token}` } })
    const answer: unknown = await response.json()
    // Named, as the app's are: PostgreSQL plans each once for a connection.
    const named = statements.map(({ sql, values }, index) => ({
      name: `${path} ${index}`,
      text: sql,
      values,
    }))
    bare.get(path, async () => {
      for (const statement of named) await pool.query(statement)
      return new Response(JSON.stringify(answer), { headers })
    })
  }
  return bare
}
