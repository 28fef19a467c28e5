// Finds earlier items that may be the same claim: items with the same picture, and registrations of the same order.
import { and, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { giftRegistrations } from '../../activities/tables.ts'
import { rightProofs } from '../../membership/tables.ts'
import { uploads } from '../../platform/uploads/tables.ts'
import { questionnaireReviews, questionnaireSubmissions } from '../../questionnaires/tables.ts'
import type { Database } from '../../store/store.ts'
import type { Item } from './item.ts'
import type { ReviewKind } from './queue.ts'

type Schemas = components['schemas']

/** Maximum number of earlier items. */
const mostEarlier = 20

/** Returns other items with the same file content, and registrations with the same order number, newest first. */
export async function earlierItems(db: Database, item: Item): Promise<Schemas['EarlierReview'][]> {
  const samePictures = await sameFiles(db, item)
  const [proofs, registrations, reviews] = await Promise.all([
    samePictures.length === 0
      ? []
      : db
          .select({
            id: rightProofs.id,
            state: rightProofs.state,
            submittedAt: rightProofs.submittedAt,
            memberId: rightProofs.memberId,
            hasPicture: hasAny(sql`${rightProofs.uploads}`, samePictures),
          })
          .from(rightProofs)
          .where(and(ne(rightProofs.id, item.id), hasAny(sql`${rightProofs.uploads}`, samePictures)))
          .orderBy(desc(rightProofs.id))
          .limit(mostEarlier),
    db
      .select({
        id: giftRegistrations.id,
        state: giftRegistrations.state,
        submittedAt: giftRegistrations.submittedAt,
        memberId: giftRegistrations.memberId,
        orderNumber: giftRegistrations.orderNumber,
        hasPicture: hasAny(sql`${giftRegistrations.uploadIds}`, samePictures),
      })
      .from(giftRegistrations)
      .where(
        and(
          ne(giftRegistrations.id, item.id),
          or(
            item.kind === 'registration'
              ? eq(giftRegistrations.orderNumber, item.orderNumber ?? '')
              : undefined,
            hasAny(sql`${giftRegistrations.uploadIds}`, samePictures),
          ),
        ),
      )
      .orderBy(desc(giftRegistrations.id))
      .limit(mostEarlier),
    samePictures.length === 0
      ? []
      : db
          .select({
            id: questionnaireReviews.id,
            state: questionnaireReviews.state,
            submittedAt: questionnaireReviews.sentAt,
            memberId: questionnaireSubmissions.memberId,
            hasPicture: hasAny(sql`${questionnaireReviews.uploadIds}`, samePictures),
          })
          .from(questionnaireReviews)
          .innerJoin(
            questionnaireSubmissions,
            eq(questionnaireSubmissions.id, questionnaireReviews.submissionId),
          )
          .where(
            and(
              ne(questionnaireReviews.id, item.id),
              hasAny(sql`${questionnaireReviews.uploadIds}`, samePictures),
            ),
          )
          .orderBy(desc(questionnaireReviews.id))
          .limit(mostEarlier),
  ])
  const isSameOrder = (orderNumber: string) =>
    item.kind === 'registration' && orderNumber === item.orderNumber
  return [
    ...proofs.map((row) => earlier('proof', row, false)),
    ...registrations.map((row) => earlier('registration', row, isSameOrder(row.orderNumber))),
    ...reviews.map((row) => earlier('review', row, false)),
  ]
    .toSorted((a, b) => (a.submittedAt > b.submittedAt ? -1 : 1))
    .slice(0, mostEarlier)
}

type EarlierRow = Pick<Schemas['EarlierReview'], 'id' | 'state' | 'memberId'> & {
  submittedAt: Date
  hasPicture: boolean
}

const earlier = (
  kind: ReviewKind,
  { id, state, memberId, submittedAt, hasPicture }: EarlierRow,
  isSameOrder: boolean,
): Schemas['EarlierReview'] => ({
  id,
  kind,
  state,
  memberId,
  submittedAt: submittedAt.toISOString(),
  matches: [...(hasPicture ? (['picture'] as const) : []), ...(isSameOrder ? (['order'] as const) : [])],
})

/** Returns the ids of other uploads with the same content. */
async function sameFiles(db: Database, { uploadIds }: Item): Promise<string[]> {
  const ownDigests = db
    .select({ sha256: uploads.sha256 })
    .from(uploads)
    .where(and(inArray(uploads.id, uploadIds), sql`${uploads.sha256} is not null`))
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(inArray(uploads.sha256, ownDigests))
    .limit(500)
  return rows.map(({ id }) => id)
}

/** Returns true if the JSON list contains one of the ids. */
const hasAny = (list: SQL, ids: readonly string[]) =>
  ids.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`${list} ?| array[${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )}]`
