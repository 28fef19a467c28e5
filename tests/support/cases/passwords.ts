// Defines the test cases for operations of the tag `session` about passwords.
import { eq, sql } from 'drizzle-orm'
import { members } from '#api/members/tables.ts'
import { askForCode, askForLink, dataOf, givePassword, newAccount, newPhone, password } from '../members.ts'
import { unknownPasskey } from '../passkeys.ts'
import { addUnused, closedRefusal } from './account.ts'
import type { Cases } from './case.ts'

const newPassword = 'warm canary by the window'
const token43 = 'x'.repeat(43)

export const passwords: Pick<
  Cases<'session'>,
  | 'recoverPassword'
  | 'sendMailByRecoverPwd'
  | 'checkRecoverUrl'
  | 'resetNewPass'
  | 'removeLostAccount'
  | 'modifyPassword'
  | 'isOrgPwd'
  | 'modifyOrgPassword'
> = {
  recoverPassword: {
    async right(api, { account }) {
      return { body: { account, code: await askForCode(api, account, 'recover'), newPassword } }
    },
    refused: {
      CODE_WRONG: (api, { account }) =>
        api.call('recoverPassword', { body: { account, code: '000000', newPassword } }),
      PASSWORD_COMMON: (api, { account }) =>
        api.call('recoverPassword', { body: { account, code: '000000', newPassword: 'password1' } }),
      ACCOUNT_CLOSING: (api, member) =>
        closedRefusal(api, member, async ({ account }) => {
          const code = await askForCode(api, account, 'recover')
          return await api.call('recoverPassword', { body: { account, code, newPassword } })
        }),
      async OTHER_PROOF_NEEDED(api) {
        const { account } = await addUnused(api)
        const code = await askForCode(api, account, 'recover')
        return await api.call('recoverPassword', { body: { account, code, newPassword } })
      },
    },
  },
  sendMailByRecoverPwd: {
    right: async () => ({ body: { account: newAccount() } }),
    refused: {
      async MAIL_WAIT(api, { account }) {
        await askForLink(api, account)
        return await api.call('sendMailByRecoverPwd', { body: { account } })
      },
    },
  },
  checkRecoverUrl: {
    right: async (api, { account }) => ({ body: { token: await askForLink(api, account) } }),
    refused: { LINK_GONE: (api) => api.call('checkRecoverUrl', { body: { token: token43 } }) },
  },
  resetNewPass: {
    right: async (api, { account }) => ({ body: { token: await askForLink(api, account), newPassword } }),
    refused: {
      LINK_GONE: (api) => api.call('resetNewPass', { body: { token: token43, newPassword } }),
      PASSWORD_COMMON: (api) =>
        api.call('resetNewPass', { body: { token: token43, newPassword: 'password1' } }),
      ACCOUNT_CLOSING: (api, member) =>
        closedRefusal(api, member, async ({ account }) => {
          const token = await askForLink(api, account)
          return await api.call('resetNewPass', { body: { token, newPassword } })
        }),
      async OTHER_PROOF_NEEDED(api) {
        const token = await askForLink(api, (await addUnused(api)).account)
        return await api.call('resetNewPass', { body: { token, newPassword } })
      },
    },
  },
  removeLostAccount: {
    async right(api, { account, uid }) {
      await api.store.db
        .update(members)
        .set({ phone: sql`${newPhone()}` })
        .where(eq(members.id, uid))
      const token = await askForLink(api, account)
      const { other } = await dataOf(api, 'resetNewPass', { body: { token, newPassword } })
      return { body: { ticket: other?.ticket } }
    },
    refused: { REVIEW_GONE: (api) => api.call('removeLostAccount', { body: { ticket: token43 } }) },
  },
  modifyPassword: {
    async right(api, { uid }) {
      await givePassword(api, uid)
      return { body: { oldPassword: password, newPassword } }
    },
    refused: {
      PASSWORD_WRONG: (api, { token }) =>
        api.call('modifyPassword', { token, body: { oldPassword: password, newPassword } }),
      PASSKEY_WRONG: (api, { token }) =>
        api.call('modifyPassword', { token, body: { ...unknownPasskey, newPassword } }),
      PASSWORD_COMMON: (api, { token }) =>
        api.call('modifyPassword', { token, body: { oldPassword: password, newPassword: 'password1' } }),
    },
  },
  isOrgPwd: { right: async () => ({}) },
  modifyOrgPassword: {
    right: async (api, { account }) => ({
      body: { code: await askForCode(api, account, 'confirm'), newPassword },
    }),
    refused: {
      CODE_WRONG: (api, { token }) =>
        api.call('modifyOrgPassword', { token, body: { code: '000000', newPassword } }),
      PASSWORD_COMMON: (api, { token }) =>
        api.call('modifyOrgPassword', { token, body: { code: '000000', newPassword: 'password1' } }),
      async PASSWORD_EXISTS(api, { token, uid }) {
        await givePassword(api, uid)
        return await api.call('modifyOrgPassword', { token, body: { code: '000000', newPassword } })
      },
    },
  },
}
