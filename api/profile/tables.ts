// Holds the tables of what members say of themselves and their families, and what they were given for it.
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
    /** A changed birth date opens its gifts only after a while. */
    birthDateChangedAt: instant('birth_date_changed_at'),
    /** Until then another birth date is a correction, not a change; `null` once a gift was claimed for it. */
    birthDateCorrectableUntil: instant('birth_date_correctable_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('babies_member').on(table.memberId)],
)

/** Prizes of tasks that were taken: the key gives each once. */
export const taskPrizes = pgTable(
  'task_prizes',
  {
    memberId: text('member_id').notNull(),
    task: text().$type<components['schemas']['TaskName']>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.task] })],
)

/** Links sent by mail, one for each member and purpose: a newer one takes the place of the last. */
export const activations = pgTable(
  'activations',
  {
    memberId: text('member_id').notNull(),
    purpose: text().$type<components['schemas']['ActivationPurpose']>().notNull(),
    /** The address it was sent to: it verifies no other. */
    account: text().$type<Account>().notNull(),
    /** SHA-256 of the token: a copy of the database confirms nothing. */
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
