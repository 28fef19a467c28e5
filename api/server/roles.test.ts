// Tests processes with different roles on one database: a web process answers requests, a worker runs jobs.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { operations } from '#generated/operations.ts'
import { testApi } from '#tests/support/api.ts'
import { engine, freshDatabase } from '#tests/support/database.ts'
import { addMember } from '#tests/support/members.ts'
import { openPostgres } from '../store/postgres.ts'
import { readConfig } from '../process/config.ts'
import { openHost } from './host.ts'
import { openServer } from './server.ts'
import { valueAt } from '#shared/unknown.ts'

/**
 * Starts a process with this role on the database.
 * @returns the port, the log lines, and a function that requests a path and returns the HTTP status
 */
async function open(role: 'web' | 'worker', databaseUrl: string, environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'hub-role-'))
  const config = readConfig({
    ROLE: role,
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    STAND_INS: 'on',
    SOCIAL: 'off',
    ...environment,
  })
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) })
  const pages = async () => ({ fetch: () => new Response('a page') })
  const host = await openHost(config, log, { openPages: pages })
  const server = openServer(host)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    server.close()
    await host.close()
    await rm(folder, { recursive: true })
  })
  const port = valueAt(server.address(), 'port')
  return {
    port: Number(port),
    logged,
    ask: async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(`http://127.0.0.1:${String(port)}${path}`, { headers })).status,
  }
}

describe.runIf(engine === 'postgres')('web and worker processes', () => {
  test('the web process answers requests and creates no job queue, and the worker runs jobs and answers only probes', async () => {
    const databaseUrl = await freshDatabase()
    const store = await openPostgres(databaseUrl)
    onTestFinished(() => store.close())
    const doneTasks = async () => {
      const { rows } = await store.db.execute<{ queue: string | null }>(
        sql`select to_regclass('pgboss.job')::text as queue`,
      )
      if (!rows[0]?.queue) return undefined
      const { rows: done } = await store.db.execute<{ count: number }>(
        sql`select count(*)::int as count from pgboss.job where state = 'completed'`,
      )
      return done[0]?.count
    }

    const { ask: web } = await open('web', databaseUrl)
    expect([await web('/ready'), await web('/api/nothing'), await web('/')]).toEqual([200, 404, 200])
    expect(await doneTasks()).toBeUndefined()

    const { ask: worker } = await open('worker', databaseUrl)
    expect([await worker('/ready'), await worker('/live'), await worker('/')]).toEqual([200, 200, 404])
    await expect.poll(doneTasks).toBeGreaterThan(0)
  })

  test('the web process reads from the replica, and logs a warning if the replica is not available', async () => {
    const databaseUrl = await freshDatabase()
    const store = await openPostgres(databaseUrl)
    onTestFinished(() => store.close())
    const { token } = await addMember(await testApi({ store }))
    // Uses the primary database as the replica too, because it has no lag.
    const { ask, logged } = await open('web', databaseUrl, { DATABASE_READ_URL: databaseUrl })
    const answeredBy = async () => {
      expect(await ask(operations.listOrders.path, { Authorization: `Bearer ${token}` })).toBe(200)
      return valueAt(JSON.parse(logged.at(-1) ?? '{}'), 'replica')
    }
    await expect.poll(answeredBy).toBe(true)

    const away = { DATABASE_READ_URL: 'postgres://hub:hunter2@127.0.0.1:1/hub' }
    const other = await open('web', databaseUrl, away)
    await expect.poll(() => other.logged.join('')).toContain('correct DATABASE_READ_URL.')
    expect(other.logged.join('')).not.toContain('hunter2')
    expect(JSON.parse(other.logged.at(-1) ?? '{}')).toMatchObject({
      level: 40,
      event: 'replica_unavailable',
    })
  })

  test('/ready answers a load balancer that sends no Host header over HTTP/1.0', async () => {
    const { port } = await open('web', await freshDatabase())
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /ready HTTP/1.0\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  })
})

test('the embedded database rejects ROLE=worker, because it supports one process only', () => {
  expect(() => readConfig({ ROLE: 'worker', STAND_INS: 'on' })).toThrow('ROLE=worker requires DATABASE_URL')
})
