// Tickets: what a right code is exchanged for, to be used in its place once, while a form of several pages is filled in.
import { and, eq, gt } from 'drizzle-orm'
import type { Account } from '../members/account.ts'
import type { Database } from '../store/store.ts'
import type { CodePurpose } from './tables.ts'
import { codeTickets } from './tables.ts'
import { hashOf, newToken } from '../store/secrets.ts'

export const ticketSeconds = 600

/** For an account whose code was right; bound to it and to the code's purpose. */
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

/** Uses the ticket up; `false` for one that is another's, for something else, used, expired or never was. */
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
