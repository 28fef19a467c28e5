// Tests every documented response of every operation: triggers each status and business error once, and validates the
// response against its schema. A new business error without a test case fails. server-requests.test.ts tests requests
// that are rejected before the handler, independent of the database.
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { OperationId } from '#shared/protocol/operation.ts'
import type { RefusalName } from '#shared/protocol/refuse.ts'
import { openPostgres } from '#api/store/postgres.ts'
import { operations } from '#generated/operations.ts'
import { refusals } from '#generated/refusals.ts'
import { testApi, type CallOptions } from '../support/api.ts'
import { cases, needsMember, operationIds as ids, rightCall } from '../support/cases/cases.ts'
import { statusesOf } from '../support/contract.ts'
import { engine, freshDatabase, testStore } from '../support/database.ts'
import { isFull } from '../support/measurements.ts'
import { addMember } from '../support/members.ts'
import { nonEmpty } from '../support/nonEmpty.ts'

const missingTable: unknown = expect.stringContaining('does not exist')
const api = await testApi()
const rowOf = (id: OperationId): { idempotent: boolean; refusals: readonly RefusalName[] } => operations[id]
const documenting = (status: number) => nonEmpty(ids.filter((id) => statusesOf(id).includes(status)))
const ofMembers = nonEmpty(ids.filter(needsMember))
/**
 * Operations with which the tests call the token check. With the embedded database they use only one operation, because
 * the check does not depend on the database engine.
 */
const tokenChecked = engine === 'postgres' || isFull ? ofMembers : ofMembers.slice(0, 1)

test.each(ids)('%s returns 200 with Cache-Control: no-store', async (id) => {
  const reply = await api.call(id, await rightCall(api, id))
  expect(reply).toMatchObject({ status: 200, code: 200, message: 'OK' })
  expect(reply.headers.get('Cache-Control')).toBe('no-store')
})

describe('business errors that the contract documents', () => {
  const documented = ids.flatMap((id) => rowOf(id).refusals.map((name) => [id, name] as const))
  const reachable = documented.filter(([id, name]) => !cases[id].unreachable?.[name])
  /**
   * One operation for each business error. With the embedded database only these operations are tested, because the
   * conditions for business errors do not depend on the database engine.
   */
  const once = [...Map.groupBy(reachable, ([, name]) => name).values()].flatMap(([first]) =>
    first ? [first] : [],
  )

  test.each(engine === 'postgres' || isFull ? reachable : once)(
    '%s returns the business error %s',
    async (id, name) => {
      const reply = await cases[id].refused?.[name]?.(api, await addMember(api))
      expect(reply).toMatchObject({
        status: 200,
        code: refusals[name].code,
        message: refusals[name].message.en,
      })
    },
  )
})

describe('401', () => {
  test('the operations that document the status 401 are exactly those that check the session', () => {
    expect(documenting(401)).toEqual(ids.filter((id) => operations[id].access !== 'anyone'))
  })

  test.each(nonEmpty(ids.filter((id) => operations[id].access === 'optional')))(
    '%s returns 401 for an unknown session, although callers without a session are allowed',
    async (id) => {
      expect(await api.call(id, { token: 'x'.repeat(43) })).toMatchObject({ status: 401, code: 10001002 })
    },
  )

  test.each(tokenChecked)('without a token, %s returns 10001002 even for an invalid request', async (id) => {
    expect(await api.call(id, { key: 'short' })).toMatchObject({ status: 401, code: 10001002 })
  })

  test.each(tokenChecked)('%s returns the error code 10001002 for an unknown token', async (id) => {
    expect(await api.call(id, { token: 'x'.repeat(43) })).toMatchObject({ status: 401, code: 10001002 })
  })

  test('a session ends exactly 20 days after sign-in; later calls return the error code 10001002', async () => {
    const freshApi = await testApi({ store: api.store })
    const { token } = await addMember(freshApi)
    freshApi.wait(10 * 86_400)
    expect(await freshApi.call('checkToken', { token })).toMatchObject({ status: 200 })
    freshApi.wait(10 * 86_400)
    for (const id of tokenChecked)
      expect(await freshApi.call(id, { token })).toMatchObject({ code: 10001002 })
    freshApi.wait(-1)
    expect(await freshApi.call('checkToken', { token })).toMatchObject({ status: 200 })
  })

  test('a call after signing out returns the error code 10001003', async () => {
    const { token } = await addMember(api)
    await api.call('logout', { token })
    for (const id of tokenChecked) expect(await api.call(id, { token })).toMatchObject({ code: 10001003 })
  })
})

test.each(documenting(404))('%s returns 404 for a missing resource', async (id) => {
  const member = await addMember(api)
  const call = await cases[id].missing?.(api, member)
  const token = needsMember(id) ? member.token : undefined
  expect(call).toBeDefined()
  expect(await api.call(id, { ...call, token })).toMatchObject({ status: 404, code: 404 })
})

describe('500', () => {
  // With the embedded database this test is part of the full suite only, because the same code handles the failures of
  // all databases.
  test.runIf(engine === 'postgres' || isFull)(
    'every operation returns 500 if the database fails',
    async () => {
      const brokenApi = await testApi({ store: await testStore() })
      const calls = new Map<OperationId, CallOptions>()
      for (const id of ids) calls.set(id, await rightCall(brokenApi, id))
      await breakTables(brokenApi.store)
      for (const [id, call] of calls) {
        const lines = brokenApi.logged.length
        const reply = await brokenApi.call(id, call)
        // Skip operations that need only the catalog or the client address, and not the database.
        if (reply.status === 200 && !needsMember(id)) continue
        expect(reply).toMatchObject({ status: 500, code: 500, message: refusals.FAULT.message.en })
        expect(reply.data).toBeUndefined()

        const [line] = brokenApi.logged.slice(lines).map((text): unknown => JSON.parse(text))
        expect(line).toMatchObject({ operation: id, fault: missingTable })
        // The log line names the error and its location, but no personal data.
        expect(JSON.stringify(line)).toMatch(/\.(ts|js):\d+/)
        expect(JSON.stringify(line)).not.toMatch(/canary/i)
      }
    },
  )
})

describe('503', () => {
  test('every operation documents the status 503', () => {
    expect(documenting(503)).toEqual(ids)
  })

  test.runIf(engine === 'postgres')('waiting too long for a lock returns 503 with Retry-After', async () => {
    const url = await freshDatabase({ lock_timeout: 200 })
    const store = await openPostgres(url)
    const busyApi = await testApi({ store })
    const holder = new Client({ connectionString: url })
    await holder.connect()
    onTestFinished(async () => {
      await holder.end()
      await store.close()
    })
    const key = 'the-same-key-both-times'
    const { token } = await addMember(busyApi)
    const call = { ...(await rightCall(busyApi, 'checkIn')), token, key }
    await holder.query('begin; lock table members, ledger_accounts')
    for (const id of ['checkIn', 'getUserInfo'] as const) {
      const reply = await busyApi.call(id, { ...call, body: id === 'checkIn' ? call.body : undefined })
      expect(reply).toMatchObject({ status: 503, code: 503, message: refusals.BUSY.message.en })
      expect(reply.headers.get('Retry-After')).toBe('5')
      expect(JSON.parse(busyApi.logged.at(-1) ?? '')).toMatchObject({
        level: 40,
        status: 503,
        refused: 'BUSY',
      })
    }
    await holder.query('rollback')
    expect(await busyApi.call('checkIn', call)).toMatchObject({ status: 200, code: 200 })
  })
})

async function breakTables({ db }: Awaited<ReturnType<typeof testStore>>) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  for (const { name } of rows) await db.execute(sql.raw(`alter table "${name}" rename to "${name}_away"`))
}
