// Answers on their way and answers sent. Secrets of visitors are kept as hashes: a copy of the database opens nothing.
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { instant, isSubmitted } from '../store/columns.ts'

type Schemas = components['schemas']

/** A member's draft, one for each questionnaire, or a visitor's, which its secret opens. */
export const questionnaireDrafts = pgTable(
  'questionnaire_drafts',
  {
    id: text().primaryKey(),
    questionnaire: text().notNull(),
    memberId: text('member_id'),
    secretHash: text('secret_hash'),
    version: integer().notNull(),
    answers: jsonb().$type<Schemas['Answers']>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('questionnaire_drafts_member').on(table.memberId, table.questionnaire),
    uniqueIndex('questionnaire_drafts_secret').on(table.secretHash),
    index('questionnaire_drafts_visitors')
      .on(table.savedAt)
      .where(sql`${table.memberId} is null`),
  ],
)

/** Once a member and once a draft; a visitor's belongs to nobody until its claim code is redeemed. */
export const questionnaireSubmissions = pgTable(
  'questionnaire_submissions',
  {
    id: text().primaryKey(),
    questionnaire: text().notNull(),
    version: integer().notNull(),
    memberId: text('member_id'),
    draftHash: text('draft_hash'),
    claimHash: text('claim_hash'),
    /** Only those to questions that showed. */
    answers: jsonb().$type<Schemas['Answers']>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
  },
  (table) => [
    uniqueIndex('questionnaire_submissions_member').on(table.memberId, table.questionnaire),
    uniqueIndex('questionnaire_submissions_draft').on(table.draftHash),
    uniqueIndex('questionnaire_submissions_claim').on(table.claimHash),
    // In the order in which the job that forgets them goes through them.
    index('questionnaire_submissions_visitors')
      .on(table.id)
      .where(sql`${table.memberId} is null`),
  ],
)

/** One marketplace order a submission; of several that name the same order, the desk accepts the review of one. */
export const questionnaireOrders = pgTable(
  'questionnaire_orders',
  {
    submissionId: text('submission_id').primaryKey(),
    countryCode: text('country_code').notNull(),
    orderNumber: text('order_number').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [index('questionnaire_orders_number').on(table.countryCode, table.orderNumber)],
)

export const questionnaireReviews = pgTable(
  'questionnaire_reviews',
  {
    id: text().primaryKey(),
    submissionId: text('submission_id').notNull(),
    uploadIds: jsonb('upload_ids').$type<string[]>().notNull(),
    state: text().$type<Schemas['ReviewState']>().notNull(),
    refusal: text().$type<Schemas['ReviewRefusal']>(),
    sentAt: instant('sent_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('questionnaire_reviews_waiting')
      .on(table.submissionId)
      .where(sql`${table.state} <> 'refused'`),
    index('questionnaire_reviews_submission').on(table.submissionId, table.id),
    index('questionnaire_reviews_queue').on(table.id).where(isSubmitted(table)),
  ],
)
