// Phone numbers that were stored before every form of one was one account.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addAddress } from '#tests/support/cases/addresses.ts'
import { addMember, newPhone, type TestMember } from '#tests/support/members.ts'
import { addresses } from '../addresses/tables.ts'
import { entriesOf } from '../audit/entries.ts'
import { members } from '../members/tables.ts'
import { hashOf } from '../store/secrets.ts'
import { referralPayments } from '../vouchers/tables.ts'
import { linesOfPhones, normalizePhones } from './normalizePhones.ts'

const api = await testApi()
const { db } = api.store

const withTrunk = (phone: string) => phone.replace('+66', '+660')
const store = async ({ uid }: TestMember, phone: string) =>
  await db
    .update(members)
    .set({ phone: sql`${phone}` })
    .where(eq(members.id, uid))
const phoneOf = async ({ uid }: TestMember) =>
  (await db.select({ phone: members.phone }).from(members).where(eq(members.id, uid)))[0]?.phone
const run = () => normalizePhones(db, api.clock.now)

test('normalizePhones rewrites a number in another form once, with its audit entry and its referral payment', async () => {
  const phone = newPhone()
  const member = await addMember(api)
  await store(member, withTrunk(phone))
  const paidAt = new Date('2026-11-01T00:00:00.000Z')
  await db.insert(referralPayments).values({ accountHash: hashOf(`referral:${withTrunk(phone)}`), paidAt })

  expect(await run()).toEqual({ normalized: 1, sharedCount: 0, shared: [] })
  expect(await phoneOf(member)).toBe(phone)
  const [entry] = await entriesOf(db, { memberId: member.uid, what: 'phone-changed' }, 1)
  expect(entry).toMatchObject({ by: 'command:migrate', outcome: 'normalized' })
  const hash = hashOf(`referral:${phone}`)
  expect(
    await db.select().from(referralPayments).where(eq(referralPayments.accountHash, hash)),
  ).toMatchObject([{ paidAt }])
  expect(await run()).toEqual({ normalized: 0, sharedCount: 0, shared: [] })
})

test('normalizePhones rewrites phone numbers of addresses', async () => {
  const { id } = await addAddress(api, await addMember(api))
  await db.update(addresses).set({ phone: '+660812345678' }).where(eq(addresses.id, id))
  expect((await run()).normalized).toBe(1)
  const [row] = await db.select({ phone: addresses.phone }).from(addresses).where(eq(addresses.id, id))
  expect(row?.phone).toBe('+66812345678')
})

test('normalizePhones leaves a number that the rules do not know', async () => {
  const member = await addMember(api)
  await store(member, '+12345679')
  expect(await run()).toEqual({ normalized: 0, sharedCount: 0, shared: [] })
  expect(await phoneOf(member)).toBe('+12345679')
})

test('normalizePhones leaves two members with one number as they are and names them without the number', async () => {
  const owner = await addMember(api, { account: newPhone() })
  const other = await addMember(api)
  await store(other, withTrunk(owner.account))
  const report = await run()
  expect(report).toMatchObject({ normalized: 0, sharedCount: 1 })
  expect(report.shared).toMatchObject([{ memberIds: [owner.uid, other.uid] }])
  expect([await phoneOf(owner), await phoneOf(other)]).toEqual([owner.account, withTrunk(owner.account)])
  const [line] = linesOfPhones(report)
  expect(line).toContain(`belongs to members ${owner.uid} and ${other.uid}`)
  expect(line).not.toContain(owner.account.slice(1))
})
