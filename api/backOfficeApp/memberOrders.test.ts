// Tests moves of orders between members by staff: preview, coins, obstacles, repeated and concurrent calls, and messages
// of the shop that arrive afterwards.
import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { giveOrder, shopOrder } from '#tests/support/shopOrders.ts'
import { openStaffSide } from '#tests/support/staff.ts'
import { giftRegistrations } from '../activities/tables.ts'
import { auditEntries } from '../audit/tables.ts'
import { balances, spend } from '../ledger/ledger.ts'
import { members } from '../members/tables.ts'
import { unbrokenCode } from '#shared/unbrokenCode.ts'
import { orders } from '../orders/tables.ts'
import { upsertOrder } from '../orders/upsertOrder.ts'
import { staffReasons } from '../staff/tables.ts'
import { newId } from '../store/id.ts'

const api = await testApi()
const { db } = api.store
const now = api.clock.now
const staffSide = await openStaffSide(api)
const mali = await staffSide.sessionOf('mali', 'support')
const reason = 'the member used another address'

/** Creates an order of 100 coins, and its wrong and right owner. */
async function misplacedOrder() {
  const [wrong, right] = [await addMember(api), await addMember(api)]
  const number = `#${newId()}`
  const order = shopOrder({ number, email: wrong.account, placedAt: now, subtotal: 100_000, discount: 0 })
  const orderId = (await upsertOrder(db, order, { now })) ?? ''
  const coins = await coinsOf(wrong)
  expect(coins).toBeGreaterThan(10)
  return { wrong, right, order, number, orderId, coins }
}

const coinsOf = async ({ uid }: TestMember) => (await balances(db, uid, now)).coins
const find = async ({ uid: memberId }: TestMember, number: string) =>
  (await staffSide.dataOf('findOrders', mali, { body: { memberId, number } })).items
type Move = { orderId: string; memberId: string; from: string | null; number?: string }
const move = async (body: Move) => await staffSide.dataOf('moveOrder', mali, { body: { ...body, reason } })
const spendOf = async ({ uid: memberId }: TestMember, amount: number) =>
  await spend(db, { memberId, amount, purpose: 'redemption', reference: newId(), occurredAt: now })
const actsOf = async ({ uid }: TestMember) =>
  await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.memberId, uid), eq(auditEntries.what, 'order-assigned')))
    .orderBy(desc(auditEntries.id))
const kindsOf = async ({ token }: TestMember) =>
  (await dataOf(api, 'listNotices', { token })).items.map(({ kind }) => kind)

test('findOrders finds a number that was copied from a notification, with word joiners', async () => {
  const { right, number, orderId } = await misplacedOrder()
  expect(await find(right, unbrokenCode(number))).toMatchObject([{ id: orderId }])
})

test('findOrders shows the masked owner and the effect of a move, and does not move the order', async () => {
  const { wrong, right, number, orderId, coins } = await misplacedOrder()
  const matches = await find(right, number.slice(1))
  expect(matches).toMatchObject([
    {
      id: orderId,
      number,
      owner: { id: wrong.uid, countryCode: 'TH' },
      effect: { coinsTaken: coins, coinsSpent: 0, coinsGiven: coins },
      obstacles: [],
    },
  ])
  expect(matches[0]?.owner?.account).toContain('•••')
  expect(matches[0]?.owner?.account).not.toBe(wrong.account)
  expect([await coinsOf(wrong), await coinsOf(right)]).toEqual([coins, 0])
  expect(await find(right, number.slice(0, 8))).toEqual([])
  expect(await find(right, "' or 1 = 1 --")).toEqual([])
  expect(await kindsOf(wrong)).not.toContain('order-removed')
})

test('moveOrder moves the order with its coins, audits and notifies both members, and stores the reason', async () => {
  const { wrong, right, orderId, coins } = await misplacedOrder()
  const preview = await find(
    right,
    (await dataOf(api, 'getOrder', { token: wrong.token, path: { id: orderId } })).number,
  )
  const moved = await move({ orderId, memberId: right.uid, from: wrong.uid })
  expect(moved).toMatchObject({ state: 'moved', effect: preview[0]?.effect })
  expect([await coinsOf(wrong), await coinsOf(right)]).toEqual([0, coins])
  expect((await dataOf(api, 'listOrders', { token: wrong.token })).items).toEqual([])
  const { items } = await dataOf(api, 'listOrders', { token: right.token })
  expect(items.map(({ id }) => id)).toEqual([orderId])
  expect((await dataOf(api, 'getOrder', { token: right.token, path: { id: orderId } })).parcels).toHaveLength(
    1,
  )
  for (const member of [wrong, right]) expect(await actsOf(member)).toHaveLength(1)
  // Members can export their audit entries, which must not identify the other member.
  const outcomes = [...(await actsOf(wrong)), ...(await actsOf(right))].map(({ outcome }) => outcome)
  expect(outcomes.join()).not.toMatch(new RegExp(`${wrong.uid}|${right.uid}`))
  expect(await kindsOf(wrong)).toContain('order-removed')
  expect(await kindsOf(right)).toContain('order-added')
  const [stored] = await db.select().from(staffReasons).where(eq(staffReasons.memberId, right.uid))
  expect(stored).toMatchObject({ operation: 'moveOrder', reason })
})

test('coins that the former owner has spent stay spent, and no balance becomes negative', async () => {
  const { wrong, right, orderId, coins } = await misplacedOrder()
  await spendOf(wrong, 10)
  const { effect } = await move({ orderId, memberId: right.uid, from: wrong.uid })
  expect(effect).toMatchObject({ coinsTaken: coins - 10, coinsSpent: 10, coinsGiven: coins })
  expect([await coinsOf(wrong), await coinsOf(right)]).toEqual([0, coins])
})

test('concurrent and repeated moves have the effect of one', async () => {
  const { wrong, right, orderId, coins } = await misplacedOrder()
  const states = await atOnce(
    5,
    async () => (await move({ orderId, memberId: right.uid, from: wrong.uid })).state,
  )
  expect(states.toSorted()).toEqual(['moved', 'unchanged', 'unchanged', 'unchanged', 'unchanged'])
  expect([await coinsOf(wrong), await coinsOf(right)]).toEqual([0, coins])
  expect(await actsOf(right)).toHaveLength(1)
})

test('concurrent moves to different members and spends of the coins keep all balances correct', async () => {
  const { wrong, right, orderId, coins } = await misplacedOrder()
  const other = await addMember(api)
  const results = await Promise.all([
    ...[right, other].map(async ({ uid }) => (await move({ orderId, memberId: uid, from: wrong.uid })).state),
    spendOf(wrong, 10).then(
      () => 'spent',
      () => 'rejected',
    ),
  ])
  expect(results.slice(0, 2).toSorted()).toEqual(['changed', 'moved'])
  expect(await coinsOf(wrong)).toBe(0)
  expect((await coinsOf(right)) + (await coinsOf(other))).toBe(coins)
})

test('later messages of the shop do not move an assigned order back, and its address is not stored', async () => {
  const { wrong, right, order, orderId } = await misplacedOrder()
  await move({ orderId, memberId: right.uid, from: wrong.uid })
  const changedAt = new Date(order.changedAt.getTime() + 60_000)
  expect(await upsertOrder(db, { ...order, changedAt, refunded: 50_000 }, { now })).toBe(orderId)
  await upsertOrder(db, order, { now })
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
  expect(row).toMatchObject({ memberId: right.uid, email: null, refunded: 50_000 })
  expect(await coinsOf(wrong)).toBe(0)
  expect(await coinsOf(right)).toBe(row?.earnedCoins)
})

test('an order without a member is found by its id in the shop, and needs a number', async () => {
  const right = await addMember(api)
  const order = shopOrder({ email: 'visitor@example.com', placedAt: now, subtotal: 100_000, discount: 0 })
  await upsertOrder(db, order, { now })
  const [match] = await find(right, order.shopOrderId)
  expect(match).toMatchObject({ number: null, owner: null, effect: { coinsTaken: 0 }, obstacles: [] })
  const body = { orderId: match?.id ?? '', memberId: right.uid, from: null }
  expect(await staffSide.call('moveOrder', mali, { body: { ...body, reason } })).toMatchObject({
    status: 400,
  })
  expect(await move({ ...body, number: '#77' })).toMatchObject({ state: 'moved' })
  expect(await coinsOf(right)).toBe(match?.effect.coinsGiven)
  await upsertOrder(db, { ...order, changedAt: now }, { now })
  const { items } = await dataOf(api, 'listOrders', { token: right.token })
  expect(items).toMatchObject([{ id: body.orderId, number: order.number, itemCount: 2 }])
})

test('an order with a registered product, and an order of a closing account, cannot be moved', async () => {
  const { wrong, right, orderId, number } = await misplacedOrder()
  const registration = {
    id: newId(),
    memberId: wrong.uid,
    orderNumber: number.slice(1).toUpperCase(),
    product: 'wearable-breast-pump',
    purchasedOn: '2026-11-01',
    uploadIds: [],
    state: 'accepted' as const,
    submittedAt: now,
  }
  await db.insert(giftRegistrations).values(registration)
  await db.update(members).set({ erasesAt: now }).where(eq(members.id, right.uid))
  const obstacles = ['accountClosing', 'productRegistered']
  expect(await find(right, number)).toMatchObject([{ obstacles }])
  expect(await move({ orderId, memberId: right.uid, from: wrong.uid })).toMatchObject({
    state: 'blocked',
    obstacles,
  })
  expect(await coinsOf(right)).toBe(0)
  await db
    .update(giftRegistrations)
    .set({ state: 'refused' })
    .where(eq(giftRegistrations.id, registration.id))
  await db.update(members).set({ erasesAt: null }).where(eq(members.id, right.uid))
  expect(await move({ orderId, memberId: right.uid, from: wrong.uid })).toMatchObject({ state: 'moved' })
})

test('moveOrder rejects unknown orders and members, a missing reason, and staff without the permission', async () => {
  const { wrong, right, orderId } = await misplacedOrder()
  const body = { orderId, memberId: right.uid, from: wrong.uid, reason }
  const call = async (changed: object, session = mali) =>
    (await staffSide.call('moveOrder', session, { body: { ...body, ...changed } })).status
  expect(await call({ orderId: newId() })).toBe(404)
  expect(await call({ memberId: newId() })).toBe(404)
  expect(await call({ reason: ' ' })).toBe(400)
  expect(await call({ number: 'a\u202eb' })).toBe(400)
  expect(await call({}, await staffSide.sessionOf('ploy', 'fulfillment'))).toBe(403)
  expect(await staffSide.dataOf('moveOrder', mali, { body: { ...body, from: null } })).toMatchObject({
    state: 'changed',
  })
  await giveOrder(api, right)
  expect(await coinsOf(wrong)).toBeGreaterThan(0)
})
