// Lists items that wait for a decision of staff: proofs for level benefits, registered purchases and pictures of
// reviews. Ids increase with time, so the oldest items have the lowest ids.
import { and, asc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { ReviewKind } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { giftRegistrations } from '../../activities/tables.ts'
import { giftRegistration as catalog } from '../../catalog/giftRegistration.ts'
import { questionnaires } from '../../catalog/questionnaires.ts'
import { rights } from '../../catalog/rights.ts'
import { members } from '../../members/tables.ts'
import { rightProofs } from '../../membership/tables.ts'
import { questionnaireReviews, questionnaireSubmissions } from '../../questionnaires/tables.ts'
import { reviewClaims } from '../../staff/tables.ts'
import { isSubmitted, submissionCountry } from '../../store/columns.ts'
import type { Database } from '../../store/store.ts'

export type { ReviewKind } from '#generated/backOffice/schemas/membersHub.schemas.ts'

export type WaitingReview = {
  id: string
  kind: ReviewKind
  /** Id in the catalog of the benefit, the product or the questionnaire. */
  subject: string
  /** Country in which the item was submitted. */
  countryCode: string | null
  submittedAt: Date
  claimed: boolean
}

export type ReviewFilter = { kind?: ReviewKind | undefined; countryCode?: string | undefined }

/**
 * Returns the oldest waiting items after the cursor. Items whose decision takes effect in a few seconds are omitted.
 * @param unclaimed true to omit items that a staff member has claimed
 */
export async function waitingReviews(
  db: Database,
  filter: ReviewFilter & { after?: string | undefined; id?: string | undefined; unclaimed?: boolean },
  { limit, now }: { limit: number; now: Date },
): Promise<WaitingReview[]> {
  const kinds = ReviewKind.options.filter((kind) => filter.kind === undefined || filter.kind === kind)
  // An index finds items by their stored country. Items without a country have the country of their member.
  const countries = filter.countryCode === undefined ? [undefined] : (['stored', 'missing'] as const)
  const pages = await Promise.all(
    kinds.flatMap((kind) =>
      countries.map(async (country) => await listings[kind](db, { filter, country, limit, now })),
    ),
  )
  return pages
    .flat()
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, limit)
}

type Listing = {
  filter: Parameters<typeof waitingReviews>[1]
  /** Selects items that have a stored country, or items without one. Required with a filter by country. */
  country: 'stored' | 'missing' | undefined
  limit: number
  now: Date
}

const listings: Record<ReviewKind, (db: Database, listing: Listing) => Promise<WaitingReview[]>> = {
  proof: (db, listing) =>
    db
      .select({
        ...columnsOf('proof', rightProofs, listing.now),
        id: rightProofs.id,
        subject: rightProofs.right,
        submittedAt: rightProofs.submittedAt,
      })
      .from(rightProofs)
      .innerJoin(members, eq(members.id, rightProofs.memberId))
      .leftJoin(reviewClaims, isClaimOf('proof', rightProofs.id))
      .where(and(isSubmitted(rightProofs), isSelected(rightProofs, listing)))
      .orderBy(asc(rightProofs.id))
      .limit(listing.limit),
  registration: (db, listing) =>
    db
      .select({
        ...columnsOf('registration', giftRegistrations, listing.now),
        id: giftRegistrations.id,
        subject: giftRegistrations.product,
        submittedAt: giftRegistrations.submittedAt,
      })
      .from(giftRegistrations)
      .innerJoin(members, eq(members.id, giftRegistrations.memberId))
      .leftJoin(reviewClaims, isClaimOf('registration', giftRegistrations.id))
      .where(and(isSubmitted(giftRegistrations), isSelected(giftRegistrations, listing)))
      .orderBy(asc(giftRegistrations.id))
      .limit(listing.limit),
  review: (db, listing) =>
    db
      .select({
        ...columnsOf('review', questionnaireReviews, listing.now),
        id: questionnaireReviews.id,
        subject: questionnaireSubmissions.questionnaire,
        submittedAt: questionnaireReviews.sentAt,
      })
      .from(questionnaireReviews)
      .innerJoin(questionnaireSubmissions, eq(questionnaireSubmissions.id, questionnaireReviews.submissionId))
      .leftJoin(members, eq(members.id, questionnaireSubmissions.memberId))
      .leftJoin(reviewClaims, isClaimOf('review', questionnaireReviews.id))
      .where(and(isSubmitted(questionnaireReviews), isSelected(questionnaireReviews, listing)))
      .orderBy(asc(questionnaireReviews.id))
      .limit(listing.limit),
}

type ItemTable = { id: AnyPgColumn; countryCode: AnyPgColumn }

const columnsOf = <Kind extends ReviewKind>(kind: Kind, table: ItemTable, now: Date) => ({
  kind: sql<Kind>`${kind}`,
  countryCode: sql<string | null>`coalesce(${table.countryCode}, ${members.countryCode})`,
  claimed: sql<boolean>`coalesce(${reviewClaims.claimedUntil} > ${now.toISOString()}, false)`,
})

const isClaimOf = (kind: ReviewKind, id: AnyPgColumn) =>
  and(eq(reviewClaims.kind, kind), eq(reviewClaims.itemId, id))

/**
 * Selects items by their stored country, or items without one by the country of their member. The condition is in the
 * form of the index, whose statistics count only waiting items.
 */
function isOfCountry(table: ItemTable, { filter: { countryCode }, country }: Listing) {
  if (country === undefined || countryCode === undefined) return undefined
  const stored = submissionCountry(table)
  return country === 'stored'
    ? eq(stored, countryCode)
    : and(eq(stored, sql`''`), eq(members.countryCode, countryCode))
}

function isSelected(table: ItemTable, listing: Listing): SQL | undefined {
  const { id } = table
  const { filter, now } = listing
  return and(
    isNull(reviewClaims.appliesAt),
    filter.after === undefined ? undefined : gt(id, filter.after),
    filter.id === undefined ? undefined : eq(id, filter.id),
    isOfCountry(table, listing),
    filter.unclaimed
      ? or(isNull(reviewClaims.claimedUntil), sql`${reviewClaims.claimedUntil} <= ${now.toISOString()}`)
      : undefined,
  )
}

/** Returns the English name of the benefit, the product or the questionnaire; the id if the catalog has no such entry. */
export function nameOf({ kind, subject }: Pick<WaitingReview, 'kind' | 'subject'>): string {
  if (kind === 'proof') return rights().get(subject)?.name.en ?? subject
  const list =
    kind === 'registration'
      ? catalog().en.products
      : questionnaires().en.map(({ id, title }) => ({ id, name: title }))
  return list.find(({ id }) => id === subject)?.name ?? subject
}
