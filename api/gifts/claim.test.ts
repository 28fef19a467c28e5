// Tests gift claims: their effects, errors, and access by other members.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import { giveAddress, giveBaby, giveBirthday, givePoints, giveCoins } from '#tests/support/give.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { setFreePieces, stockRow } from '#tests/support/stock.ts'
import { addresses } from '../addresses/tables.ts'
import { award } from '../rewards/award.ts'
import { balances } from '../ledger/ledger.ts'
import { newId } from '../store/id.ts'
import { entitle } from '../rewards/entitle.ts'
import { giftClaims } from './tables.ts'
import { giftEntitlements } from '../rewards/tables.ts'

const api = await testApi()
const { db } = api.store

async function prepared(level = 1, coins = 0) {
  const member = await addMember(api)
  if (level > 1) await givePoints(api, member, [0, 0, 200, 600, 1500][level] ?? 0)
  if (coins > 0) await giveCoins(api, member, coins)
  return { ...member, addressId: await giveAddress(api, member) }
}

type Prepared = Awaited<ReturnType<typeof prepared>>
const claim = ({ token, addressId }: Prepared, id: string, key?: string) =>
  api.call('claimGift', { token, key, body: { id, addressId } })

async function takenOf(gift: string) {
  return (await stockRow(db, { kind: 'gift', item: gift }))?.reserved ?? 0
}

const claimsOf = async ({ uid }: TestMember) =>
  await db.select().from(giftClaims).where(eq(giftClaims.memberId, uid))

/** Adds a won gift for a member. @returns the entitlement id, with which the member claims the gift */
async function won(member: Prepared, gift = 'plush-moon') {
  const reference = newId()
  await entitle(db, { memberId: member.uid, gift, source: 'draw', reference, now: api.clock.now })
  const { items } = await dataOf(api, 'listMyGifts', { token: member.token })
  return String(items[0]?.id)
}

describe('claiming level gifts', () => {
  test('claimGift debits coins, reserves one unit of stock, and stores a copy of the address', async () => {
    const member = await prepared(2, 130)
    const before = await takenOf('night-light')
    const mine = await dataOf(api, 'claimGift', {
      token: member.token,
      body: { id: 'night-light', addressId: member.addressId },
    })
    expect(mine).toMatchObject({
      state: 'reserved',
      kind: 'level',
      coins: 100,
      cancellable: true,
      parcel: null,
      gift: { id: 'night-light', name: 'Night light' },
      address: { id: member.addressId, recipient: 'Canary Mali' },
      steps: [{ state: 'reserved', at: api.clock.now.toISOString() }],
    })
    expect(await takenOf('night-light')).toBe(before + 1)
    expect(await balances(db, member.uid, api.clock.now)).toMatchObject({ coins: 30 })

    await db.update(addresses).set({ line1: 'moved' }).where(eq(addresses.id, member.addressId))
    const later = await dataOf(api, 'getMyGift', { token: member.token, path: { id: mine.id } })
    expect(later).toEqual(mine)
  })

  test('claimGift for a gift that the member has already claimed returns ALREADY_CLAIMED and has no effect', async () => {
    const member = await prepared(2, 500)
    expect(await claim(member, 'night-light')).toMatchObject({ code: 200 })
    const again = await claim(member, 'night-light')
    expect(again.refusal).toBe('ALREADY_CLAIMED')
    expect(await claimsOf(member)).toHaveLength(1)
    expect(await balances(db, member.uid, api.clock.now)).toMatchObject({ coins: 400 })
  })

  test('a rejected claim stores no claim and debits no coins', async () => {
    const poor = await prepared(2, 99)
    expect((await claim(poor, 'night-light')).refusal).toBe('NOT_ENOUGH_COINS')
    const low = await prepared()
    expect(detailOf(await claim(low, 'nursing-cover'))).toEqual({ reasons: [{ code: 'FROM_LEVEL_2' }] })
    await setFreePieces(db, { kind: 'gift', item: 'cooler-bag' }, 0)
    const late = await prepared(3, 500)
    expect((await claim(late, 'cooler-bag')).refusal).toBe('SOLD_OUT')
    expect(await balances(db, late.uid, api.clock.now)).toMatchObject({ coins: 500 })
    for (const member of [poor, low, late]) expect(await claimsOf(member)).toEqual([])
  })

  test.each(['sleep-mask', 'hello-baby-box', 'plush-moon', 'constructor'])(
    'claimGift returns 404 for the id %s, which belongs to no level gift',
    async (id) => {
      expect((await claim(await prepared(4), id)).status).toBe(404)
    },
  )

  test('claimGift returns 404 for an address of another member', async () => {
    const [mine, other] = [await prepared(), await prepared()]
    expect((await claim({ ...mine, addressId: other.addressId }, 'muslin-cloth')).status).toBe(404)
  })

  test('claimGift rejects an address in a country in which the gift is not offered', async () => {
    const member = await addMember(api, { countryCode: 'US', timeZone: 'America/New_York' })
    await givePoints(api, member, 200)
    await giveCoins(api, member, 100)
    const addressId = await giveAddress(api, member, { countryCode: 'ID' })
    const reply = await claim({ ...member, addressId }, 'warm-pads')
    expect(reply.refusal).toBe('ADDRESS_NOT_SERVED')
    expect(await balances(db, member.uid, api.clock.now)).toMatchObject({ coins: 100 })
  })
})

describe('claiming won gifts', () => {
  test('claiming a won gift debits no coins and requires neither level nor stock', async () => {
    const member = await prepared()
    await setFreePieces(db, { kind: 'gift', item: 'house-robe' }, 0)
    const id = await won(member, 'house-robe')
    expect(await claim(member, id)).toMatchObject({ code: 200, data: { kind: 'won', coins: 0 } })
    expect((await claim(member, id)).refusal).toBe('ALREADY_CLAIMED')
    expect(await takenOf('house-robe')).toBe(0)
  })

  test('claimGift returns 404 for a won gift of another member', async () => {
    const id = await won(await prepared())
    expect((await claim(await prepared(), id)).status).toBe(404)
    const [row] = await db.select().from(giftEntitlements).where(eq(giftEntitlements.id, id))
    expect(row?.claimedAt).toBeNull()
  })

  test('a member who won the same gift twice can claim it twice', async () => {
    const member = await prepared()
    for (const id of [await won(member), await won(member)])
      expect(await claim(member, id)).toMatchObject({ code: 200 })
  })

  test('award adds only one won gift per reference, and rejects gifts that are missing in the catalog', async () => {
    const { uid: memberId } = await prepared()
    const prize = { memberId, source: 'draw', reference: newId(), now: api.clock.now }
    for (let time = 0; time < 2; time += 1) await award(db, { ...prize, prize: { gift: 'plush-moon' } })
    const rows = await db.select().from(giftEntitlements).where(eq(giftEntitlements.memberId, memberId))
    expect(rows).toHaveLength(1)
    await expect(award(db, { ...prize, prize: { gift: 'no-such-gift' } })).rejects.toThrow('no gift')
  })
})

describe('claiming gifts for births and birthdays', () => {
  test('claimNewBabyGift accepts one gift for each twin, and rejects a second gift for the same baby', async () => {
    const member = await prepared()
    const [firstBaby, two] = [
      await giveBaby(api, member, { birthDate: '2026-11-03' }),
      await giveBaby(api, member, { birthDate: '2026-11-03' }),
    ]
    const choose = (giftId: string, babyId: string) =>
      api.call('claimNewBabyGift', {
        token: member.token,
        body: { giftId, babyId, addressId: member.addressId },
      })
    expect(await choose('hello-baby-box', firstBaby)).toMatchObject({
      code: 200,
      data: { babyId: firstBaby },
    })
    expect((await choose('swaddle-set', firstBaby)).refusal).toBe('ALREADY_CLAIMED')
    expect(await choose('swaddle-set', two)).toMatchObject({ code: 200 })
    expect((await choose('memory-book', newId())).status).toBe(404)
    expect((await choose('wooden-blocks', two)).status).toBe(404)
  })

  test('claimNewBabyGift returns 404 for a baby of another member', async () => {
    const [mine, other] = [await prepared(), await prepared()]
    const babyId = await giveBaby(api, other, { birthDate: '2026-11-03' })
    const body = { giftId: 'swaddle-set', babyId, addressId: mine.addressId }
    expect((await api.call('claimNewBabyGift', { token: mine.token, body })).status).toBe(404)
  })

  test("claimMomBirthdayGift accepts claims from seven days before the birthday, starting at midnight in the member's time zone", async () => {
    const ownApi = await testApi({ store: api.store })
    const member = await prepared()
    await giveBirthday(ownApi, member, '1994-11-28')
    const body = { giftId: 'sleep-mask', addressId: member.addressId }
    const call = () => ownApi.call('claimMomBirthdayGift', { token: member.token, body })
    ownApi.clock.now = new Date('2026-11-20T16:59:59.999Z')
    expect(detailOf(await call())).toEqual({
      reasons: [{ code: 'NOT_OPEN_YET' }],
      nextDate: '2026-11-20T17:00:00.000Z',
    })
    ownApi.clock.now = new Date('2026-11-20T17:00:00.000Z')
    expect(await call()).toMatchObject({ code: 200 })
    expect(detailOf(await call())).toEqual({
      reasons: [{ code: 'ALREADY_CLAIMED' }],
      nextDate: '2027-11-20T17:00:00.000Z',
    })
  })
})

describe('concurrent claims', () => {
  test('only one of 30 concurrent claims of a gift by one member succeeds', async () => {
    const member = await prepared(2, 3000)
    const before = await takenOf('night-light')
    const counts = countBy(await atOnce(30, () => claim(member, 'night-light')))
    expect(counts).toEqual({ OK: 1, ALREADY_CLAIMED: 29 })
    expect(await takenOf('night-light')).toBe(before + 1)
    expect(await balances(db, member.uid, api.clock.now)).toMatchObject({ coins: 2900 })
  })

  test('if the member has coins for one gift, only one of two concurrent claims of different gifts succeeds', async () => {
    const member = await prepared(2, 100)
    const counts = countBy(
      await atOnce(2, (index) => claim(member, ['night-light', 'warm-pads'][index] ?? '')),
    )
    expect(counts).toEqual({ OK: 1, NOT_ENOUGH_COINS: 1 })
    expect(await claimsOf(member)).toHaveLength(1)
  })

  test('only one of 30 concurrent claims of a won gift succeeds', async () => {
    const member = await prepared()
    const id = await won(member)
    expect(countBy(await atOnce(30, () => claim(member, id)))).toEqual({ OK: 1, ALREADY_CLAIMED: 29 })
  })

  test('only one of 30 concurrent claims for one birthday succeeds', async () => {
    const member = await prepared()
    await giveBirthday(api, member, '1994-11-25')
    const replies = await atOnce(30, (index) =>
      api.call('claimMomBirthdayGift', {
        token: member.token,
        body: { giftId: index % 2 ? 'sleep-mask' : 'tea-set', addressId: member.addressId },
      }),
    )
    expect(countBy(replies)).toEqual({ OK: 1, ALREADY_CLAIMED: 29 })
  })
})
