// Table of accounts of other services that open a membership.
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Provider } from '#api/integrations/social.ts'
import { instant } from '#api/store/columns.ts'

/** An account of a provider opens one membership, and a membership has one account of each provider. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    provider: text().$type<Provider>().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** To tell it by; says nothing about the member's own address. */
    email: text(),
    boundAt: instant('bound_at').notNull(),
  },
  (table) => [
    uniqueIndex('social_accounts_subject').on(table.issuer, table.subject),
    uniqueIndex('social_accounts_member').on(table.memberId, table.provider),
  ],
)
