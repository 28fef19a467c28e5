// Runs one server under load: the whole app, or one of the two servers with which it is compared (see targets.ts). All
// three send the same SQL statements through the same kind of connection pool, and return the same responses.
import { serve } from '@hono/node-server'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Hono } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createApp, handlers } from '#api/app/app.ts'
import { readConfig } from '#api/process/config.ts'
import { openLog } from '#api/process/log.ts'
import type { Operation } from '#shared/protocol/operation.ts'
import { openIntegrations } from '#api/integrations/openIntegrations.ts'
import { memberOf } from '#api/session/members.ts'
import { openPool, openPostgres } from '#api/store/postgres.ts'
import type { Store } from '#api/store/store.ts'
import { operations } from '#generated/operations.ts'
import { callIds, paramsOf, pathOf } from './targets.ts'

const { DATABASE_URL: url = '', TOKEN: token = '' } = process.env

const answerHeaders = { 'Content-Type': 'application/json; charset=utf-8' }
const log = openLog('info')
const { integrations } = openIntegrations(readConfig({ STAND_INS: 'on' }), log)

const target = await openTarget(process.argv[2])
serve({ fetch: target.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port))
process.on('message', (figure) => {
  const { user, system } = process.cpuUsage()
  if (figure === 'memory') globalThis.gc?.()
  process.send?.(figure === 'memory' ? process.memoryUsage.rss() : user + system)
})

async function openTarget(kind: string | undefined) {
  if (kind === 'app') return appOn(await openPostgres(url))
  return kind === 'handler' ? bareHandlers(await openPostgres(url)) : await bareStatements()
}

function appOn(store: Store) {
  // Count calls for rate limits as in production, but never reject a call.
  const limiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 60 })
  return createApp({
    store,
    integrations,
    log,
    limits: async ({ address, member = address }, call) => {
      await limiter.consume(member)
      return await call()
    },
  })
}

function bareHandlers({ db }: Store) {
  const bare = new Hono()
  const caller = { address: 'local', country: null, device: null }
  for (const id of callIds) {
    const { query }: Operation = operations[id]
    const input = { path: paramsOf(id), query: query?.parse({}), language: 'en', caller, integrations }
    bare.get(pathOf(id), async () => {
      const now = new Date()
      const member = await memberOf(db, token, now)
      const handler = handlers[id]
      if (typeof handler !== 'function') throw new Error(`Operation ${id} is not a plain handler.`)
      const data: unknown = await Reflect.apply(handler, undefined, [{ ...input, member, db, now }])
      return new Response(JSON.stringify({ code: 200, message: 'OK', data }), { headers: answerHeaders })
    })
  }
  return bare
}

async function bareStatements() {
  const pool = openPool(url)

  // Record the SQL statements that the app currently sends, so that the comparison stays up to date.
  const statements: { sql: string; values: unknown[] }[] = []
  const logger = { logQuery: (sql: string, values: unknown[]) => void statements.push({ sql, values }) }
  const app = appOn({
    db: drizzle({ client: pool, logger }),
    engine: 'postgres',
    ping: async () => {},
    execute: async (text, values) => await pool.query(text, values),
    withLock: async () => false,
    close: () => pool.end(),
  })
  const bare = new Hono()
  for (const path of callIds.map(pathOf)) {
    statements.length = 0
    const response = await app.request(path, { headers: { Authorization: `Bearer ${token}` } })
    const answer: unknown = await response.json()
    // Give the prepared statements names, as the app does, so that PostgreSQL plans each statement only once per
    // connection.
    const namedStatements = statements.map(({ sql, values }, index) => ({
      name: `${path} ${index}`,
      text: sql,
      values,
    }))
    bare.get(path, async () => {
      for (const statement of namedStatements) await pool.query(statement)
      return new Response(JSON.stringify(answer), { headers: answerHeaders })
    })
  }
  return bare
}
