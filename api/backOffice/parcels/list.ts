// Lists gift claims, redemptions and prizes that are sent as parcels, oldest first. Each combination of table and state
// is read by an index that has the order of the list, so that no page scans rows.
import { and, asc, eq, lte, sql, type Column, type SQL } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { isParcel, redemptions } from '../../coins/tables.ts'
import { gifts } from '../../catalog/gifts.ts'
import { mallProducts } from '../../catalog/mall.ts'
import { parcelsBySource } from '../../fulfillment/parcels.ts'
import { commonStates, unsentStates, type FulfillmentState } from '../../fulfillment/states.ts'
import type { parcels } from '../../fulfillment/tables.ts'
import { giftClaims } from '../../gifts/tables.ts'
import { addressCountry } from '../../store/columns.ts'
import type { Database } from '../../store/store.ts'

type Schemas = components['schemas']

const states: readonly FulfillmentState[] = [...commonStates, 'expired']

type Page = { cursor?: string | undefined; limit: number; now: Date }

/** Returns a page of parcels, and the cursor of the next page. */
export async function listParcels(
  db: Database,
  filter: Schemas['ParcelFilter'],
  { cursor, limit, now }: Page,
): Promise<Schemas['StaffParcelList']> {
  const after = cursor === undefined ? undefined : positionOf(cursor)
  const listing = { filter, after, limit: limit + 1, now }
  const pages = await Promise.all(
    statesIn(filter.state).flatMap((state) => [
      giftsIn(db, state, listing),
      ...(state === 'expired' ? [] : [redemptionsIn(db, state, listing)]),
    ]),
  )
  const rows = pages.flat().toSorted(byAge)
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return {
    items: await withTracking(db, items),
    nextCursor: last ? `${last.orderedAt.getTime().toString(36)}-${last.id}` : null,
  }
}

export function statesIn(state: Schemas['StaffParcelFilterState'] = 'unsent'): readonly FulfillmentState[] {
  if (state === 'unsent') return unsentStates
  return state === 'all' ? states : [state]
}

type Row = {
  id: string
  source: Schemas['StaffParcelSource']
  kind: Schemas['StaffParcelKind']
  product: string
  countryCode: string | null
  state: FulfillmentState
  orderedAt: Date
  stateAt: string
}

const byAge = (a: Row, b: Row) => a.orderedAt.getTime() - b.orderedAt.getTime() || (a.id < b.id ? -1 : 1)

type Position = { at: Date; id: string }

/** Reads a cursor, which contains the time and the id of the last row. @throws BAD_REQUEST */
function positionOf(cursor: string): Position {
  const [, time = '', id = ''] = /^([\da-z]{1,9})-(.+)$/.exec(cursor) ?? []
  const at = new Date(Number.parseInt(time, 36))
  if (id === '' || Number.isNaN(at.getTime()))
    refuse('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'cursor' }] })
  return { at, id }
}

type Listing = {
  filter: Schemas['ParcelFilter']
  after: Position | undefined
  limit: number
  now: Date
}

async function giftsIn(db: Database, state: FulfillmentState, listing: Listing): Promise<Row[]> {
  const rows = await db
    .select()
    .from(giftClaims)
    .where(and(eq(giftClaims.state, state), isSelected(giftColumns, listing)))
    .orderBy(asc(giftClaims.claimedAt), asc(giftClaims.id))
    .limit(listing.limit)
  return rows.map(giftRow)
}

export const giftRow = (claim: typeof giftClaims.$inferSelect): Row => ({
  id: claim.id,
  source: 'gift',
  kind: claim.kind === 'won' ? 'prize' : 'gift',
  product: gifts().get(claim.gift)?.name.en ?? claim.gift,
  countryCode: claim.address.countryCode,
  state: claim.state,
  orderedAt: claim.claimedAt,
  stateAt: claim.steps.at(-1)?.at ?? claim.claimedAt.toISOString(),
})

async function redemptionsIn(
  db: Database,
  state: Exclude<FulfillmentState, 'expired'>,
  listing: Listing,
): Promise<Row[]> {
  const rows = await db
    .select()
    .from(redemptions)
    .where(and(isParcel(redemptions), eq(redemptions.state, state), isSelected(redemptionColumns, listing)))
    .orderBy(asc(redemptions.redeemedAt), asc(redemptions.id))
    .limit(listing.limit)
  return rows.map(redemptionRow)
}

export const redemptionRow = (row: typeof redemptions.$inferSelect): Row => ({
  id: row.id,
  source: 'redemption',
  kind: 'redemption',
  product: mallProducts().get(row.product)?.name.en ?? row.product,
  countryCode: row.address?.countryCode ?? null,
  state: row.state,
  orderedAt: row.redeemedAt,
  stateAt: row.stateAt.toISOString(),
})

type Columns = Record<'id' | 'product' | 'orderedAt', Column> & Parameters<typeof addressCountry>[0]

export const giftColumns: Columns = {
  id: giftClaims.id,
  product: giftClaims.gift,
  orderedAt: giftClaims.claimedAt,
  address: giftClaims.address,
}
export const redemptionColumns: Columns = {
  id: redemptions.id,
  product: redemptions.product,
  orderedAt: redemptions.redeemedAt,
  address: redemptions.address,
}

/** Returns the condition of the filter, without its state. */
export function isSelected(table: Columns, { filter, after, now }: Omit<Listing, 'limit'>): SQL | undefined {
  const { product, countryCode, olderThan } = filter
  return and(
    product === undefined ? undefined : eq(table.product, product),
    countryCode === undefined ? undefined : eq(addressCountry(table), countryCode),
    olderThan === undefined
      ? undefined
      : lte(table.orderedAt, new Date(now.getTime() - olderThan * 86_400_000)),
    after && sql`(${table.orderedAt}, ${table.id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`,
  )
}

/** Returns the parcels in the format of the contract, with carrier and tracking number. */
async function withTracking(db: Database, rows: readonly Row[]): Promise<Schemas['StaffParcelItem'][]> {
  const trackings = await parcelsBySource(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => itemOf(row, trackings.get(`${row.source} ${row.id}`)))
}

type Tracking = Pick<typeof parcels.$inferSelect, 'carrier' | 'trackingNumber'>

export const itemOf = (row: Row, tracking: Tracking | undefined): Schemas['StaffParcelItem'] => ({
  ...row,
  orderedAt: row.orderedAt.toISOString(),
  carrier: tracking?.carrier ?? null,
  trackingNumber: tracking?.trackingNumber ?? null,
})

/** Returns gifts and products of the catalog that are sent as parcels, by English name. */
export function parcelProducts(): Schemas['ParcelProduct'][] {
  const products = [
    ...gifts().values(),
    ...[...mallProducts().values()].filter(({ voucher }) => voucher === undefined),
  ]
  const names = new Map(products.map(({ id, name }) => [id, name.en]))
  return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
