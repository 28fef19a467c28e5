// Reads pages of what members redeemed, calls one off, and moves its parcel through the warehouse.
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { recordActs } from '../audit/recordActs.ts'
import { shownAddress } from '../addresses/index.ts'
import { mallProducts, productPicture } from '../catalog/mall.ts'
import { releaseStock } from '../fulfillment/stock.ts'
import type { Language } from '../locale/language.ts'
import { refuse, type ReasonCode } from '#shared/protocol/refuse.ts'
import type { Member } from '../members/member.ts'
import {
  arrivalAt,
  followParcel,
  parcelsOf,
  undoSpending,
  type CalledOffBy,
  type ToldParcel,
} from '../orders/index.ts'
import type { Database } from '../store/store.ts'
import { redemptions, type redemptionStates } from './tables.ts'

type Schemas = components['schemas']
export type RedemptionRow = typeof redemptions.$inferSelect
type State = (typeof redemptionStates)[number]

/** Under which the price is in the ledger, and the voucher given. */
export const referenceOf = (redemptionId: string) => `mall:${redemptionId}`

/** The reference of the redemption in the ledger of stock movements. */
export const stockReferenceOf = (redemptionId: string) => `redemption:${redemptionId}`

/** Newest first. */
export async function redemptionsOf(
  db: Database,
  memberId: string,
  before: string | undefined,
  limit: number,
) {
  const own = eq(redemptions.memberId, memberId)
  return await db
    .select()
    .from(redemptions)
    .where(before === undefined ? own : and(own, lt(redemptions.id, before)))
    .orderBy(desc(redemptions.id))
    .limit(limit)
}

/** One of the member's. */
export async function redemptionOf(db: Database, memberId: string, id: string): Promise<RedemptionRow> {
  const own = and(eq(redemptions.id, id), eq(redemptions.memberId, memberId))
  const [row] = await db.select().from(redemptions).where(own)
  return row ?? refuse('NOT_FOUND')
}

/**
 * Calls off one that is reserved, or that came back undelivered: the coins return. The piece of a reserved one returns to stock;
 * the back office decides that for a parcel that came back. A repeat changes nothing.
 * @throws NOT_FOUND, REDEMPTION_UNDER_WAY
 */
export async function cancel(db: Database, memberId: string, id: string, now: Date): Promise<RedemptionRow> {
  return await db.transaction(async (tx) => {
    const own = and(eq(redemptions.id, id), eq(redemptions.memberId, memberId))
    const known = await redemptionOf(tx, memberId, id)
    const from = isUndelivered(known) ? 'returned' : 'reserved'
    const cancelled = await transition(tx, id, { from: [from], to: 'cancelled', now })
    if (cancelled) {
      await recordActs(tx, now, { what: 'redemption-cancelled', memberId, subject: `redemption:${id}` })
      // A parcel that came back undelivered is the brand's matter, also if the member gives it up.
      const calledOffBy = from === 'reserved' ? 'member' : 'brand'
      await returnCoins(tx, cancelled, { now, calledOffBy })
      if (from === 'reserved') await releasePiece(tx, cancelled, { now })
      return cancelled
    }
    const [row = known] = await tx.select().from(redemptions).where(own)
    if (row.state === 'cancelled') return row
    return refuse('REDEMPTION_UNDER_WAY', { reasons: [{ code: stages[row.state] }] })
  })
}

async function giveBack(tx: Database, cancelled: RedemptionRow, { now, by }: Act): Promise<RedemptionRow> {
  await returnCoins(tx, cancelled, { now, calledOffBy: 'brand' })
  await releasePiece(tx, cancelled, { now, by })
  return cancelled
}

/** `by`: the agent, webhook or job; undefined for the member. */
type Act = { now: Date; by?: string | undefined }

const releasePiece = (tx: Database, { id, product: item }: RedemptionRow, { now, by }: Act) =>
  releaseStock(
    tx,
    { kind: 'product', item },
    { reason: 'cancellation', by, reference: stockReferenceOf(id), at: now },
  )

type Why = { now: Date; calledOffBy: CalledOffBy }

const returnCoins = (tx: Database, { memberId, id }: RedemptionRow, why: Why) =>
  undoSpending(tx, { memberId, reference: referenceOf(id), ...why })

/** The parcel came back before it reached the member. */
const isUndelivered = ({ state, steps }: Pick<RedemptionRow, 'state' | 'steps'>) =>
  state === 'returned' && !steps.some((step) => step.state === 'delivered')

/** Why it is too late to call one off. */
const stages: Record<Exclude<State, 'cancelled'>, ReasonCode> = {
  // It was confirmed and put back between the two looks at it.
  reserved: 'STATE_CONFIRMED',
  confirmed: 'STATE_CONFIRMED',
  packed: 'STATE_PACKED',
  shipped: 'STATE_SHIPPED',
  delivered: 'STATE_DELIVERED',
  returned: 'STATE_RETURNED',
}

/** From where the warehouse brings a parcel into a state. */
const before = {
  confirmed: ['reserved'],
  packed: ['confirmed'],
  shipped: ['packed'],
  delivered: ['shipped'],
  returned: ['shipped', 'delivered'],
  cancelled: ['reserved', 'confirmed', 'packed'],
} as const satisfies Partial<Record<State, State[]>>

type RedemptionMove = Act & { to: keyof typeof before; parcel?: Partial<ToldParcel> | undefined }

/**
 * The warehouse moves a parcel on, or calls it off because it cannot be sent: then all of it goes back. A returned one
 * keeps its price and its place within the member's limit.
 * @returns it as it is now; `undefined` where it was not where it can come from
 */
export async function transitionRedemption(
  db: Database,
  id: string,
  { to, now, parcel, by }: RedemptionMove,
): Promise<RedemptionRow | undefined> {
  return await db.transaction(async (tx) => {
    const row = await transition(tx, id, { from: before[to], to, now })
    if (row && to === 'cancelled') return await giveBack(tx, row, { now, by })
    if (row && (to === 'shipped' || to === 'delivered' || to === 'returned'))
      await followParcel(tx, parcelOwner(row), { to, steps: row.steps, now, parcel })
    return row
  })
}

export const parcelOwner = ({ id, memberId, product: name }: RedemptionRow) =>
  ({ kind: 'redemption', id, memberId, name }) as const

async function transition(
  tx: Database,
  id: string,
  { from, to, now }: { from: readonly State[]; to: State; now: Date },
): Promise<RedemptionRow | undefined> {
  const step = JSON.stringify([{ state: to, at: now.toISOString() }])
  const [row] = await tx
    .update(redemptions)
    .set({ state: to, stateAt: now, steps: sql`${redemptions.steps} || ${step}::jsonb` })
    .where(and(eq(redemptions.id, id), inArray(redemptions.state, [...from])))
    .returning()
  return row
}

/** Whose redemptions they are, and when it is asked. */
export type Viewer = { member: Pick<Member, 'timeZone'>; language: Language; now: Date }

/** With their parcels, as the contract shows them. */
export async function shownRedemptions(db: Database, viewer: Viewer, rows: RedemptionRow[]) {
  const parcels = await parcelsOf(
    db,
    'redemption',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => redemptionFor(viewer, row, parcels.get(row.id)))
}

/** @param parcels none before it was sent */
export function redemptionFor(
  { member, language, now }: Viewer,
  row: RedemptionRow,
  parcels: Schemas['Parcel'][] = [],
): Schemas['Redemption'] {
  const { id, product, price, state, steps, address, voucherId, redeemedAt } = row
  return {
    id,
    product: {
      id: product,
      name: mallProducts.get(product)?.name[language] ?? product,
      picture: productPicture(product),
    },
    price,
    state,
    redeemedAt: redeemedAt.toISOString(),
    stateAt: row.stateAt.toISOString(),
    address: address && shownAddress(address, language),
    voucherId,
    parcel: parcels[0] ?? null,
    steps,
    cancellable: state === 'reserved' || isUndelivered(row),
    arrives:
      address && isUnderway.has(state)
        ? arrivalAt(address.countryCode, { from: redeemedAt, now, timeZone: member.timeZone })
        : null,
  }
}

const isUnderway: ReadonlySet<State> = new Set<State>(['reserved', 'confirmed', 'packed', 'shipped'])
