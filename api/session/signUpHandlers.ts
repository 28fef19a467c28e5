// Handles operations that the sign-in and registration pages call before a sign-in. Only the registration checks
// whether an account exists, after it has verified a code.
import { SocialProvider } from '#generated/schemas/membersHub.schemas.ts'
import type { components } from '#generated/schema.d.ts'
import type { Handlers, OperationRequest } from '../http/operation.ts'
import { accountColumn, checkTyped } from './accounts.ts'
import { admitAccount, nonCanonicalPhone } from './admitAccount.ts'
import { codeDigits, codeLife, compareCode, useCode } from './codes.ts'
import { issueTicket, ticketSeconds } from './tickets.ts'
import { sessionOf, signIn } from './signIn.ts'
import { checkedPassword, hashSecret } from './passwords.ts'
import { registerMember } from './registration.ts'

/**
 * Sign-in methods, which are the same for all accounts, so that the response does not disclose which accounts have a
 * password.
 */
const methods: components['schemas']['SignInMethod'][] = ['code', 'password']

type Request = OperationRequest<'register' | 'registerByCode'>

/**
 * Registers a member with or without a password. The email or phone is verified first, so that an attacker cannot
 * prepare an account for another person. A failed attempt stores no data.
 */
const register = {
  /** @throws BAD_REQUEST, PASSWORD_COMMON; the returned handler throws CODE_WRONG, ACCOUNT_EXISTS */
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
      // Creates the member and the session in one transaction, so that an error does not leave a member without a
      // session.
      return await db.transaction(async (tx) => {
        const memberId = await registerMember(tx, { ...body, account, passwordHash }, now)
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
    return (await nonCanonicalPhone(db, account)) ?? checkTyped(account, countryCode ?? caller.country)
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
