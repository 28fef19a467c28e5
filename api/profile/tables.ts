// Tables of babies, task prizes and activation links.
import { date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { Account } from '../members/account.ts'
import { instant } from '../store/columns.ts'

/** A baby has a due date or a birth date, or neither after a loss. */
export const babies = pgTable(
  'babies',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    name: text(),
    dueDate: date('due_date', { mode: 'string' }),
    birthDate: date('birth_date', { mode: 'string' }),
    /** Time of the last change. A changed birth date opens its gifts only after a waiting period. */
    birthDateChangedAt: instant('birth_date_changed_at'),
    /** End of the period in which another birth date is a correction; `null` after a claim of a gift for it. */
    birthDateCorrectableUntil: instant('birth_date_correctable_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('babies_member').on(table.memberId)],
)

/** Claimed prizes of tasks; the primary key prevents a second claim. */
export const taskPrizes = pgTable(
  'task_prizes',
  {
    memberId: text('member_id').notNull(),
    task: text().$type<components['schemas']['TaskName']>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.task] })],
)

/** Emailed links, one for each member and purpose: a new one replaces the old one. */
export const activations = pgTable(
  'activations',
  {
    memberId: text('member_id').notNull(),
    purpose: text().$type<components['schemas']['ActivationPurpose']>().notNull(),
    /** Email address that the link was sent to and verifies. */
    account: text().$type<Account>().notNull(),
    /** SHA-256 of the token, so that a leaked database cannot confirm a link. */
    tokenHash: text('token_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.purpose] }),
    uniqueIndex('activations_token').on(table.tokenHash),
  ],
)
