// Made from openapi.yaml by `npm run generate`. Do not edit.
import { read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/addresses.ts')

/** List the member's addresses */
export const listAddresses = /* @__PURE__ */ read({ id: 'listAddresses', tag: 'addresses', send: (client, init) => client.POST('/api/station/user/address/list', init) })

/** Get an address */
export const getAddress = /* @__PURE__ */ read({ id: 'getAddress', tag: 'addresses', send: (client, init, input) => client.GET('/api/station/user/address/{id}', { ...init, params: { path: input } }) })

/** Remove an address */
export const deleteAddress = /* @__PURE__ */ write({ id: 'deleteAddress', changes: ['addresses'], empty: true, send: (client, init, input) => client.DELETE('/api/station/user/address/{id}', { ...init, params: { path: input } }) })

/** Add or update an address */
export const modifyAddress = /* @__PURE__ */ write({ id: 'modifyAddress', changes: ['addresses'], keyed: true, send: (client, init, input) => client.POST('/api/station/user/address/modify', { ...init, body: { ...input } }), schema: async () => (await schemas()).ModifyAddressBody })

/** Set the default address */
export const setDefaultAddress = /* @__PURE__ */ write({ id: 'setDefaultAddress', changes: ['addresses'], empty: true, send: (client, init, input) => client.POST('/api/station/user/address/setDefault', { ...init, body: { ...input } }), schema: async () => (await schemas()).SetDefaultAddressBody })

/** Get the address form of a country */
export const getAddressForm = /* @__PURE__ */ read({ id: 'getAddressForm', tag: 'addresses', send: (client, init, input) => client.GET('/api/station/user/addressForm', { ...init, params: { query: { ...input } } }) })
