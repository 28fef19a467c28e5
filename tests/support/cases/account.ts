// Defines the test cases for operations of the tag `account`.
import { eq } from 'drizzle-orm'
import { members } from '#api/members/tables.ts'
import type { Api, Reply } from '../api.ts'
import {
  addMember,
  askForCode,
  dataOf,
  givePassword,
  newAccount,
  newPhone,
  password,
  type TestMember,
} from '../members.ts'
import { unknownPasskey } from '../passkeys.ts'
import { addTwoStepMember } from '../secondFactor.ts'
import type { Cases } from './case.ts'
import { codeReauthentication } from './profile.ts'

/** Makes a call as a member who has a password and has requested account deletion. @returns the error response */
export async function closedRefusal(
  api: Api,
  member: TestMember,
  call: (member: TestMember) => Promise<Reply>,
): Promise<Reply> {
  await givePassword(api, member.uid)
  await dataOf(api, 'disable', { token: member.token, body: { proof: { password } } })
  return await call(member)
}

/** Business errors of operations that require re-authentication. */
export const refusedProofs = (call: (api: Api, member: TestMember, body: object) => Promise<Reply>) => ({
  PROOF_NEEDED: (api: Api, member: TestMember) => call(api, member, {}),
  PASSWORD_WRONG: (api: Api, member: TestMember) => call(api, member, { proof: { password } }),
  CODE_WRONG: (api: Api, member: TestMember) => call(api, member, { proof: { code: '000000' } }),
  PASSKEY_WRONG: (api: Api, member: TestMember) => call(api, member, { proof: unknownPasskey }),
})

/** Creates a member with a phone and a password whose account has been unused for 180 days. */
export async function addUnused(api: Api): Promise<TestMember> {
  const account = newPhone()
  const member = await addMember(api, { account, password })
  const before = new Date(api.clock.now.getTime() - 180 * 86_400_000)
  await api.store.db
    .update(members)
    .set({ createdAt: before, lastSeenAt: before })
    .where(eq(members.id, member.uid))
  return member
}

export const account: Cases<'account'> = {
  getUserInfo: { right: async () => ({}) },
  getToday: { right: async () => ({}) },
  exportData: {
    right: async (api, member) => ({ body: { proof: await codeReauthentication(api, member) } }),
    refused: {
      PASSWORD_WRONG: (api, { token }) =>
        api.call('exportData', { token, body: { proof: { password: 'not the password' } } }),
      CODE_WRONG: (api, { token }) => api.call('exportData', { token, body: { proof: { code: '000000' } } }),
      PASSKEY_WRONG: (api, { token }) => api.call('exportData', { token, body: { proof: unknownPasskey } }),
    },
  },
  setBabyContent: { right: async () => ({ body: { silenced: true } }) },
  getDeletionPreview: { right: async () => ({}) },
  disable: {
    right: async (api, member) => ({
      body: { proof: { code: await askForCode(api, member.account, 'confirm') } },
    }),
    refused: {
      PASSWORD_WRONG: (api, { token }) => api.call('disable', { token, body: { proof: { password } } }),
      CODE_WRONG: (api, { token }) => api.call('disable', { token, body: { proof: { code: '000000' } } }),
      PASSKEY_WRONG: (api, { token }) => api.call('disable', { token, body: { proof: unknownPasskey } }),
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
      async OTHER_PROOF_NEEDED(api) {
        const { account: phone } = await addUnused(api)
        const code = await askForCode(api, phone, 'login')
        return await api.call('undoDisable', { body: { account: phone, proof: { code } } })
      },
      SECOND_FACTOR_NEEDED: async (api) =>
        await closedRefusal(api, await addTwoStepMember(api), (member) =>
          api.call('undoDisable', { body: { account: member.account, proof: { password } } }),
        ),
    },
  },
}
