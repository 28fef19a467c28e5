// Vouchers that members hold.
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

export const vouchers = pgTable(
  'vouchers',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** The voucher of the catalogue: what it is worth and where. */
    voucher: text().notNull(),
    /** Who gave it, such as `draw` or `welcome`. */
    source: text().notNull(),
    /** What it was given for: a second grant under it gives nothing. */
    reference: text().notNull(),
    /** Expiry is no state: it is read from `expiresAt`. */
    state: text({ enum: ['active', 'reserved', 'used', 'void'] })
      .notNull()
      .default('active'),
    grantedAt: instant('granted_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('vouchers_reference').on(table.reference),
    index('vouchers_member').on(table.memberId, table.id),
  ],
)
