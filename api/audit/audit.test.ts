// Tests that an action and its audit entry are committed together, that audit entries are immutable, and that they
// contain no personal data.
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operations } from '#generated/operations.ts'
import { testApi } from '#tests/support/api.ts'
import { operationIds, rightCall } from '#tests/support/cases/cases.ts'
import { codeReauthentication } from '#tests/support/cases/profile.ts'
import { confirmed, joining, newPerson, ticketFor } from '#tests/support/social.ts'
import { dumpOf } from '#tests/support/dump.ts'
import {
  addMember,
  askForCode,
  dataOf,
  newAccount,
  password,
  registerMember,
} from '#tests/support/members.ts'
import { eraseDue } from '../account/eraseMembers.ts'
import { withRequestId } from '../process/requestId.ts'
import { consents, sessions } from '../session/tables.ts'
import { members } from '../members/tables.ts'
import { sqlState } from '../store/sqlState.ts'
import { firstIdAt } from '../store/id.ts'
import { startOfMonth, rotateMonths } from '../store/months.ts'
import { entriesOf } from './entries.ts'
import { purgeEntries } from './purgeEntries.ts'
import type { OperationId } from '#shared/protocol/operation.ts'
import { recordActs } from './recordActs.ts'
import { auditEntries } from './tables.ts'
import { anyText } from '#tests/support/matchers.ts'

const api = await testApi()
const { db } = api.store

const entriesAbout = async (memberId: string) => await entriesOf(db, { memberId }, 100)

/**
 * Audited operations whose test call adds no audit entry. `verifyCode` grants no access. The prize of `completeTask` is
 * recorded in the ledger instead. The test calls of the other operations change no data: for `oauthCallback` and
 * `socialLogin`, the person has no account; for `agreePrivacyPolicy`, the member has already agreed.
 */
const withoutEntry = ['verifyCode', 'completeTask', 'oauthCallback', 'socialLogin', 'agreePrivacyPolicy']

const ofAccounts = operationIds.filter(
  (id) => operations[id].audit && ['session', 'profile', 'account'].includes(operations[id].tag),
)
/** Audited operation of another tag, which refunds coins. */
const refunds: OperationId = 'cancelRedemption'

test.each([...ofAccounts.filter((id) => !withoutEntry.includes(id)), refunds])(
  'a successful call of %s stores an audit entry with the id of the request',
  async (id) => {
    const call = await rightCall(api, id)
    const requestId = `request-of-${id}`
    const reply = await withRequestId(requestId, () => api.call(id, call))
    expect(reply.status).toBe(200)
    const left = await db.select().from(auditEntries).where(eq(auditEntries.requestId, requestId))
    expect(left.length).toBeGreaterThan(0)
    expect(left.every((entry) => entry.by === null && entry.memberId !== null)).toBe(true)
  },
)

test('entriesOf returns the sign-ins, consents and changes of a member, newest first', async () => {
  const account = newAccount()
  const { uid, token } = await registerMember(api, { account, password })
  await dataOf(api, 'login', { body: { account, password } })
  await dataOf(api, 'loginByCode', { body: { account, code: await askForCode(api, account, 'login') } })
  await dataOf(api, 'setConsents', { token, body: { marketingMail: true } })
  await dataOf(api, 'logout', { token })
  const trail = (await entriesAbout(uid)).map(({ what: act, subject, outcome }) => [
    act,
    subject?.replace(/^session:.*/, 'session'),
    outcome,
  ])
  expect(trail.slice(0, 5)).toEqual([
    ['signed-out', 'session', null],
    ['consented', 'purpose:marketingMail', 'given'],
    ['signed-in', 'session', 'code'],
    ['signed-in', 'session', 'password'],
    ['signed-in', 'session', 'registration'],
  ])
})

test('the audit entry of a sign-in with Google or another linked provider contains the provider', async () => {
  const person = newPerson()
  const ticket = await ticketFor(api, person)
  const { uid } = await dataOf(api, 'socialRegister', { body: joining(ticket) })
  expect(await confirmed(api, person)).toMatchObject({ next: 'done' })
  const trail = (await entriesAbout(uid)).map(({ what: act, outcome }) => [act, outcome])
  expect(trail.slice(0, 3)).toEqual([
    ['signed-in', 'google'],
    ['signed-in', 'google'],
    ['service-bound', null],
  ])
})

test('a change is rolled back if its audit entry cannot be stored', async () => {
  const fresh = await testApi()
  const store = fresh.store.db
  const { account, token, uid } = await addMember(fresh, { password })
  await store.execute(sql`create function full_disk() returns trigger language plpgsql as $$
    begin raise 'No space left'; end $$`)
  await store.execute(
    sql`create trigger full_disk before insert on audit_entries for each row execute function full_disk()`,
  )
  const before = [await store.$count(sessions), await store.$count(consents)]
  const replies = [
    await fresh.call('login', { body: { account, password } }),
    await fresh.call('setConsents', { token, body: { marketingMail: true } }),
    await fresh.call('logout', { token }),
    await fresh.call('disable', { token, body: { proof: { password } } }),
    await fresh.call('modifyPassword', {
      token,
      body: { oldPassword: password, newPassword: 'another-secret-of-mine' },
    }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500])
  expect([await store.$count(sessions), await store.$count(consents)]).toEqual(before)
  expect((await fresh.call('checkToken', { token })).status).toBe(200)
  await store.execute(sql`drop trigger full_disk on audit_entries`)
  expect((await fresh.call('login', { body: { account, password } })).status).toBe(200)
  const [row] = await store.select().from(members).where(eq(members.id, uid))
  expect(row?.erasesAt).toBeNull()
})

test('a failed sign-in leaves no audit entry', async () => {
  const { account } = await addMember(api, { password })
  const before = await db.$count(auditEntries)
  const reply = await api.call('login', { body: { account, password: 'not the password' } })
  expect([reply.refusal, await db.$count(auditEntries)]).toEqual(['CREDENTIALS_WRONG', before])
})

const year = 366 * 86_400_000

/** Adds an audit entry for the member with the given age in milliseconds. */
async function entryOf(memberId: string, age = 0) {
  await recordActs(db, new Date(Date.now() - age), { what: 'password-set', memberId, by: 'desk:mali' })
  const [entry] = await entriesAbout(memberId)
  if (!entry) throw new Error('No entry')
  return entry
}

const isRefused = (statement: Promise<unknown>) =>
  statement.then(
    () => false,
    (error: unknown) => sqlState(error) === '23001',
  )

test('the database rejects statements that change a column of an audit entry', async () => {
  const { id, at } = await entryOf('unchanged')
  for (const name of Object.keys(getTableColumns(auditEntries))) {
    const change = { [name]: name === 'at' ? new Date(0) : 'changed' }
    const statement = db.update(auditEntries).set(change).where(eq(auditEntries.id, id))
    expect([name, await isRefused(statement)]).toEqual([name, true])
  }
  for (const memberId of [null, 'a'.repeat(64)])
    expect(await isRefused(db.update(auditEntries).set({ memberId }).where(eq(auditEntries.id, id)))).toBe(
      true,
    )
  const again =
    db.execute(sql`insert into audit_entries (id, at, what) values (${id}, ${at.toISOString()}, 'erased')
    on conflict on constraint audit_entries_pkey do update set what = excluded.what`)
  expect(await isRefused(Promise.resolve(again))).toBe(true)
})

test('the member id of an audit entry can be replaced once, and only with its digest', async () => {
  const entry = await entryOf('leaving')
  const byId = eq(auditEntries.id, entry.id)
  const digest = sql`audit_digest('leaving')`
  expect(await isRefused(db.update(auditEntries).set({ memberId: digest, by: null }).where(byId))).toBe(true)
  await db.update(auditEntries).set({ memberId: digest }).where(byId)
  const twice = db
    .update(auditEntries)
    .set({ memberId: sql`audit_digest(member_id)` })
    .where(byId)
  expect(await isRefused(twice)).toBe(true)
  expect(await entriesAbout('leaving')).toMatchObject([{ ...entry, memberId: anyText }])
})

test('an audit entry can be deleted only after a year', async () => {
  const young = await entryOf('young', year - 2 * 86_400_000)
  const old = await entryOf('old', year)
  expect(await isRefused(db.delete(auditEntries).where(eq(auditEntries.id, young.id)))).toBe(true)
  expect(await isRefused(db.delete(auditEntries))).toBe(true)
  expect(await isRefused(Promise.resolve(db.execute(sql`truncate audit_entries`)))).toBe(true)
  await db.delete(auditEntries).where(eq(auditEntries.id, old.id))
  expect(await entriesAbout('old')).toEqual([])
})

const partitionsOfEntries = async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select partition as name from partitions.partitions_of('audit_entries') order by ends`,
  )
  return rows.map(({ name }) => name)
}

test('audit entries cannot be changed, deleted early or truncated by statements on the partition tables', async () => {
  const [now, distant] = [new Date(), new Date(Date.UTC(new Date().getUTCFullYear() + 20, 0))]
  await rotateMonths(db, auditEntries, { now: startOfMonth(now, 12), before: new Date(0) })
  const [before, month, ...rest] = await partitionsOfEntries()
  expect([before, rest.at(-1)]).toEqual(['audit_entries_before', 'audit_entries_default'])
  const inMonth = new Date(`${month?.slice(-7).replace('_', '-')}-15`)
  for (const at of [now, inMonth, distant])
    await db.insert(auditEntries).values({ id: firstIdAt(at.getTime()), at, what: 'erased' })
  for (const partition of [before, month, 'audit_entries_default']) {
    const table = sql`partitions.${sql.identifier(partition ?? '')}`
    const { rows } = await db.execute(sql`select 1 from ${table}`)
    expect([partition, rows.length > 0]).toEqual([partition, true])
    for (const statement of [
      sql`update ${table} set what = 'mine'`,
      sql`delete from ${table}`,
      sql`truncate ${table}`,
    ])
      expect(await isRefused(Promise.resolve(db.execute(statement)))).toBe(true)
  }
})

test('the partition of a month is dropped only when all audit entries of the month may be deleted', async () => {
  const [young, old] = [startOfMonth(new Date(), -12), startOfMonth(new Date(), -13)]
  await db.execute(sql`alter table audit_entries detach partition partitions.audit_entries_before`)
  await rotateMonths(db, auditEntries, { now: old, before: new Date(0) })
  const nameOf = (at: Date) => `audit_entries_${at.toISOString().slice(0, 7).replace('-', '_')}`
  expect(await partitionsOfEntries()).toEqual(expect.arrayContaining([nameOf(old), nameOf(young)]))
  await rotateMonths(db, auditEntries, { now: new Date(), before: new Date('9999-01-01') })
  expect(await partitionsOfEntries()).toContain(nameOf(young))
  expect(await partitionsOfEntries()).not.toContain(nameOf(old))
})

test('audit entries of an erased member stay, with the digest of the member id and without personal data', async () => {
  const member = await registerMember(api, { account: 'canaryaudit@example.com', password })
  const { uid, token, account } = member
  await dataOf(api, 'exportData', { token, body: { proof: await codeReauthentication(api, member) } })
  const before = await entriesAbout(uid)
  await dataOf(api, 'disable', { token, body: { proof: { password } } })
  api.wait(7 * 86_400)
  await eraseDue(db, api.integrations.files, { now: api.clock.now, onErased: () => {} })
  const after = await entriesAbout(uid)
  expect(after.map(({ what: act }) => act)).toEqual([
    'erased',
    'account-closed',
    ...before.map(({ what: act }) => act),
  ])
  expect(new Set(after.map(({ memberId }) => memberId)).size).toBe(1)
  const text = (await dumpOf(api.store)).get('audit_entries') ?? ''
  expect(text).toContain(after[0]?.memberId)
  for (const trace of [uid, account, 'canaryaudit']) expect(text).not.toContain(trace)
})

test('purgeEntries deletes an audit entry after its retention period', async () => {
  const long = await entryOf('long ago', 433 * 86_400_000)
  await purgeEntries(db, new Date())
  // The entry is not purged, because purging selects entries by id, and this id was generated today.
  expect(await entriesAbout('long ago')).toHaveLength(1)
  await db.execute(sql`insert into audit_entries (id, at, what, member_id)
    values (${firstIdAt(long.at.getTime())}, ${long.at.toISOString()}, 'password-set', 'longer ago')`)
  // The entry is retained until all entries of its month have expired.
  await purgeEntries(db, new Date(Date.now() - 33 * 86_400_000))
  expect(await entriesAbout('longer ago')).toHaveLength(1)
  await purgeEntries(db, new Date())
  expect(await entriesAbout('longer ago')).toEqual([])
})

test('audit entries contain no personal data of members', async () => {
  const text = (await dumpOf(api.store)).get('audit_entries') ?? ''
  const rows = await db.select().from(members)
  const personalValues = rows.flatMap(({ email, phone, lastName, passwordHash, birthday, linkCode }) =>
    [email, phone, lastName, passwordHash, birthday, linkCode].flatMap((value) => value ?? []),
  )
  expect(personalValues.length).toBeGreaterThan(30)
  expect(personalValues.filter((value) => text.includes(value))).toEqual([])
  expect(text).not.toMatch(/@|\+[1-9]\d{6}|Canary/i)
})
