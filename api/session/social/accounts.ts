// Connects accounts at sign-in providers with members, disconnects them, and finds the member with whom an account is
// connected.
import { and, count, eq, ne } from 'drizzle-orm'
import { recordActs } from '#api/audit/recordActs.ts'
import type { Provider } from '#api/integrations/social.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { newId } from '#api/store/id.ts'
import type { Database } from '#api/store/store.ts'
import { members } from '#api/members/tables.ts'
import type { Person } from './rules.ts'
import { hasOtherSignIn } from './rules.ts'
import { socialAccounts } from '../bound/tables.ts'
import type { TicketRow } from './tickets.ts'

const bySubject = ({ issuer, subject }: Pick<Person, 'issuer' | 'subject'>) =>
  and(eq(socialAccounts.issuer, issuer), eq(socialAccounts.subject, subject))

/** Finds the member with whom the person's account at the provider is connected. */
export async function boundMember(db: Database, person: Person): Promise<string | undefined> {
  const [row] = await db
    .select({ memberId: members.id })
    .from(socialAccounts)
    .innerJoin(members, eq(members.id, socialAccounts.memberId))
    .where(bySubject(person))
  return row?.memberId
}

/**
 * Connects the account of the ticket to a member who has just authenticated. Unique indexes ensure that only one of
 * several concurrent calls succeeds.
 * @param tx transaction in which the caller makes the whole change
 * @returns true if the account was not connected before
 * @throws SOCIAL_TAKEN if the account is connected to another member; SOCIAL_BOUND if the member has already connected
 * another account of this provider
 */
export async function bind(
  tx: Database,
  memberId: string,
  { ticket, now }: { ticket: TicketRow; now: Date },
): Promise<boolean> {
  const { provider, issuer, subject, email } = ticket
  const [created] = await tx
    .insert(socialAccounts)
    .values({ id: newId(), memberId, provider, issuer, subject, email, boundAt: now })
    .onConflictDoNothing()
    .returning({ id: socialAccounts.id })
  if (created) {
    await recordActs(tx, now, { what: 'service-bound', memberId, subject: `service:${provider}` })
    return true
  }
  const [row] = await tx.select().from(socialAccounts).where(bySubject(ticket))
  if (row?.memberId === memberId) return false
  return refuse(row ? 'SOCIAL_TAKEN' : 'SOCIAL_BOUND')
}

/**
 * @returns true if an account was disconnected
 * @throws LAST_WAY_IN if the member would have no sign-in method left
 */
export async function unbind(
  db: Database,
  id: string,
  { provider, now }: { provider: Provider; now: Date },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    // Locks the member's row, because two concurrent calls could otherwise remove the last two sign-in methods.
    const [member] = await tx
      .select({ email: members.email, phone: members.phone })
      .from(members)
      .where(eq(members.id, id))
      .for('update')
    const [removed] = await tx
      .delete(socialAccounts)
      .where(and(eq(socialAccounts.memberId, id), eq(socialAccounts.provider, provider)))
      .returning({ id: socialAccounts.id })
    if (!removed) return false
    const [otherCount] = await tx
      .select({ count: count() })
      .from(socialAccounts)
      .where(and(eq(socialAccounts.memberId, id), ne(socialAccounts.provider, provider)))
    if (!member || !hasOtherSignIn(member, otherCount?.count ?? 0)) refuse('LAST_WAY_IN')
    await recordActs(tx, now, { what: 'service-unbound', memberId: id, subject: `service:${provider}` })
    return true
  })
}

export async function boundAccounts(db: Database, memberId: string) {
  const rows = await db.select().from(socialAccounts).where(eq(socialAccounts.memberId, memberId))
  return rows
    .toSorted((a, b) => order.indexOf(a.provider) - order.indexOf(b.provider))
    .map(({ provider, email, boundAt }) => ({ provider, email, boundAt: boundAt.toISOString() }))
}

const order: readonly Provider[] = ['google', 'facebook', 'apple']
