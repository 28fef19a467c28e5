// Defines the test cases for operations of the tag `addresses`.
import type { components } from '#generated/schema.d.ts'
import type { Api } from '../api.ts'
import { dataOf, type TestMember } from '../members.ts'
import type { Cases } from './case.ts'

type Modification = components['schemas']['ModifyAddressRequest']

/** Valid address in Thailand. */
export const thaiAddress: Modification = {
  recipient: 'Canarymali Srisuk',
  phone: '+66812345678',
  countryCode: 'TH',
  province: '10',
  city: 'Bang Rak',
  ward: 'Si Lom',
  line1: '12/4 Canary Road',
  postcode: '10500',
}

/** Adds an address to the member's address book. */
export async function addAddress(api: Api, { token }: TestMember, rest: Partial<Modification> = {}) {
  return await dataOf(api, 'modifyAddress', { token, body: { ...thaiAddress, ...rest } })
}

const nowhere = '0199d3f0-7f3e-7cc0-9c52-000000000000'

export const addresses: Cases<'addresses'> = {
  listAddresses: { right: async () => ({}) },
  getAddress: {
    right: async (api, member) => ({ path: { id: (await addAddress(api, member)).id } }),
    owned: true,
    missing: async () => ({ path: { id: nowhere } }),
  },
  deleteAddress: {
    right: async (api, member) => ({ path: { id: (await addAddress(api, member)).id } }),
    owned: true,
    missing: async () => ({ path: { id: nowhere } }),
  },
  modifyAddress: {
    right: async (api, member) => ({ body: { ...thaiAddress, id: (await addAddress(api, member)).id } }),
    owned: true,
    missing: async () => ({ body: { ...thaiAddress, id: nowhere } }),
    refused: {
      ADDRESS_INCOMPLETE: (api, { token }) =>
        api.call('modifyAddress', { token, body: { ...thaiAddress, ward: ' ' } }),
      async ADDRESS_LIMIT(api, member) {
        for (let count = 0; count < 20; count += 1) await addAddress(api, member)
        return await api.call('modifyAddress', { token: member.token, body: thaiAddress })
      },
      async KEY_REUSED(api, { token }) {
        const key = 'a-key-for-two-addresses'
        await api.call('modifyAddress', { token, key, body: thaiAddress })
        return await api.call('modifyAddress', {
          token,
          key,
          body: { ...thaiAddress, line1: '14 Canary Road' },
        })
      },
    },
  },
  setDefaultAddress: {
    right: async (api, member) => ({ body: { id: (await addAddress(api, member)).id } }),
    owned: true,
    missing: async () => ({ body: { id: nowhere } }),
  },
  getAddressForm: { right: async () => ({ query: { countryCode: 'TH' } }) },
}
