// Counts the parcels of a filter, and stores their list for a bulk act. Each count ends at a limit, so that the
// selection of many parcels does not read a whole table.
import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { isParcel, redemptions } from '../../coins/tables.ts'
import { giftClaims } from '../../gifts/tables.ts'
import { approvalParcels } from '../../staff/tables.ts'
import type { Database } from '../../store/store.ts'
import { giftColumns, isSelected, redemptionColumns, statesIn } from './list.ts'

type Filter = components['schemas']['ParcelFilter']

/** Largest number of parcels of a bulk act. */
export const mostBulkParcels = 50_000

/** Returns the number of parcels, at most one more than a bulk act can have. */
export async function countParcels(db: Database, filter: Filter, now: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (${selection(filter, now)} limit ${mostBulkParcels + 1}) as selected`)
  return rows[0]?.count ?? 0
}

/** Stores the parcels of a filter, oldest first. @returns their number, at most one more than a bulk act can have */
export async function storeSelection(
  tx: Database,
  approvalId: string,
  { filter, now }: { filter: Filter; now: Date },
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    with selected as (${selection(filter, now)} limit ${mostBulkParcels + 1}),
    stored as (
      insert into ${approvalParcels} (approval_id, position, kind, source_id, stored_at)
      select ${approvalId}, row_number() over (order by ordered_at, id), kind, id, ${now.toISOString()}::timestamptz
      from selected returning 1)
    select count(*)::int as count from stored`)
  return rows[0]?.count ?? 0
}

/** Selects kind, id and time of gifts and redemptions. */
function selection(filter: Filter, now: Date): SQL {
  const states = statesIn(filter.state)
  const listing = { filter, after: undefined, now }
  const isGift = and(inArray(giftClaims.state, [...states]), isSelected(giftColumns, listing))
  const redemptionStates = states.flatMap((state) => (state === 'expired' ? [] : [state]))
  const isRedemption = and(
    isParcel(redemptions),
    inArray(redemptions.state, redemptionStates),
    isSelected(redemptionColumns, listing),
  )
  return sql`select 'gift' as kind, ${giftClaims.id} as id, ${giftClaims.claimedAt} as ordered_at
    from ${giftClaims} where ${isGift}
    union all
    select 'redemption', ${redemptions.id}, ${redemptions.redeemedAt}
    from ${redemptions} where ${isRedemption}`
}
