// Tests the list of parcels: filters, pages and indexes, addresses with their audit, moves, export and saved views.
import { parse } from 'csv-parse/sync'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveAddress, giveCoins } from '#tests/support/give.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { openStaffSide } from '#tests/support/staff.ts'
import { auditEntries } from '../audit/tables.ts'
import { fulfil } from '../backOffice/fulfil.ts'
import { listParcels } from '../backOffice/parcels/list.ts'
import { redemptions } from '../coins/tables.ts'
import { parcels } from '../fulfillment/tables.ts'
import { giftClaims } from '../gifts/tables.ts'
import { parcelViews } from '../staff/tables.ts'
import { newId } from '../store/id.ts'

const api = await testApi()
const { db } = api.store
const staffSide = await openStaffSide(api)
const ploy = await staffSide.sessionOf('ploy', 'fulfillment')

beforeEach(async () => {
  for (const table of [giftClaims, redemptions, parcels, parcelViews]) await db.delete(table)
})

type Place = { countryCode?: string; line1?: string }

async function claimGift(place: Place = {}, member?: TestMember) {
  const owner = member ?? (await addMember(api))
  const body = { id: 'muslin-cloth', addressId: await giveAddress(api, owner, place) }
  const { id } = await dataOf(api, 'claimGift', { token: owner.token, body })
  return { kind: 'gift' as const, id, memberId: owner.uid, token: owner.token }
}

async function redeem(place: Place = {}) {
  const member = await addMember(api)
  await giveCoins(api, member, 150)
  const body = { productId: 'cosy-socks', addressId: await giveAddress(api, member, place) }
  const { redemption } = await dataOf(api, 'redeemMallProduct', { token: member.token, body })
  return { kind: 'redemption' as const, id: redemption.id, memberId: member.uid, token: member.token }
}

type Source = { kind: 'gift' | 'redemption'; id: string }
const refOf = ({ kind, id }: Source) => ({ kind, id })

async function report(source: Source, ...states: ('confirmed' | 'shipped' | 'delivered' | 'returned')[]) {
  const { now } = api.clock
  for (const state of states)
    await fulfil(db, { source: refOf(source), at: now.toISOString(), state }, { by: 'test', now })
}

const listed = async (query: Record<string, string> = {}) =>
  (await staffSide.dataOf('listStaffParcels', ploy, { query })).items
const idsOf = async (query: Record<string, string> = {}) => (await listed(query)).map(({ id }) => id)

test('listStaffParcels returns unsent gifts, redemptions and prizes, oldest first, page by page', async () => {
  const gift = await claimGift()
  api.wait(60)
  const redemption = await redeem({ countryCode: 'VN' })
  api.wait(60)
  const prize = await claimGift()
  await db.update(giftClaims).set({ kind: 'won' }).where(eq(giftClaims.id, prize.id))
  const shipped = await claimGift()
  await report(shipped, 'shipped')
  const first = await staffSide.dataOf('listStaffParcels', ploy, { query: { limit: '2' } })
  expect(first.items).toMatchObject([
    { id: gift.id, kind: 'gift', source: 'gift', countryCode: 'TH', state: 'reserved', carrier: null },
    { id: redemption.id, kind: 'redemption', product: 'Cozy socks', countryCode: 'VN' },
  ])
  expect(JSON.stringify(first)).not.toContain('Canary')
  const query = { limit: '2', cursor: first.nextCursor ?? '' }
  const second = await staffSide.dataOf('listStaffParcels', ploy, { query })
  expect(second.items).toMatchObject([{ id: prize.id, kind: 'prize', source: 'gift' }])
  expect(second.nextCursor).toBeNull()
  expect(await idsOf({ state: 'shipped' })).toEqual([shipped.id])
  expect(await idsOf({ state: 'all' })).toHaveLength(4)
})

test('listStaffParcels filters by product, country and age', async () => {
  const [gift, redemption] = [await claimGift(), await redeem({ countryCode: 'VN' })]
  api.wait(8 * 86_400)
  const young = await claimGift()
  const session = await staffSide.sessionOf('ploy', 'fulfillment')
  const matching = async (query: Record<string, string>) =>
    (await staffSide.dataOf('listStaffParcels', session, { query })).items.map(({ id }) => id)
  expect(await matching({ product: 'cosy-socks' })).toEqual([redemption.id])
  expect(await matching({ countryCode: 'TH' })).toEqual([gift.id, young.id])
  expect(await matching({ countryCode: 'TH', product: 'cosy-socks' })).toEqual([])
  expect(await matching({ olderThan: '7' })).toEqual([gift.id, redemption.id])
  expect(await matching({ olderThan: '7', countryCode: 'VN', product: 'cosy-socks' })).toEqual([
    redemption.id,
  ])
})

test.each<Record<string, string>>([
  { cursor: 'x' },
  { cursor: '-1' },
  { state: 'constructor' },
  { countryCode: 'th' },
  { olderThan: '0' },
])('listStaffParcels rejects the query %j', async (query) => {
  const session = await staffSide.sessionOf('ploy', 'fulfillment')
  expect(await staffSide.call('listStaffParcels', session, { query })).toMatchObject({ status: 400 })
})

test.each([
  ['gift_claims_state', {}],
  ['gift_claims_country', { countryCode: 'TH' }],
  ['gift_claims_gift', { product: 'muslin-cloth', countryCode: 'TH' }],
])('the index %s serves the list of gifts with the filter %j in its order', async (index, filter) => {
  await db.transaction(async (tx) => {
    // A small table has cheaper plans than the index.
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    const statement = {
      gift_claims_state: sql`state = 'packed'`,
      gift_claims_country: sql`state = 'packed' and (address ->> 'countryCode') = 'TH'`,
      gift_claims_gift: sql`state = 'packed' and gift = 'muslin-cloth' and (address ->> 'countryCode') = 'TH'`,
    }[index]
    const { rows } = await tx.execute(
      sql`explain select * from gift_claims where ${statement} order by claimed_at, id limit 21`,
    )
    const plan = JSON.stringify(rows)
    expect(plan).toContain(index)
    expect(plan).not.toContain('Sort')
    await listParcels(tx, filter, { limit: 20, now: api.clock.now })
  })
})

test('openParcels returns addresses, and records each reading in the audit', async () => {
  const session = await staffSide.sessionOf('ploy', 'fulfillment')
  const [gift, redemption] = [await claimGift(), await redeem()]
  const items = [redemption, gift, { kind: 'gift' as const, id: newId() }].map(refOf)
  const opened = await staffSide.dataOf('openParcels', session, { body: { items } })
  expect(opened.items).toMatchObject([
    {
      id: redemption.id,
      memberId: redemption.memberId,
      address: { recipient: 'Canary Mali', phone: '+66812345678', country: 'Thailand' },
      nextStates: ['confirmed', 'packed', 'shipped', 'delivered', 'cancelled'],
      advice: [],
    },
    { id: gift.id, address: { lines: ['12 Canary Road', expect.any(String)] } },
  ])
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.what, 'parcel-opened'))
    .orderBy(asc(auditEntries.id))
  expect(entries.map(({ subject, memberId }) => [subject, memberId])).toEqual([
    [`redemption:${redemption.id}`, redemption.memberId],
    [`gift:${gift.id}`, gift.memberId],
  ])
  expect(entries[0]?.by).toMatch(/^staff:/)
})

test('a returned parcel shows the next steps', async () => {
  const session = await staffSide.sessionOf('ploy', 'fulfillment')
  const [undelivered, sentBack] = [await redeem(), await redeem()]
  await report(undelivered, 'shipped', 'returned')
  await report(sentBack, 'shipped', 'delivered', 'returned')
  const body = { items: [undelivered, sentBack].map(refOf) }
  const { items } = await staffSide.dataOf('openParcels', session, { body })
  expect(items.map(({ advice, nextStates }) => [advice, nextStates])).toEqual([
    [['memberCanReorder', 'checkPiece'], []],
    [['memberSentBack', 'checkPiece'], []],
  ])
})

test('moveParcels moves each parcel by the rules of the webhooks, and reports each result', async () => {
  const session = await staffSide.sessionOf('ploy', 'fulfillment')
  const [packed, cancelled, delivered] = [await claimGift(), await claimGift(), await redeem()]
  await api.call('cancelGiftClaim', { token: cancelled.token, path: { id: cancelled.id } })
  await report(delivered, 'delivered')
  const items = [packed, cancelled, delivered, { kind: 'gift' as const, id: newId() }].map(refOf)
  const moved = await staffSide.dataOf('moveParcels', session, { body: { items, state: 'packed' } })
  expect(moved.items.map(({ outcome, text }) => [outcome, text])).toEqual([
    ['moved', 'The parcel is packed now.'],
    ['refused', 'The parcel is cancelled and cannot become packed.'],
    ['unchanged', 'The parcel was delivered before.'],
    ['unknown', 'This parcel does not exist.'],
  ])
  const gift = await dataOf(api, 'getMyGift', { token: packed.token, path: { id: packed.id } })
  expect(gift).toMatchObject({ state: 'packed' })
  const acts = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `gift:${packed.id}`))
  expect(acts.map(({ what: act, outcome }) => [act, outcome])).toEqual([['gift-moved', 'packed']])
  expect(acts[0]?.by).toMatch(/^staff:/)
})

test('moveParcels refuses the return of a parcel that was not shipped', async () => {
  const session = await staffSide.sessionOf('ploy', 'fulfillment')
  const items = [await claimGift(), await redeem()].map(refOf)
  const moved = await staffSide.dataOf('moveParcels', session, { body: { items, state: 'returned' } })
  expect(moved.items.map(({ outcome }) => outcome)).toEqual(['refused', 'refused'])
})

test('ten concurrent moves of one parcel ship it once', async () => {
  const session = await staffSide.sessionOf('ploy', 'fulfillment')
  const gift = await claimGift()
  const body = { items: [refOf(gift)], state: 'shipped', carrier: 'DHL', trackingNumber: '1' }
  const replies = await atOnce(10, () => staffSide.dataOf('moveParcels', session, { body }))
  expect(replies.map(({ items }) => items[0]?.outcome)).not.toContain('failed')
  const { items } = await dataOf(api, 'listNotices', { token: gift.token })
  expect(items.filter(({ kind }) => kind === 'gift-shipped')).toHaveLength(1)
})

test('cells of an export that a spreadsheet would run start with an apostrophe', async () => {
  const session = await staffSide.sessionOf('ploy', 'fulfillment')
  const member = await addMember(api)
  const gift = await claimGift({ line1: '=HYPERLINK("https://example.com";"x")' }, member)
  await db
    .update(giftClaims)
    .set({
      address: sql`${giftClaims.address} || '{"recipient":"@SUM(1+1)","line2":"a;=1+1","ward":"\\t=1"}'`,
    })
    .where(eq(giftClaims.id, gift.id))
  const { csv, fileName } = await staffSide.dataOf('exportParcels', session, {
    body: { items: [refOf(gift)] },
  })
  expect(fileName).toMatch(/^parcels-\d{4}-\d\d-\d\d\.csv$/)
  const rows: string[][] = parse(csv, { bom: true })
  const [header = [], cells = []] = rows
  const row = Object.fromEntries(header.map((name, at) => [name, cells[at]]))
  expect(row).toMatchObject({
    kind: 'gift',
    id: gift.id,
    recipient: "'@SUM(1+1)",
    phone: "'+66812345678",
    address_1: `'=HYPERLINK("https://example.com";"x")`,
    address_2: 'a;=1+1',
    address_3: "'\t=1",
  })
  expect(csv).toContain('"a;=1+1"')
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.what, 'parcel-exported'))
  expect(entry).toMatchObject({ memberId: member.uid, subject: `gift:${gift.id}` })
})

test('saved views belong to the staff member, and a view of the same name is replaced', async () => {
  const [first, second] = [
    await staffSide.sessionOf('ploy', 'fulfillment'),
    await staffSide.sessionOf('nok', 'admin'),
  ]
  const save = (name: string, filter: object) =>
    staffSide.dataOf('saveParcelView', first, { body: { name, filter } })
  expect(await save('To pack', { state: 'confirmed' })).toEqual({ saved: true })
  expect(await save('To pack', { state: 'confirmed', countryCode: 'TH' })).toEqual({ saved: true })
  const { items } = await staffSide.dataOf('listParcelViews', first)
  expect(items).toMatchObject([{ name: 'To pack', filter: { state: 'confirmed', countryCode: 'TH' } }])
  expect(await staffSide.dataOf('listParcelViews', second)).toEqual({ items: [] })
  const path = { id: items[0]?.id ?? '' }
  await staffSide.call('removeParcelView', second, { path })
  expect((await staffSide.dataOf('listParcelViews', first)).items).toHaveLength(1)
  await staffSide.call('removeParcelView', first, { path })
  expect(await staffSide.dataOf('listParcelViews', first)).toEqual({ items: [] })
})

test('a staff member has at most 50 views, even with concurrent calls', async () => {
  const session = await staffSide.sessionOf('ploy', 'fulfillment')
  const replies = await atOnce(60, (at) =>
    staffSide.dataOf('saveParcelView', session, { body: { name: `View ${at}`, filter: {} } }),
  )
  expect(replies.filter(({ saved }) => saved)).toHaveLength(50)
})

test('only staff with the permission can read and move parcels', async () => {
  const support = await staffSide.sessionOf('mali', 'support')
  const body = { items: [refOf(await claimGift())] }
  expect(await staffSide.call('listStaffParcels', support)).toMatchObject({ status: 403 })
  expect(await staffSide.call('openParcels', support, { body })).toMatchObject({ status: 403 })
  expect(await staffSide.call('moveParcels', support, { body: { ...body, state: 'packed' } })).toMatchObject({
    status: 403,
  })
})
