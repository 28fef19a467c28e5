// Tests referral rewards for friends who delete their account and register again. Only one reward in 365 days is paid
// for a friend, even if the friend registers again through another advocate.
import { accountOf } from '#tests/support/accounts.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, atOnce, dataOf, newAccount, type TestMember } from '#tests/support/members.ts'
import { eraseDue } from '../account/eraseMembers.ts'
import { referral } from '../catalog/referral.ts'
import { members } from '../members/tables.ts'
import { purgePayments } from './paidFriends.ts'
import { rewardReferral } from './referralReward.ts'
import { referralPayments } from './tables.ts'

const api = await testApi()
const { db } = api.store
const prizes = { advocate: referral().advocate.coins ?? 0, friend: referral().friend.coins ?? 0 }
const day = 86_400_000

const coinsOf = async (member: TestMember) => (await dataOf(api, 'getCoins', member)).balance
const settle = ({ uid }: TestMember, now = api.clock.now) =>
  db.transaction((tx) => rewardReferral(tx, uid, now))

async function friendOf(
  advocate: TestMember,
  account: string,
  more: Partial<typeof members.$inferInsert> = {},
) {
  const { linkCode } = await dataOf(api, 'getReferral', advocate)
  const friend = await addMember(api, { account })
  await db
    .update(members)
    .set({ linkCode, ...more })
    .where(eq(members.id, friend.uid))
  return friend
}

async function leave({ uid }: TestMember) {
  await db.update(members).set({ erasesAt: api.clock.now }).where(eq(members.id, uid))
  await eraseDue(db, api.integrations.files, { now: api.clock.now, onErased: () => {} })
}

const standings = async (member: TestMember) =>
  (await dataOf(api, 'listReferredFriends', member)).items.map(({ state, reason }) => `${state} ${reason}`)

test.each([
  ['the same advocate', true],
  ['another advocate', false],
])(
  'if a rewarded friend leaves and registers again through %s, rewardReferral pays neither member and stores the reason',
  async (_, isSame) => {
    const first = await addMember(api)
    const second = isSame ? first : await addMember(api)
    const account = newAccount()
    const friend = await friendOf(first, account)
    expect(await settle(friend)).toBe(true)
    await leave(friend)
    const again = await friendOf(second, account.toUpperCase().toLowerCase())
    expect(await settle(again)).toBe(true)
    expect(await coinsOf(first)).toBe(prizes.advocate)
    expect(await coinsOf(again)).toBe(0)
    expect((await standings(second))[0]).toBe('notCounted PAID_BEFORE')
    expect(await settle(again)).toBe(false)
    expect((await dataOf(api, 'getReferral', second)).rewardedThisYear).toBe(isSame ? 1 : 0)
  },
)

test('rewardReferral pays again for a friend who registers again after 365 days', async () => {
  const advocate = await addMember(api)
  const account = newAccount()
  const friend = await friendOf(advocate, account)
  await settle(friend)
  await leave(friend)
  const again = await friendOf(advocate, account)
  expect(await settle(again, new Date(api.clock.now.getTime() + 366 * day))).toBe(true)
  expect(await coinsOf(advocate)).toBe(2 * prizes.advocate)
})

test('rewardReferral recognizes a friend who registers again with the same phone as before', async () => {
  const advocate = await addMember(api)
  const phone = accountOf('+66812345901')
  const friend = await friendOf(advocate, newAccount(), { phone, phoneVerified: true })
  await settle(friend)
  await leave(friend)
  const again = await friendOf(advocate, phone)
  await settle(again)
  expect(await standings(advocate)).toContain('notCounted PAID_BEFORE')
  expect(await coinsOf(advocate)).toBe(prizes.advocate)
})

test('rewardReferral pays for a friend who registers again if no reward was paid before the deletion', async () => {
  const advocate = await addMember(api)
  const account = newAccount()
  await leave(await friendOf(advocate, account))
  expect(await settle(await friendOf(advocate, account))).toBe(true)
  expect(await coinsOf(advocate)).toBe(prizes.advocate)
})

test('rewardReferral pays for friends with plus addresses of the same mailbox, such as `mali+1@`, up to the yearly limit', async () => {
  const advocate = await addMember(api)
  const [name, host] = newAccount().split('@')
  for (let number = 0; number <= referral().friendsAYear; number += 1)
    await settle(await friendOf(advocate, `${name}+${number}@${host}`))
  expect(await coinsOf(advocate)).toBe(referral().friendsAYear * prizes.advocate)
  expect(await standings(advocate)).toContain('notCounted CAP_REACHED')
})

test('30 concurrent rewardReferral calls for a friend pay the advocate only once', async () => {
  const advocate = await addMember(api)
  const friend = await friendOf(advocate, newAccount())
  expect((await atOnce(30, () => settle(friend))).filter(Boolean)).toHaveLength(1)
  expect(await coinsOf(advocate)).toBe(prizes.advocate)
})

test('purgePayments deletes records of payments after 365 days, and these records contain no member id, email address or phone', async () => {
  const [row] = await db.select().from(referralPayments)
  expect(Object.keys(row ?? {})).toEqual(['accountHash', 'paidAt'])
  expect(row?.accountHash).toMatch(/^[\w-]{43}$/)
  await purgePayments(db, new Date(api.clock.now.getTime() + 366 * day))
  expect(await db.select().from(referralPayments)).toHaveLength(1)
  await purgePayments(db, new Date(api.clock.now.getTime() + 800 * day))
  expect(await db.select().from(referralPayments)).toEqual([])
})
