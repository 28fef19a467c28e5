// Tests that only anonymous ledger postings of a member remain after the erasure. The test finds tables by column name,
// so it fails for a new table with member ids until the erasure covers that table.
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { isFull } from '#tests/support/measurements.ts'
import { testApi, type Api } from '#tests/support/api.ts'
import { fillTables, leftOf, memberColumns } from '#tests/support/memberRows.ts'
import { trackingEvent } from '#tests/support/cases/platform.ts'
import { engine, testStore } from '#tests/support/database.ts'
import { measurement } from '#tests/support/measurements.ts'
import { dumpOf } from '#tests/support/dump.ts'
import {
  addMember,
  askForCode,
  askForLink,
  dataOf,
  newAccount,
  password,
  registrationOf,
  type TestMember,
} from '#tests/support/members.ts'
import { ledgerPostings } from '../ledger/tables.ts'
import { pushSubscriptions } from '../notices/tables.ts'
import { babies } from '../profile/tables.ts'
import { purgeUploads } from '../platform/uploads/uploads.ts'
import { eraseDue } from './eraseMembers.ts'
import { members } from '../members/tables.ts'

const week = 7 * 86_400

/**
 * Erases due members.
 * @returns the erased members, and the errors of members whose erasure failed
 */
async function sweep({ store: { db }, integrations: { files } }: Api, now: Date) {
  const erased: string[] = []
  const failures: unknown[] = await eraseDue(db, files, {
    now,
    onErased: (member) => erased.push(member),
  }).then(
    () => [],
    (error: unknown) => (error instanceof AggregateError ? error.errors : Promise.reject(error)),
  )
  return { erased, failures }
}

/** Registers a member, and stores many kinds of data about this member by calling API operations. */
async function fullMember(api: Api): Promise<TestMember> {
  const account = newAccount()
  const code = await askForCode(api, account, 'register')
  const body = registrationOf(account, code, { lastName: 'Canarysrisuk', password, linkCode: 'CANARYLINK' })
  const { uid, token } = await dataOf(api, 'registerByCode', { body, key: 'a-registration-key-1' })
  const path = { game: 'normalCheckIn' }
  await dataOf(api, 'checkIn', { token, path, key: 'a-check-in-key-00001' })
  await dataOf(api, 'reportEvent', { token, body: { ...trackingEvent, uid } })
  await api.store.db
    .insert(babies)
    .values({ id: `${uid}-baby`, memberId: uid, name: 'Canarynok', createdAt: api.clock.now })
  return { uid, token, account }
}

async function close(api: Api, { token, account }: TestMember) {
  await dataOf(api, 'disable', { token, body: { proof: { password } } })
  // Requests one-time codes and links, which members can request even while their account is closed.
  const loginCode = await askForCode(api, account, 'login')
  await dataOf(api, 'verifyCode', { body: { account, purpose: 'login', code: loginCode } })
  await askForCode(api, account, 'confirm')
  await askForLink(api, account)
}

describe('erased member', () => {
  let api: Api
  let member: TestMember
  let other: TestMember
  let before: Map<string, string>
  let filled: string[]
  let swept: Awaited<ReturnType<typeof sweep>>

  beforeAll(async () => {
    api = await testApi({ store: await testStore() })
    other = await addMember(api)
    await fillTables(api.store, other.uid)
    member = await fullMember(api)
    filled = await fillTables(api.store, member.uid)
    await close(api, member)
    // Creates a sign-in that waits for the second factor, because closing the account deleted the earlier sign-in.
    await api.call('undoDisable', { body: { account: member.account, proof: { password } } })
    // Subscribes a device again, because closing the account ended the subscriptions.
    await api.store.db.insert(pushSubscriptions).values({
      id: member.uid,
      memberId: member.uid,
      sessionId: member.uid,
      endpoint: 'https://fcm.googleapis.com/a',
      publicKey: 'a',
      authSecret: 'b',
      language: 'en',
      savedAt: api.clock.now,
    })
    before = await dumpOf(api.store)
    api.wait(week)
    swept = await sweep(api, api.clock.now)
    await purgeUploads(api.store.db, api.integrations.files, { now: api.clock.now })
  })

  test('each table with member ids has rows of the member before the erasure', async () => {
    const tables = new Set((await memberColumns(api.store)).map(({ table }) => table))
    expect(tables.size).toBeGreaterThan(10)
    for (const table of tables) expect(before.get(table)).toContain(member.uid)
  })

  test('no table with member ids has rows of the member after the erasure', async () => {
    expect(swept).toEqual({ erased: [member.uid], failures: [] })
    expect(await leftOf(api.store, member.uid)).toEqual([])
    const tables = new Set((await memberColumns(api.store)).map(({ table }) => table))
    measurement(
      '17. Privacy',
      `erasure: each of the ${tables.size} tables with member ids had rows of the member before (in ${filled.length} tables, rows that the test generated); 0 rows were left`,
    )
  })

  test('a dump of the database does not contain the id, email or name of an erased member', async () => {
    const text = [...(await dumpOf(api.store)).values()].join('\n')
    for (const trace of [member.uid, member.account, 'Canarysrisuk', 'Canarynok', 'CANARYLINK'])
      expect(text).not.toContain(trace)
  })

  test('ledger postings of an erased member remain, and the ledger sums to zero', async () => {
    const after = await dumpOf(api.store)
    for (const table of ['ledger_postings', 'ledger_transactions', 'ledger_lots'])
      expect(after.get(table)).toBe(before.get(table))
    expect(before.get('ledger_postings')).not.toBe('')
    const [sum] = await api.store.db
      .select({ amount: sql<number>`sum(${ledgerPostings.amount})::int` })
      .from(ledgerPostings)
    expect(sum?.amount).toBe(0)
  })

  test('rows of other members are not changed by the erasure', async () => {
    const after = await dumpOf(api.store)
    // Excludes uploads from the comparison, because `purgeUploads` also deleted unused files of the other member.
    const linesOf = (dump: Map<string, string>) =>
      [...dump]
        .filter(([table]) => table !== 'uploads')
        .flatMap(([, text]) => text.split('\n').filter((line) => line.includes(other.uid)))
    expect(linesOf(after)).toEqual(linesOf(before))
    expect(linesOf(after).length).toBeGreaterThan(10)
  })

  test('an erased member can register again with a new id', async () => {
    const code = await askForCode(api, member.account, 'register')
    const { uid } = await dataOf(api, 'registerByCode', { body: registrationOf(member.account, code) })
    expect(uid).not.toBe(member.uid)
  })
})

describe('eraseDue', () => {
  test('eraseDue erases members after seven days and skips members who undid the deletion', async () => {
    const api = await testApi({ store: await testStore() })
    const [staying, leaving] = [await fullMember(api), await addMember(api, { password })]
    await close(api, staying)
    await close(api, leaving)
    api.wait(week - 1)
    expect((await sweep(api, api.clock.now)).erased).toEqual([])
    await dataOf(api, 'undoDisable', { body: { account: staying.account, proof: { password } } })
    api.wait(1)
    expect((await sweep(api, api.clock.now)).erased).toEqual([leaving.uid])
    expect((await sweep(api, api.clock.now)).erased).toEqual([])
    const rows = await api.store.db.select({ id: members.id }).from(members)
    expect(rows).toEqual([{ id: staying.uid }])
  })

  test('concurrent eraseDue calls erase each member once', async () => {
    const api = await testApi({ store: await testStore() })
    for (let count = 0; count < 5; count += 1) await close(api, await addMember(api, { password }))
    api.wait(week)
    const sweeps = await Promise.all([1, 2, 3].map(() => sweep(api, api.clock.now)))
    expect(sweeps.flatMap(({ erased }) => erased)).toHaveLength(5)
    expect(sweeps.flatMap(({ failures }) => failures)).toEqual([])
  })

  test('if the erasure of one member fails, eraseDue rolls back the changes for this member and erases the other members', async () => {
    const api = await testApi({ store: await testStore() })
    const stuck = await addMember(api, { password, account: 'stuck@example.com' })
    await close(api, stuck)
    api.wait(1)
    const free = await addMember(api, { password })
    await close(api, free)
    await api.store.db.execute(sql`create function get_stuck() returns trigger language plpgsql as $$
      begin if old.email = 'stuck@example.com' then raise 'stuck'; end if; return old; end $$`)
    await api.store.db.execute(
      sql`create trigger stuck before delete on members for each row execute function get_stuck()`,
    )
    api.wait(week)
    const { erased, failures } = await sweep(api, api.clock.now)
    expect([erased, failures.length]).toEqual([[free.uid], 1])
    expect(await leftOf(api.store, stuck.uid)).not.toEqual([])
    const [row] = await api.store.db.select().from(members).where(eq(members.id, stuck.uid))
    expect(row?.email).toBe('stuck@example.com')
  })
})

// Runs on PostgreSQL only: on the embedded database, the test takes 30 seconds and covers no additional code.
test.runIf(engine === 'postgres' && isFull)(
  'eraseDue erases a member even if all members of an earlier batch fail',
  async () => {
    const api = await testApi({ store: await testStore() })
    const { db } = api.store
    const erasesAt = new Date(api.clock.now.getTime() - 1000)
    const member = await addMember(api)
    await db.execute(sql`
    insert into members
    select (jsonb_populate_record(m, jsonb_build_object(
      'id', '0' || n, 'email', 'stuck' || n || '@example.com', 'link_code', 'S' || n, 'erases_at', ${erasesAt.toISOString()}::text
    ))).* from members m, generate_series(1, 600) n where m.id = ${member.uid}`)
    await db.update(members).set({ erasesAt }).where(eq(members.id, member.uid))
    await db.execute(sql`create function stay() returns trigger language plpgsql as $$
    begin if old.email like 'stuck%' then raise 'stuck'; end if; return old; end $$`)
    await db.execute(sql`create trigger stay before delete on members for each row execute function stay()`)
    const { erased, failures } = await sweep(api, api.clock.now)
    expect(erased).toEqual([member.uid])
    expect(failures).toHaveLength(10)
  },
)

test('the search for remaining member ids finds the ids in a table that the erasure does not cover', async () => {
  const api = await testApi({ store: await testStore() })
  await api.store.db.execute(
    sql`create table forgotten (id text primary key, member_id text not null, friend_member_id text, at timestamptz not null, coins bigint not null, data jsonb not null)`,
  )
  const member = await addMember(api, { password })
  expect(await fillTables(api.store, member.uid)).toContain('forgotten')
  await close(api, member)
  api.wait(week)
  await sweep(api, api.clock.now)
  expect(await leftOf(api.store, member.uid)).toEqual(['forgotten.member_id', 'forgotten.friend_member_id'])
})
