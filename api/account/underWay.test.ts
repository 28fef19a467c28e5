// Tests that the preview of an account deletion lists everything that the member would lose, such as parcels in transit
// and vouchers.
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { eventRegistrations, raffleDraws, raffleEntries } from '../activities/tables.ts'
import { redemptions } from '../coins/tables.ts'
import { giftClaims } from '../gifts/tables.ts'
import { parcels } from '../fulfillment/tables.ts'
import { drawTickets, vouchers } from '../rewards/tables.ts'
import * as schema from '../schema/schema.ts'
import { sources } from './underWay.ts'

const api = await testApi()
const { db } = api.store
const day = 86_400_000
const now = api.clock.now
const after = (days: number) => new Date(now.getTime() + days * day)
let rowCount = 0
const id = () => `row-${(rowCount += 1)}`

const address = {
  id: 'address',
  isDefault: true,
  recipient: 'Mali Srisuk',
  phone: '+66812345678',
  countryCode: 'TH',
  line1: '1 Rama I Road',
}

/**
 * Catalog ids of gifts, draws and other items in the rows that the tests insert. The draw `closedDraw` has ended, and
 * the raffle `drawnRaffle` has been drawn.
 */
const things = {
  redemption: 'muslin-cloths',
  gift: 'night-light',
  voucher: 'welcome-10',
  draw: 'winter-lights',
  closedDraw: 'autumn-thanks',
  raffle: '2025-RegistryWeekend',
  drawnRaffle: '2026-TeaTable',
  event: '2025-EventRegistration',
}

async function addParcel(
  memberId: string,
  name: string,
  { state, days = -1 }: { state: 'inTransit' | 'delivered'; days?: number },
) {
  const steps = [{ state, at: after(days).toISOString(), place: null, note: null }]
  await db
    .insert(parcels)
    .values({ id: id(), memberId, sourceKind: 'order', sourceId: id(), key: 'only', name, steps })
}

type RedemptionState = (typeof redemptions.$inferSelect)['state']

async function addRedemption(memberId: string, slot: number, ...states: RedemptionState[]) {
  const [state = 'reserved'] = states.toReversed()
  const steps = states.map((each) => ({ state: each, at: now.toISOString() }))
  const row = { id: id(), memberId, product: things.redemption, slot, price: 10, state, steps, address }
  await db.insert(redemptions).values({ ...row, redeemedAt: now, stateAt: now })
}

async function addClaim(memberId: string, state: 'reserved' | 'shipped' | 'cancelled') {
  const row = { id: id(), memberId, gift: things.gift, kind: 'won', once: id(), state } as const
  await db.insert(giftClaims).values({ ...row, steps: [], coins: 0, address, claimedAt: now })
}

async function addVoucher(memberId: string, state: 'active' | 'reserved' | 'used' | 'void', days: number) {
  const row = { id: id(), memberId, voucher: things.voucher, source: 'test', reference: id(), state }
  await db.insert(vouchers).values({ ...row, grantedAt: now, expiresAt: after(days) })
}

async function addTickets(
  memberId: string,
  draw: string,
  { many, usedAt = null }: { many: number; usedAt?: Date | null },
) {
  const reference = id()
  const rows = Array.from({ length: many }, (_, number) => ({ id: id(), reference, number }))
  await db.insert(drawTickets).values(rows.map((row) => ({ ...row, memberId, draw, usedAt, grantedAt: now })))
}

const addEntry = async (memberId: string, activity: string) =>
  void (await db
    .insert(raffleEntries)
    .values({ id: id(), memberId, activity, state: 'entered', enteredAt: now }))

const addPlace = async (memberId: string, state: 'registered' | 'cancelled') =>
  void (await db
    .insert(eventRegistrations)
    .values({ id: id(), memberId, activity: things.event, state, registeredAt: now }))

/**
 * Adds rows of each kind that the member would lose by deleting the account, such as a parcel in transit and a usable
 * voucher.
 */
async function fill(memberId: string, order: string) {
  await addParcel(memberId, order, { state: 'inTransit' })
  await addRedemption(memberId, 1, 'reserved')
  await addRedemption(memberId, 2, 'shipped')
  await addRedemption(memberId, 4, 'shipped', 'returned')
  await addClaim(memberId, 'reserved')
  await addClaim(memberId, 'shipped')
  await addVoucher(memberId, 'active', 1)
  await addVoucher(memberId, 'reserved', 1)
  await addTickets(memberId, things.draw, { many: 3 })
  await addEntry(memberId, things.raffle)
  await addPlace(memberId, 'registered')
}

async function fillEnded(memberId: string) {
  await addParcel(memberId, '#2', { state: 'delivered' })
  await addParcel(memberId, '#3', { state: 'inTransit', days: -61 })
  await addRedemption(memberId, 3, 'delivered')
  await addRedemption(memberId, 5, 'shipped', 'delivered', 'returned')
  await addClaim(memberId, 'cancelled')
  await addVoucher(memberId, 'used', 1)
  await addVoucher(memberId, 'void', 1)
  await addVoucher(memberId, 'active', -1)
  await addTickets(memberId, things.draw, { many: 1, usedAt: now })
  await addTickets(memberId, things.closedDraw, { many: 1 })
  await addEntry(memberId, things.drawnRaffle)
  await addPlace(memberId, 'cancelled')
}

await db.insert(raffleDraws).values({ activity: things.drawnRaffle, drawnAt: after(-1) })

const shownTo = async (token: string, language?: string) =>
  (await dataOf(api, 'getDeletionPreview', { token, ...(language && { language }) })).underWay

const baby = new Set(['redemption', 'raffleEntry', 'eventPlace'])
const all = [
  { kind: 'parcel', name: '#1', count: 1 },
  { kind: 'redemption', name: 'Three muslin cloths', count: 3 },
  { kind: 'gift', name: 'Night light', count: 2 },
  { kind: 'voucher', name: '10% off your next order', count: 2 },
  { kind: 'ticket', name: 'Winter lights', count: 3 },
  { kind: 'raffleEntry', name: 'Registry weekend', count: 1 },
  { kind: 'eventPlace', name: 'Parents’ mornings', count: 1 },
]

test('getDeletionPreview groups items of the same kind and name into one entry with their number', async () => {
  const { uid, token } = await addMember(api)
  await fill(uid, '#1')
  expect(await shownTo(token)).toEqual(all)
})

test('getDeletionPreview lists neither completed or expired items nor items of another member', async () => {
  const { uid, token } = await addMember(api)
  const other = await addMember(api)
  await fillEnded(uid)
  await fill(other.uid, '#1')
  expect(await shownTo(token)).toEqual([])
})

test('getDeletionPreview returns names in the language of the request', async () => {
  const { uid, token } = await addMember(api)
  await addVoucher(uid, 'active', 1)
  expect(await shownTo(token, 'th')).toEqual([
    { kind: 'voucher', name: 'ส่วนลด 10% สำหรับคำสั่งซื้อถัดไป', count: 1 },
  ])
})

test('getDeletionPreview hides the names of baby products from a member who has hidden baby content', async () => {
  const { uid, token } = await addMember(api)
  await fill(uid, '#1')
  await db.update(schema.members).set({ babyContentSilencedAt: now }).where(eq(schema.members.id, uid))
  expect(await shownTo(token)).toEqual(all.map((row) => (baby.has(row.kind) ? { ...row, name: null } : row)))
})

test('getDeletionPreview lists 10,000 tickets of a draw as one entry, and all orders after the first 100 as one entry', async () => {
  const { uid, token } = await addMember(api)
  for (let batch = 0; batch < 10; batch += 1) await addTickets(uid, things.draw, { many: 1000 })
  for (let order = 1; order <= 103; order += 1) await addParcel(uid, `#${order}`, { state: 'inTransit' })
  const entries = await shownTo(token)
  expect(entries.filter(({ kind }) => kind === 'ticket')).toEqual([
    { kind: 'ticket', name: 'Winter lights', count: 10_000 },
  ])
  expect(entries.filter(({ kind }) => kind === 'parcel')).toHaveLength(101)
  expect(entries).toContainEqual({ kind: 'parcel', name: null, count: 3 })
})

/** Tables with a state column that the preview does not list, because their rows have no value to the member. */
const unlistedTables = [
  'activations',
  'contact_messages',
  'gift_registrations',
  // The preview does not list orders, because it lists their parcels.
  'orders',
  'right_proofs',
  'uploads',
]

test('each table with member ids and a state is either listed in the preview or explicitly excluded', () => {
  const tables = Object.values<unknown>(schema).filter((each) => is(each, PgTable))
  const statefulTables = tables.filter((table) => {
    const columns = getTableColumns(table)
    return 'memberId' in columns && ['state', 'steps', 'usedAt'].some((name) => name in columns)
  })
  const listed = sources.map(({ owner }) => getTableName(owner.table))
  expect([...listed, ...unlistedTables].toSorted()).toEqual(statefulTables.map(getTableName).toSorted())
})
