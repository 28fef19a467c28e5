// Tests the operations of staff on accounts of members: search, reading, coins, approvals, and acts with a reason.
import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveBaby, giveCoins, giveVoucher } from '#tests/support/give.ts'
import { addMember, atOnce, dataOf } from '#tests/support/members.ts'
import { openStaffSide } from '#tests/support/staff.ts'
import { auditEntries } from '../audit/tables.ts'
import { balances } from '../ledger/ledger.ts'
import { staffApprovals, staffReasons } from '../staff/tables.ts'
import { newId } from '../store/id.ts'

const api = await testApi()
const { db } = api.store
const staffSide = await openStaffSide(api)
const mali = await staffSide.sessionOf('mali', 'support')
const nok = await staffSide.sessionOf('nok', 'admin')
const reason = 'the member wrote to us'

beforeEach(async () => {
  await db.delete(staffApprovals)
})

const coinsOf = async (memberId: string) => (await balances(db, memberId, api.clock.now)).coins
type Gift = { memberId: string; coins: number; id?: string }
const give = async (session: string, gift: Gift) =>
  (await staffSide.dataOf('grantCoins', session, { body: { id: newId(), reason, ...gift } })).state
const lastAct = async (memberId: string) => {
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.memberId, memberId))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return entry
}

test('findMembers finds a member by id, email address, phone number and voucher code only if it matches exactly', async () => {
  const { uid, account } = await addMember(api)
  const idsOf = async (query: string) =>
    (await staffSide.dataOf('findMembers', mali, { body: { query } })).items.map(({ id }) => id)
  expect(await idsOf(account)).toEqual([uid])
  expect(await lastAct(uid)).toMatchObject({ what: 'members-searched', outcome: '1' })
  expect(await idsOf(`  ${account.toUpperCase()} `)).toEqual([uid])
  expect(await idsOf(uid)).toEqual([uid])
  for (const query of [account.slice(1), '%', "' or 1 = 1 --", uid.slice(0, 8)])
    expect(await idsOf(query)).toEqual([])
})

test('readMember returns the account without babies and records the access', async () => {
  const member = await addMember(api)
  await giveBaby(api, member, { birthDate: '2026-01-04' })
  const { data } = await staffSide.call('readMember', mali, { path: { memberId: member.uid } })
  expect(data).toMatchObject({
    member: { id: member.uid },
    level: 1,
    coins: 0,
    sessions: 1,
    secondFactor: false,
  })
  expect(JSON.stringify(data)).not.toContain('2026-01-04')
  expect(await lastAct(member.uid)).toMatchObject({ what: 'member-read' })
  expect(await staffSide.call('readMember', mali, { path: { memberId: newId() } })).toMatchObject({
    status: 404,
  })
})

test('openBabies returns the babies, and stores the reason with the access', async () => {
  const member = await addMember(api)
  await giveBaby(api, member, { birthDate: '2026-01-04' })
  const body = { memberId: member.uid, reason }
  const { items } = await staffSide.dataOf('openBabies', mali, { body })
  expect(items).toMatchObject([{ bornOn: '2026-01-04' }])
  const act = await lastAct(member.uid)
  expect(act).toMatchObject({ what: 'babies-opened' })
  const [stored] = await db.select().from(staffReasons).where(eq(staffReasons.memberId, member.uid))
  expect(stored).toMatchObject({ operation: 'openBabies', reason, requestId: act?.requestId })
  expect(act?.by).toBe(`staff:${stored?.staffId}`)
})

test.each(['openBabies', 'endMemberSessions', 'removeSecondFactor'] as const)(
  '%s without a reason is rejected and has no effect',
  async (operation) => {
    const { uid, token } = await addMember(api)
    for (const body of [
      { memberId: uid },
      { memberId: uid, reason: '' },
      { memberId: uid, reason: '      ' },
    ])
      expect(await staffSide.call(operation, mali, { body })).toMatchObject({ status: 400 })
    expect(await api.call('getUserInfo', { token })).toMatchObject({ status: 200 })
    expect(await db.$count(staffReasons, eq(staffReasons.memberId, uid))).toBe(0)
  },
)

test('coins up to the limit of the role are given immediately, once per id, and members see their origin', async () => {
  const { uid, token } = await addMember(api)
  const id = newId()
  const states = await atOnce(5, async () => await give(mali, { memberId: uid, coins: 50, id }))
  expect(states).toEqual(Array(5).fill('done'))
  expect(await coinsOf(uid)).toBe(50)
  expect(await lastAct(uid)).toMatchObject({ what: 'coins-given', outcome: '50' })
  const { data } = await api.call('listCoinMovements', { token })
  expect(data).toMatchObject({ items: [{ amount: 50, reason: { purpose: 'staff' } }] })
  expect(
    await staffSide.call('grantCoins', mali, { body: { id, memberId: uid, coins: 60, reason } }),
  ).toMatchObject({
    status: 400,
  })
})

test('coins above the limit of the role wait until another staff member approves them', async () => {
  const { uid } = await addMember(api)
  const id = newId()
  expect(await give(mali, { memberId: uid, coins: 201, id })).toBe('waiting')
  expect(await give(mali, { memberId: uid, coins: 201, id })).toBe('waiting')
  expect(await coinsOf(uid)).toBe(0)
  const { items } = await staffSide.dataOf('listApprovals', nok)
  expect(items).toMatchObject([
    { id, memberId: uid, amount: 201, reason, requestedBy: 'mali@example.com', mine: false },
  ])
  const approve = async () =>
    (await staffSide.dataOf('decideApproval', nok, { body: { id, verdict: 'approved' } })).decided
  const decisions = await atOnce(5, approve)
  expect(decisions.filter(Boolean)).toHaveLength(1)
  expect(await coinsOf(uid)).toBe(201)
  expect((await staffSide.dataOf('listApprovals', nok)).items).toEqual([])
  expect(await give(mali, { memberId: uid, coins: 201, id })).toBe('done')
  const body = { id, memberId: uid, coins: 300, reason }
  expect(await staffSide.call('grantCoins', mali, { body })).toMatchObject({ status: 400 })
  expect(await coinsOf(uid)).toBe(201)
})

test('staff members cannot approve their acts, and a rejected or expired act gives no coins', async () => {
  const { uid } = await addMember(api)
  const [personal, rejected, expired] = [newId(), newId(), newId()]
  await give(nok, { memberId: uid, coins: 1001, id: personal })
  await give(mali, { memberId: uid, coins: 500, id: rejected })
  await give(mali, { memberId: uid, coins: 500, id: expired })
  const decide = async (id: string, verdict: string) =>
    (await staffSide.dataOf('decideApproval', nok, { body: { id, verdict } })).decided
  expect((await staffSide.dataOf('listApprovals', nok)).items.map(({ mine }) => mine)).toEqual([
    true,
    false,
    false,
  ])
  expect(await decide(personal, 'approved')).toBe(false)
  expect(await decide(rejected, 'rejected')).toBe(true)
  expect(await decide(rejected, 'approved')).toBe(false)
  await db.update(staffApprovals).set({ requestedAt: new Date(api.clock.now.getTime() - 7 * 86_400_000) })
  expect(await decide(expired, 'approved')).toBe(false)
  expect(await coinsOf(uid)).toBe(0)
})

test('taking coins takes at most the balance of the member, and never a part', async () => {
  const member = await addMember(api)
  await giveCoins(api, member, 30)
  expect(await give(mali, { memberId: member.uid, coins: -31 })).toBe('missing')
  expect(await coinsOf(member.uid)).toBe(30)
  const states = await atOnce(4, async () => await give(mali, { memberId: member.uid, coins: -10 }))
  expect(states.toSorted()).toEqual(['done', 'done', 'done', 'missing'])
  expect(await coinsOf(member.uid)).toBe(0)
  const body = { id: newId(), memberId: member.uid, coins: 0, reason }
  expect(await staffSide.call('grantCoins', mali, { body })).toMatchObject({ status: 400 })
  expect(
    await staffSide.call('grantCoins', mali, { body: { ...body, memberId: newId(), coins: 5 } }),
  ).toMatchObject({ status: 404 })
})

test.each(['endMemberSessions', 'removeSecondFactor', 'allowGifts'] as const)(
  '%s of a member who does not exist returns 404',
  async (operation) => {
    const body = { memberId: newId(), reason, ...(operation === 'allowGifts' && { gifts: 1 }) }
    expect(await staffSide.call(operation, mali, { body })).toMatchObject({ status: 404 })
  },
)

test('endMemberSessions signs the member out on all devices', async () => {
  const { uid, token } = await addMember(api)
  const { ended } = await staffSide.dataOf('endMemberSessions', mali, { body: { memberId: uid, reason } })
  expect(ended).toBe(1)
  expect(await api.call('getUserInfo', { token })).toMatchObject({ status: 401 })
})

test('closeMemberAccount closes the account once, notifies the member, and the member can restore it', async () => {
  const { uid, token, account } = await addMember(api)
  const admin = await staffSide.sessionOf('admin', 'admin')
  const body = { memberId: uid, reason }
  expect(await staffSide.call('closeMemberAccount', mali, { body })).toMatchObject({ status: 403 })
  const answers = await atOnce(3, async () => await staffSide.call('closeMemberAccount', admin, { body }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { erasesAt } = await staffSide.dataOf('closeMemberAccount', admin, { body })
  expect(Date.parse(erasesAt) - api.clock.now.getTime()).toBe(7 * 86_400_000)
  expect(await api.call('getUserInfo', { token })).toMatchObject({ status: 401 })
  const closings = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.memberId, uid), eq(auditEntries.what, 'account-closed')))
  expect(closings).toHaveLength(1)
  expect(closings[0]?.by).toMatch(/^staff:/)
  expect(api.messages.filter(({ to }) => to === account)).toHaveLength(1)
})

test('voidVoucher voids an unused voucher once, and only of the named member', async () => {
  const member = await addMember(api)
  const voucherId = await giveVoucher(api, member)
  const other = await addMember(api)
  const voided = async (memberId: string) =>
    await staffSide.call('voidVoucher', mali, { body: { memberId, voucherId, reason } })
  expect(await voided(other.uid)).toMatchObject({ status: 404 })
  expect(await voided(member.uid)).toMatchObject({ data: { changed: true } })
  expect(await voided(member.uid)).toMatchObject({ data: { changed: false } })
  const { data } = await staffSide.call('readMember', mali, { path: { memberId: member.uid } })
  expect(data).toMatchObject({ vouchers: [{ id: voucherId, state: 'void' }] })
  const matches = await staffSide.dataOf('findMembers', mali, { body: { query: voucherId } })
  expect(matches.items.map(({ id }) => id)).toEqual([member.uid])
})

test('allowGifts adds to the allowances of the member', async () => {
  const { uid } = await addMember(api)
  const allow = async (gifts: number) =>
    (await staffSide.dataOf('allowGifts', mali, { body: { memberId: uid, gifts, reason } })).allowed
  expect([await allow(1), await allow(2)]).toEqual([1, 3])
  expect(
    await staffSide.call('allowGifts', mali, { body: { memberId: uid, gifts: 13, reason } }),
  ).toMatchObject({
    status: 400,
  })
})

test('listMemberEvents merges all sources, newest first, page by page', async () => {
  const member = await addMember(api)
  for (let count = 0; count < 3; count += 1) {
    await giveCoins(api, member, 5)
    await staffSide.call('readMember', mali, { path: { memberId: member.uid } })
  }
  const path = { memberId: member.uid }
  const all = await staffSide.dataOf('listMemberEvents', mali, { path })
  expect(all.items.filter(({ kind }) => kind === 'coins')).toHaveLength(3)
  expect(all.items.filter(({ name }) => name === 'member-read')).toHaveLength(3)
  const ids = all.items.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted().toReversed())
  const walked: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: Record<string, string> = { limit: '2', ...(cursor && { cursor }) }
    const part: typeof all = await staffSide.dataOf('listMemberEvents', mali, { path, query })
    walked.push(...part.items.map(({ id }) => id))
    cursor = part.nextCursor
  }
  expect(walked).toEqual(ids)
})

test('listMemberEvents returns English titles of notifications instead of their kinds', async () => {
  const member = await addMember(api)
  const { items } = await staffSide.dataOf('listMemberEvents', mali, { path: { memberId: member.uid } })
  expect(items.filter(({ kind }) => kind === 'notification').map(({ name }) => name)).toEqual(['Welcome'])
})

test('offerExport notifies the member once a day with a link to the page of the copy, and returns no data', async () => {
  const { uid, token, account } = await addMember(api)
  const body = { memberId: uid, reason }
  const answers = await atOnce(3, async () => await staffSide.dataOf('offerExport', mali, { body }))
  expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
  expect(answers.flatMap((answer) => Object.keys(answer))).toEqual(['changed', 'changed', 'changed'])
  const mails = api.messages.filter(({ to }) => to === account)
  expect(mails).toMatchObject([{ subject: 'สำเนาข้อมูลของคุณ', link: '/about-me/privacy' }])
  const { items } = await dataOf(api, 'listNotices', { token })
  expect(items[0]).toMatchObject({ kind: 'export-offered', link: '/about-me/privacy' })
  const act = await lastAct(uid)
  expect(act).toMatchObject({ what: 'export-offered' })
  expect(act?.by).toMatch(/^staff:/)
  api.wait(86_400)
  // The session of the staff member ends after 8 hours.
  const later = await staffSide.sessionOf('mali', 'support')
  expect(await staffSide.dataOf('offerExport', later, { body })).toEqual({ changed: true })
})

test('offerExport needs a permission and a reason, and does not notify a member whose account is closing', async () => {
  const { uid } = await addMember(api)
  const admin = await staffSide.sessionOf('admin', 'admin')
  const body = { memberId: uid, reason }
  const ploy = await staffSide.sessionOf('ploy', 'fulfillment')
  expect(await staffSide.call('offerExport', ploy, { body })).toMatchObject({ status: 403 })
  expect(await staffSide.call('offerExport', admin, { body: { memberId: uid } })).toMatchObject({
    status: 400,
  })
  expect(await staffSide.call('offerExport', admin, { body: { memberId: newId(), reason } })).toMatchObject({
    status: 404,
  })
  await staffSide.dataOf('closeMemberAccount', admin, { body })
  expect(await staffSide.dataOf('offerExport', admin, { body })).toEqual({ changed: false })
})
