// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/vouchers.ts')

/** The member's vouchers */
export const listVouchers = /* @__PURE__ */ list({ id: 'listVouchers', tag: 'vouchers', send: (client, init, input, cursor) => client.GET('/api/station/member/voucher/list', { ...init, params: { query: { cursor, ...input } } }) })

/** A voucher */
export const getVoucher = /* @__PURE__ */ read({ id: 'getVoucher', tag: 'vouchers', send: (client, init, input) => client.GET('/api/station/member/voucher/detail/{id}', { ...init, params: { path: input } }) })

/** Reserve a voucher for an order */
export const reserveVoucher = /* @__PURE__ */ write({ id: 'reserveVoucher', changes: ['vouchers'], send: (client, init, input) => client.POST('/api/station/member/voucher/reserve/{id}', { ...init, params: { path: input } }) })

/** Give a reservation up */
export const releaseVoucher = /* @__PURE__ */ write({ id: 'releaseVoucher', changes: ['vouchers'], send: (client, init, input) => client.POST('/api/station/member/voucher/release/{id}', { ...init, params: { path: input } }) })

/** Open the shop with a voucher applied */
export const openVoucherInShop = /* @__PURE__ */ write({ id: 'openVoucherInShop', changes: ['vouchers'], send: (client, init, input) => client.POST('/api/station/member/voucher/openInShop', { ...init, body: { ...input } }), schema: async () => (await schemas()).OpenVoucherInShopBody })

/** Bring a friend */
export const getReferral = /* @__PURE__ */ read({ id: 'getReferral', tag: 'vouchers', send: (client, init) => client.GET('/api/station/member/referral', init) })

/** Friends who came by the code */
export const listReferredFriends = /* @__PURE__ */ list({ id: 'listReferredFriends', tag: 'vouchers', send: (client, init, input, cursor) => client.GET('/api/station/member/referral/friendList', { ...init, params: { query: { cursor, ...input } } }) })
