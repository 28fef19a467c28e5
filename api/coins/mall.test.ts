// Tests the points mall: the list of products, and redemptions, each of which is one transaction.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import { giveAddress, giveCoins } from '#tests/support/give.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { setFreePieces } from '#tests/support/stock.ts'
import { addresses } from '../addresses/tables.ts'
import { mallProducts } from '../catalog/mall.ts'
import { vouchers } from '../rewards/tables.ts'
import { transitionRedemption } from './redemptions.ts'
import { freePieces, stockOf } from '../fulfillment/stock.ts'
import { redemptions } from './tables.ts'

const api = await testApi()

const redeem = (
  { token }: TestMember,
  productId: string,
  { addressId, key }: { addressId?: string; key?: string } = {},
) => api.call('redeemMallProduct', { token, key, body: { productId, ...(addressId && { addressId }) } })

async function rich(coins = 1000, country?: string) {
  const member = await addMember(api, country === undefined ? {} : { countryCode: country })
  await giveCoins(api, member, coins)
  return member
}

const coinsOf = async ({ token }: TestMember) => (await dataOf(api, 'getCoins', { token })).balance

async function left(id: string) {
  const product = mallProducts().get(id)
  return product && freePieces((await stockOf(api.store.db, 'product')).get(id), product.stock)
}

describe('the list of products', () => {
  test("listMallProducts returns the products of the member's country with ineligibility reasons, in the language of the request", async () => {
    const member = await rich(100)
    const { items } = await dataOf(api, 'listMallProducts', { ...member, language: 'vn' })
    expect(items.map(({ id }) => id)).not.toContain('batik-pouch')
    expect(items.find(({ id }) => id === 'night-light')).toMatchObject({
      name: 'Đèn ngủ dịu nhẹ',
      picture: '/art/mall/night-light.svg',
      delivery: 'parcel',
      eligibility: { ok: false, reasons: [{ code: 'NOT_ENOUGH_COINS' }] },
    })
    expect(items.find(({ id }) => id === 'cotton-hat')?.eligibility).toEqual({ ok: true, reasons: [] })
    const indonesian = await rich(100, 'ID')
    const indonesianMall = await dataOf(api, 'listMallProducts', indonesian)
    expect(indonesianMall.items.map(({ id }) => id)).toContain('batik-pouch')
  })

  test('getMallProduct returns the number of coins that the member still needs, and the number of daily check-ins that earn them', async () => {
    const member = await rich(310)
    const savingOf = async () =>
      (await dataOf(api, 'getMallProduct', { ...member, path: { id: 'night-light' } })).saving
    expect(await savingOf()).toEqual({ coins: 10, days: 2 })
    await dataOf(api, 'checkIn', { ...member, path: { game: 'normalCheckIn' } })
    // One check-in is enough: tomorrow is the second day of the cycle, whose reward includes the five missing coins.
    expect(await savingOf()).toEqual({ coins: 5, days: 1 })
    await giveCoins(api, member, 5)
    expect(await savingOf()).toBeNull()
  })

  test('listMallProducts sets `wished` to true for the product that the member saves for', async () => {
    const { token } = await rich(10)
    const wish = (productId: string | null) => api.call('setMallWish', { token, body: { productId } })
    const wished = async () =>
      (await dataOf(api, 'listMallProducts', { token })).items.flatMap((product) =>
        product.wished ? product.id : [],
      )
    expect(await wished()).toEqual([])
    await wish('night-light')
    await wish('hooded-towel')
    expect(await wished()).toEqual(['hooded-towel'])
    await wish(null)
    await wish(null)
    expect(await wished()).toEqual([])
    expect(await wish('nothing')).toMatchObject({ status: 404 })
  })

  test('listMallProducts filters products by category', async () => {
    const { token } = await addMember(api)
    const { items } = await dataOf(api, 'listMallProducts', { token, query: { category: 'voucher' } })
    expect(items.length).toBeGreaterThan(2)
    expect(items.every(({ delivery }) => delivery === 'voucher')).toBe(true)
    const other = await api.call('listMallProducts', { token, query: { category: 'toys' } })
    expect(other.status).toBe(400)
  })

  test('a member can view, but not redeem, a product that is not offered in their country', async () => {
    const member = await rich()
    const path = { id: 'batik-pouch' }
    const pouch = await dataOf(api, 'getMallProduct', { ...member, path })
    expect(pouch.eligibility.reasons).toEqual([{ code: 'NOT_IN_REGION' }])
    const reply = await redeem(member, 'batik-pouch', { addressId: await giveAddress(api, member) })
    expect([reply.refusal, detailOf(reply).reasons]).toEqual(['NOT_ELIGIBLE', [{ code: 'NOT_IN_REGION' }]])
  })
})

describe('redemption of a product that is shipped', () => {
  test('a redemption debits coins, reserves a unit of stock, and stores a copy of the address', async () => {
    const member = await rich()
    const before = await left('night-light')
    const id = await giveAddress(api, member)
    const body = { productId: 'night-light', addressId: id }
    const { redemption, coins } = await dataOf(api, 'redeemMallProduct', { ...member, body })
    expect(coins).toBe(680)
    expect(redemption).toMatchObject({ state: 'reserved', price: 320, voucherId: null, cancellable: true })
    expect(await left('night-light')).toBe(Number(before) - 1)
    await api.store.db.update(addresses).set({ line1: 'moved away' }).where(eq(addresses.id, id))
    const { items } = await dataOf(api, 'listRedemptions', member)
    expect(items).toEqual([redemption])
    expect(items[0]?.address?.line1).toBe('12 Canary Road')
    const movements = await dataOf(api, 'listCoinMovements', member)
    expect(movements.items[0]).toMatchObject({ amount: -320, reason: { subject: 'Soft night light' } })
  })

  test('a redemption requires an address that belongs to the member and is in a country in which the product is offered', async () => {
    const [member, other] = [await rich(1000, 'ID'), await rich()]
    expect(
      (
        await redeem(member, 'batik-pouch', {
          addressId: await giveAddress(api, other, { countryCode: 'ID' }),
        })
      ).status,
    ).toBe(404)
    const reply = await redeem(member, 'batik-pouch', {
      addressId: await giveAddress(api, member, { countryCode: 'TH' }),
    })
    expect([reply.refusal, detailOf(reply).reasons]).toEqual([
      'NOT_ELIGIBLE',
      [{ code: 'NOT_IN_REGION', field: 'addressId' }],
    ])
    expect(await coinsOf(member)).toBe(1000)
  })

  test('a redemption moves through all states to delivered, and only its member can read it', async () => {
    const [member, other] = [await rich(), await rich()]
    const body = { productId: 'cotton-hat', addressId: await giveAddress(api, member) }
    const { redemption } = await dataOf(api, 'redeemMallProduct', { ...member, body })
    const path = { id: redemption.id }
    const shipment = { carrier: 'Thailand Post', trackingNumber: 'EX1' }
    const move = async (to: Parameters<typeof transitionRedemption>[2]['to']) =>
      (await transitionRedemption(api.store.db, redemption.id, {
        to,
        now: api.clock.now,
        parcel: shipment,
      })) !== undefined
    expect((await api.call('cancelRedemption', { token: other.token, path })).status).toBe(404)
    expect(await move('packed')).toBe(false)
    expect([await move('confirmed'), await move('confirmed')]).toEqual([true, false])
    const late = await api.call('cancelRedemption', { token: member.token, path })
    expect(detailOf(late).reasons).toEqual([{ code: 'STATE_CONFIRMED' }])
    for (const to of ['packed', 'shipped', 'delivered'] as const) expect(await move(to)).toBe(true)
    const [delivery] = (await dataOf(api, 'listRedemptions', member)).items
    expect(delivery).toMatchObject({
      state: 'delivered',
      parcel: { ...shipment, state: 'delivered', reached: 4 },
    })
    const states = ['reserved', 'confirmed', 'packed', 'shipped', 'delivered']
    expect(delivery?.steps.map(({ state }) => state)).toEqual(states)
    const parcel = { path: { id: String(delivery?.parcel?.id) } }
    const logistics = await dataOf(api, 'getLogistics', { ...member, ...parcel, language: 'vn' })
    expect(logistics.source).toMatchObject({
      kind: 'redemption',
      id: redemption.id,
      name: 'Mũ cotton cho bé',
    })
    expect((await api.call('getLogistics', { token: other.token, ...parcel })).status).toBe(404)
    expect(await move('returned')).toBe(true)
    expect((await dataOf(api, 'listRedemptions', other)).items).toEqual([])
  })
})

test('five concurrent cancellations by the warehouse return coins and stock once', async () => {
  const member = await rich()
  const body = { productId: 'cotton-hat', addressId: await giveAddress(api, member) }
  const before = await left('cotton-hat')
  const { redemption } = await dataOf(api, 'redeemMallProduct', { ...member, body })
  const now = api.clock.now
  await transitionRedemption(api.store.db, redemption.id, { to: 'confirmed', now })
  await atOnce(5, () => transitionRedemption(api.store.db, redemption.id, { to: 'cancelled', now }))
  expect([await coinsOf(member), await left('cotton-hat')]).toEqual([1000, before])
})

describe('redemption of a voucher', () => {
  test('the redemption of a voucher issues the voucher immediately, requires no address and cannot be canceled', async () => {
    const member = await rich()
    const body = { productId: 'free-shipping' }
    const { redemption } = await dataOf(api, 'redeemMallProduct', { ...member, body })
    expect(redemption).toMatchObject({ state: 'delivered', address: null, cancellable: false })
    const { items } = await dataOf(api, 'listVouchers', { ...member, query: { state: 'active' } })
    expect(items).toMatchObject([{ id: redemption.voucherId, kind: 'shipping', state: 'active' }])
  })
})

describe('canceling a redemption', () => {
  test('eight concurrent cancellations refund the coins once, with their expiry date, and release the unit of stock once, so that the member can redeem the product again', async () => {
    const member = await rich(600)
    const addressId = await giveAddress(api, member)
    const before = await left('hand-print-frame')
    const forecast = (await dataOf(api, 'getCoins', member)).expiring
    const body = { productId: 'hand-print-frame', addressId }
    const { redemption } = await dataOf(api, 'redeemMallProduct', { ...member, body })
    const path = { id: redemption.id }
    const replies = await atOnce(8, () => api.call('cancelRedemption', { token: member.token, path }))
    expect(countBy(replies)).toEqual({ OK: 8 })
    expect((await dataOf(api, 'getCoins', member)).expiring).toEqual(forecast)
    expect(await left('hand-print-frame')).toBe(before)
    expect((await redeem(member, 'hand-print-frame', { addressId })).refusal).toBeUndefined()
    const { items } = await dataOf(api, 'listRedemptions', member)
    expect(items.map(({ state }) => state)).toEqual(['reserved', 'cancelled'])
  })
})

describe('redemptions are atomic', () => {
  test('a redemption of a sold-out product is rejected and debits no coins', async () => {
    const member = await rich(1000, 'ID')
    await setFreePieces(api.store.db, { kind: 'product', item: 'batik-pouch' }, 1)
    const addressId = await giveAddress(api, member, { countryCode: 'ID' })
    expect((await redeem(member, 'batik-pouch', { addressId })).refusal).toBeUndefined()
    expect((await redeem(member, 'batik-pouch', { addressId })).refusal).toBe('SOLD_OUT')
    expect(await coinsOf(member)).toBe(840)
    const pouch = await dataOf(api, 'getMallProduct', { ...member, path: { id: 'batik-pouch' } })
    expect(pouch).toMatchObject({
      remaining: 0,
      redeemed: 1,
      eligibility: { reasons: [{ code: 'SOLD_OUT' }] },
    })
  })

  test('a redemption without enough coins stores no redemption, issues no voucher and does not change the stock', async () => {
    const member = await rich(149)
    const before = await left('free-shipping')
    expect((await redeem(member, 'free-shipping')).refusal).toBe('NOT_ENOUGH_COINS')
    const ofMember = eq(redemptions.memberId, member.uid)
    expect(await api.store.db.select().from(redemptions).where(ofMember)).toEqual([])
    expect(await api.store.db.select().from(vouchers).where(eq(vouchers.memberId, member.uid))).toEqual([])
    expect([await left('free-shipping'), await coinsOf(member)]).toEqual([before, 149])
  })
})

describe('repeated redemptions', () => {
  test('ten concurrent redemptions with the same idempotency key create one redemption and return identical responses', async () => {
    const member = await rich()
    const replies = await atOnce(10, () =>
      redeem(member, 'five-percent', { addressId: undefined, key: 'one-key-for-this-voucher' }),
    )
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(await coinsOf(member)).toBe(800)
  })

  test('30 concurrent redemptions without an idempotency key succeed up to the limit per member', async () => {
    const member = await rich(10_000)
    const replies = await atOnce(30, () => redeem(member, 'free-shipping'))
    expect(countBy(replies)).toEqual({ OK: 3, NOT_ELIGIBLE: 27 })
    const refused = replies.find(({ refusal }) => refusal)
    expect(refused && detailOf(refused).reasons).toEqual([{ code: 'LIMIT_REACHED' }])
    expect(await coinsOf(member)).toBe(10_000 - 3 * 150)
  })

  test('if the member has coins for one redemption, only one of 30 concurrent redemptions succeeds', async () => {
    const member = await rich(200)
    const ids = ['free-shipping', 'five-percent']
    const replies = await atOnce(30, (index) => redeem(member, ids[index % 2] ?? ''))
    expect(countBy(replies)).toEqual({ OK: 1, NOT_ENOUGH_COINS: 29 })
  })
})
