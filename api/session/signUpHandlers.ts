// Before anybody is signed in: what the pages of sign-in and registration need. None of it looks an account up, but the
// registration itself, which needs proof.
import { SocialProvider } from '../../generated/schemas/membersHub.schemas.ts'
import type { components } from '../../generated/schema.d.ts'
import type { Handlers } from '../http/operation.ts'
import { accountColumn, readAccount } from './accounts.ts'
import { admitAccount, keptPhone } from './admitAccount.ts'
import { codeDigits, codeLife, useCode } from './codes.ts'
import { register } from './register.ts'
import { issueTicket, ticketSeconds } from './tickets.ts'

/** A code fits everybody; a password only who has one, which is nobody else's to know. */
const methods: components['schemas']['SignInMethod'][] = ['code', 'password']

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
    return (await keptPhone(db, account)) ?? readAccount(account, countryCode ?? caller.country)
  },

  async verifyCode({ db, body: { purpose, code, ...body }, now, browser }) {
    const account = await admitAccount(db, body.account)
    await useCode(db, { account, purpose, browser, code }, now)
    return {
      ticket: await issueTicket(db, account, purpose, now),
      expiresInSeconds: ticketSeconds,
    }
  },

  registerByCode: register,
  register,
}
