// Issues social tickets: tickets for people who have signed in at a provider and must still authenticate as a member or
// register.
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import type { Provider } from '#api/integrations/social.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Account } from '#api/members/account.ts'
import type { Database } from '#api/store/store.ts'
import { expiryFrom, socialSeconds } from './attempts.ts'
import type { Person } from './rules.ts'
import { hashOf, newToken } from '#api/store/secrets.ts'
import { socialTickets } from './tables.ts'

type Intent = components['schemas']['SocialIntent']
export type TicketRow = typeof socialTickets.$inferSelect

/** Maximum number of tickets of a person. A further ticket replaces the oldest one. */
const ticketsAtMost = 20

/** Maximum number of uses of a ticket, so that a ticket cannot be used to guess passwords. */
const maxUses = 10

export async function issueTicket(
  db: Database,
  provider: Provider,
  { issuer, subject, email, firstName, lastName, intent, now }: Person & { intent: Intent; now: Date },
): Promise<components['schemas']['SocialTicket']> {
  const ticket = newToken()
  const older = db
    .select({ ticketHash: socialTickets.ticketHash })
    .from(socialTickets)
    .where(and(eq(socialTickets.issuer, issuer), eq(socialTickets.subject, subject)))
    .orderBy(desc(socialTickets.expiresAt))
    .offset(ticketsAtMost - 1)
  await db.delete(socialTickets).where(inArray(socialTickets.ticketHash, older))
  await db.insert(socialTickets).values({
    ticketHash: hashOf(ticket),
    intent,
    provider,
    issuer,
    subject,
    email,
    expiresAt: expiryFrom(now),
  })
  return { ticket, expiresInSeconds: socialSeconds, provider, email, firstName, lastName }
}

/**
 * Reads a ticket and counts the use. The ticket stays valid until `spendTicket` is called.
 * @throws SOCIAL_TICKET_GONE for a ticket that is unknown, expired or used, that was tried too often, or that has
 * another intent
 */
export async function useTicket(
  db: Database,
  ticket: string,
  { intent, now }: { intent: Intent; now: Date },
): Promise<TicketRow> {
  const [row] = await db
    .update(socialTickets)
    .set({ uses: sql`${socialTickets.uses} + 1` })
    .where(
      and(
        eq(socialTickets.ticketHash, hashOf(ticket)),
        eq(socialTickets.intent, intent),
        gt(socialTickets.expiresAt, now),
        lt(socialTickets.uses, maxUses),
      ),
    )
    .returning()
  return row ?? refuse('SOCIAL_TICKET_GONE')
}

/**
 * Makes the ticket invalid for further use. Call within the transaction of the change that the ticket authorizes.
 * @throws SOCIAL_TICKET_GONE if a concurrent call used it first
 */
export async function spendTicket(db: Database, { ticketHash }: TicketRow) {
  const [spent] = await db
    .delete(socialTickets)
    .where(eq(socialTickets.ticketHash, ticketHash))
    .returning({ ticketHash: socialTickets.ticketHash })
  if (!spent) refuse('SOCIAL_TICKET_GONE')
}

/**
 * Reads the social ticket of a sign-in that has now passed the second factor.
 * @throws SOCIAL_TICKET_GONE if the ticket has expired or was used
 */
export async function readTicket(db: Database, ticketHash: string, now: Date): Promise<TicketRow> {
  const [row] = await db
    .select()
    .from(socialTickets)
    .where(and(eq(socialTickets.ticketHash, ticketHash), gt(socialTickets.expiresAt, now)))
  return row ?? refuse('SOCIAL_TICKET_GONE')
}

/** Stores the email address or phone number to which the code for this ticket was sent. */
export async function rememberCode(db: Database, { ticketHash }: TicketRow, codeAccount: Account) {
  await db.update(socialTickets).set({ codeAccount }).where(eq(socialTickets.ticketHash, ticketHash))
}
