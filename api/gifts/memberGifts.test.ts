// Tests the gifts of a member: the list, one gift, cancellation, and fulfillment of claims.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveAddress, giveBaby, givePoints, giveCoins } from '#tests/support/give.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { stockRow } from '#tests/support/stock.ts'
import { giftOf, giftWindows } from '../catalog/gifts.ts'
import { balances } from '../ledger/ledger.ts'
import { newId } from '../store/id.ts'
import { entitle } from '../rewards/entitle.ts'
import { transitionClaim } from './claimStates.ts'
import { lapseClaims } from './lapseClaims.ts'
import { changeStock } from '../fulfillment/stock.ts'
import { giftSupply } from '../fulfillment/supplies.ts'
import { giftClaims } from './tables.ts'

const api = await testApi()
const { db } = api.store
const now = api.clock.now

async function withGift(id = 'muslin-cloth') {
  const member = await addMember(api)
  await givePoints(api, member, 200)
  await giveCoins(api, member, 100)
  const addressId = await giveAddress(api, member)
  const claim = await dataOf(api, 'claimGift', { token: member.token, body: { id, addressId } })
  return { ...member, addressId, claim }
}

const win = async ({ uid }: TestMember) =>
  await entitle(db, { memberId: uid, gift: 'plush-moon', source: 'draw', reference: newId(), now })

const cancel = ({ token }: TestMember, id: string) => api.call('cancelGiftClaim', { token, path: { id } })
const stateOf = async ({ token }: TestMember, id: string) =>
  (await dataOf(api, 'getMyGift', { token, path: { id } })).state

async function takenOf(gift: string) {
  return (await stockRow(db, { kind: 'gift', item: gift }))?.reserved
}

test('listMyGifts returns claims and unclaimed won gifts in one paginated list, newest first', async () => {
  const member = await withGift()
  for (let time = 0; time < 3; time += 1) await win(member)
  await dataOf(api, 'claimGift', {
    token: member.token,
    body: { id: 'milk-bags', addressId: member.addressId },
  })
  const states: string[] = []
  let cursor: string | null = null
  do {
    const query: Record<string, string> = { limit: '2', ...(cursor !== null && { cursor }) }
    const page = await dataOf(api, 'listMyGifts', { token: member.token, query })
    states.push(...page.items.map(({ state }) => state))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(states).toEqual(['reserved', 'waiting', 'waiting', 'waiting', 'reserved'])
})

test('listMyGifts filters gifts by the groups `waiting`, `underway` and `over`', async () => {
  const member = await withGift()
  await win(member)
  const other = await dataOf(api, 'claimGift', {
    token: member.token,
    body: { id: 'milk-bags', addressId: member.addressId },
  })
  await cancel(member, other.id)
  const statesIn = async (group: string) =>
    (await dataOf(api, 'listMyGifts', { token: member.token, query: { group } })).items.map(
      ({ state }) => state,
    )
  expect(await statesIn('waiting')).toEqual(['waiting'])
  expect(await statesIn('underway')).toEqual(['reserved'])
  expect(await statesIn('over')).toEqual(['cancelled'])
})

test('getMyGift and cancelGiftClaim return 404 for a gift of another member', async () => {
  const [mine, other] = [await withGift(), await addMember(api)]
  const call = { token: other.token, path: { id: mine.claim.id } }
  expect((await api.call('getMyGift', call)).status).toBe(404)
  expect((await api.call('cancelGiftClaim', call)).status).toBe(404)
  expect(await dataOf(api, 'listMyGifts', { token: other.token })).toEqual({ items: [], nextCursor: null })
  expect(await stateOf(mine, mine.claim.id)).toBe('reserved')
})

test('a claim contains the name of the baby and the estimated delivery dates of the parcel; after the member hides baby content, it contains neither', async () => {
  const member = await addMember(api)
  const addressId = await giveAddress(api, member)
  const babyId = await giveBaby(api, member, { birthDate: '2026-11-03' })
  const { token } = member
  const body = { giftId: 'swaddle-set', babyId, addressId }
  const claim = await dataOf(api, 'claimNewBabyGift', { token, body })
  expect(claim).toMatchObject({ babyId, babyName: 'Mint', arrives: { from: '2026-11-24', to: '2026-11-27' } })
  const { items } = await dataOf(api, 'listMyGifts', { token })
  expect(items).toEqual([claim])
  await dataOf(api, 'setBabyContent', { token, body: { silenced: true } })
  expect(await dataOf(api, 'getMyGift', { token, path: { id: claim.id } })).toMatchObject({
    state: 'cancelled',
    babyName: null,
    arrives: null,
  })
})

describe('canceling a claim', () => {
  test('cancelGiftClaim refunds the coins and releases the reserved unit of stock, and the member can claim the gift again', async () => {
    const member = await withGift('night-light')
    const reservedCount = Number(await takenOf('night-light'))
    expect(await cancel(member, member.claim.id)).toMatchObject({
      data: { state: 'cancelled', cancellable: false },
    })
    expect(await balances(db, member.uid, now)).toMatchObject({ coins: 100 })
    expect(await takenOf('night-light')).toBe(reservedCount - 1)
    const body = { id: 'night-light', addressId: member.addressId }
    expect(await dataOf(api, 'claimGift', { token: member.token, body })).toMatchObject({ state: 'reserved' })
    expect(await balances(db, member.uid, now)).toMatchObject({ coins: 0 })
  })

  test('cancelGiftClaim of a won gift makes the won gift available again', async () => {
    const member = await withGift()
    await win(member)
    const waiting = async () =>
      (await dataOf(api, 'listMyGifts', { token: member.token })).items.find(
        ({ state }) => state === 'waiting',
      )
    const body = { id: (await waiting())?.id, addressId: member.addressId }
    const claim = await dataOf(api, 'claimGift', { token: member.token, body })
    expect(await waiting()).toBeUndefined()
    const won = await dataOf(api, 'getMyGift', { token: member.token, path: { id: String(body.id) } })
    expect(won.id).toBe(claim.id)
    await cancel(member, claim.id)
    expect(await waiting()).toMatchObject({ id: body.id })
    expect(await dataOf(api, 'claimGift', { token: member.token, body })).toMatchObject({ kind: 'won' })
  })

  test('30 concurrent cancelGiftClaim calls refund the coins once and release the unit of stock once', async () => {
    const member = await withGift('night-light')
    const reservedCount = Number(await takenOf('night-light'))
    expect(countBy(await atOnce(30, () => cancel(member, member.claim.id)))).toEqual({ OK: 30 })
    expect(await balances(db, member.uid, now)).toMatchObject({ coins: 100 })
    expect(await takenOf('night-light')).toBe(reservedCount - 1)
    const { steps } = await dataOf(api, 'getMyGift', { token: member.token, path: { id: member.claim.id } })
    expect(steps.map(({ state }) => state)).toEqual(['reserved', 'cancelled'])
  })

  test('if a claim is canceled and confirmed concurrently, exactly one of the two calls succeeds', async () => {
    const member = await withGift('night-light')
    const { id } = member.claim
    const [reply, moved] = await Promise.all([
      cancel(member, id),
      transitionClaim(db, id, { from: 'reserved', to: 'confirmed', now }),
    ])
    expect(reply.refusal).toBe(moved ? 'GIFT_UNDER_WAY' : undefined)
    expect(await stateOf(member, id)).toBe(moved ? 'confirmed' : 'cancelled')
    expect(await balances(db, member.uid, now)).toMatchObject({ coins: moved ? 0 : 100 })
  })
})

describe('fulfillment of claims', () => {
  const parcel = { carrier: 'Thailand Post', trackingNumber: 'EX1', trackingUrl: null }

  test('transitionClaim moves a claim through all states to delivered', async () => {
    const member = await withGift()
    const { id } = member.claim
    const way = ['reserved', 'confirmed', 'packed', 'shipped', 'delivered'] as const
    for (const [index, to] of way.slice(1).entries())
      await transitionClaim(db, id, {
        from: way[index] ?? 'reserved',
        to,
        now,
        ...(to === 'shipped' && { parcel }),
      })
    const mine = await dataOf(api, 'getMyGift', { token: member.token, path: { id } })
    expect(mine).toMatchObject({ state: 'delivered', parcel, cancellable: false })
    const path = { id: String(mine.parcel?.id) }
    expect(await dataOf(api, 'getLogistics', { token: member.token, path })).toMatchObject({
      source: { kind: 'gift', id, name: mine.gift.name },
      parcel: { reached: 4, halted: false },
      steps: [{ state: 'delivered' }, { state: 'handedOver' }, { state: 'packed' }],
    })
    const { token } = await addMember(api)
    expect((await api.call('getLogistics', { token, path })).status).toBe(404)
    expect(mine.steps.map(({ state }) => state)).toEqual(way)
    expect((await cancel(member, id)).refusal).toBe('GIFT_UNDER_WAY')
  })

  test('transitionClaim returns undefined for a claim in another state, and throws a RangeError for a transition that is not allowed', async () => {
    const { claim } = await withGift()
    expect(await transitionClaim(db, claim.id, { from: 'packed', to: 'shipped', now })).toBeUndefined()
    await expect(transitionClaim(db, claim.id, { from: 'reserved', to: 'delivered', now })).rejects.toThrow(
      RangeError,
    )
    await expect(transitionClaim(db, claim.id, { from: 'cancelled', to: 'reserved', now })).rejects.toThrow(
      RangeError,
    )
  })

  test('the member can claim a gift again after its claim expired, but not after its parcel was returned', async () => {
    const [expired, returned] = [await withGift('night-light'), await withGift('night-light')]
    await transitionClaim(db, expired.claim.id, { from: 'reserved', to: 'expired', now })
    await db.update(giftClaims).set({ state: 'shipped' }).where(eq(giftClaims.id, returned.claim.id))
    await transitionClaim(db, returned.claim.id, { from: 'shipped', to: 'returned', now })
    const again = async ({ token, addressId }: typeof expired) =>
      (await api.call('claimGift', { token, body: { id: 'night-light', addressId } })).refusal
    expect(await again(expired)).toBeUndefined()
    expect(await again(returned)).toBe('ALREADY_CLAIMED')
    expect(await balances(db, returned.uid, now)).toMatchObject({ coins: 100 })
  })

  test('lapseClaims expires a claim that is not confirmed in time, returns the coins and notifies the member once', async () => {
    const member = await withGift('night-light')
    const until = new Date(String(member.claim.reservedUntil))
    const before = new Date(until.getTime() - 1)
    expect(until).toEqual(new Date(now.getTime() + giftWindows().confirmedWithin * 86_400_000))
    await lapseClaims(db, before)
    expect(await stateOf(member, member.claim.id)).toBe('reserved')
    await Promise.all([lapseClaims(db, until), lapseClaims(db, until)])
    const path = { id: member.claim.id }
    expect(await dataOf(api, 'getMyGift', { token: member.token, path })).toMatchObject({
      state: 'expired',
      reservedUntil: null,
      cancellable: false,
    })
    expect(await balances(db, member.uid, until)).toMatchObject({ coins: 100 })
    const { items } = await dataOf(api, 'listNotices', { token: member.token })
    expect(items.filter(({ kind }) => kind === 'gift-cancelled')).toHaveLength(1)
  })

  test('changeStock adds units to the stock of a gift', async () => {
    await changeStock(db, { ...giftSupply(giftOf('travel-tote')), count: 5 }, { at: now })
    expect(await stockRow(db, { kind: 'gift', item: 'travel-tote' })).toEqual({ total: 95, reserved: 0 })
  })
})
