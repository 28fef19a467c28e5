// Tables of babies and activation links.
import { date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { Account } from '../members/account.ts'
import { instant } from '../store/columns.ts'

/** Babies of members. A baby has a due date, a birth date, or neither after a loss. */
export const babies = pgTable(
  'babies',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    name: text(),
    dueDate: date('due_date', { mode: 'string' }),
    birthDate: date('birth_date', { mode: 'string' }),
    /**
     * Time of the last change of the birth date. Gifts for a changed birth date are available only after a waiting
     * period.
     */
    birthDateChangedAt: instant('birth_date_changed_at'),
    /**
     * End of the period in which a new birth date counts as a correction; `null` after a gift for the birth date was
     * claimed.
     */
    birthDateCorrectableUntil: instant('birth_date_correctable_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('babies_member').on(table.memberId)],
)

/** Emailed links, one for each member and purpose. A new link replaces the old link. */
export const activations = pgTable(
  'activations',
  {
    memberId: text('member_id').notNull(),
    purpose: text().$type<components['schemas']['ActivationPurpose']>().notNull(),
    /** Email address to which the link was sent, and which the link verifies. */
    account: text().$type<Account>().notNull(),
    /** SHA-256 of the token. A leaked database therefore does not allow verifying an email address. */
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
