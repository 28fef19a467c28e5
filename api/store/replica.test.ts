// Tests a real streaming replica: only operations with `x-allow-stale` read from it, and only while its lag is within
// the limit.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openWhenReady, startPostgres, type Postgres } from '#scripts/postgres.ts'
import { operations } from '#generated/operations.ts'
import { testApi, type Api, type CallOptions } from '#tests/support/api.ts'
import { operationIds, rightCall } from '#tests/support/cases/cases.ts'
import { queryRows, engine } from '#tests/support/database.ts'
import { isFull } from '#tests/support/measurements.ts'
import { freeze } from '#tests/support/frozenPostgres.ts'
import { addMember } from '#tests/support/members.ts'
import { giveOrder } from '#tests/support/shopOrders.ts'
import type { Operation, OperationId } from '#shared/protocol/operation.ts'
import { openPostgres } from './postgres.ts'
import { withReplica } from './replica.ts'
import { listOf, valueAt } from '#shared/unknown.ts'

const table: Record<OperationId, Operation> = operations
const replicaReads = operationIds.filter((id) => table[id].readFromReplica)
const writeIds = operationIds.filter((id) => !table[id].readFromReplica)

describe.runIf(engine === 'postgres')('a replica', () => {
  let leader: Postgres
  let replica: Postgres
  beforeAll(async () => {
    leader = await startPostgres()
    await (await openWhenReady(`${leader.url}/postgres`)).close()
    replica = await startPostgres(leader)
  })
  afterAll(async () => {
    await replica?.stop()
    await leader?.stop()
  })

  /**
   * Opens a store with the replica at the URL, and collects reports about when the replica becomes available or
   * unavailable.
   */
  async function withReplicaAt(url: string, times?: { behind: number }) {
    const reports: unknown[] = []
    const report = (reason?: unknown) => void reports.push(reason instanceof Error ? reason.message : reason)
    const store = withReplica(await openPostgres(`${leader.url}/postgres`), { url, report }, times)
    onTestFinished(() => store.close())
    const isRead = () => store.replica?.() !== undefined
    return { store, told: reports, isRead, api: await testApi({ store }) }
  }

  async function opened(times?: { behind: number }, url = replica.url) {
    const all = await withReplicaAt(`${url}/postgres`, times)
    await expect.poll(all.isRead).toBe(true)
    return all
  }

  /**
   * Pauses the replay of the WAL on the replica, so that its data becomes stale.
   * @returns a function that resumes the replay
   */
  async function standStill() {
    const ask = (query: string) => queryRows(`${replica.url}/postgres`, query)
    const goOn = () => ask('select pg_wal_replay_resume()')
    onTestFinished(async () => void (await goOn()))
    await ask('select pg_wal_replay_pause()')
    await expect
      .poll(() => ask('select pg_get_wal_replay_pause_state() as state'))
      .toEqual([{ state: 'paused' }])
    return goOn
  }

  /** Waits until the replica contains all earlier writes. */
  async function catchUp(store: Awaited<ReturnType<typeof opened>>['store']) {
    const { rows } = await store.db.execute(sql`select pg_current_wal_insert_lsn()::text as position`)
    const hasAll = `select pg_last_wal_replay_lsn() >= '${String(rows[0]?.position)}' as "hasAll"`
    await expect.poll(() => queryRows(`${replica.url}/postgres`, hasAll)).toEqual([{ hasAll: true }])
  }

  /** Returns true if the replica answered the last API call. */
  const answeredLast = (api: Api): unknown => valueAt(JSON.parse(api.logged.at(-1) ?? '{}'), 'replica')

  async function orderCount(api: Api, token: string) {
    const { data } = await api.call('listOrders', { token, query: { limit: '5' } })
    return { count: listOf(valueAt(data, 'items')).length, replica: answeredLast(api) }
  }

  test('only operations with x-allow-stale read from the replica', async () => {
    const { api, store } = await opened({ behind: 600_000 })
    const member = await addMember(api)
    await giveOrder(api, member)
    await catchUp(store)
    const goOn = await standStill()
    const id = await giveOrder(api, member)
    expect(await orderCount(api, member.token)).toEqual({ count: 1, replica: true })
    expect(await api.call('getOrder', { token: member.token, path: { id } })).toMatchObject({ status: 200 })
    expect(answeredLast(api)).toBeUndefined()
    await goOn()
    await expect.poll(() => orderCount(api, member.token)).toEqual({ count: 2, replica: true })
  })

  test('the replica rejects writes', async () => {
    const { store } = await opened({ behind: 600_000 })
    const write = store.replica?.()?.execute(sql`create table notes (id int)`)
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } })
  })

  // The quick suite skips this test. It takes long, because it calls every operation, and the set of operations with
  // `x-allow-stale` seldom changes.
  test.runIf(isFull)(
    'after a member’s write, operations with x-allow-stale return the same data to this member as without a replica, even if the replica is stale',
    async () => {
      const { api, store } = await opened({ behind: 600_000 })
      const ownApi = await testApi({ store: { ...store, replica: undefined } })
      expect(replicaReads.length).toBeGreaterThan(0)
      const prepared: { id: OperationId; call: CallOptions; reads: [OperationId, CallOptions][] }[] = []
      for (const id of writeIds) {
        const member = await addMember(api)
        const reads: [OperationId, CallOptions][] = []
        for (const read of replicaReads) reads.push([read, await rightCall(api, read, member)])
        prepared.push({ id, call: await rightCall(api, id, member), reads })
      }
      await catchUp(store)
      await standStill()
      for (const { id, call, reads } of prepared) {
        const { status: done } = await api.call(id, call)
        expect({ id, done, replica: answeredLast(api) }).toEqual({ id, done: 200, replica: undefined })
        for (const [read, of] of reads) {
          const { status, text } = await api.call(read, of)
          const reading = { after: id, read, text, replica: answeredLast(api) }
          // After a write that signs the member out, the primary rejects the token, so the replica does not answer the
          // call.
          const isAnswered = status === 200 || undefined
          const { text: newest } = await ownApi.call(read, of)
          expect(reading).toEqual({ after: id, read, text: newest, replica: isAnswered })
        }
      }
    },
  )

  test('while a replica lags by more than 1 s, the server does not read from it', async () => {
    const { api, isRead, told: reports } = await opened()
    const member = await addMember(api)
    const goOn = await standStill()
    await giveOrder(api, member)
    await expect.poll(isRead).toBe(false)
    expect(await orderCount(api, member.token)).toEqual({ count: 1, replica: undefined })
    await expect
      .poll(() => reports.at(-1))
      .toBe('The replica lags by more than 1000 ms, or belongs to another database: check DATABASE_READ_URL.')
    await goOn()
    await expect.poll(isRead).toBe(true)
    await expect.poll(() => orderCount(api, member.token)).toEqual({ count: 1, replica: true })
    await expect.poll(() => reports.at(-1)).toBeUndefined()
  })

  test('a frozen replica does not block requests', async () => {
    const { api, isRead } = await opened()
    const member = await addMember(api)
    await giveOrder(api, member)
    const goOn = freeze(replica.pid)
    try {
      const startedAt = performance.now()
      // Requests are answered even before the server detects that the replica is frozen.
      expect(await orderCount(api, member.token)).toMatchObject({ count: 1 })
      expect(performance.now() - startedAt).toBeLessThan(5_000)
      await expect.poll(isRead).toBe(false)
      expect(await orderCount(api, member.token)).toEqual({ count: 1, replica: undefined })
    } finally {
      goOn()
    }
    await expect.poll(isRead).toBe(true)
  })

  test('after the replica has stopped, the server no longer reads from it, and requests do not wait for it', async () => {
    const stopped = await startPostgres(leader)
    const { api, isRead, told: reports } = await opened(undefined, stopped.url)
    const member = await addMember(api)
    await giveOrder(api, member)
    await stopped.stop()
    expect(await orderCount(api, member.token)).toMatchObject({ count: 1 })
    await expect.poll(isRead).toBe(false)
    expect(await orderCount(api, member.token)).toEqual({ count: 1, replica: undefined })
    await expect.poll(() => reports.at(-1)).toBeTypeOf('string')
  })

  test('a replica that was never available does not block requests, and reports contain no password', async () => {
    const { api, isRead, told: reports } = await withReplicaAt('postgres://hub:hunter2@127.0.0.1:1/postgres')
    const member = await addMember(api)
    expect(await orderCount(api, member.token)).toEqual({ count: 0, replica: undefined })
    expect(isRead()).toBe(false)
    await expect
      .poll(() => reports)
      .toEqual([
        'PostgreSQL at 127.0.0.1:1/postgres cannot be reached: start it or correct DATABASE_READ_URL.',
      ])
  })

  test('the server does not read from a replica of another database, even if its WAL position is higher', async () => {
    await queryRows(`${leader.url}/template1`, 'create database other')
    await (await openWhenReady(`${leader.url}/other`)).close()
    const { isRead, told: reports } = await withReplicaAt(`${leader.url}/other`)
    await expect.poll(() => reports).toEqual([expect.stringContaining('belongs to another database')])
    expect(isRead()).toBe(false)
  })
})
