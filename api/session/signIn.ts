// Continues a sign-in after the first factor was verified. Opens a session or, if the member has turned on the second
// factor, issues a ticket with which the sign-in continues. A passkey needs no second factor, because its device has
// already verified the member.
import { Refused } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import { assertMaySignIn, openSession, type SignIn } from './members.ts'
import { reopen } from './reopen.ts'
import { findSecondFactor } from './secondFactor/state.ts'
import { issueTicket } from './secondFactor/tickets.ts'

type Asked = Omit<SignIn, 'secondFactor'> & {
  /** Hash of the social ticket whose provider account is connected when the sign-in completes. */
  socialTicketHash?: string
}

/**
 * Opens a session or requires the second factor. If an error is returned, callers must throw it after the transaction
 * (`sessionOf`). The transaction must be committed, because it stores the ticket and the use of the first factor.
 * @returns the session, or the error that requires the second factor
 * @throws ACCOUNT_CLOSING if the account is being deleted; CREDENTIALS_WRONG if the password was changed in the
 * meantime
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
