// Reads and cancels redemptions of members, and moves redemptions to the next state for the warehouse.
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { recordActs } from '../audit/recordActs.ts'
import { shownAddress } from '../addresses/index.ts'
import { mallProducts, productPicture } from '../catalog/mall.ts'
import { arrivalAt } from '../fulfillment/arrival.ts'
import { parcelsOf } from '../fulfillment/parcels.ts'
import {
  isCancellable,
  isUnderway,
  memberCancellation,
  sourcesOf,
  type CommonState,
} from '../fulfillment/states.ts'
import { transition, type Fulfillment, type Move } from '../fulfillment/transition.ts'
import type { Language } from '../locale/language.ts'
import { refuse, type ReasonCode } from '#shared/protocol/refuse.ts'
import type { Member } from '../members/member.ts'
import { undoSpending } from '../orders/index.ts'
import type { Database } from '../store/store.ts'
import { redemptions } from './tables.ts'

type Schemas = components['schemas']
export type RedemptionRow = typeof redemptions.$inferSelect

/**
 * Returns the reference under which the ledger stores the payment of a redemption. An issued voucher has the same
 * reference.
 */
export const referenceOf = (redemptionId: string) => `mall:${redemptionId}`

/** Returns a page of the member's redemptions, newest first. */
export async function redemptionsOf(
  db: Database,
  memberId: string,
  { before, limit }: { before: string | undefined; limit: number },
) {
  const ofMember = eq(redemptions.memberId, memberId)
  return await db
    .select()
    .from(redemptions)
    .where(before === undefined ? ofMember : and(ofMember, lt(redemptions.id, before)))
    .orderBy(desc(redemptions.id))
    .limit(limit)
}

/** Returns a redemption of the member. @throws NOT_FOUND */
export async function redemptionOf(db: Database, memberId: string, id: string): Promise<RedemptionRow> {
  const byIdAndMember = and(eq(redemptions.id, id), eq(redemptions.memberId, memberId))
  const [row] = await db.select().from(redemptions).where(byIdAndMember)
  return row ?? refuse('NOT_FOUND')
}

/**
 * Cancels a redemption that is reserved, or that was returned undelivered. A second call has no effect.
 * @throws NOT_FOUND, REDEMPTION_UNDER_WAY
 */
export async function cancel(
  db: Database,
  { memberId, id }: { memberId: string; id: string },
  now: Date,
): Promise<RedemptionRow> {
  return await db.transaction(async (tx) => {
    const { from, ...move } = memberCancellation(await redemptionOf(tx, memberId, id))
    const cancelled = await transition(tx, redemptionFulfillment, { id, from: [from], ...move, now })
    if (cancelled) {
      await recordActs(tx, now, { what: 'redemption-cancelled', memberId, subject: `redemption:${id}` })
      return cancelled
    }
    const row = await redemptionOf(tx, memberId, id)
    if (row.state === 'cancelled') return row
    return refuse('REDEMPTION_UNDER_WAY', { reasons: [{ code: stages[row.state] }] })
  })
}

/** Reason why a redemption cannot be canceled, by its state. */
const stages: Record<Exclude<CommonState, 'cancelled'>, ReasonCode> = {
  // A redemption can have this state here only if the state changed between the failed cancellation and the next query.
  reserved: 'STATE_CONFIRMED',
  confirmed: 'STATE_CONFIRMED',
  packed: 'STATE_PACKED',
  shipped: 'STATE_SHIPPED',
  delivered: 'STATE_DELIVERED',
  returned: 'STATE_RETURNED',
}

/**
 * Functions that move a redemption to another state, refund its coins and return its unit to stock. If the parcel was
 * returned, the coins are not refunded automatically, and the redemption still counts towards the limit per member.
 */
export const redemptionFulfillment: Fulfillment<CommonState, RedemptionRow> = {
  kind: 'redemption',
  refundsReturned: false,
  async update(tx, id, { from, to, now, step }) {
    const [row] = await tx
      .update(redemptions)
      .set({ state: to, stateAt: now, steps: sql`${redemptions.steps} || ${step}::jsonb` })
      .where(and(eq(redemptions.id, id), inArray(redemptions.state, [...from])))
      .returning()
    return row
  },
  parcelOwner: ({ id, memberId, product: name }) => ({ kind: 'redemption', id, memberId, name }),
  returnCoins: (tx, { id, memberId }, cause) =>
    undoSpending(tx, { memberId, reference: referenceOf(id), ...cause }),
  stockOf: ({ product: item }) => ({ kind: 'product', item }),
  unsent: {
    table: redemptions,
    name: redemptions.product,
    hasParcel: isNull(redemptions.voucherId),
    isAboutBaby: (product) => mallProducts().get(product)?.aboutBaby,
  },
}

type RedemptionMove = Omit<Move<CommonState>, 'from' | 'to'> & {
  to: Exclude<CommonState, 'reserved'>
}

/**
 * Moves a redemption to the next state for the warehouse, or cancels a redemption that cannot be sent.
 * @returns `undefined` if the transition from its current state is not allowed
 */
export const transitionRedemption = (
  db: Database,
  id: string,
  move: RedemptionMove,
): Promise<RedemptionRow | undefined> =>
  db.transaction((tx) => transition(tx, redemptionFulfillment, { id, from: sourcesOf(move.to), ...move }))

/** Member, language and time of the request. */
export type Viewer = { member: Pick<Member, 'timeZone'>; language: Language; now: Date }

/** Returns redemptions with their parcels in the format of the API contract. */
export async function shownRedemptions(db: Database, viewer: Viewer, rows: RedemptionRow[]) {
  const parcels = await parcelsOf(
    db,
    'redemption',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => redemptionFor(viewer, row, parcels.get(row.id)))
}

/** @param parcels parcels of the redemption; empty before the product is sent */
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
      name: mallProducts().get(product)?.name[language] ?? product,
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
    cancellable: isCancellable(row),
    arrives:
      address && isUnderway(state)
        ? arrivalAt(address.countryCode, { from: redeemedAt, now, timeZone: member.timeZone })
        : null,
  }
}
