// Operations of the tag `session`.
import {
  addMember,
  askForCode,
  newAccount,
  password,
  registerMember,
  registrationOf,
  wrong,
} from '../members.ts'
import { account as ownAccount, closedRefusal } from './account.ts'
import type { Cases } from './case.ts'
import { passwords } from './passwords.ts'
import { social } from './social.ts'

export const session: Cases<'session'> = {
  ...ownAccount,
  ...passwords,
  ...social,
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
  getUserInfo: { right: async () => ({}) },
}
