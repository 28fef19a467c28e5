// Tests that members are notified before coins expire: once for each expiry date, with the number of coins that will
// expire.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { plainSpaces } from '#tests/support/plainSpaces.ts'
import { grant, spend } from '../ledger/ledger.ts'
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

test('notifyExpiringCoins notifies a member of coins that expire within two weeks, once per expiry date and in the member’s language', async () => {
  const [member, spent, none] = [await addMember(api), await addMember(api), await addMember(api)]
  for (const at of ['2025-11-03', '2025-11-20', '2025-12-02']) await give(member, 20, at)
  await give(spent, 5, '2025-11-03')
  const buying = { memberId: spent.uid, amount: 5, purpose: 'mall', reference: newId() }
  await spend(db, { ...buying, occurredAt: api.clock.now })

  await on('2026-11-15')
  expect(await noticesOf(member)).toEqual([])
  for (const date of ['2026-11-16', '2026-11-17', '2026-11-30']) await on(date)
  expect(await noticesOf(member)).toEqual(['You can use 40 coins until November 30, 2026.'])
  expect(await noticesOf(member, 'th')).toEqual([expect.stringMatching(/40 เหรียญ.*30 พฤศจิกายน 2569/)])
  for (const other of [spent, none]) expect(await noticesOf(other)).toEqual([])

  await on('2026-12-20')
  expect((await noticesOf(member)).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'You can use 20 coins until December 31, 2026.',
    'You can use 40 coins until November 30, 2026.',
  ])
})
