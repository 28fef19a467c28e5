// Rights of a level that were used, and what members sent to prove one.
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { instant, isSubmitted } from '../store/columns.ts'

/** Once a right and year, by the member's own calendar. */
export const rightClaims = pgTable(
  'right_claims',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** The right of the catalogue. */
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
    right: text().notNull(),
    year: smallint().notNull(),
    state: text({ enum: ['submitted', 'accepted', 'refused'] }).notNull(),
    uploads: jsonb().$type<string[]>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
    /** Why it was refused. */
    refusal: text().$type<components['schemas']['ProofRefusal']>(),
  },
  (table) => [
    // Once a right and year; what was refused may be sent again.
    uniqueIndex('right_proofs_once')
      .on(table.memberId, table.right, table.year)
      .where(sql`${table.state} <> 'refused'`),
    index('right_proofs_member').on(table.memberId, table.id),
    index('right_proofs_waiting').on(table.id).where(isSubmitted(table)),
  ],
)
