// Tables of drafts and submissions. Secrets of visitors are stored as hashes, so that a copy of the database does not
// contain usable secrets.
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { instant, isSubmitted, submissionCountry } from '../store/columns.ts'

type Schemas = components['schemas']

/** Drafts: one per member and questionnaire, or a visitor's draft that is read with its secret. */
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

/**
 * Submissions: one per draft, and one per member and questionnaire. A visitor's submission has no member until its
 * claim code is redeemed.
 */
export const questionnaireSubmissions = pgTable(
  'questionnaire_submissions',
  {
    id: text().primaryKey(),
    questionnaire: text().notNull(),
    version: integer().notNull(),
    memberId: text('member_id'),
    draftHash: text('draft_hash'),
    claimHash: text('claim_hash'),
    /** Answers to visible questions; answers to hidden questions are not stored. */
    answers: jsonb().$type<Schemas['Answers']>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
  },
  (table) => [
    uniqueIndex('questionnaire_submissions_member').on(table.memberId, table.questionnaire),
    uniqueIndex('questionnaire_submissions_draft').on(table.draftHash),
    uniqueIndex('questionnaire_submissions_claim').on(table.claimHash),
    // Indexes the id, because the job that deletes expired rows reads them in the order of their ids.
    index('questionnaire_submissions_visitors')
      .on(table.id)
      .where(sql`${table.memberId} is null`),
  ],
)

/**
 * Marketplace orders, one per submission. If several submissions have the same order, the back office accepts the
 * review of only one submission.
 */
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
    /** Country of the member when the item was stored; null if it was not known, and in items of earlier releases. */
    countryCode: text('country_code'),
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
    index('questionnaire_reviews_uploads').using('gin', table.uploadIds),
    index('questionnaire_reviews_queue').on(table.id).where(isSubmitted(table)),
    index('questionnaire_reviews_country').on(submissionCountry(table), table.id).where(isSubmitted(table)),
  ],
)
