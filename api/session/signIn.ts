// The one way from a proven first factor to a session. A member whose second factor is on gets a ticket for it instead, except after a
// passkey, whose device has verified the member.
import { Refused } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import { assertMaySignIn, openSession, type SignIn } from './members.ts'
import { reopen } from './reopen.ts'
import { findSecondFactor } from './secondFactor/state.ts'
import { issueTicket } from './secondFactor/tickets.ts'

type Asked = Omit<SignIn, 'secondFactor'> & {
  /** The ticket of another service whose account is bound when the sign-in is finished. */
  socialTicketHash?: string
}

/**
 * @returns the session, or the error that asks for the second factor. The error is to be thrown after the transaction: its ticket and
 * the first factor that was used up have to be committed (`sessionOf`).
 * @throws ACCOUNT_CLOSING, CREDENTIALS_WRONG if the password was changed in the meantime
 */
export async function signIn(
  db: Database,
  memberId: string,
  { now, socialTicketHash, ...request }: Asked & { now: Date },
): Promise<Awaited<ReturnType<typeof openSession>> | Refused> {
  const { by, browser = '', reopens = false } = request
  return await db.transaction(async (tx) => {
    const factor = by === 'passkey' ? undefined : await findSecondFactor(tx, memberId)
    if (factor) {
      await assertMaySignIn(tx, memberId, { now, ...request })
      return await issueTicket(tx, factor, { firstFactor: by, browser, reopens, socialTicketHash, now })
    }
    if (reopens) await reopen(tx, memberId, now)
    return await openSession(tx, memberId, { now, ...request })
  })
}

/** @throws SECOND_FACTOR_NEEDED */
export function sessionOf<Session extends object>(opened: Session | Refused): Session {
  if (opened instanceof Refused) throw opened
  return opened
}
