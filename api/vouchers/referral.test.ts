// Tests referrals. Each member has one referral code, and each friend has one advocate and is rewarded once.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveCoins } from '#tests/support/give.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { referral } from '../catalog/referral.ts'
import { eraseDue } from '../account/eraseMembers.ts'
import { members } from '../members/tables.ts'
import { rewardReferral } from './referralReward.ts'

const api = await testApi()
const { db } = api.store
const prizes = { advocate: referral().advocate.coins ?? 0, friend: referral().friend.coins ?? 0 }

const codeOf = async (member: TestMember) => (await dataOf(api, 'getReferral', member)).linkCode
const coinsOf = async (member: TestMember) => (await dataOf(api, 'getCoins', member)).balance
const settle = ({ uid }: TestMember) => db.transaction((tx) => rewardReferral(tx, uid, api.clock.now))

const standings = async (member: TestMember) =>
  (await dataOf(api, 'listReferredFriends', member)).items.map(({ state, reason }) => `${state} ${reason}`)

/** Registers a friend with a referral code. */
async function friendBy(linkCode: string, firstName = 'Rose') {
  const friend = await addMember(api, { firstName })
  await db.update(members).set({ linkCode }).where(eq(members.id, friend.uid))
  return friend
}

test('20 concurrent getReferral calls create only one referral code, and the returned URL contains this code', async () => {
  const member = await addMember(api)
  const all = await atOnce(20, () => dataOf(api, 'getReferral', member))
  expect(new Set(all.map(({ linkCode }) => linkCode)).size).toBe(1)
  expect(all[0]).toMatchObject({
    sharePath: `/registration?linkCode=${all[0]?.linkCode}`,
    advocateGets: { coins: prizes.advocate },
    friendGets: { coins: prizes.friend, voucher: '10% off an order' },
    joined: 0,
    rewarded: 0,
    rewardedThisYear: 0,
    friendsAYear: referral().friendsAYear,
  })
})

test('listReferredFriends lists a friend as soon as the friend has registered, with the first letter of the name', async () => {
  const advocate = await addMember(api)
  const code = await codeOf(advocate)
  await friendBy(code, 'rose')
  await friendBy(code, 'มาลี')
  const { items } = await dataOf(api, 'listReferredFriends', advocate)
  expect(items.map(({ initial, state }) => `${initial} ${state}`)).toEqual(['ม joined', 'R joined'])
  expect(await dataOf(api, 'getReferral', advocate)).toMatchObject({ joined: 2, rewarded: 0 })
  const first = await dataOf(api, 'listReferredFriends', { ...advocate, query: { limit: '1' } })
  const query = { limit: '1', cursor: first.nextCursor ?? '' }
  const second = await dataOf(api, 'listReferredFriends', { ...advocate, query })
  expect([...first.items, ...second.items]).toEqual(items)
})

test('listReferredFriends sorts friends by registration time, even if their referrals were stored in another sequence', async () => {
  const advocate = await addMember(api)
  const code = await codeOf(advocate)
  const joined = async (letter: string, date: string) => {
    const friend = await friendBy(code, letter)
    await db
      .update(members)
      .set({ createdAt: new Date(date) })
      .where(eq(members.id, friend.uid))
    return friend
  }
  await joined('Noi', '2026-11-10T00:00:00Z')
  expect(await settle(await joined('Rose', '2026-11-05T00:00:00Z'))).toBe(true)
  await joined('Mali', '2026-11-15T00:00:00Z')
  const letters: (string | null)[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: Record<string, string> = { limit: '1', ...(cursor && { cursor }) }
    const page: { items: { initial: string | null }[]; nextCursor: string | null } = await dataOf(
      api,
      'listReferredFriends',
      { ...advocate, query },
    )
    letters.push(...page.items.map(({ initial }) => initial))
    cursor = page.nextCursor
  }
  expect(letters).toEqual(['M', 'N', 'R'])
})

test('listReferredFriends returns a deleted friend without the first letter of the name', async () => {
  const advocate = await addMember(api)
  const friend = await friendBy(await codeOf(advocate))
  await dataOf(api, 'getReferral', advocate)
  await db.delete(members).where(eq(members.id, friend.uid))
  expect((await dataOf(api, 'listReferredFriends', advocate)).items).toMatchObject([
    { initial: null, state: 'notCounted', reason: 'LEFT' },
  ])
})

describe('referral reward', () => {
  test('the referral reward is paid to both members once, at the friend’s first redemption', async () => {
    const advocate = await addMember(api)
    const friend = await friendBy(await codeOf(advocate))
    await giveCoins(api, friend, 300)
    const call = { token: friend.token, body: { productId: 'free-shipping' } }
    for (let time = 0; time < 2; time += 1) await dataOf(api, 'redeemMallProduct', call)
    expect(await coinsOf(advocate)).toBe(prizes.advocate)
    expect(await coinsOf(friend)).toBe(prizes.friend)
    const { items } = await dataOf(api, 'listVouchers', { ...friend, query: { state: 'active' } })
    expect(items.filter(({ name }) => name === '10% off an order')).toHaveLength(1)
    expect((await dataOf(api, 'listReferredFriends', advocate)).items).toMatchObject([
      { state: 'rewarded', reason: null, rewardedAt: '2026-11-21T03:00:00.000Z' },
    ])
    const { items: movements } = await dataOf(api, 'listCoinMovements', advocate)
    expect(movements[0]?.reason.label).toBe('A friend joined')
    const noticesOf = async (member: TestMember) =>
      (await dataOf(api, 'listNotices', member)).items.map(({ kind, text }) => `${kind}: ${text}`)
    const earned = `Thank you for bringing a friend. You earned ${prizes.advocate} coins.`
    expect(await noticesOf(advocate)).toContain(`referral-rewarded: ${earned}`)
    // The friend is notified of the voucher that the reward grants, but not of the voucher that the friend redeems.
    const voucherNotice = 'voucher-granted: 10% off an order is waiting in your vouchers.'
    expect((await noticesOf(friend)).filter((notice) => notice.startsWith('voucher'))).toEqual([
      voucherNotice,
    ])
  })

  test('30 concurrent rewardReferral calls for the same friend pay the reward only once', async () => {
    const advocate = await addMember(api)
    const friend = await friendBy(await codeOf(advocate))
    const settled = await atOnce(30, () => settle(friend))
    expect(settled.filter(Boolean)).toHaveLength(1)
    expect([await coinsOf(advocate), await coinsOf(friend)]).toEqual([prizes.advocate, prizes.friend])
    console.log('30 concurrent activities of a friend: 1 reward')
  })

  test('the yearly limit of referral rewards holds even if friends become active concurrently, and friends beyond the limit have the reason CAP_REACHED', async () => {
    const advocate = await addMember(api)
    const code = await codeOf(advocate)
    const { friendsAYear } = referral()
    const friends: TestMember[] = []
    for (let number = 0; number < friendsAYear + 2; number += 1) friends.push(await friendBy(code))
    expect(await Promise.all(friends.map(settle))).toEqual(friends.map(() => true))

    expect(await coinsOf(advocate)).toBe(friendsAYear * prizes.advocate)
    const ways = await standings(advocate)
    expect(ways.filter((way) => way === 'rewarded null')).toHaveLength(friendsAYear)
    expect(ways.filter((way) => way === 'notCounted CAP_REACHED')).toHaveLength(2)
    expect(await Promise.all(friends.map(coinsOf))).toEqual(friends.map(() => prizes.friend))
    const now = { joined: friendsAYear + 2, rewarded: friendsAYear, rewardedThisYear: friendsAYear }
    expect(await dataOf(api, 'getReferral', advocate)).toMatchObject(now)

    // If a rewarded friend deletes their account, the advocate does not get another reward in the same year. No reward
    // is paid in a later year for friends beyond the limit.
    const left = friends[0]?.uid ?? ''
    await db.update(members).set({ erasesAt: api.clock.now }).where(eq(members.id, left))
    await eraseDue(db, api.integrations.files, { now: api.clock.now, onErased: () => {} })
    expect(await settle(await friendBy(code))).toBe(true)
    expect(await coinsOf(advocate)).toBe(friendsAYear * prizes.advocate)
    // First instant of 2027 in the advocate's time zone.
    const nextYear = new Date('2026-12-31T17:00:00Z')
    const settleLater = ({ uid }: TestMember) => db.transaction((tx) => rewardReferral(tx, uid, nextYear))
    expect(await Promise.all(friends.map(settleLater))).not.toContain(true)
    expect(await settleLater(await friendBy(code))).toBe(true)
    expect(await coinsOf(advocate)).toBe((friendsAYear + 1) * prizes.advocate)
  })

  test('the referral reward is paid only after the friend’s account is verified', async () => {
    const advocate = await addMember(api)
    const friend = await friendBy(await codeOf(advocate))
    await db.update(members).set({ emailVerified: false }).where(eq(members.id, friend.uid))
    expect(await settle(friend)).toBe(false)
    expect(await standings(advocate)).toEqual(['joined NOT_VERIFIED'])
    await db.update(members).set({ phoneVerified: true }).where(eq(members.id, friend.uid))
    expect(await standings(advocate)).toEqual(['joined NOT_ACTIVE'])
    expect(await settle(friend)).toBe(true)
  })

  test('no referral reward is paid for members who registered with their own code, with an unknown code or without a code', async () => {
    const loneMember = await addMember(api)
    await db
      .update(members)
      .set({ linkCode: await codeOf(loneMember) })
      .where(eq(members.id, loneMember.uid))
    for (const member of [loneMember, await friendBy('22222222'), await addMember(api)])
      expect(await settle(member)).toBe(false)
    expect(await dataOf(api, 'getReferral', loneMember)).toMatchObject({ joined: 0 })
  })

  test('a friend stays assigned to the first advocate even if the referral code stored for the friend changes later', async () => {
    const [first, second] = [await addMember(api), await addMember(api)]
    const friend = await friendBy(await codeOf(first))
    await dataOf(api, 'getReferral', first)
    const linkCode = await codeOf(second)
    await db.update(members).set({ linkCode }).where(eq(members.id, friend.uid))
    expect(await settle(friend)).toBe(true)
    expect([await coinsOf(first), await coinsOf(second)]).toEqual([prizes.advocate, 0])
    expect(await dataOf(api, 'getReferral', second)).toMatchObject({ joined: 0 })
  })
})
