// Defines the test cases for operations of the tag `support`.
import type { components } from '#generated/schema.d.ts'
import type { Api } from '../api.ts'
import { addMember, dataOf, newAccount, type TestMember } from '../members.ts'
import type { Cases } from './case.ts'

type Registration = components['schemas']['SaveProductRegistrationRequest']

let productCount = 0

/** Builds a valid registration with a unique serial number. */
export const registrationOf = (rest: Partial<Registration> = {}): Registration => ({
  product: 'air-one-pump',
  serialNumber: `AP${String((productCount += 1)).padStart(10, '0')}`,
  purchasedFrom: 'hub-shop',
  purchasedOn: '2026-11-08',
  ...rest,
})

/** Builds a valid contact message with a unique email address. */
export const messageOf = (rest: Partial<components['schemas']['ContactRequest']> = {}) => ({
  topic: 'product',
  replyTo: newAccount(),
  text: 'My canary pump hums louder than it used to.',
  attachments: [],
  ...rest,
})

const nowhere = '0199d3f0-7f3e-7cc0-9c52-000000000000'
const register = (api: Api, { token }: TestMember, { body, key }: { body: Registration; key?: string }) =>
  api.call('saveProductRegistration', { token, body, key })

/** Registers a product for the member. */
export async function registeredProduct(api: Api, { token }: TestMember) {
  return await dataOf(api, 'saveProductRegistration', { token, body: registrationOf() })
}
export async function offeredProduct(api: Api, owner?: TestMember) {
  const { token, ...rest } = owner ?? (await addMember(api))
  const { id, serialNumber } = await registeredProduct(api, { token, ...rest })
  const { transferCode } = await dataOf(api, 'offerProductTransfer', { token, path: { id } })
  return { serialNumber, transferCode }
}

const owned = async (api: Api, member: TestMember) => ({
  path: { id: (await registeredProduct(api, member)).id },
})

export const support: Cases<'support'> = {
  listRegistrableProducts: { right: async () => ({}) },
  saveProductRegistration: {
    right: async () => ({ body: registrationOf() }),
    missing: async () => ({ body: registrationOf({ product: 'no-such-product' }) }),
    refused: {
      async PRODUCT_REGISTERED(api, member) {
        const body = registrationOf()
        await register(api, member, { body })
        return await register(api, member, { body })
      },
      async RECEIPT_NEEDED(api, member) {
        for (let count = 0; count < 5; count += 1) await register(api, member, { body: registrationOf() })
        return await register(api, member, { body: registrationOf() })
      },
      SERIAL_NUMBER_WRONG: (api, member) =>
        register(api, member, { body: registrationOf({ serialNumber: 'XX12345678' }) }),
      PURCHASE_DATE_WRONG: (api, member) =>
        register(api, member, { body: registrationOf({ purchasedOn: '2025-01-01' }) }),
      UPLOAD_UNKNOWN: (api, member) => register(api, member, { body: registrationOf({ proof: nowhere }) }),
      async KEY_REUSED(api, member) {
        const key = 'a-key-for-two-products'
        await register(api, member, { body: registrationOf(), key })
        return await register(api, member, { body: registrationOf(), key })
      },
    },
  },
  listProductRegistrations: { right: async () => ({}) },
  offerProductTransfer: {
    right: owned,
    owned: true,
    missing: async () => ({ path: { id: nowhere } }),
    refused: {
      async KEY_REUSED(api, member) {
        const key = 'a-key-for-two-transfers'
        const { token } = member
        await api.call('offerProductTransfer', { ...(await owned(api, member)), token, key })
        return await api.call('offerProductTransfer', { ...(await owned(api, member)), token, key })
      },
    },
  },
  cancelProductTransfer: { right: owned, owned: true, missing: async () => ({ path: { id: nowhere } }) },
  takeOverProduct: {
    right: async (api) => ({ body: await offeredProduct(api) }),
    refused: {
      TRANSFER_UNKNOWN: (api, { token }) =>
        api.call('takeOverProduct', {
          token,
          body: { serialNumber: 'AP2609001234', transferCode: 'AAAA-BBBB-CCCC' },
        }),
      async KEY_REUSED(api, { token }) {
        const key = 'a-key-for-two-products-taken'
        await api.call('takeOverProduct', { token, key, body: await offeredProduct(api) })
        return await api.call('takeOverProduct', { token, key, body: await offeredProduct(api) })
      },
    },
  },
  sendContactMessage: {
    right: async () => ({ body: messageOf() }),
    missing: async () => ({ body: messageOf({ topic: 'no-such-topic' }) }),
    refused: {
      UPLOAD_UNKNOWN: (api) =>
        api.call('sendContactMessage', { body: messageOf({ attachments: [nowhere] }) }),
      async CONTACT_WAIT(api) {
        const body = messageOf()
        for (let count = 0; count < 5; count += 1) await api.call('sendContactMessage', { body })
        return await api.call('sendContactMessage', { body })
      },
      async KEY_REUSED(api) {
        const key = 'a-key-for-two-messages'
        await api.call('sendContactMessage', { body: messageOf(), key })
        return await api.call('sendContactMessage', { body: messageOf(), key })
      },
    },
  },
  listContactTopics: { right: async () => ({}) },
  getIntroduction: { right: async () => ({}) },
  listFaq: { right: async () => ({ query: { query: 'coins' } }) },
  getLegalText: {
    right: async () => ({ query: { kind: 'privacy', countryCode: 'TH' } }),
    missing: async () => ({ query: { kind: 'privacy', countryCode: 'TH', version: '1999-01-01' } }),
  },
}
