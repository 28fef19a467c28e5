// Tests shared counters in PostgreSQL.
import { describe, expect, onTestFinished, test } from 'vitest'
import { atOnce } from '#tests/support/members.ts'
import { engine, freshDatabase } from '#tests/support/database.ts'
import { measurement, times } from '#tests/support/measurements.ts'
import { openPostgres } from '#api/store/postgres.ts'
import type { Counter, CountedLimit } from './counter.ts'
import { openPostgresCounters, purgeCounts } from './postgres.ts'
import { rateCounts } from './tables.ts'

/** Opens `count` servers that share a new database. Each server has a counter for the limit. */
async function openServers(count: number, limit: Omit<CountedLimit, 'name'>) {
  const url = await freshDatabase()
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const store = await openPostgres(url)
      onTestFinished(() => store.close())
      const counter = store.pool && openPostgresCounters(store.pool)({ ...limit, name: 'a limit' })
      if (!counter) throw new Error('The limit is not shared.')
      return { ...store, counter }
    }),
  )
  const [first] = servers
  if (!first) throw new Error('There is no server.')
  return { db: first.db, counters: servers.map(({ counter }) => counter) }
}

const refusedOf = async (counters: Counter[], takes: number, value: string) =>
  (await atOnce(takes, async (index) => await counters[index % counters.length]?.take(value))).filter(
    (seconds) => seconds !== undefined,
  ).length

describe.runIf(engine === 'postgres')('servers that share a PostgreSQL database', () => {
  test('servers that share a PostgreSQL database enforce one common limit, even for concurrent calls', async () => {
    const { counters } = await openServers(3, { points: 20, seconds: 600 })
    expect(await refusedOf(counters, 60, 'mine')).toBe(40)
    expect(await refusedOf(counters, 3, 'another')).toBe(0)
    for (const counter of counters) expect(await counter.wait('mine')).toBeGreaterThan(590)
  })

  test('if one of the servers that share a PostgreSQL database gives back a point or resets a count, the others use the new count', async () => {
    const { counters } = await openServers(2, { points: 1, seconds: 600 })
    const [firstCounter, other] = counters
    await firstCounter?.take('mine')
    expect(await other?.wait('mine')).toBeGreaterThan(0)
    await other?.giveBack('mine')
    expect(await firstCounter?.wait('mine')).toBeUndefined()
    expect(await refusedOf(counters, 2, 'mine')).toBe(1)
    await firstCounter?.reset('mine')
    expect(await refusedOf(counters, 2, 'mine')).toBe(1)
  })

  test('counters in PostgreSQL can exceed 32-bit integers, as required by limits that count bytes', async () => {
    const { counters } = await openServers(1, { points: 2_000_000_000, seconds: 86_400 })
    for (let turn = 0; turn < 5; turn += 1) await counters[0]?.take('mine', 1_000_000_000)
    expect(await counters[0]?.take('mine', 1_000_000_000)).toBeGreaterThan(0)
  })

  test(
    'PostgreSQL stores rate-limit counters without email addresses, and purgeCounts deletes expired counters',
    { timeout: 600_000 },
    async () => {
      const { db, counters } = await openServers(1, { points: 1, seconds: 600 })
      const all = times(100_000, 2_000)
      for (let index = 0; index < all; index += 500)
        await atOnce(500, async (at) => await counters[0]?.take(`canary${index + at}@example.com`))
      expect(await db.$count(rateCounts)).toBe(all)
      expect(JSON.stringify(await db.select().from(rateCounts).limit(100))).not.toContain('canary')
      await purgeCounts(db, new Date())
      expect(await db.$count(rateCounts)).toBe(all)
      await purgeCounts(db, new Date(Date.now() + 601_000))
      expect(await db.$count(rateCounts)).toBe(0)
      measurement(
        '21. Several processes',
        `rate limits in PostgreSQL: ${all} rows after calls of ${all} accounts, 0 rows after the expiry`,
      )
    },
  )

  test('PostgreSQL counts rate limits with a period of 600 seconds, but not those with a period of 60 seconds', async () => {
    const store = await openPostgres(await freshDatabase())
    onTestFinished(() => store.close())
    const open = store.pool && openPostgresCounters(store.pool)
    expect(open?.({ name: 'reads', points: 600, seconds: 60 })).toBeUndefined()
    expect(open?.({ name: 'codes', points: 4, seconds: 600 })).toBeDefined()
  })
})
