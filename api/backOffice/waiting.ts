// Lists items that wait for the back office or the warehouse, oldest first.
import { and, asc, isNull, type SQL } from 'drizzle-orm'
import { giftRegistrations } from '../activities/tables.ts'
import { redemptions, redemptionUnderWay } from '../coins/tables.ts'
import { giftClaims } from '../gifts/tables.ts'
import { rightProofs } from '../membership/tables.ts'
import { questionnaireReviews } from '../questionnaires/tables.ts'
import { stoppedParcels } from '../rewards/tables.ts'
import { isSubmitted, isUnderWay } from '../store/columns.ts'
import type { Database } from '../store/store.ts'

/** Maximum number of items listed for each kind, such as gifts or reviews. */
const maxItems = 100

export type Waiting = {
  kind: 'proof' | 'registration' | 'review' | 'gift' | 'redemption'
  id: string
  /** Catalog id of the item; for a review, id of the submitted answers. */
  about: string
  state: string
  since: Date
}

export async function waitingItems(db: Database): Promise<Waiting[]> {
  const [proofs, registrations, reviews, gifts, redeemed, stopped] = await Promise.all([
    db
      .select()
      .from(rightProofs)
      .where(isSubmitted(rightProofs))
      .orderBy(asc(rightProofs.id))
      .limit(maxItems),
    db
      .select()
      .from(giftRegistrations)
      .where(isSubmitted(giftRegistrations))
      .orderBy(asc(giftRegistrations.id))
      .limit(maxItems),
    db
      .select()
      .from(questionnaireReviews)
      .where(isSubmitted(questionnaireReviews))
      .orderBy(asc(questionnaireReviews.id))
      .limit(maxItems),
    giftsUnderWay(db),
    redemptionsUnderWay(db),
    db
      .select()
      .from(stoppedParcels)
      .where(isNull(stoppedParcels.seenAt))
      .orderBy(asc(stoppedParcels.id))
      .limit(maxItems),
  ])
  return [
    ...proofs.map(({ id, right, state, submittedAt }) =>
      waitingItem('proof', id, { about: right, state, since: submittedAt }),
    ),
    ...registrations.map(({ id, product, state, submittedAt }) =>
      waitingItem('registration', id, { about: product, state, since: submittedAt }),
    ),
    ...reviews.map(({ id, submissionId, state, sentAt }) =>
      waitingItem('review', id, { about: submissionId, state, since: sentAt }),
    ),
    ...gifts.map(({ id, gift, state, steps, claimedAt }) =>
      waitingItem('gift', id, { about: gift, state, since: new Date(steps.at(-1)?.at ?? claimedAt) }),
    ),
    // Parcels that the warehouse must not ship any more. With the command `gift <id> cancel`, the back office confirms
    // that the parcel of a gift is not shipped.
    ...stopped.map(({ kind, id, thing, stoppedAt }) =>
      waitingItem(kind, id, { about: thing, state: 'cancelled', since: stoppedAt }),
    ),
    ...redeemed.map(({ id, product, state, stateAt }) =>
      waitingItem('redemption', id, { about: product, state, since: stateAt }),
    ),
  ]
}

const waitingItem = (
  kind: Waiting['kind'],
  id: string,
  { about, state, since }: { about: string; state: string; since: Date },
): Waiting => ({
  kind,
  id,
  about,
  state,
  since,
})

export const giftsUnderWay = (db: Database, also?: SQL) =>
  db
    .select()
    .from(giftClaims)
    .where(and(isUnderWay(giftClaims), also))
    .orderBy(asc(giftClaims.id))
    .limit(maxItems)

export const redemptionsUnderWay = (db: Database, also?: SQL) =>
  db
    .select()
    .from(redemptions)
    .where(and(redemptionUnderWay(redemptions), also))
    .orderBy(asc(redemptions.id))
    .limit(maxItems)
