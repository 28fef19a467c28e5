// Becoming a member, with a password or without: the account is proven first, so that nobody can prepare one for
// somebody else, and nothing is kept of an attempt that proved nothing.
import type { OperationRequest } from '../operation.ts'
import { normalAccount } from './accounts.ts'
import { useCode } from './codes.ts'
import { openSession } from './members.ts'
import { checkRegistration, createMember } from './registration.ts'

type Request = Pick<
  OperationRequest<'register' | 'registerByCode'>,
  'db' | 'body' | 'now' | 'caller' | 'browser'
>

/** @throws BAD_REQUEST, PASSWORD_COMMON, CODE_WRONG, ACCOUNT_EXISTS */
export async function register({ db, body: { code, ...body }, now, caller, browser }: Request) {
  const registration = { ...body, account: normalAccount(body.account) }
  await checkRegistration(registration)
  await useCode(db, { account: registration.account, purpose: 'register', browser, code }, now)
  // One transaction: a fault leaves no member behind who was never signed in.
  return await db.transaction(async (tx) =>
    openSession(tx, await createMember(tx, registration, now), now, { caller }),
  )
}
