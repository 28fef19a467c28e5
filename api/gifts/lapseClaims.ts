// Expires gift claims that the warehouse did not confirm within the time limit: refunds the coins, releases the
// reserved unit of stock, and notifies the member.
import { and, asc, eq, lte } from 'drizzle-orm'
import { giftOf, giftWindows, pictureOf } from '../catalog/gifts.ts'
import { coinsBackParams } from '../notices/coinsBack.ts'
import { notify } from '../notices/notify.ts'
import { isUnderWay } from '../store/columns.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { spendingOf } from './claim.ts'
import { transitionClaim } from './claimStates.ts'
import { giftClaims } from './tables.ts'

const confirmationTime = () => giftWindows().confirmedWithin * 86_400_000
/** Returns the time at which an unconfirmed claim expires. */
export const lapsesAt = (claimedAt: Date) => new Date(claimedAt.getTime() + confirmationTime())

/**
 * Expires all claims whose time limit has passed. Calls may be repeated and run concurrently, because each update
 * checks the state of the claim.
 * @throws AggregateError with the failures, after all other claims have expired
 */
export async function lapseClaims(db: Database, now: Date, portion: Portion = {}) {
  const isDue = and(
    // Adds the condition of the partial index to the query, so that the query can use this index.
    isUnderWay(giftClaims),
    eq(giftClaims.state, 'reserved'),
    lte(giftClaims.claimedAt, new Date(now.getTime() - confirmationTime())),
  )
  await eachInBatches({
    ...portion,
    next: (span) =>
      db
        .select({ id: giftClaims.id })
        .from(giftClaims)
        .where(and(isDue, within(giftClaims.id, span)))
        .orderBy(asc(giftClaims.id))
        .limit(batchSize),
    work: ({ id }) => lapse(db, id, now),
  })
}

const lapse = (db: Database, id: string, now: Date) =>
  db.transaction(async (tx) => {
    const lapsed = await transitionClaim(tx, id, {
      from: 'reserved',
      to: 'expired',
      now,
      by: 'job:expire gift claims',
    })
    if (!lapsed) return
    const { memberId, gift } = lapsed
    const names = giftOf(gift)
    await notify(tx, {
      memberId,
      kind: 'gift-cancelled',
      params: { gift: names.name, ...(await coinsBackParams(tx, spendingOf(id))) },
      names,
      subject: { name: names.name, picture: pictureOf({ id: gift }), others: 0 },
      reference: `gift:${id}:expired`,
      now,
    })
  })
