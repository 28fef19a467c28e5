// Becoming a member, with a password or without: the account is proven first, so that nobody can prepare one for
// somebody else, and nothing is kept of an attempt that proved nothing.
import type { OperationRequest } from '../http/operation.ts'
import { admitAccount } from './admitAccount.ts'
import { compareCode, useCode } from './codes.ts'
import { openSession } from './members.ts'
import { hashSecret } from './passwords.ts'
import { checkRegistration, createMember } from './registration.ts'

type Request = OperationRequest<'register' | 'registerByCode'>

export const register = {
  /** @throws BAD_REQUEST, PASSWORD_COMMON, and the handler CODE_WRONG, ACCOUNT_EXISTS */
  async prepare({ db: rootDb, body: { code, password: typed, ...body }, now, caller, browser }: Request) {
    const account = await admitAccount(rootDb, body.account)
    const password = await checkRegistration({ ...body, password: typed })
    const presented = { account, purpose: 'register', browser, code } as const
    const compared = await compareCode(rootDb, presented)
    const passwordHash = password === undefined ? undefined : await hashSecret(password)
    return async ({ db }: Pick<Request, 'db'>) => {
      await useCode(db, { ...presented, compared }, now)
      // One transaction: a fault leaves no member behind who was never signed in.
      return await db.transaction(async (tx) =>
        openSession(tx, await createMember(tx, { ...body, account, passwordHash }, now), now, { caller }),
      )
    }
  },
}
