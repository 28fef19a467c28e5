// Table of accounts at sign-in providers, such as Google, with which members sign in.
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Provider } from '#api/integrations/social.ts'
import { instant } from '#api/store/columns.ts'

/**
 * Connected accounts. An account of a provider belongs to one member, and a member has at most one account of each
 * provider.
 */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    provider: text().$type<Provider>().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /**
     * Email address of the account at the provider, by which members recognize the account in the list. It may differ
     * from the member's email address in the hub.
     */
    email: text(),
    boundAt: instant('bound_at').notNull(),
  },
  (table) => [
    uniqueIndex('social_accounts_subject').on(table.issuer, table.subject),
    uniqueIndex('social_accounts_member').on(table.memberId, table.provider),
  ],
)
