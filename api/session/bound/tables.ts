// Table of accounts at other services that sign in to a membership.
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Provider } from '#api/integrations/social.ts'
import { instant } from '#api/store/columns.ts'

/** An account of a provider belongs to one member, and a member has at most one account of each provider. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    provider: text().$type<Provider>().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** Email address at the provider, to identify the account in lists; unrelated to the member's email. */
    email: text(),
    boundAt: instant('bound_at').notNull(),
  },
  (table) => [
    uniqueIndex('social_accounts_subject').on(table.issuer, table.subject),
    uniqueIndex('social_accounts_member').on(table.memberId, table.provider),
  ],
)
