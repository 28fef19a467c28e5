// Defines the test cases for operations of the tag `session` about passkeys.
import type { Api } from '../api.ts'
import { authenticator } from '../authenticator.ts'
import { askForCode, dataOf, password, type TestMember } from '../members.ts'
import { addPasskey, startAdding, unknownPasskey, tryPasskey } from '../passkeys.ts'
import { closedRefusal, refusedProofs } from './account.ts'
import type { Cases } from './case.ts'

const unknown = '0199d3f0-7f3e-7cc0-9c52-6d6a54a4e001'

/** Returns the attestation that a browser creates for the session that requested a new passkey. */
const attest = async (api: Api, member: TestMember, device = authenticator()) => ({
  body: device.create(await startAdding(api, member)),
})

async function addTen(api: Api, member: TestMember) {
  for (let count = 0; count < 10; count += 1) await addPasskey(api, member)
}

export const passkeys: Pick<
  Cases<'session'>,
  | 'listPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'beginPasskeyProof'
  | 'beginLoginByPasskey'
  | 'loginByPasskey'
> = {
  listPasskeys: {
    async right(api, member) {
      await addPasskey(api, member)
      return {}
    },
  },
  beginPasskey: {
    right: async (api, { account }) => ({
      body: { proof: { code: await askForCode(api, account, 'confirm') } },
    }),
    refused: {
      ...refusedProofs((api, { token }, body) => api.call('beginPasskey', { token, body })),
      async PASSKEY_LIMIT(api, member) {
        await addTen(api, member)
        return await api.call('beginPasskey', { token: member.token, body: { proof: { password } } })
      },
    },
  },
  addPasskey: {
    right: attest,
    refused: {
      async PASSKEY_WRONG(api, { token }) {
        const { id, clientDataJSON, signature } = unknownPasskey.passkey
        return await api.call('addPasskey', {
          token,
          body: { id, clientDataJSON, attestationObject: signature },
        })
      },
      async PASSKEY_TAKEN(api, member) {
        const { device } = await addPasskey(api, member)
        return await api.call('addPasskey', { token: member.token, ...(await attest(api, member, device)) })
      },
      async PASSKEY_LIMIT(api, member) {
        const eleventh = await attest(api, member)
        await addTen(api, member)
        return await api.call('addPasskey', { token: member.token, ...eleventh })
      },
    },
  },
  renamePasskey: {
    owned: true,
    async right(api, member) {
      const { id } = await addPasskey(api, member)
      return { path: { id }, body: { name: 'My phone' } }
    },
    missing: async () => ({ path: { id: unknown }, body: { name: 'My phone' } }),
  },
  removePasskey: {
    owned: true,
    async right(api, member) {
      const { id } = await addPasskey(api, member)
      // Adding a passkey also counts as re-authentication.
      return { path: { id }, body: {} }
    },
    async missing(api, { account }) {
      return { path: { id: unknown }, body: { proof: { code: await askForCode(api, account, 'confirm') } } }
    },
    refused: {
      ...refusedProofs((api, { token }, body) =>
        api.call('removePasskey', { token, path: { id: unknown }, body }),
      ),
      async LAST_SECOND_FACTOR(api, member) {
        const { id } = await addPasskey(api, member)
        const { token } = member
        await dataOf(api, 'turnOnPasskeyFactor', { token, body: {} })
        return await api.call('removePasskey', { token, path: { id }, body: {} })
      },
    },
  },
  beginPasskeyProof: { right: async () => ({}) },
  beginLoginByPasskey: { right: async () => ({}) },
  loginByPasskey: {
    async right(api, member) {
      const { device } = await addPasskey(api, member)
      return { body: device.get(await dataOf(api, 'beginLoginByPasskey')) }
    },
    refused: {
      PASSKEY_WRONG: (api) => api.call('loginByPasskey', { body: unknownPasskey.passkey }),
      async ACCOUNT_CLOSING(api, member) {
        const { device } = await addPasskey(api, member)
        return await closedRefusal(api, member, () => tryPasskey(api, device))
      },
    },
  },
}
