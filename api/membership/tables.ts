// Tables of claimed level benefits (rights), and of the proofs that members upload for them.
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { instant, isSubmitted, submissionCountry } from '../store/columns.ts'

/** Claims of rights: at most one for each member, right and calendar year in the member's time zone. */
export const rightClaims = pgTable(
  'right_claims',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** Id of the level benefit (right) in the catalog. */
    right: text().notNull(),
    year: smallint().notNull(),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [uniqueIndex('right_claims_once').on(table.memberId, table.right, table.year)],
)

export const rightProofs = pgTable(
  'right_proofs',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** Country of the member when the item was stored; null if it was not known, and in items of earlier releases. */
    countryCode: text('country_code'),
    right: text().notNull(),
    year: smallint().notNull(),
    state: text({ enum: ['submitted', 'accepted', 'refused'] }).notNull(),
    uploads: jsonb().$type<string[]>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
    /** Reason why the proof was rejected. */
    refusal: text().$type<components['schemas']['ProofRefusal']>(),
  },
  (table) => [
    // Allows one proof for each member, right and year, without counting rejected proofs.
    uniqueIndex('right_proofs_once')
      .on(table.memberId, table.right, table.year)
      .where(sql`${table.state} <> 'refused'`),
    index('right_proofs_member').on(table.memberId, table.id),
    index('right_proofs_uploads').using('gin', table.uploads),
    index('right_proofs_waiting').on(table.id).where(isSubmitted(table)),
    index('right_proofs_country').on(submissionCountry(table), table.id).where(isSubmitted(table)),
  ],
)
