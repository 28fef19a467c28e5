// What members redeemed: pages of it, calling one off, and the parcel's way through the warehouse.
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { components } from '../../generated/schema.d.ts'
import { shownAddress } from '../addresses/index.ts'
import { mallProducts } from '../catalog/mall.ts'
import type { Language } from '../language.ts'
import { reverse } from '../ledger/ledger.ts'
import { refuse } from '../http/refuse.ts'
import type { Database } from '../store/store.ts'
import { referenceOf } from './redeem.ts'
import { releaseStock } from './stock.ts'
import { redemptions, type redemptionStates } from './tables.ts'

export type RedemptionRow = typeof redemptions.$inferSelect
type State = (typeof redemptionStates)[number]

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

/**
 * Calls a reserved one off: the coins return to their lots, the stock gets its one back. A repeat changes nothing.
 * @throws NOT_FOUND, REDEMPTION_UNDER_WAY
 */
export async function cancel(db: Database, memberId: string, id: string, now: Date): Promise<RedemptionRow> {
  return await db.transaction(async (tx) => {
    const own = and(eq(redemptions.id, id), eq(redemptions.memberId, memberId))
    const [cancelled] = await tx
      .update(redemptions)
      .set({ state: 'cancelled', stateAt: now })
      .where(and(own, eq(redemptions.state, 'reserved')))
      .returning()
    if (!cancelled) {
      const [row] = await tx.select().from(redemptions).where(own)
      if (!row) return refuse('NOT_FOUND')
      if (row.state === 'cancelled') return row
      return refuse('REDEMPTION_UNDER_WAY', { reasons: [{ code: `STATE_${row.state.toUpperCase()}` }] })
    }
    await reverse(tx, referenceOf(id), now)
    await releaseStock(tx, cancelled.product)
    return cancelled
  })
}

/** From where a parcel comes into a state; it is called off only by `cancel`. */
const before = {
  confirmed: ['reserved'],
  packed: ['confirmed'],
  shipped: ['packed'],
  delivered: ['shipped'],
  returned: ['shipped', 'delivered'],
} as const satisfies Partial<Record<State, State[]>>

/**
 * The warehouse moves a parcel on. A returned one keeps its price and its place within the member's limit.
 * @returns whether it was where it can come from
 */
export async function transitionRedemption(db: Database, id: string, to: keyof typeof before, now: Date) {
  const rows = await db
    .update(redemptions)
    .set({ state: to, stateAt: now })
    .where(and(eq(redemptions.id, id), inArray(redemptions.state, [...before[to]])))
    .returning({ id: redemptions.id })
  return rows.length === 1
}

/** As the contract shows it. */
export function redemptionIn(language: Language, row: RedemptionRow): components['schemas']['Redemption'] {
  const { id, product, price, state, address, voucherId } = row
  return {
    id,
    product: {
      id: product,
      name: mallProducts.get(product)?.name[language] ?? product,
      picture: pictureOf(product),
    },
    price,
    state,
    redeemedAt: row.redeemedAt.toISOString(),
    stateAt: row.stateAt.toISOString(),
    address: address && shownAddress(address, language),
    voucherId,
    cancellable: state === 'reserved',
  }
}

export const pictureOf = (product: string) => `/art/mall/${product}.svg`
