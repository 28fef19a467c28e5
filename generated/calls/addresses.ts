// Made from openapi.yaml by `npm run generate`. Do not edit.
import { read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/addresses.ts')

/** The address book */
export const listAddresses = /* @__PURE__ */ read({ id: 'listAddresses', tag: 'addresses', method: 'POST', path: '/api/station/user/address/list' })

/** One address */
export const getAddress = /* @__PURE__ */ read({ id: 'getAddress', tag: 'addresses', method: 'GET', path: '/api/station/user/address/{id}' })

/** Remove an address */
export const deleteAddress = /* @__PURE__ */ write({ id: 'deleteAddress', method: 'DELETE', path: '/api/station/user/address/{id}', changes: ['addresses'] })

/** Add or change an address */
export const modifyAddress = /* @__PURE__ */ write({ id: 'modifyAddress', method: 'POST', path: '/api/station/user/address/modify', changes: ['addresses'], keyed: true, schema: async () => (await schemas()).ModifyAddressBody })

/** Choose the default address */
export const setDefaultAddress = /* @__PURE__ */ write({ id: 'setDefaultAddress', method: 'POST', path: '/api/station/user/address/setDefault', changes: ['addresses'], schema: async () => (await schemas()).SetDefaultAddressBody })

/** The form of a country's addresses */
export const getAddressForm = /* @__PURE__ */ read({ id: 'getAddressForm', tag: 'addresses', method: 'GET', path: '/api/station/user/addressForm' })
