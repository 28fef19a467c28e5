// Runs the hub as a database role that does not own its tables (deploy/roles.sql): operations, jobs and the queue work,
// and the role cannot change records.
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { openQueue } from '#api/jobs/queue.ts'
import { jobsOf } from '#api/server/jobs.ts'
import { openPostgres } from '#api/store/postgres.ts'
import { sqlState } from '#api/store/sqlState.ts'
import { testApi } from '../support/api.ts'
import { operations } from '#generated/operations.ts'
import { operationIds, rightCall } from '../support/cases/cases.ts'
import { queryRows, direct, engine, freshDatabase } from '../support/database.ts'
import { isFull } from '../support/measurements.ts'
import { testIntegrations } from '../support/integrations.ts'
import { addMember } from '../support/members.ts'
import { asServerRole } from '../support/serverRole.ts'

/** SQLSTATE codes of a missing privilege and of a change that a trigger rejects. */
const [insufficientPrivilege, restrictViolation] = ['42501', '23001']

const log = pino({ level: 'silent' })

describe.runIf(engine === 'postgres')('a server role that does not own the tables', async () => {
  if (engine !== 'postgres') return
  const owners = await freshDatabase()
  const store = await openPostgres(await asServerRole(owners), { silence: 20_000 })
  afterAll(() => store.close())
  const api = await testApi({ store })

  // The quick suite runs one operation of each tag, because the role has the same privileges on all tables.
  const ofEachTag = Map.groupBy(operationIds, (id) => operations[id].tag).values()
  const sampleIds = isFull ? operationIds : [...ofEachTag].flatMap(([first]) => first ?? [])

  test('the server role can run an operation of each tag', async () => {
    const failed: string[] = []
    for (const id of sampleIds) {
      const { status, refusal } = await api.call(id, await rightCall(api, id))
      if (status !== 200) failed.push(`${id}: ${status} ${refusal}`)
    }
    expect(failed).toEqual([])
  })

  test('the server role can run every job, including the erasure of members and the deletion of expired rows', async () => {
    const { uid } = await addMember(api)
    await store.db.execute(sql`update members set erases_at = now() where id = ${uid}`)
    const inTenYears = new Date(Date.now() + 3_653 * 86_400_000)
    const jobs = jobsOf(testIntegrations([]), log)
    for (const { run } of jobs) await run(store.db, inTenYears, {})
    const { rows } = await store.db.execute(sql`select 1 from consents where member_id = ${uid}`)
    expect(rows).toEqual([])
  })

  test("the server role can create the queue's tables and add tasks", async () => {
    for (const _ of ['makes them', 'finds them']) {
      const queue = await openQueue(store, log, { supervise: false })
      await queue.add({ job: 'a job' })
      await queue.close()
    }
    expect(await queryRows(direct(owners), 'select data from pgboss.job')).toEqual([
      { data: { job: 'a job' } },
    ])
  })

  test.each([
    ['disables a trigger', 'alter table audit_entries disable trigger all'],
    ['disables a trigger of consents', 'alter table consents disable trigger user'],
    ['drops a trigger', 'drop trigger audit_entries_append_only on audit_entries'],
    [
      'replaces the function of a trigger',
      `create or replace function consents_refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
    ],
    ['disables triggers for its session', 'set session_replication_role = replica'],
    ['empties the audit log', 'truncate audit_entries'],
    ['empties a partition of the audit log', 'truncate partitions.audit_entries_default'],
    ['writes to a partition directly', 'delete from partitions.audit_entries_default'],
    ['detaches a partition', 'alter table audit_entries detach partition partitions.audit_entries_default'],
    ['empties consents', 'truncate consents'],
    ['drops a table', 'drop table ledger_postings cascade'],
    ['creates a table', 'create table notes (id int)'],
    ['pretends that a migration was applied', 'delete from drizzle.__drizzle_migrations'],
    ['becomes the owner', 'set role hub'],
  ])('a statement of the server role is rejected if it %s', async (_what, statement) => {
    expect(await store.db.execute(sql.raw(statement)).catch(sqlState)).toBe(insufficientPrivilege)
  })

  test.each([
    `update audit_entries set outcome = 'another'`,
    `update audit_entries set member_id = null`,
    'delete from audit_entries',
    'delete from consents',
    'update consents set granted = not granted',
    'update ledger_postings set amount = amount + 1',
    'delete from ledger_transactions',
  ])('the server role cannot change records: %s', async (statement) => {
    await addMember(api)
    await store.db.execute(
      sql`insert into audit_entries (id, at, what) values (${crypto.randomUUID()}, now(), 'signed-in')`,
    )
    expect(await store.db.execute(sql.raw(statement)).catch(sqlState)).toBe(restrictViolation)
  })

  test('the server role can read and write tables that later migrations create', async () => {
    await queryRows(direct(owners), 'create table later (id int); insert into later values (1)')
    await store.db.execute(sql`update later set id = 2`)
    expect((await store.db.execute(sql`delete from later returning id`)).rows).toEqual([{ id: 2 }])
  })
})
