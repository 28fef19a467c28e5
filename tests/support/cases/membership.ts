// Defines the test cases for operations of the tag `membership`.
import { givePoints } from '../give.ts'
import { addUpload } from '../uploads.ts'
import type { Cases } from './case.ts'
import type { Api } from '../api.ts'
import type { TestMember } from '../members.ts'

const receipt = async (api: Api, member: TestMember) => ({
  body: { rightId: 'shop-receipt', uploadIds: [await addUpload(api, member, 'right')] },
})

export const membership: Cases<'membership'> = {
  getMyMembership: { right: async () => ({}) },
  listLevels: { right: async () => ({}) },
  listLevelHistory: { right: async () => ({}) },
  getRightSavings: { right: async () => ({}) },
  listRights: { right: async () => ({}) },
  claimRight: {
    async right(api, member) {
      await givePoints(api, member, 200)
      return { body: { rightId: 'free-shipping' } }
    },
    missing: async () => ({ body: { rightId: 'nothing' } }),
    refused: {
      NOT_ELIGIBLE: (api, { token }) => api.call('claimRight', { token, body: { rightId: 'free-shipping' } }),
      async ALREADY_CLAIMED(api, member) {
        await givePoints(api, member, 200)
        const call = { token: member.token, body: { rightId: 'free-shipping' } }
        await api.call('claimRight', call)
        return await api.call('claimRight', call)
      },
      async KEY_REUSED(api, { token }) {
        const key = 'a-key-for-two-rights'
        await api.call('claimRight', { token, key, body: { rightId: 'free-shipping' } })
        return await api.call('claimRight', { token, key, body: { rightId: 'nest-voucher' } })
      },
    },
  },
  uploadRightProof: {
    owned: true,
    right: receipt,
    missing: async () => ({ body: { rightId: 'nothing', uploadIds: ['x'] } }),
    refused: {
      NOT_ELIGIBLE: (api, { token }) =>
        api.call('uploadRightProof', { token, body: { rightId: 'longer-guarantee', uploadIds: ['x'] } }),
      async PROOF_ALREADY_SENT(api, member) {
        await api.call('uploadRightProof', { token: member.token, ...(await receipt(api, member)) })
        return await api.call('uploadRightProof', { token: member.token, ...(await receipt(api, member)) })
      },
      UPLOAD_UNKNOWN: (api, { token }) =>
        api.call('uploadRightProof', { token, body: { rightId: 'shop-receipt', uploadIds: ['x'] } }),
      async KEY_REUSED(api, member) {
        const call = { token: member.token, key: 'a-key-for-two-proofs' }
        await api.call('uploadRightProof', { ...call, ...(await receipt(api, member)) })
        return await api.call('uploadRightProof', { ...call, ...(await receipt(api, member)) })
      },
    },
  },
  listRightProofs: { right: async () => ({}) },
}
