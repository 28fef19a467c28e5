// Tests that members are reminded before coins expire: 30 and 7 days ahead, with the number of coins that will expire.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { plainSpaces } from '#tests/support/plainSpaces.ts'
import { reminderDays } from '../catalog/coinExpiry.ts'
import { inVersion } from '../catalog/topic.ts'
import { grant, spend } from '../ledger/ledger.ts'
import { ledgerLots } from '../ledger/tables.ts'
import { notify } from '../notices/notify.ts'
import { newId } from '../store/id.ts'
import { notifyExpiringCoins } from './notifyExpiringCoins.ts'

const api = await testApi()
const { db } = api.store

const give = async ({ uid: memberId }: TestMember, amount: number, at: string) =>
  await grant(db, {
    memberId,
    currency: 'coins',
    amount,
    purpose: 'test',
    reference: newId(),
    occurredAt: new Date(at),
  })
const noticesOf = async ({ token }: TestMember, language = 'en') =>
  (await dataOf(api, 'listNotices', { token, language })).items
    .filter(({ kind }) => kind === 'coins-expiring')
    .map(({ text }) => plainSpaces(text) ?? '')
const on = async (date: string) => await notifyExpiringCoins(db, new Date(`${date}T05:00:00Z`))

test('notifyExpiringCoins reminds a member 30 and 7 days before coins expire, once each and in the member’s language', async () => {
  const [member, spent, none] = [await addMember(api), await addMember(api), await addMember(api)]
  for (const at of ['2025-11-03', '2025-11-20', '2025-12-02']) await give(member, 20, at)
  await give(spent, 5, '2025-11-03')
  const buying = { memberId: spent.uid, amount: 5, purpose: 'mall', reference: newId() }
  await spend(db, { ...buying, occurredAt: api.clock.now })
  const november = 'You can use 40 coins until November 30, 2026.'

  await on('2026-10-30')
  expect(await noticesOf(member)).toEqual([])
  for (const date of ['2026-10-31', '2026-10-31', '2026-11-01', '2026-11-22']) await on(date)
  expect(await noticesOf(member)).toEqual([november])
  expect(await noticesOf(member, 'th')).toEqual([expect.stringMatching(/40 เหรียญ.*30 พฤศจิกายน 2569/)])
  for (const date of ['2026-11-23', '2026-11-24', '2026-11-30']) await on(date)
  expect(await noticesOf(member)).toEqual([november, november])
  for (const other of [spent, none]) expect(await noticesOf(other)).toEqual([])

  await on('2026-12-20')
  expect(await noticesOf(member)).toEqual([
    'You can use 20 coins until December 31, 2026.',
    november,
    november,
  ])
})

test('notifyExpiringCoins sends one reminder if the job did not run for weeks', async () => {
  const member = await addMember(api)
  await give(member, 20, '2025-11-03')
  for (const date of ['2026-11-26', '2026-11-27']) await on(date)
  expect(await noticesOf(member)).toHaveLength(1)
})

test('notifyExpiringCoins sends only reminders whose day is after the day on which the member got the coins', async () => {
  const member = await addMember(api)
  const { transactionId } = await give(member, 20, '2026-11-10')
  const end = { expiresOn: '2026-11-30', expiresAt: new Date('2026-11-30T16:59:59.999Z') }
  await db.update(ledgerLots).set(end).where(eq(ledgerLots.transactionId, transactionId))
  await on('2026-11-11')
  expect(await noticesOf(member)).toEqual([])
  await on('2026-11-24')
  expect(await noticesOf(member)).toHaveLength(1)
})

test('notifyExpiringCoins does not repeat the reminder of a release that sent one reminder 14 days ahead', async () => {
  const member = await addMember(api)
  await give(member, 20, '2025-11-03')
  const params = { coins: 20, date: 'November 30, 2026' }
  const earlier = { memberId: member.uid, kind: 'coins-expiring', params } as const
  await notify(db, {
    ...earlier,
    reference: 'coins-expiring:2026-11-30',
    now: new Date('2026-11-16T05:00:00Z'),
  })
  await on('2026-11-18')
  expect(await noticesOf(member)).toHaveLength(1)
  await on('2026-11-24')
  expect(await noticesOf(member)).toHaveLength(2)
})

test('the catalog accepts the single number of days that versions before the list contain', async () => {
  const sources = (source: object) => ({ number: 1, sources: new Map([['coin-expiry', source]]) })
  expect(inVersion(sources({ tellDaysAhead: 14 }), reminderDays)).toEqual([14])
  expect(inVersion(sources({ remindDaysAhead: [7, 60] }), reminderDays)).toEqual([7, 60])
  for (const invalid of [
    {},
    { remindDaysAhead: [] },
    { remindDaysAhead: [7, 7] },
    { remindDaysAhead: [7], tellDaysAhead: 7 },
  ])
    expect(() => inVersion(sources(invalid), reminderDays)).toThrow()
})
