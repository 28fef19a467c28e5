// Defines the test cases for operations of the tag `session` that list, connect and remove social accounts.
import { eq } from 'drizzle-orm'
import { members } from '#api/members/tables.ts'
import type { Api } from '../api.ts'
import { askForCode, dataOf, password } from '../members.ts'
import { unknownPasskey } from '../passkeys.ts'
import { newPerson, ticketFor } from '../social.ts'
import { refusedProofs } from './account.ts'
import type { Cases } from './case.ts'
import { bound, provider, ticketOf, unknown, withPassword } from './socialMembers.ts'

/** Creates another member with a social account. @returns the subject of that account */
async function takenSubject(api: Api) {
  const other = await withPassword(api)
  const subject = newPerson().subject
  const ticket = await ticketOf(api, other, subject)
  await dataOf(api, 'socialVerifyPass', { body: { ticket, password } })
  return subject
}

export const boundAccounts: Pick<Cases<'session'>, 'listBoundAccounts' | 'bindAccount' | 'removeAccount'> = {
  listBoundAccounts: {
    async right(api, member) {
      await bound(api, member)
      return {}
    },
  },
  bindAccount: {
    async right(api, { account }) {
      const proof = { code: await askForCode(api, account, 'confirm') }
      return { body: { ticket: await ticketFor(api, newPerson(), { intent: 'bind' }), proof } }
    },
    refused: {
      SOCIAL_TICKET_GONE: (api, { token }) =>
        api.call('bindAccount', { token, body: { ticket: unknown, proof: { password } } }),
      async PASSWORD_WRONG(api, { token }) {
        const ticket = await ticketFor(api, newPerson(), { intent: 'bind' })
        return await api.call('bindAccount', { token, body: { ticket, proof: { password } } })
      },
      async CODE_WRONG(api, { token }) {
        const ticket = await ticketFor(api, newPerson(), { intent: 'bind' })
        return await api.call('bindAccount', { token, body: { ticket, proof: { code: '000000' } } })
      },
      async PASSKEY_WRONG(api, { token }) {
        const ticket = await ticketFor(api, newPerson(), { intent: 'bind' })
        return await api.call('bindAccount', { token, body: { ticket, proof: unknownPasskey } })
      },
      async SOCIAL_TAKEN(api, { token, account }) {
        const subject = await takenSubject(api)
        const ticket = await ticketFor(api, newPerson({ subject }), { intent: 'bind' })
        const proof = { code: await askForCode(api, account, 'confirm') }
        return await api.call('bindAccount', { token, body: { ticket, proof } })
      },
      async SOCIAL_BOUND(api) {
        const member = await withPassword(api)
        await bound(api, member)
        const ticket = await ticketFor(api, newPerson(), { intent: 'bind' })
        return await api.call('bindAccount', {
          token: member.token,
          body: { ticket, proof: { password } },
        })
      },
    },
  },
  removeAccount: {
    async right(api, member) {
      await bound(api, member)
      // Binding the account also counts as re-authentication.
      return { body: { provider } }
    },
    refused: {
      ...refusedProofs((api, { token }, body) =>
        api.call('removeAccount', { token, body: { provider, ...body } }),
      ),
      async LAST_WAY_IN(api, member) {
        await bound(api, member)
        // Create the member in the database: no API call creates such a member, but another system might.
        await api.store.db.update(members).set({ email: null }).where(eq(members.id, member.uid))
        return await api.call('removeAccount', { token: member.token, body: { provider } })
      },
    },
  },
}
