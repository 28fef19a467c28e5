// Defines the test cases for operations of the tag `session`.
import { eq } from 'drizzle-orm'
import { members } from '#api/members/tables.ts'
import {
  addMember,
  askForCode,
  dataOf,
  newAccount,
  password,
  registerMember,
  registrationOf,
  wrong,
} from '../members.ts'
import { addUnused, closedRefusal, refusedProofs } from './account.ts'
import { boundAccounts } from './boundAccounts.ts'
import type { Cases } from './case.ts'
import { passkeys } from './passkeys.ts'
import { passwords } from './passwords.ts'
import { addTwoStepMember } from '../secondFactor.ts'
import { codeReauthentication } from './profile.ts'
import { secondFactor } from './secondFactor.ts'
import { social } from './social.ts'

const unknownSession = '0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001'

const withPassword = (account: string, code: string, secret = password) => ({
  ...registrationOf(account, code),
  password: secret,
})

export const session: Cases<'session'> = {
  ...passwords,
  ...passkeys,
  ...social,
  ...boundAccounts,
  ...secondFactor,
  sendVerifyCode: {
    right: async () => ({ body: { account: newAccount(), purpose: 'login' } }),
    refused: {
      async CODE_WAIT(api) {
        const body = { account: newAccount(), purpose: 'login' }
        await api.call('sendVerifyCode', { body })
        return await api.call('sendVerifyCode', { body })
      },
    },
  },
  loginByCode: {
    right: async (api, { account }) => ({ body: { account, code: await askForCode(api, account, 'login') } }),
    refused: {
      async CODE_WRONG(api, { account }) {
        const code = wrong(await askForCode(api, account, 'login'))
        return await api.call('loginByCode', { body: { account, code } })
      },
      ACCOUNT_CLOSING: (api, member) =>
        closedRefusal(api, member, async ({ account }) =>
          api.call('loginByCode', { body: { account, code: await askForCode(api, account, 'login') } }),
        ),
      async OTHER_PROOF_NEEDED(api) {
        const { account } = await addUnused(api)
        const code = await askForCode(api, account, 'login')
        return await api.call('loginByCode', { body: { account, code } })
      },
      async SECOND_FACTOR_NEEDED(api) {
        const { account } = await addTwoStepMember(api)
        const code = await askForCode(api, account, 'login')
        return await api.call('loginByCode', { body: { account, code } })
      },
    },
  },
  login: {
    async right(api) {
      const { account } = await registerMember(api, { password })
      return { body: { account, password } }
    },
    refused: {
      CREDENTIALS_WRONG: (api) => api.call('login', { body: { account: newAccount(), password } }),
      ACCOUNT_CLOSING: (api, member) =>
        closedRefusal(api, member, ({ account }) => api.call('login', { body: { account, password } })),
      async SECOND_FACTOR_NEEDED(api) {
        const { account } = await addTwoStepMember(api)
        return await api.call('login', { body: { account, password } })
      },
    },
  },
  registerByCode: {
    async right(api) {
      const account = newAccount()
      return { body: registrationOf(account, await askForCode(api, account, 'register')) }
    },
    refused: {
      CODE_WRONG: (api) => api.call('registerByCode', { body: registrationOf(newAccount(), '000000') }),
      async ACCOUNT_EXISTS(api) {
        const { account } = await addMember(api)
        const code = await askForCode(api, account, 'register')
        return await api.call('registerByCode', { body: registrationOf(account, code) })
      },
      PASSWORD_COMMON(api) {
        const body = registrationOf(newAccount(), '000000', { password: 'password1' })
        return api.call('registerByCode', { body })
      },
      async KEY_REUSED(api) {
        const key = 'a-key-for-two-requests'
        await api.call('registerByCode', { body: registrationOf(newAccount(), '000000'), key })
        return await api.call('registerByCode', { body: registrationOf(newAccount(), '000000'), key })
      },
    },
  },
  checkToken: { right: async () => ({}) },
  logout: { right: async () => ({}) },
  loginInit: { right: async () => ({}) },
  loginPreCheck: { right: async () => ({ body: { account: newAccount() } }) },
  checkUserAccount: {
    right: async () => ({ body: { account: '081 234 5678', countryCode: 'TH' } }),
    refused: {
      ACCOUNT_INVALID: (api) => api.call('checkUserAccount', { body: { account: 'mali' } }),
    },
  },
  verifyCode: {
    async right(api) {
      const stranger = newAccount()
      const code = await askForCode(api, stranger, 'register')
      return { body: { account: stranger, purpose: 'register', code } }
    },
    refused: {
      CODE_WRONG: (api) =>
        api.call('verifyCode', { body: { account: newAccount(), purpose: 'login', code: '000000' } }),
    },
  },
  register: {
    async right(api) {
      const stranger = newAccount()
      return { body: withPassword(stranger, await askForCode(api, stranger, 'register')) }
    },
    refused: {
      CODE_WRONG: (api) => api.call('register', { body: withPassword(newAccount(), '000000') }),
      async ACCOUNT_EXISTS(api) {
        const { account: memberAccount } = await addMember(api)
        const code = await askForCode(api, memberAccount, 'register')
        return await api.call('register', { body: withPassword(memberAccount, code) })
      },
      PASSWORD_COMMON: (api) =>
        api.call('register', { body: withPassword(newAccount(), '000000', 'password1') }),
      async KEY_REUSED(api) {
        const key = 'a-key-for-two-passwords'
        await api.call('register', { body: withPassword(newAccount(), '000000'), key })
        return await api.call('register', { body: withPassword(newAccount(), '000000'), key })
      },
    },
  },
  listSessions: { right: async () => ({ query: { limit: '5' } }) },
  revokeSession: {
    owned: true,
    async right(api, member) {
      const { token } = member
      const { items } = await dataOf(api, 'listSessions', { token })
      return { path: { id: items[0]?.id ?? '' }, body: { proof: await codeReauthentication(api, member) } }
    },
    missing: async (api, member) => ({
      path: { id: unknownSession },
      body: { proof: await codeReauthentication(api, member) },
    }),
    refused: refusedProofs((api, { token }, body) =>
      api.call('revokeSession', { token, path: { id: unknownSession }, body }),
    ),
  },
  revokeOtherSessions: {
    right: async (api, member) => ({ body: { proof: await codeReauthentication(api, member) } }),
    refused: refusedProofs((api, { token }, body) => api.call('revokeOtherSessions', { token, body })),
  },
  getShopifyPass: {
    right: async () => ({ query: { returnTo: '/collections/pumps' } }),
    refused: {
      async SHOP_EMAIL_MISSING(api, { token, uid }) {
        await api.store.db.update(members).set({ emailVerified: false }).where(eq(members.id, uid))
        return await api.call('getShopifyPass', { token })
      },
    },
  },
}
