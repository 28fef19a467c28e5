// Tests the store while PostgreSQL is slow, frozen or down, and while a single connection gets no response.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openWhenReady, startPostgres } from '#scripts/postgres.ts'
import { engine, freshDatabase } from '#tests/support/database.ts'
import { freeze } from '#tests/support/frozenPostgres.ts'
import { openPostgresProxy, blackholed } from '#tests/support/postgresProxy.ts'
import { openPostgres } from './postgres.ts'
import { isBusy, type Store } from './store.ts'

const connections = 20
const limits = { pingEvery: 50, silence: 700 }

async function opened(url: string, besides: Parameters<typeof openPostgres>[1] = {}) {
  const store = await openPostgres(url, { ...limits, ...besides })
  return Object.assign(store, { [Symbol.asyncDispose]: () => store.close() })
}

const sleep =
  ({ db }: Store, seconds: number) =>
  async () =>
    void (await db.execute(sql`select pg_sleep(${seconds})`))
const transaction =
  ({ db }: Store) =>
  async () =>
    void (await db.transaction((tx) => tx.execute(sql`select pg_sleep(0.01)`)))

const atOnce = (many: number, work: () => Promise<void>) =>
  Promise.all(Array.from({ length: many }, () => work()))

/** Runs `work` `many` times concurrently. Returns the different outcomes, and the seconds until the last call ended. */
async function endings(many: number, work: () => Promise<void>) {
  const startedAt = performance.now()
  const ends = await Promise.allSettled(Array.from({ length: many }, () => work()))
  return {
    kinds: new Set(
      ends.map((end) =>
        end.status === 'fulfilled' ? 'done' : isBusy(end.reason) ? 'busy' : String(end.reason),
      ),
    ),
    seconds: (performance.now() - startedAt) / 1_000,
  }
}

describe.runIf(engine === 'postgres')('openWatch on PostgreSQL', () => {
  test('slow statements are not aborted, even if they use all connections', async () => {
    await using store = await opened(await freshDatabase())
    const slow = endings(connections + 5, sleep(store, 1))
    await expect.poll(() => store.ping().then(() => 'answers')).toBe('answers')
    expect((await slow).kinds).toEqual(new Set(['done']))
    await store.ping()
  })

  test('a connection without a response is closed after the timeout, and other connections stay open', async () => {
    const door = await openPostgresProxy(await freshDatabase())
    await using store = await opened(door.url, { answer: 1_000 })
    const slow = endings(3, sleep(store, 0.5))
    const { kinds, seconds } = await endings(
      1,
      async () => void (await store.db.execute(sql.raw(`select 1 ${blackholed}`))),
    )
    expect(kinds).toEqual(new Set(['busy']))
    expect(seconds).toBeLessThan(10)
    expect((await slow).kinds).toEqual(new Set(['done']))
    await store.ping()
    door.shut()
  })

  test('statements fail with a busy error while the database is down, and succeed once it is available again', async () => {
    const door = await openPostgresProxy(await freshDatabase())
    await using store = await opened(door.url)
    door.shut()
    await vi.waitFor(() => expect(store.ping()).rejects.toThrow('does not answer'), { timeout: 120_000 })
    expect((await endings(3, transaction(store))).kinds).toEqual(new Set(['busy']))
    await door.reopen()
    await vi.waitFor(() => store.ping(), { timeout: 120_000 })
    await atOnce(connections * 2, transaction(store))
    door.shut()
  })

  describe('a frozen PostgreSQL', () => {
    let postgres: Awaited<ReturnType<typeof startPostgres>>
    let url = ''
    beforeAll(async () => {
      postgres = await startPostgres()
      url = `${postgres.url}/postgres`
      await (await openWhenReady(url)).close()
    })
    afterAll(() => postgres?.stop())

    test('no statement fails if the database and the server process pause together', async () => {
      await using store = await opened(url)
      await atOnce(connections, sleep(store, 0.2))
      const slow = endings(connections, sleep(store, 0.5))
      const goOn = freeze(postgres.pid)
      // Waits until the store has sent a ping to PostgreSQL.
      await pause(limits.pingEvery * 3)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, limits.silence * 2)
      goOn()
      expect((await slow).kinds).toEqual(new Set(['done']))
      await store.ping()
    })

    test.each([
      ['statements', sleep],
      ['transactions', transaction],
    ])(
      'while PostgreSQL is frozen, running and new %s fail with a busy error, and they succeed once PostgreSQL responds again',
      async (_, work) => {
        await using store = await opened(url)
        // Opens all connections of the pool, so that later each of them runs a statement.
        await atOnce(connections, sleep(store, 0.2))
        const goOn = freeze(postgres.pid)
        try {
          const first = await endings(connections * 2, work(store, 1))
          expect(first.kinds).toEqual(new Set(['busy']))
          expect(first.seconds).toBeLessThan(5)
          await expect(store.ping()).rejects.toThrow('does not answer')
          const later = await endings(connections * 10, work(store, 1))
          expect(later.kinds).toEqual(new Set(['busy']))
          expect(later.seconds).toBeLessThan(1)
        } finally {
          goOn()
        }
        await vi.waitFor(() => store.ping(), { timeout: 120_000 })
        await atOnce(connections * 2, transaction(store))
      },
    )
  })
})
