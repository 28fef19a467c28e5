// Claims of waiting items, so that two staff members never decide on the same item, and decisions, which take effect
// after a delay in which they can be undone.
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { GiftRefusal, ProofRefusal, ReviewRefusal } from '#generated/schemas/membersHub.schemas.ts'
import type { components } from '#generated/backOffice/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { recordActs } from '../../audit/recordActs.ts'
import { actorOf, type StaffMember } from '../../staff/sessions.ts'
import { reviewClaims } from '../../staff/tables.ts'
import { batchSize, eachInBatches, within, type Portion } from '../../store/eachInBatches.ts'
import type { Database } from '../../store/store.ts'
import { decide } from '../decide.ts'
import { decision } from '../messages.ts'
import { waitingReviews, type ReviewFilter, type ReviewKind, type WaitingReview } from './queue.ts'

type Schemas = components['schemas']
type Actor = { staff: Pick<StaffMember, 'id'>; now: Date }
type Item = { kind: ReviewKind; id: string }

/** Seconds for which a claim is valid. */
export const claimSeconds = 300
const claimTime = claimSeconds * 1000
/** Milliseconds in which a decision can be undone. */
const undoTime = 10_000
/** Number of waiting items that are tried if other staff members claim items at the same time. */
const candidates = 20

/** Reasons for a refusal by kind of item. */
export const refusals: Record<ReviewKind, readonly string[]> = {
  proof: ProofRefusal.options,
  registration: GiftRefusal.options,
  review: ReviewRefusal.options,
}

const isOfItem = ({ kind, id }: Item) => and(eq(reviewClaims.kind, kind), eq(reviewClaims.itemId, id))

/** Claims the item with the id, also if the same staff member has claimed it already. */
export async function claimItem(db: Database, id: string, { staff, now }: Actor) {
  const [item] = await waitingReviews(db, { id }, { limit: 1, now })
  return item && (await claim(db, item, { staff, now, isRenewal: true })) ? item : undefined
}

/** Claims the oldest unclaimed item after the item `after`, or the oldest of all if no later item is unclaimed. */
export async function claimOldest(
  db: Database,
  { after, ...filter }: ReviewFilter & { after?: string | undefined },
  { staff, now }: Actor,
): Promise<WaitingReview | undefined> {
  const items = await waitingReviews(db, { ...filter, after, unclaimed: true }, { limit: candidates, now })
  for (const item of items) if (await claim(db, item, { staff, now, isRenewal: false })) return item
  return after === undefined ? undefined : await claimOldest(db, filter, { staff, now })
}

/**
 * @param isRenewal true to extend a claim of the same staff member, false to claim only an item that is free
 * @returns true if the staff member has the claim
 */
async function claim(
  db: Database,
  { kind, id }: Item,
  { staff, now, isRenewal }: Actor & { isRenewal: boolean },
): Promise<boolean> {
  const claimedUntil = new Date(now.getTime() + claimTime)
  const claims = await db
    .insert(reviewClaims)
    .values({ kind, itemId: id, staffId: staff.id, claimedUntil })
    .onConflictDoUpdate({
      target: [reviewClaims.kind, reviewClaims.itemId],
      set: { staffId: staff.id, claimedUntil },
      setWhere: and(
        isNull(reviewClaims.appliesAt),
        or(lte(reviewClaims.claimedUntil, now), isRenewal ? eq(reviewClaims.staffId, staff.id) : undefined),
      ),
    })
    .returning({ id: reviewClaims.itemId })
  return claims.length > 0
}

/** Ends the claim of the staff member, unless a decision is stored. */
export async function releaseItem(db: Database, item: Item, { staff }: Pick<Actor, 'staff'>) {
  await db
    .delete(reviewClaims)
    .where(and(isOfItem(item), eq(reviewClaims.staffId, staff.id), isNull(reviewClaims.appliesAt)))
}

/**
 * Stores a decision of the staff member who has claimed the item.
 * @returns the time at which the decision takes effect; `undefined` if the claim has ended or a decision exists
 * @throws BAD_REQUEST for a refusal without one of the reasons of its kind
 */
export async function storeDecision(
  db: Database,
  { kind, id, verdict, reason }: Schemas['DecideReviewRequest'],
  { staff, now }: Actor,
): Promise<Date | undefined> {
  const isReasonRight =
    verdict === 'accepted' ? reason === undefined : refusals[kind].some((name) => name === reason)
  if (!isReasonRight) refuse('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'reason' }] })
  const appliesAt = new Date(now.getTime() + undoTime)
  const rows = await db
    .update(reviewClaims)
    .set({ verdict, reason: reason ?? null, appliesAt })
    .where(
      and(
        isOfItem({ kind, id }),
        eq(reviewClaims.staffId, staff.id),
        isNull(reviewClaims.appliesAt),
        gt(reviewClaims.claimedUntil, now),
      ),
    )
    .returning({ appliesAt: reviewClaims.appliesAt })
  return rows[0]?.appliesAt ?? undefined
}

/** Removes a decision that has not taken effect. @returns true if the decision was removed */
export async function undoDecision(db: Database, item: Item, { staff, now }: Actor): Promise<boolean> {
  const claimedUntil = new Date(now.getTime() + claimTime)
  const rows = await db
    .update(reviewClaims)
    .set({ verdict: null, reason: null, appliesAt: null, claimedUntil })
    .where(and(isOfItem(item), eq(reviewClaims.staffId, staff.id), gt(reviewClaims.appliesAt, now)))
    .returning({ itemId: reviewClaims.itemId })
  return rows.length > 0
}

/** Applies the decisions whose time has come. A failed decision does not stop the others. */
export async function applyDecisions(db: Database, now: Date, portion: Portion = {}) {
  await eachInBatches({
    ...portion,
    next: async (span) => {
      const rows = await db
        .select()
        .from(reviewClaims)
        .where(and(lte(reviewClaims.appliesAt, now), within(reviewClaims.itemId, span)))
        .orderBy(asc(reviewClaims.itemId))
        .limit(batchSize)
      return rows.map((row) => ({ ...row, id: row.itemId }))
    },
    work: async (row) => await applyDecision(db, row, now),
  })
}

async function applyDecision(db: Database, { kind, id }: Item, now: Date) {
  await db.transaction(async (tx) => {
    // Deletes the claim first, so that its row is locked: another worker or an undo waits, and then finds no claim.
    const [row] = await tx
      .delete(reviewClaims)
      .where(and(isOfItem({ kind, id }), lte(reviewClaims.appliesAt, now)))
      .returning()
    if (!row) return
    const { staffId, verdict, reason } = row
    await decide(tx, decision.parse({ kind, id, verdict, ...(reason !== null && { reason }) }), {
      by: actorOf({ id: staffId }),
      now,
    })
  })
}

/** Records that a staff member has opened the item, because the item shows personal data. */
export const recordOpening = async (
  db: Database,
  { kind, id, memberId }: Item & { memberId: string | null },
  { staff, now }: Actor,
) =>
  await recordActs(db, now, {
    what: 'review-opened',
    by: actorOf(staff),
    subject: `${kind}:${id}`,
    memberId,
  })
