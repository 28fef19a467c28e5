// Handles sign-in and sign-out, and combines all handlers of the session tag of the contract.
import type { Handlers } from '../http/operation.ts'
import { admitAccount } from './admitAccount.ts'
import { codeLife, issueCode, refuseCode, withCode } from './codes.ts'
import { sessionEndHandlers } from './sessionEndHandlers.ts'
import { signUpHandlers } from './signUpHandlers.ts'
import { codeMessage } from './codeMails.ts'
import { endSession, findActiveMember, sessionEnd } from './members.ts'
import { passkeyHandlers } from './passkeyHandlers.ts'
import { passwordHandlers } from './passwordHandlers.ts'
import { authenticateByPassword } from './authenticate.ts'
import { sessionOf, signIn } from './signIn.ts'
import { rejectionOfPhoneCode } from './unusedAccounts.ts'

export const session = {
  ...signUpHandlers,
  ...passwordHandlers,
  ...passkeyHandlers,
  ...sessionEndHandlers,

  async sendVerifyCode({ db, body, language, now, integrations, browser }) {
    const account = await admitAccount(db, body.account)
    const code = await issueCode(db, { account, purpose: body.purpose, browser }, now)
    const isMember = (await findActiveMember(db, account, now)) !== undefined
    // Does not await the message, because the time that an email takes would disclose whether the account exists.
    void integrations.send(codeMessage(account, body.purpose, { code, isMember, language }))
    return { expiresInSeconds: codeLife.seconds, resendInSeconds: codeLife.resendSeconds }
  },

  async loginByCode({ db, body, now, caller, browser }) {
    const account = await admitAccount(db, body.account)
    const presented = { account, purpose: 'login', browser, code: body.code } as const
    // If the account is being deleted, the sign-in fails and the code stays valid. The member can use the code to undo
    // the deletion.
    const opened = await withCode(db, presented, {
      now,
      work: async (tx) => {
        const member = (await findActiveMember(tx, account, now)) ?? refuseCode()
        const rejection = await rejectionOfPhoneCode(tx, member, { account, now })
        return rejection ?? (await signIn(tx, member.id, { now, by: 'code', caller, browser }))
      },
    })
    return sessionOf(opened)
  },

  async login({ db, body, now, caller, browser }) {
    const account = await admitAccount(db, body.account)
    const { id, passwordHash } = await authenticateByPassword(db, account, { password: body.password, now })
    return sessionOf(await signIn(db, id, { now, by: 'password', caller, browser, passwordHash }))
  },

  async checkToken({ member }) {
    return { uid: member.id, expiresAt: sessionEnd(member.session.createdAt).toISOString() }
  },

  async logout({ db, member, now }) {
    await endSession(db, member, now)
  },
} satisfies Partial<Handlers<'session'>>
