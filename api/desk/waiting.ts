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

/** Maximum number of listed items per kind. */
const most = 100

export type Waiting = {
  kind: 'proof' | 'registration' | 'review' | 'gift' | 'redemption'
  id: string
  /** Name of the item in the catalog. */
  about: string
  state: string
  since: Date
}

export async function waitingItems(db: Database): Promise<Waiting[]> {
  const [proofs, registrations, reviews, gifts, redeemed, stopped] = await Promise.all([
    db.select().from(rightProofs).where(isSubmitted(rightProofs)).orderBy(asc(rightProofs.id)).limit(most),
    db
      .select()
      .from(giftRegistrations)
      .where(isSubmitted(giftRegistrations))
      .orderBy(asc(giftRegistrations.id))
      .limit(most),
    db
      .select()
      .from(questionnaireReviews)
      .where(isSubmitted(questionnaireReviews))
      .orderBy(asc(questionnaireReviews.id))
      .limit(most),
    giftsUnderWay(db),
    redemptionsUnderWay(db),
    db
      .select()
      .from(stoppedParcels)
      .where(isNull(stoppedParcels.seenAt))
      .orderBy(asc(stoppedParcels.id))
      .limit(most),
  ])
  return [
    ...proofs.map(({ id, right, state, submittedAt }) =>
      waits('proof', id, { about: right, state, since: submittedAt }),
    ),
    ...registrations.map(({ id, product, state, submittedAt }) =>
      waits('registration', id, { about: product, state, since: submittedAt }),
    ),
    ...reviews.map(({ id, submissionId, state, sentAt }) =>
      waits('review', id, { about: submissionId, state, since: sentAt }),
    ),
    ...gifts.map(({ id, gift, state, steps, claimedAt }) =>
      waits('gift', id, { about: gift, state, since: new Date(steps.at(-1)?.at ?? claimedAt) }),
    ),
    // Must be removed by the warehouse: `gift <id> cancel` confirms it.
    ...stopped.map(({ kind, id, thing, stoppedAt }) =>
      waits(kind, id, { about: thing, state: 'cancelled', since: stoppedAt }),
    ),
    ...redeemed.map(({ id, product, state, stateAt }) =>
      waits('redemption', id, { about: product, state, since: stateAt }),
    ),
  ]
}

const waits = (
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
    .limit(most)

export const redemptionsUnderWay = (db: Database, also?: SQL) =>
  db
    .select()
    .from(redemptions)
    .where(and(redemptionUnderWay(redemptions), also))
    .orderBy(asc(redemptions.id))
    .limit(most)
