// Defines the test cases for operations of the tag `vouchers`.
import type { OperationId } from '#shared/protocol/operation.ts'
import { voidVoucher } from '#api/vouchers/vouchers.ts'
import { grantVoucher } from '#api/rewards/grantVoucher.ts'
import type { Api } from '../api.ts'
import { giveVoucher } from '../give.ts'
import { addMember, dataOf, type TestMember } from '../members.ts'
import type { Case, Cases } from './case.ts'

const voucherCase: Case = {
  owned: true,
  right: async (api, member) => ({ path: { id: await giveVoucher(api, member) } }),
  missing: async () => ({ path: { id: 'nothing' } }),
}

const inPath = (id: string) => ({ path: { id } })
const inBody = (id: string) => ({ body: { id } })

const takenBack =
  (id: OperationId, inputOf: (voucher: string) => object = inPath) =>
  async (api: Api, member: TestMember) => {
    const now = api.clock.now
    const reference = `test:${member.uid}`
    const grant = { memberId: member.uid, voucher: 'welcome-10', source: 'test', reference, now }
    const voucher = await grantVoucher(api.store.db, grant)
    await voidVoucher(api.store.db, reference)
    return await api.call(id, { token: member.token, ...inputOf(voucher) })
  }

const elsewhere =
  (id: OperationId, inputOf: (voucher: string) => object = inPath) =>
  async (api: Api) => {
    const member = await addMember(api, { countryCode: 'DE', timeZone: 'Europe/Berlin' })
    const voucher = await giveVoucher(api, member, 'small-amount')
    return await api.call(id, { token: member.token, ...inputOf(voucher) })
  }

export const vouchers: Cases<'vouchers'> = {
  listVouchers: { right: async () => ({ query: { state: 'active' } }) },
  getVoucher: voucherCase,
  reserveVoucher: {
    ...voucherCase,
    refused: { VOUCHER_CLOSED: takenBack('reserveVoucher'), NOT_ELIGIBLE: elsewhere('reserveVoucher') },
  },
  releaseVoucher: { ...voucherCase, refused: { VOUCHER_CLOSED: takenBack('releaseVoucher') } },
  openVoucherInShop: {
    right: async (api, member) => ({ body: { id: await giveVoucher(api, member) } }),
    refused: {
      NO_VOUCHER: (api, { token }) => api.call('openVoucherInShop', { token, body: {} }),
      VOUCHER_CLOSED: takenBack('openVoucherInShop', inBody),
      NOT_ELIGIBLE: elsewhere('openVoucherInShop', inBody),
    },
  },
  getReferral: { right: async () => ({}) },
  listReferredFriends: { right: async () => ({}) },
  setReferralName: { right: async () => ({ body: { showsName: true } }) },
  getInvitation: {
    everybodys: true,
    right: async (api, { token }) => {
      const { linkCode } = await dataOf(api, 'getReferral', { token })
      return { query: { linkCode } }
    },
    refused: {
      INVITATION_UNKNOWN: (api) => api.call('getInvitation', { query: { linkCode: 'ZZZZZZZZ' } }),
    },
  },
}
