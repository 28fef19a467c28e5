// Operations of the tag `session` about what comes before an account, its sessions and its end.
import type { Api, Reply } from '../api.ts'
import {
  addMember,
  askForCode,
  dataOf,
  givePassword,
  newAccount,
  password,
  registrationOf,
  type TestMember,
} from '../members.ts'
import type { Cases } from './case.ts'
import { proofOf } from './profile.ts'

/** What a member with a password is told once they have asked for the end of their account. */
export async function closedRefusal(
  api: Api,
  member: TestMember,
  call: (member: TestMember) => Promise<Reply>,
): Promise<Reply> {
  await givePassword(api, member.uid)
  await dataOf(api, 'disable', { token: member.token, body: { proof: { password } } })
  return await call(member)
}

/** What an act that takes recent proof is refused for. */
export const refusedProofs = (call: (api: Api, member: TestMember, body: object) => Promise<Reply>) => ({
  PROOF_NEEDED: (api: Api, member: TestMember) => call(api, member, {}),
  PASSWORD_WRONG: (api: Api, member: TestMember) => call(api, member, { proof: { password } }),
  CODE_WRONG: (api: Api, member: TestMember) => call(api, member, { proof: { code: '000000' } }),
})

const unknownSession = '0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001'

const withPassword = (account: string, code: string, secret = password) => ({
  ...registrationOf(account, code),
  password: secret,
})

export const account: Pick<
  Cases<'session'>,
  | 'loginInit'
  | 'loginPreCheck'
  | 'checkUserAccount'
  | 'verifyCode'
  | 'register'
  | 'getDeletionPreview'
  | 'disable'
  | 'undoDisable'
  | 'listSessions'
  | 'revokeSession'
  | 'revokeOtherSessions'
> = {
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
        const { account: known } = await addMember(api)
        const code = await askForCode(api, known, 'register')
        return await api.call('register', { body: withPassword(known, code) })
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
  getDeletionPreview: { right: async () => ({}) },
  disable: {
    right: async (api, member) => ({
      body: { proof: { code: await askForCode(api, member.account, 'confirm') } },
    }),
    refused: {
      PASSWORD_WRONG: (api, { token }) => api.call('disable', { token, body: { proof: { password } } }),
      CODE_WRONG: (api, { token }) => api.call('disable', { token, body: { proof: { code: '000000' } } }),
    },
  },
  undoDisable: {
    async right(api, member) {
      await closedRefusal(api, member, async () => api.call('loginInit'))
      return { body: { account: member.account, proof: { password } } }
    },
    refused: {
      CREDENTIALS_WRONG: (api) =>
        api.call('undoDisable', { body: { account: newAccount(), proof: { password } } }),
      CODE_WRONG: (api) =>
        api.call('undoDisable', { body: { account: newAccount(), proof: { code: '000000' } } }),
    },
  },
  listSessions: { right: async () => ({ query: { limit: '5' } }) },
  revokeSession: {
    owned: true,
    async right(api, member) {
      const { token } = member
      const { items } = await dataOf(api, 'listSessions', { token })
      return { path: { id: items[0]?.id ?? '' }, body: { proof: await proofOf(api, member) } }
    },
    missing: async (api, member) => ({
      path: { id: unknownSession },
      body: { proof: await proofOf(api, member) },
    }),
    refused: refusedProofs((api, { token }, body) =>
      api.call('revokeSession', { token, path: { id: unknownSession }, body }),
    ),
  },
  revokeOtherSessions: {
    right: async (api, member) => ({ body: { proof: await proofOf(api, member) } }),
    refused: refusedProofs((api, { token }, body) => api.call('revokeOtherSessions', { token, body })),
  },
}
