// Defines the test cases for operations of the tag `session` about the second factor.
import { eq } from 'drizzle-orm'
import { socialTickets } from '#api/session/social/tables.ts'
import type { Api, Reply } from '../api.ts'
import { authenticator } from '../authenticator.ts'
import {
  addMember,
  askForCode,
  atOnce,
  dataOf,
  givePassword,
  password,
  wrong,
  type TestMember,
} from '../members.ts'
import { addPasskey, unknownPasskey } from '../passkeys.ts'
import { addTwoStepMember, giveApp, ticketIn, ticketOf } from '../secondFactor.ts'
import { newPerson, ticketFor } from '../social.ts'
import { codeAt } from '../totp.ts'
import { refusedProofs } from './account.ts'
import type { Cases } from './case.ts'

const unknown = 'x'.repeat(43)
const otherCode = 'AAAA-BBBB-CCCC-DDDD'

const codeOf = ({ clock }: Api, secret: string) => codeAt(secret, clock.now)

const proven = async (api: Api, { account }: TestMember) => ({
  body: { proof: { code: await askForCode(api, account, 'confirm') } },
})

/** Starts the setup of an authenticator app, which then waits for the first code of the app. */
async function startSetup(api: Api, member: TestMember) {
  await givePassword(api, member.uid)
  return await dataOf(api, 'beginAuthenticator', { token: member.token, body: { proof: { password } } })
}

/**
 * Signs in with a social account up to the second factor, runs the callback, and then sends the code of the
 * authenticator app.
 */
async function afterSocial(
  api: Api,
  meanwhile: (member: TestMember, person: string) => Promise<unknown>,
): Promise<Reply> {
  const member = await addTwoStepMember(api)
  const person = newPerson({ email: member.account })
  const body = { ticket: await ticketFor(api, person), password }
  const ticket = ticketIn(await api.call('socialVerifyPass', { body }))
  await meanwhile(member, person.subject)
  return await api.call('loginBySecondFactor', { body: { ticket, code: member.app.code() } })
}

/** Binds an account of the social provider to a member. */
async function connect(api: Api, { token }: TestMember, person: object) {
  const ticket = await ticketFor(api, newPerson(person), { intent: 'bind' })
  await dataOf(api, 'bindAccount', { token, body: { ticket, proof: { password } } })
}

export const secondFactor: Pick<
  Cases<'session'>,
  | 'beginSecondFactorPasskey'
  | 'loginBySecondFactor'
  | 'getSecondFactor'
  | 'beginAuthenticator'
  | 'confirmAuthenticator'
  | 'turnOnPasskeyFactor'
  | 'renewRecoveryCodes'
  | 'turnOffSecondFactor'
> = {
  beginSecondFactorPasskey: {
    right: async (api) => ({ body: { ticket: await ticketOf(api, await addTwoStepMember(api)) } }),
    refused: {
      SECOND_FACTOR_GONE: (api) => api.call('beginSecondFactorPasskey', { body: { ticket: unknown } }),
    },
  },
  loginBySecondFactor: {
    async right(api) {
      const { app, ...member } = await addTwoStepMember(api)
      return { body: { ticket: await ticketOf(api, member), code: app.code() } }
    },
    refused: {
      async AUTHENTICATOR_WRONG(api) {
        const { app, ...member } = await addTwoStepMember(api)
        const body = { ticket: await ticketOf(api, member), code: wrong(app.code()) }
        return await api.call('loginBySecondFactor', { body })
      },
      async RECOVERY_CODE_WRONG(api) {
        const body = { ticket: await ticketOf(api, await addTwoStepMember(api)), recoveryCode: otherCode }
        return await api.call('loginBySecondFactor', { body })
      },
      async PASSKEY_WRONG(api) {
        const body = { ticket: await ticketOf(api, await addTwoStepMember(api)), ...unknownPasskey }
        return await api.call('loginBySecondFactor', { body })
      },
      SECOND_FACTOR_GONE: (api) =>
        api.call('loginBySecondFactor', { body: { ticket: unknown, code: '000000' } }),
      async SECOND_FACTOR_WAIT(api) {
        const { app, ...member } = await addTwoStepMember(api)
        const code = wrong(app.code())
        for (const _ of [1, 2]) {
          const ticket = await ticketOf(api, member)
          await atOnce(5, () => api.call('loginBySecondFactor', { body: { ticket, code } }))
        }
        return await api.call('loginBySecondFactor', { body: { ticket: await ticketOf(api, member), code } })
      },
      SOCIAL_TICKET_GONE: (api) =>
        afterSocial(api, (_, subject) =>
          api.store.db.delete(socialTickets).where(eq(socialTickets.subject, subject)),
        ),
      SOCIAL_TAKEN: (api) =>
        afterSocial(api, async (_, subject) => connect(api, await addMember(api, { password }), { subject })),
      SOCIAL_BOUND: (api) => afterSocial(api, (member) => connect(api, member, {})),
    },
    unreachable: {
      ACCOUNT_CLOSING:
        'The deletion of an account invalidates its tickets, so the error requires an exact race.',
    },
  },
  getSecondFactor: { right: async () => ({}) },
  beginAuthenticator: {
    right: proven,
    refused: refusedProofs((api, { token }, body) => api.call('beginAuthenticator', { token, body })),
  },
  confirmAuthenticator: {
    async right(api, member) {
      const { secret } = await startSetup(api, member)
      return { body: { code: codeOf(api, secret) } }
    },
    refused: {
      async AUTHENTICATOR_WRONG(api, member) {
        const { secret } = await startSetup(api, member)
        const body = { code: wrong(codeOf(api, secret)) }
        return await api.call('confirmAuthenticator', { token: member.token, body })
      },
      AUTHENTICATOR_GONE: (api, { token }) =>
        api.call('confirmAuthenticator', { token, body: { code: '000000' } }),
    },
  },
  turnOnPasskeyFactor: {
    async right(api, member) {
      await addPasskey(api, member, authenticator())
      return { body: {} }
    },
    refused: {
      ...refusedProofs((api, { token }, body) => api.call('turnOnPasskeyFactor', { token, body })),
      NOT_ELIGIBLE: async (api, member) =>
        await api.call('turnOnPasskeyFactor', { token: member.token, ...(await proven(api, member)) }),
    },
  },
  renewRecoveryCodes: {
    async right(api, member) {
      await giveApp(api, member.uid)
      return await proven(api, member)
    },
    refused: {
      ...refusedProofs((api, { token }, body) => api.call('renewRecoveryCodes', { token, body })),
      NOT_ELIGIBLE: async (api, member) =>
        await api.call('renewRecoveryCodes', { token: member.token, ...(await proven(api, member)) }),
    },
  },
  turnOffSecondFactor: {
    async right(api, member) {
      await giveApp(api, member.uid)
      return await proven(api, member)
    },
    refused: refusedProofs((api, { token }, body) => api.call('turnOffSecondFactor', { token, body })),
  },
}
