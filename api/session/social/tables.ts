// Tables of sign-in with other services: pending attempts, and tickets for people who have not authenticated yet.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import type { Provider } from '#api/integrations/social.ts'
import type { Account } from '#api/members/account.ts'
import { instant } from '#api/store/columns.ts'

type Schemas = components['schemas']

/**
 * Pending sign-in attempts. Stores only SHA-256 hashes of `state` and `binding`, so that a leaked database cannot be
 * used to complete an attempt.
 */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    bindingHash: text('binding_hash').notNull(),
    provider: text().$type<Provider>().notNull(),
    intent: text().$type<Schemas['SocialIntent']>().notNull(),
    redirect: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('social_attempts_expiry').on(table.expiresAt)],
)

export const socialTickets = pgTable(
  'social_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    intent: text().$type<Schemas['SocialIntent']>().notNull(),
    provider: text().$type<Provider>().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** Email address of the person; null unless the provider has verified it. */
    email: text().$type<Account>(),
    /** Email address or phone number to which a code was sent for this ticket. */
    codeAccount: text('code_account').$type<Account>(),
    uses: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('social_tickets_expiry').on(table.expiresAt),
    index('social_tickets_subject').on(table.issuer, table.subject),
  ],
)
