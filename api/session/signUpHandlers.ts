// Before anybody is signed in: what the pages of sign-in and registration need. None of it looks an account up, but the
// registration itself, which needs proof.
import { SocialProvider } from '#generated/schemas/membersHub.schemas.ts'
import type { components } from '#generated/schema.d.ts'
import type { Handlers, OperationRequest } from '../http/operation.ts'
import { accountColumn, checkTyped } from './accounts.ts'
import { admitAccount, keptPhone } from './admitAccount.ts'
import { codeDigits, codeLife, compareCode, useCode } from './codes.ts'
import { issueTicket, ticketSeconds } from './tickets.ts'
import { sessionOf, signIn } from './signIn.ts'
import { checkedPassword, hashSecret } from './passwords.ts'
import { createMember } from './registration.ts'

/** A code fits everybody; a password only who has one, which is nobody else's to know. */
const methods: components['schemas']['SignInMethod'][] = ['code', 'password']

type Request = OperationRequest<'register' | 'registerByCode'>

/**
 * Becoming a member, with a password or without: the account is proven first, so that nobody can prepare one for
 * somebody else, and nothing is kept of an attempt that proved nothing.
 */
const register = {
  /** @throws BAD_REQUEST, PASSWORD_COMMON, and the handler CODE_WRONG, ACCOUNT_EXISTS */
  async prepare({
    db: rootDb,
    body: { code, password: typed, ...body },
    now,
    caller,
    browser,
    integrations,
  }: Request) {
    const account = await admitAccount(rootDb, body.account)
    const password =
      typed === undefined
        ? undefined
        : await checkedPassword(typed, 'password', {
            personalData: { ...body, account },
            isBreached: integrations.isBreached,
          })
    const presented = { account, purpose: 'register', browser, code } as const
    const compared = await compareCode(rootDb, presented)
    const passwordHash = password === undefined ? undefined : await hashSecret(password)
    return async ({ db }: Pick<Request, 'db'>) => {
      await useCode(db, { ...presented, compared }, now)
      // One transaction: a fault leaves no member behind who was never signed in.
      return await db.transaction(async (tx) => {
        const memberId = await createMember(tx, { ...body, account, passwordHash }, now)
        return sessionOf(await signIn(tx, memberId, { now, by: 'registration', caller, browser }))
      })
    }
  },
}

export const signUpHandlers: Pick<
  Handlers<'session'>,
  'loginInit' | 'loginPreCheck' | 'checkUserAccount' | 'verifyCode' | 'registerByCode' | 'register'
> = {
  async loginInit({ caller, integrations: { social } }) {
    return {
      methods,
      providers: SocialProvider.options.filter((provider) => social[provider]),
      codeLength: codeDigits,
      codeSeconds: codeLife.seconds,
      resendSeconds: codeLife.resendSeconds,
      countryCode: caller.country,
    }
  },

  async loginPreCheck({ db, body }) {
    return { kind: accountColumn(await admitAccount(db, body.account)), methods }
  },

  async checkUserAccount({ db, body: { account, countryCode }, caller }) {
    return (await keptPhone(db, account)) ?? checkTyped(account, countryCode ?? caller.country)
  },

  async verifyCode({ db, body: { purpose, code, ...body }, now, browser }) {
    const account = await admitAccount(db, body.account)
    await useCode(db, { account, purpose, browser, code }, now)
    return {
      ticket: await issueTicket(db, account, { purpose, now }),
      expiresInSeconds: ticketSeconds,
    }
  },

  registerByCode: register,
  register,
}
