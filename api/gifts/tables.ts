// Gifts that members may claim, and their claims.
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

/** A gift that was won or given and waits to be claimed with an address. */
export const giftEntitlements = pgTable(
  'gift_entitlements',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** The gift of the catalogue. */
    gift: text().notNull(),
    /** Who gave it, such as `draw` or `campaign`. */
    source: text().notNull(),
    /** What it was given for: a second one under it is none. */
    reference: text().notNull(),
    givenAt: instant('given_at').notNull(),
    claimedAt: instant('claimed_at'),
  },
  (table) => [
    uniqueIndex('gift_entitlements_reference').on(table.reference),
    index('gift_entitlements_member').on(table.memberId, table.id),
  ],
)
