// Opens a session after the first factor was verified. If the member's second factor is on, returns a ticket for it instead, except for
// passkeys, whose device has already verified the member.
import { Refused } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import { assertMaySignIn, openSession, type SignIn } from './members.ts'
import { reopen } from './reopen.ts'
import { findSecondFactor } from './secondFactor/state.ts'
import { issueTicket } from './secondFactor/tickets.ts'

type Asked = Omit<SignIn, 'secondFactor'> & {
  /** Hash of the ticket of another service, whose account is connected when the sign-in completes. */
  socialTicketHash?: string
}

/**
 * Throw the returned error after the transaction (`sessionOf`): the ticket and the used first factor must be committed.
 * @returns the session, or the error that requires the second factor
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
