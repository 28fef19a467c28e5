// Tickets: a person whom a provider has confirmed, and who still has to show which membership is theirs, or to join.
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

/** More windows than one person has open at a service; the oldest tickets go. */
const ticketsAtMost = 20

/** Every use counts, so that a ticket is no way to try passwords. */
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
 * Reads a ticket and counts the use; it stays until `spendTicket`.
 * @throws SOCIAL_TICKET_GONE for one that is unknown, expired, spent, used too often or for another intent
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

/** Uses the ticket up, within the transaction of what it was for. @throws SOCIAL_TICKET_GONE when another was faster */
export async function spendTicket(db: Database, { ticketHash }: TicketRow) {
  const [spent] = await db
    .delete(socialTickets)
    .where(eq(socialTickets.ticketHash, ticketHash))
    .returning({ ticketHash: socialTickets.ticketHash })
  if (!spent) refuse('SOCIAL_TICKET_GONE')
}

/** The ticket of a sign-in that has waited for the second factor. @throws SOCIAL_TICKET_GONE if it expired or was used */
export async function readTicket(db: Database, ticketHash: string, now: Date): Promise<TicketRow> {
  const [row] = await db
    .select()
    .from(socialTickets)
    .where(and(eq(socialTickets.ticketHash, ticketHash), gt(socialTickets.expiresAt, now)))
  return row ?? refuse('SOCIAL_TICKET_GONE')
}

/** Remembers where the code was sent that this ticket is to be proven with. */
export async function rememberCode(db: Database, { ticketHash }: TicketRow, codeAccount: Account) {
  await db.update(socialTickets).set({ codeAccount }).where(eq(socialTickets.ticketHash, ticketHash))
}
