// Tests the stock in the back office: levels with a forecast, adjustments that never remove reserved pieces, and the
// history of movements.
import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { atOnce } from '#tests/support/members.ts'
import { openStaffSide } from '#tests/support/staff.ts'
import { stockRow, unbalancedStock } from '#tests/support/stock.ts'
import { auditEntries } from '../audit/tables.ts'
import { findSupply } from '../backOffice/stock/items.ts'
import { releaseStock, reserveStock } from '../fulfillment/stock.ts'
import { stock, stockMovements } from '../fulfillment/tables.ts'

const api = await testApi()
const { db } = api.store
const staffSide = await openStaffSide(api)
const ton = await staffSide.sessionOf('ton', 'fulfillment')
const nuan = await staffSide.sessionOf('nuan', 'fulfillment')
const at = api.clock.now

const light = { kind: 'product', item: 'night-light' } as const
const supply = findSupply('product', 'night-light') ?? { ...light, total: 0, name: '' }
const { total } = supply

beforeEach(async () => {
  await db.delete(stock)
  await db.delete(stockMovements)
})

const reserve = (time = at) =>
  db.transaction((tx) => reserveStock(tx, supply, { reference: 'redemption:test', at: time }))
const listed = async () =>
  (await staffSide.dataOf('listStock', ton)).items.find(
    ({ kind, id }) => kind === light.kind && id === light.item,
  )
const adjustment = (count: number, rest: object = {}) => ({
  kind: 'product',
  id: light.item,
  count,
  total,
  note: 'Counted again',
  ...rest,
})
const adjust = (count: number, rest: object = {}, session = ton) =>
  staffSide.dataOf('adjustStock', session, { body: adjustment(count, rest) })
const movements = (query: Record<string, string> = {}) =>
  staffSide.dataOf('listStockMovements', ton, { query: { kind: light.kind, id: light.item, ...query } })

test('listStock returns every item of the catalog, also before its first reservation', async () => {
  const { items } = await staffSide.dataOf('listStock', ton)
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['gift', 'product', 'prize']))
  expect(await listed()).toEqual({
    kind: 'product',
    id: 'night-light',
    name: 'Soft night light',
    total,
    reserved: 0,
    free: total,
    used: 0,
    daysLeft: null,
  })
})

test('the forecast continues the last 14 days, without older reservations and with canceled ones', async () => {
  const before = new Date(at.getTime() - 15 * 86_400_000)
  await reserve(before)
  for (let count = 0; count < 5; count += 1) await reserve()
  await db.transaction((tx) => releaseStock(tx, light, { reason: 'cancellation', at }))
  const item = await listed()
  expect(item).toMatchObject({ reserved: 5, free: total - 5, used: 4 })
  expect(item?.daysLeft).toBe(Math.floor(((total - 5) * 14) / 4))
})

test('items that are sold out come first, then items that are sold out soonest', async () => {
  await reserve()
  await adjust(1 - total)
  const gift = findSupply('gift', 'travel-tote')
  if (!gift) throw new Error('The catalog has no such gift.')
  await db.transaction((tx) => reserveStock(tx, gift, { at }))
  const { items } = await staffSide.dataOf('listStock', ton)
  expect(items.slice(0, 2).map(({ id, free }) => [id, free > 0])).toEqual([
    ['night-light', false],
    ['travel-tote', true],
  ])
})

test('an adjustment changes the total, and is in the history and in the audit with its actor', async () => {
  await reserve()
  expect(await adjust(20)).toMatchObject({
    adjusted: true,
    item: { total: total + 20, reserved: 1, free: total + 19 },
  })
  const { items } = await movements()
  expect(items.map(({ delta, cause, note, by }) => [delta, cause, note, by])).toEqual([
    [20, 'adjustment', 'Counted again', 'ton@example.com'],
    [-1, 'reservation', null, null],
    [total, 'opening', null, null],
  ])
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  expect(entry).toMatchObject({ what: 'stock-added', subject: 'product:night-light', outcome: '20' })
  expect(entry?.by).toMatch(/^staff:/)
})

test('an adjustment never removes reserved pieces', async () => {
  await reserve()
  await reserve()
  expect(await adjust(1 - total)).toMatchObject({ adjusted: false, item: { total, reserved: 2 } })
  expect(await adjust(2 - total)).toMatchObject({ adjusted: true, item: { total: 2, reserved: 2, free: 0 } })
  expect(await reserve()).toBe(false)
  expect(await unbalancedStock(db)).toEqual([])
})

test('ten concurrent adjustments of the same total succeed once, and a repeated call does not change the stock', async () => {
  const outcomes = await atOnce(10, (index) => adjust(5, {}, index % 2 ? ton : nuan))
  expect(outcomes.filter(({ adjusted }) => adjusted)).toHaveLength(1)
  expect(await stockRow(db, light)).toEqual({ total: total + 5, reserved: 0 })
  expect(await adjust(5)).toMatchObject({ adjusted: false, item: { total: total + 5 } })
  expect(await adjust(0, { total: total + 5 })).toMatchObject({ adjusted: false })
})

test('concurrent reservations and a removal never exceed the stock', async () => {
  const outcomes = await Promise.all([
    ...Array.from({ length: 20 }, () => reserve().catch(() => false)),
    adjust(10 - total).then(({ adjusted }) => adjusted),
    ...Array.from({ length: 20 }, () => reserve().catch(() => false)),
  ])
  const row = await stockRow(db, light)
  expect(row?.reserved).toBeLessThanOrEqual(row?.total ?? 0)
  const reserved = outcomes.filter((isDone, index) => isDone && index !== 20).length
  expect(row).toEqual({ total: outcomes[20] ? 10 : total, reserved })
  expect(await unbalancedStock(db)).toEqual([])
})

test('the history is returned page by page, newest first', async () => {
  for (let count = 0; count < 5; count += 1) await reserve()
  const first = await movements({ limit: '4' })
  const second = await movements({ limit: '4', cursor: first.nextCursor ?? '' })
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([4, 2, null])
  expect(second.items.at(-1)?.cause).toBe('opening')
})

test('a reason with markup is stored and returned as text', async () => {
  const note = '<img src=x onerror=alert(1)> =HYPERLINK("http://a")'
  await adjust(1, { note })
  expect((await movements()).items[0]?.note).toBe(note)
})

test.each([
  ['no reason', { note: undefined }],
  ['a reason of blanks', { note: '    ' }],
  ['a reason with a bidirectional control', { note: 'abc\u202Edef' }],
  ['a reason that is too long', { note: 'a'.repeat(201) }],
  ['a count with decimals', { count: 1.5 }],
  ['a count that is too large', { count: 100_001 }],
  ['a prize, whose stock the catalog sets', { kind: 'prize' }],
  ['an id with a quote', { id: "night-light' or 1=1" }],
])('adjustStock rejects %s', async (_, rest) => {
  const body = adjustment(1, rest)
  expect(await staffSide.call('adjustStock', ton, { body })).toMatchObject({ status: 400 })
  expect(await db.$count(stockMovements)).toBe(0)
})

test('an item that the catalog does not contain is not found', async () => {
  const body = adjustment(1, { id: 'no-such-item' })
  expect(await staffSide.call('adjustStock', ton, { body })).toMatchObject({ status: 404 })
  const query = { kind: 'gift', id: 'no-such-item' }
  expect(await staffSide.call('listStockMovements', ton, { query })).toMatchObject({ status: 404 })
})

test('staff without the permission can neither read nor change the stock', async () => {
  const support = await staffSide.sessionOf('mali', 'support')
  expect(await staffSide.call('listStock', support)).toMatchObject({ status: 403 })
  const body = adjustment(1)
  expect(await staffSide.call('adjustStock', support, { body })).toMatchObject({ status: 403 })
  expect(await db.select().from(stock).where(eq(stock.item, light.item))).toEqual([])
})
