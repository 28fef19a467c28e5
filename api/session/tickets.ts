// Issues tickets in exchange for a correct code. A ticket can be used once instead of the code and is valid for longer,
// so that users have time to fill in a form of several pages.
import { and, eq, gt } from 'drizzle-orm'
import type { Account } from '../members/account.ts'
import type { Database } from '../store/store.ts'
import type { CodePurpose } from './tables.ts'
import { codeTickets } from './tables.ts'
import { hashOf, newToken } from '../store/secrets.ts'

export const ticketSeconds = 600

/** Issues a ticket that is valid only for the account and the purpose of the code. */
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

/**
 * Makes a ticket invalid for further use. Returns `false` if it is unknown, used, expired, or for another account or
 * purpose.
 */
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
