// Reads all data for the decision on an item: its files, the member, earlier items with the same picture or order number,
// and the notification that the member will receive.
import { count, eq, inArray } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { giftRegistrations } from '../../activities/tables.ts'
import { giftRegistration as catalog } from '../../catalog/giftRegistration.ts'
import { rights } from '../../catalog/rights.ts'
import { levelOf } from '../../levels/level.ts'
import { writeNotice } from '../../locale/intl.ts'
import { languageIn, type Language } from '../../locale/language.ts'
import { members } from '../../members/tables.ts'
import { rightProofs } from '../../membership/tables.ts'
import { uploads } from '../../platform/uploads/tables.ts'
import {
  questionnaireOrders,
  questionnaireReviews,
  questionnaireSubmissions,
} from '../../questionnaires/tables.ts'
import type { Database } from '../../store/store.ts'
import { claimSeconds, refusals } from './claims.ts'
import { earlierItems } from './earlier.ts'
import type { Item } from './item.ts'
import { nameOf, type ReviewKind, type WaitingReview } from './queue.ts'

type Schemas = components['schemas']

/** Returns the item; `undefined` if it does not exist. */
export async function readItem(db: Database, kind: ReviewKind, id: string): Promise<Item | undefined> {
  const rest = { kind, id, orderNumber: null, purchasedOn: null, year: null }
  if (kind === 'proof') {
    const [row] = await db.select().from(rightProofs).where(eq(rightProofs.id, id))
    return row && { ...rest, memberId: row.memberId, uploadIds: row.uploads, year: row.year }
  }
  if (kind === 'registration') {
    const [row] = await db.select().from(giftRegistrations).where(eq(giftRegistrations.id, id))
    return row && { ...rest, ...row, kind }
  }
  const [row] = await db
    .select({
      memberId: questionnaireSubmissions.memberId,
      uploadIds: questionnaireReviews.uploadIds,
      orderNumber: questionnaireOrders.orderNumber,
    })
    .from(questionnaireReviews)
    .innerJoin(questionnaireSubmissions, eq(questionnaireSubmissions.id, questionnaireReviews.submissionId))
    .leftJoin(questionnaireOrders, eq(questionnaireOrders.submissionId, questionnaireReviews.submissionId))
    .where(eq(questionnaireReviews.id, id))
  return row && { ...rest, ...row }
}

export async function readDetail(
  db: Database,
  waiting: WaitingReview,
  { item, now }: { item: Item; now: Date },
): Promise<Schemas['ReviewDetail']> {
  const { id, kind, countryCode, submittedAt } = waiting
  const [files, row, earlier] = await Promise.all([
    filesOf(db, item),
    item.memberId === null ? undefined : readMember(db, item.memberId),
    earlierItems(db, item),
  ])
  // The member may have moved to another country since then, and receives notifications in its language.
  const language = languageIn(row?.countryCode ?? countryCode ?? '')
  const member = row ? await memberOf(db, row, { kind, now }) : null
  return {
    id,
    kind,
    about: nameOf(waiting),
    countryCode,
    submittedAt: submittedAt.toISOString(),
    secondsLeft: claimSeconds,
    language,
    orderNumber: item.orderNumber,
    purchasedOn: item.purchasedOn,
    year: item.year,
    files,
    member,
    earlier,
    previews: previewsOf({ ...waiting, orderNumber: item.orderNumber }, language),
  }
}

/** Path of a file on the host of the back office. */
export const filePath = ({ kind, id }: Pick<Item, 'kind' | 'id'>, fileId: string) =>
  `/files/${kind}/${id}/${fileId}`

async function filesOf(db: Database, item: Item): Promise<Schemas['ReviewFile'][]> {
  const rows = await db.select().from(uploads).where(inArray(uploads.id, item.uploadIds))
  return rows.map(({ id, contentType, storedSize, size }) => ({
    id,
    contentType,
    size: storedSize ?? size,
    url: filePath(item, id),
  }))
}

async function readMember(db: Database, memberId: string) {
  const { id, createdAt, countryCode } = members
  const [row] = await db.select({ id, createdAt, countryCode }).from(members).where(eq(id, memberId))
  return row
}

async function memberOf(
  db: Database,
  { id, createdAt }: { id: string; createdAt: Date },
  { kind, now }: { kind: ReviewKind; now: Date },
): Promise<Schemas['ReviewMember']> {
  const [level, decided] = await Promise.all([levelOf(db, id, now), decisionsOf(db, id, kind)])
  return { id, joinedAt: createdAt.toISOString(), level, ...decided }
}

/** Returns how many items of this kind were accepted and refused. */
async function decisionsOf(db: Database, memberId: string, kind: ReviewKind) {
  const rows = await {
    proof: () =>
      db
        .select({ state: rightProofs.state, items: count() })
        .from(rightProofs)
        .where(eq(rightProofs.memberId, memberId))
        .groupBy(rightProofs.state),
    registration: () =>
      db
        .select({ state: giftRegistrations.state, items: count() })
        .from(giftRegistrations)
        .where(eq(giftRegistrations.memberId, memberId))
        .groupBy(giftRegistrations.state),
    review: () =>
      db
        .select({ state: questionnaireReviews.state, items: count() })
        .from(questionnaireReviews)
        .innerJoin(
          questionnaireSubmissions,
          eq(questionnaireSubmissions.id, questionnaireReviews.submissionId),
        )
        .where(eq(questionnaireSubmissions.memberId, memberId))
        .groupBy(questionnaireReviews.state),
  }[kind]()
  const itemsIn = (finalState: string) => rows.find(({ state }) => state === finalState)?.items ?? 0
  return { accepted: itemsIn('accepted'), refused: itemsIn('refused') }
}

function previewsOf(
  { kind, subject, orderNumber }: WaitingReview & Pick<Item, 'orderNumber'>,
  language: Language,
): Schemas['ReviewPreview'][] {
  const [accepted, refused] = {
    proof: (): Notices => {
      const params = { right: rights().get(subject)?.name[language] ?? subject }
      return [writeNotice('proof-accepted', params, language), writeNotice('proof-refused', params, language)]
    },
    registration: (): Notices => {
      const order = orderNumber ?? ''
      const coins = catalog().en.products.find(({ id }) => id === subject)?.reward.coins ?? 0
      return [
        writeNotice('gift-registration-accepted', { order, coins }, language),
        writeNotice('gift-registration-refused', { order }, language),
      ]
    },
    // Members read the decision on a review on the page of the questionnaire, without a notification.
    review: (): Notices => [null, null],
  }[kind]()
  return [
    previewOf('accepted', null, accepted),
    ...refusals[kind].map((reason) => previewOf('refused', reason, refused)),
  ]
}

type Notice = { title: string; text: string } | null
type Notices = [accepted: Notice, refused: Notice]

const previewOf = (
  verdict: Schemas['ReviewVerdict'],
  reason: string | null,
  notice: Notice,
): Schemas['ReviewPreview'] => ({
  verdict,
  reason,
  title: notice?.title ?? null,
  text: notice?.text ?? null,
})
