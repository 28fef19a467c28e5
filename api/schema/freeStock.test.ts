// Tests that reserved stock is released when a member is erased, when a member hides baby content, and when a gift
// claim expires.
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { testApi, type Api } from '#tests/support/api.ts'
import { addBaby } from '#tests/support/cases/profile.ts'
import { testStore } from '#tests/support/database.ts'
import { dumpOf } from '#tests/support/dump.ts'
import { giveAddress, giveCoins } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { unbalancedStock } from '#tests/support/stock.ts'
import { register } from '../activities/events.ts'
import { campaignOf } from '../activities/rules.ts'
import { eraseDue } from '../account/eraseMembers.ts'
import { redemptions } from '../coins/tables.ts'
import { transitionRedemption } from '../coins/redemptions.ts'
import { fulfil } from '../backOffice/fulfil.ts'
import { waitingItems } from '../backOffice/waiting.ts'
import { stock, stockKinds } from '../fulfillment/tables.ts'
import { drawResults } from '../games/tables.ts'
import { lapseClaims } from '../gifts/lapseClaims.ts'
import { transitionClaim } from '../gifts/claimStates.ts'
import { giftClaims } from '../gifts/tables.ts'
import { localDate } from '../locale/calendar.ts'
import { members } from '../members/tables.ts'
import { reserveStock } from '../fulfillment/stock.ts'
import { award } from '../rewards/award.ts'
import { newId } from '../store/id.ts'
import * as schema from './schema.ts'

/** Names of columns that contain a number of units in stock. */
const counts = new Set(['stock', 'reserved', 'taken', 'remaining', 'waiting'])
const stockTables = Object.values<unknown>(schema)
  .filter((each) => is(each, PgTable))
  .filter((table) => {
    const columns = Object.keys(getTableColumns(table))
    // Excludes tables with one row per account or member, because their counts are not shared stock.
    return (
      columns.some((name) => counts.has(name)) && !columns.some((name) => /^(?:account|member)Id$/.test(name))
    )
  })
  .map(getTableName)
  .toSorted()

async function hub() {
  const api = await testApi({ store: await testStore() })
  return { api, member: await addMember(api), witness: await addMember(api) }
}

const stockOf = async (api: Api, table: string) =>
  (await dumpOf(api.store)).get(table)?.split('\n').toSorted().join('\n')

async function erase(api: Api, { uid }: TestMember) {
  await api.store.db.update(members).set({ erasesAt: api.clock.now }).where(eq(members.id, uid))
  await eraseDue(api.store.db, api.integrations.files, { now: api.clock.now, onErased: () => {} })
}

async function claim(api: Api, member: TestMember, id = 'milk-bags') {
  const body = { id, addressId: await giveAddress(api, member) }
  return (await dataOf(api, 'claimGift', { token: member.token, body })).id
}

async function redeem(api: Api, member: TestMember, productId = 'cosy-socks') {
  await giveCoins(api, member, 500)
  const body = { productId, addressId: await giveAddress(api, member) }
  return (await dataOf(api, 'redeemMallProduct', { token: member.token, body })).redemption.id
}

/** Reserves stock for a prize and stores the result of the draw, as `drawOnce` does. */
async function win(api: Api, { uid: memberId }: TestMember) {
  const { db } = api.store
  const ticketId = newId()
  const supply = { kind: 'prize', item: 'any:tote', total: 30 } as const
  await reserveStock(db, supply, { reference: `draw:${ticketId}`, at: api.clock.now })
  const result = { draw: 'any', prize: 'tote', drawn: 'tote' }
  await db.insert(drawResults).values({ ...result, id: newId(), ticketId, memberId, drawnAt: api.clock.now })
  await award(db, {
    memberId,
    prize: { gift: 'travel-tote' },
    source: 'draw',
    reference: `draw:${ticketId}`,
    now: api.clock.now,
  })
}

/**
 * Functions that reserve units for a member, by the name of the table that counts these units. Each new table with
 * stock needs a function here.
 */
const reserve: Record<string, (api: Api, member: TestMember) => Promise<unknown>> = {
  async stock(api, member) {
    for (const reserveOne of [claim, redeem, win]) await reserveOne(api, member)
  },
  async event_places({ store, clock }, { uid: id }) {
    const guest = { id, countryCode: 'TH', permissions: ['OCT00001'] }
    await register(store.db, guest, {
      campaign: campaignOf('2025-EventRegistration'),
      note: null,
      now: clock.now,
    })
  },
}

test('for every table with stock, the tests have a function that reserves units', () => {
  expect(stockTables).toEqual(Object.keys(reserve).toSorted())
})

describe('erasing a member', () => {
  test.each(stockTables)(
    'erasing a member releases all stock that the member reserved in %s',
    async (table) => {
      const { api, member, witness } = await hub()
      await reserve[table]?.(api, witness)
      const before = await stockOf(api, table)
      await reserve[table]?.(api, member)
      expect(await stockOf(api, table)).not.toBe(before)
      await erase(api, member)
      expect(await stockOf(api, table)).toBe(before)
    },
  )

  test('erasing a member releases several reserved units of the same product, and prizes that were claimed but not shipped', async () => {
    const { api, member, witness } = await hub()
    for (const table of stockTables) await reserve[table]?.(api, witness)
    const kinds = await api.store.db.selectDistinct({ kind: stock.kind }).from(stock)
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(stockKinds.toSorted())
    const before = await Promise.all(stockTables.map((table) => stockOf(api, table)))
    await redeem(api, member)
    await redeem(api, member)
    await win(api, member)
    await win(api, member)
    const { items } = await dataOf(api, 'listMyGifts', { token: member.token })
    await claim(api, member, String(items[0]?.id))
    await erase(api, member)
    expect(await Promise.all(stockTables.map((table) => stockOf(api, table)))).toEqual(before)
    expect(await unbalancedStock(api.store.db)).toEqual([])
  })

  test('erasing a member releases no stock of units that were already sent or of vouchers that were bought with coins', async () => {
    const { api, member } = await hub()
    const id = await claim(api, member)
    for (const [from, to] of [
      ['reserved', 'confirmed'],
      ['confirmed', 'packed'],
      ['packed', 'shipped'],
    ] as const)
      await transitionClaim(api.store.db, id, { from, to, now: api.clock.now })
    const redemptionId = await redeem(api, member)
    for (const to of ['confirmed', 'packed', 'shipped'] as const)
      await transitionRedemption(api.store.db, redemptionId, { to, now: api.clock.now })
    await giveCoins(api, member, 500)
    await dataOf(api, 'redeemMallProduct', { token: member.token, body: { productId: 'five-percent' } })
    const before = await Promise.all(stockTables.map((table) => stockOf(api, table)))
    await erase(api, member)
    expect(await Promise.all(stockTables.map((table) => stockOf(api, table)))).toEqual(before)
    expect(await waitingItems(api.store.db)).toEqual([])
  })

  test('the back-office work list contains stopped parcels of erased members until the warehouse confirms that it does not ship them', async () => {
    const { api, member } = await hub()
    const { db } = api.store
    const gift = await claim(api, member)
    const redemption = await redeem(api, member)
    await transitionClaim(db, gift, { from: 'reserved', to: 'confirmed', now: api.clock.now })
    await transitionClaim(db, gift, { from: 'confirmed', to: 'packed', now: api.clock.now })
    await erase(api, member)
    expect(await waitingItems(db)).toMatchObject([
      { kind: 'gift', id: gift, about: 'milk-bags', state: 'cancelled' },
      { kind: 'redemption', id: redemption, about: 'cosy-socks', state: 'cancelled' },
    ])
    const tell = (kind: 'gift' | 'redemption', id: string, state: 'shipped' | 'cancelled') =>
      fulfil(
        db,
        { source: { kind, id }, at: api.clock.now.toISOString(), state },
        { by: 'test', now: api.clock.now },
      )
    expect(await tell('gift', gift, 'shipped')).toBe('refused')
    expect(await tell('redemption', gift, 'cancelled')).toBe('unknown')
    expect(await tell('gift', gift, 'cancelled')).toBe('done')
    expect(await tell('gift', gift, 'cancelled')).toBe('known')
    expect(await waitingItems(db)).toMatchObject([{ id: redemption }])
  })
})

describe('stock of gifts and products after a member hides baby content', () => {
  const silence = (api: Api, { token }: TestMember) =>
    dataOf(api, 'setBabyContent', { token, body: { silenced: true } })

  test('when a member hides baby content, the stock and coins of unsent baby gifts and products are returned, and all other claims stay unchanged', async () => {
    const { api, member, witness } = await hub()
    const { db } = api.store
    for (const each of [witness, member]) {
      const baby = await addBaby(api, each, { birthDate: localDate(api.clock.now, 'Asia/Bangkok') })
      await claim(api, each)
      await claim(api, each, 'muslin-cloth')
      await redeem(api, each)
      await redeem(api, each, 'baby-socks')
      const body = { giftId: 'hello-baby-box', babyId: baby.id, addressId: await giveAddress(api, each) }
      await dataOf(api, 'claimNewBabyGift', { token: each.token, body })
    }
    await silence(api, member)
    const claims = await db.select().from(giftClaims).where(eq(giftClaims.memberId, member.uid))
    expect(Object.fromEntries(claims.map(({ gift, state }) => [gift, state]))).toEqual({
      'hello-baby-box': 'cancelled',
      'milk-bags': 'cancelled',
      'muslin-cloth': 'reserved',
    })
    const redeemed = await db.select().from(redemptions).where(eq(redemptions.memberId, member.uid))
    expect(Object.fromEntries(redeemed.map(({ product, state }) => [product, state]))).toEqual({
      'baby-socks': 'cancelled',
      'cosy-socks': 'reserved',
    })
    const { balance } = await dataOf(api, 'getCoins', { token: member.token })
    expect(balance).toBe(1000 - 130)
    expect(await stockOf(api, 'stock')).toContain('(gift,milk-bags,600,1)')
    expect(await stockOf(api, 'stock')).toContain('(gift,hello-baby-box,400,1)')
    expect(await stockOf(api, 'stock')).toContain('(gift,muslin-cloth,500,2)')
    expect(await stockOf(api, 'stock')).toContain('(product,baby-socks,1200,1)')
    expect(await unbalancedStock(db)).toEqual([])
    const waiting = await waitingItems(db)
    expect(
      waiting
        .filter(({ state }) => state === 'cancelled')
        .map(({ about }) => about)
        .toSorted(),
    ).toEqual(['baby-socks', 'hello-baby-box', 'milk-bags'])
  })

  test('a gift can be claimed again after the member shows baby content again', async () => {
    const { api, member } = await hub()
    await claim(api, member)
    await silence(api, member)
    await dataOf(api, 'setBabyContent', { token: member.token, body: { silenced: false } })
    expect(await claim(api, member)).toBeTruthy()
  })
})

test('if a gift claim expires, its reserved unit of stock is released', async () => {
  const { api, member, witness } = await hub()
  api.wait(60)
  await claim(api, witness)
  const before = await stockOf(api, 'stock')
  await claim(api, member)
  await transitionClaim(
    api.store.db,
    (await dataOf(api, 'listMyGifts', { token: witness.token })).items[0]?.id ?? '',
    {
      from: 'reserved',
      to: 'confirmed',
      now: api.clock.now,
    },
  )
  api.wait(14 * 86_400 + 1)
  await lapseClaims(api.store.db, api.clock.now)
  expect(await stockOf(api, 'stock')).toBe(before)
})
