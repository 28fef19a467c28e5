// Tickets in exchange for a right code. They replace the code once, while the user fills in a form of several pages.
import { and, eq, gt } from 'drizzle-orm'
import type { Account } from '../members/account.ts'
import type { Database } from '../store/store.ts'
import type { CodePurpose } from './tables.ts'
import { codeTickets } from './tables.ts'
import { hashOf, newToken } from '../store/secrets.ts'

export const ticketSeconds = 600

/** Issues a ticket, bound to the account and to the purpose of the code. */
export async function issueTicket(
  db: Database,
  account: Account,
  { purpose, now }: { purpose: CodePurpose; now: Date },
) {
  const ticket = newToken()
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1000)
  await db.insert(codeTickets).values({ ticketHash: hashOf(ticket), account, purpose, expiresAt })
  return ticket
}

/** Uses up a ticket. Returns `false` if it is unknown, used, expired, or for another account or purpose. */
export async function spendTicket(
  db: Database,
  account: Account,
  { purpose, ticket, now }: { purpose: CodePurpose; ticket: string; now: Date },
) {
  const [used] = await db
    .delete(codeTickets)
    .where(
      and(
        eq(codeTickets.ticketHash, hashOf(ticket)),
        eq(codeTickets.account, account),
        eq(codeTickets.purpose, purpose),
        gt(codeTickets.expiresAt, now),
      ),
    )
    .returning({ account: codeTickets.account })
  return used !== undefined
}
