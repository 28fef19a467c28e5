// Defines the test cases for operations of the tag `session` for social sign-in.
import type { Api } from '../api.ts'
import { dataOf, lastCode, newAccount, password, wrong, type TestMember } from '../members.ts'
import { addTwoStepMember, giveApp } from '../secondFactor.ts'
import { addUnused } from './account.ts'
import { answerOf, startAttempt, codeFor, idTokenFor, joining, newPerson, ticketFor } from '../social.ts'
import type { Cases } from './case.ts'
import {
  bound,
  close,
  path,
  provider,
  ticketOf,
  ticketTakenSince,
  unknown,
  withPassword,
} from './socialMembers.ts'

const callback = async (api: Api, answer: Record<string, string>) =>
  await api.call('oauthCallback', { path, query: answerOf(await startAttempt(api), answer) })

/** Creates a social ticket and sends a code for it to the member. @returns the ticket and the code */
async function withCode(api: Api, member: TestMember, subject?: string) {
  const ticket = await ticketOf(api, member, subject)
  await dataOf(api, 'socialSendMailCode', { body: { ticket } })
  return { ticket, code: lastCode(api, member.account) }
}

/** Creates a social account that is linked to a member who has requested account deletion. */
async function closedPerson(api: Api) {
  const member = await withPassword(api)
  const person = newPerson({ email: member.account })
  await dataOf(api, 'socialVerifyPass', { body: { ticket: await ticketFor(api, person), password } })
  await close(api, member)
  return person
}

/** Creates a social account that is linked to a member with the second factor enabled. */
async function twoStepPerson(api: Api) {
  const member = await withPassword(api)
  const person = newPerson({ email: member.account })
  await dataOf(api, 'socialVerifyPass', { body: { ticket: await ticketFor(api, person), password } })
  await giveApp(api, member.uid)
  return person
}

export const social: Pick<
  Cases<'session'>,
  | 'oauthLogin'
  | 'oauthCallback'
  | 'socialLogin'
  | 'socialSendMailCode'
  | 'socialVerifyMailCode'
  | 'socialVerifyPass'
  | 'socialRegister'
> = {
  oauthLogin: {
    right: async () => ({ path, body: { intent: 'signIn', redirect: '/games/normalCheckIn?from=mail' } }),
    refused: {
      PROVIDER_UNAVAILABLE: (api) =>
        api.call('oauthLogin', {
          path: { provider: 'facebook' },
          body: { intent: 'signIn', redirect: '/' },
        }),
    },
  },
  oauthCallback: {
    right: async (api) => ({
      path,
      query: answerOf(await startAttempt(api), { code: codeFor(newPerson()) }),
    }),
    refused: {
      PROVIDER_UNAVAILABLE: (api) => callback(api, { code: 'down' }),
      SOCIAL_ATTEMPT_GONE: (api) =>
        api.call('oauthCallback', { path, query: { state: unknown, binding: unknown, code: 'code' } }),
      SOCIAL_DECLINED: (api) => callback(api, { error: 'access_denied' }),
      SOCIAL_NOT_CONFIRMED: (api) => callback(api, { code: 'stale' }),
      ACCOUNT_CLOSING: async (api) => await callback(api, { code: codeFor(await closedPerson(api)) }),
      SECOND_FACTOR_NEEDED: async (api) => await callback(api, { code: codeFor(await twoStepPerson(api)) }),
    },
  },
  socialLogin: {
    async right(api) {
      const { state, binding, nonce } = await startAttempt(api)
      return { body: { provider, state, binding, idToken: idTokenFor(newPerson(), nonce) } }
    },
    refused: {
      async ACCOUNT_CLOSING(api) {
        const person = await closedPerson(api)
        const { state, binding, nonce } = await startAttempt(api)
        return await api.call('socialLogin', {
          body: { provider, state, binding, idToken: idTokenFor(person, nonce) },
        })
      },
      async SECOND_FACTOR_NEEDED(api) {
        const person = await twoStepPerson(api)
        const { state, binding, nonce } = await startAttempt(api)
        const idToken = idTokenFor(person, nonce)
        return await api.call('socialLogin', { body: { provider, state, binding, idToken } })
      },
      async PROVIDER_UNAVAILABLE(api) {
        const { state, binding } = await startAttempt(api)
        return await api.call('socialLogin', {
          body: { provider, state, binding, idToken: 'header.down.signature' },
        })
      },
      SOCIAL_ATTEMPT_GONE: (api) =>
        api.call('socialLogin', {
          body: { provider, state: unknown, binding: unknown, idToken: idTokenFor(newPerson(), unknown) },
        }),
      async SOCIAL_NOT_CONFIRMED(api) {
        const { state, binding } = await startAttempt(api)
        const idToken = idTokenFor(newPerson(), 'another nonce')
        return await api.call('socialLogin', { body: { provider, state, binding, idToken } })
      },
    },
  },
  socialSendMailCode: {
    right: async (api, member) => ({ body: { ticket: await ticketOf(api, member) } }),
    refused: {
      SOCIAL_TICKET_GONE: (api) => api.call('socialSendMailCode', { body: { ticket: unknown } }),
      async CODE_WAIT(api, member) {
        const { ticket } = await withCode(api, member)
        return await api.call('socialSendMailCode', { body: { ticket } })
      },
    },
  },
  socialVerifyMailCode: {
    right: async (api, member) => ({ body: await withCode(api, member) }),
    refused: {
      async ACCOUNT_CLOSING(api) {
        const member = await withPassword(api)
        await close(api, member)
        return await api.call('socialVerifyMailCode', { body: await withCode(api, member) })
      },
      async SECOND_FACTOR_NEEDED(api) {
        const body = await withCode(api, await addTwoStepMember(api))
        return await api.call('socialVerifyMailCode', { body })
      },
      async OTHER_PROOF_NEEDED(api) {
        const { account } = await addUnused(api)
        const ticket = await ticketFor(api, newPerson())
        await dataOf(api, 'socialSendMailCode', { body: { ticket, account } })
        return await api.call('socialVerifyMailCode', { body: { ticket, code: lastCode(api, account) } })
      },
      SOCIAL_TICKET_GONE: (api) =>
        api.call('socialVerifyMailCode', { body: { ticket: unknown, code: '000000' } }),
      async CODE_WRONG(api, member) {
        const { ticket, code } = await withCode(api, member)
        return await api.call('socialVerifyMailCode', { body: { ticket, code: wrong(code) } })
      },
      async SOCIAL_TAKEN(api, member) {
        const ticket = await ticketTakenSince(api, member)
        await dataOf(api, 'socialSendMailCode', { body: { ticket } })
        return await api.call('socialVerifyMailCode', {
          body: { ticket, code: lastCode(api, member.account) },
        })
      },
      async SOCIAL_BOUND(api, member) {
        await bound(api, member)
        return await api.call('socialVerifyMailCode', { body: await withCode(api, member) })
      },
    },
  },
  socialVerifyPass: {
    async right(api) {
      return { body: { ticket: await ticketOf(api, await withPassword(api)), password } }
    },
    refused: {
      async SECOND_FACTOR_NEEDED(api) {
        const ticket = await ticketOf(api, await addTwoStepMember(api))
        return await api.call('socialVerifyPass', { body: { ticket, password } })
      },
      async ACCOUNT_CLOSING(api) {
        const member = await withPassword(api)
        await close(api, member)
        return await api.call('socialVerifyPass', { body: { ticket: await ticketOf(api, member), password } })
      },
      SOCIAL_TICKET_GONE: (api) => api.call('socialVerifyPass', { body: { ticket: unknown, password } }),
      async CREDENTIALS_WRONG(api, member) {
        return await api.call('socialVerifyPass', { body: { ticket: await ticketOf(api, member), password } })
      },
      async SOCIAL_TAKEN(api) {
        const ticket = await ticketTakenSince(api, await withPassword(api))
        return await api.call('socialVerifyPass', { body: { ticket, password } })
      },
      async SOCIAL_BOUND(api) {
        const member = await withPassword(api)
        await bound(api, member)
        return await api.call('socialVerifyPass', { body: { ticket: await ticketOf(api, member), password } })
      },
    },
  },
  socialRegister: {
    right: async (api) => ({ body: joining(await ticketFor(api, newPerson())) }),
    refused: {
      SOCIAL_TICKET_GONE: (api) => api.call('socialRegister', { body: joining(unknown) }),
      async SOCIAL_TAKEN(api) {
        const ticket = await ticketTakenSince(api, { uid: '', token: '', account: newAccount() })
        return await api.call('socialRegister', { body: joining(ticket) })
      },
      async CODE_WRONG(api) {
        const ticket = await ticketFor(api, newPerson({ emailVerified: false }))
        const body = joining(ticket, { account: newAccount(), code: '000000' })
        return await api.call('socialRegister', { body })
      },
      async ACCOUNT_EXISTS(api, member) {
        return await api.call('socialRegister', { body: joining(await ticketOf(api, member)) })
      },
      async KEY_REUSED(api) {
        const key = 'a-key-for-two-persons'
        await api.call('socialRegister', { body: joining(await ticketFor(api, newPerson())), key })
        return await api.call('socialRegister', { body: joining(unknown), key })
      },
    },
  },
}
