// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/vouchers.ts')

/** List the member's vouchers */
export const listVouchers = /* @__PURE__ */ list({ id: 'listVouchers', tag: 'vouchers', send: (client, init, input, cursor) => client.GET('/api/station/member/voucher/list', { ...init, params: { query: { cursor, ...input } } }) })

/** Get a voucher */
export const getVoucher = /* @__PURE__ */ read({ id: 'getVoucher', tag: 'vouchers', send: (client, init, input) => client.GET('/api/station/member/voucher/detail/{id}', { ...init, params: { path: input } }) })

/** Reserve a voucher for an order */
export const reserveVoucher = /* @__PURE__ */ write({ id: 'reserveVoucher', changes: ['vouchers'], send: (client, init, input) => client.POST('/api/station/member/voucher/reserve/{id}', { ...init, params: { path: input } }) })

/** Release a reserved voucher */
export const releaseVoucher = /* @__PURE__ */ write({ id: 'releaseVoucher', changes: ['vouchers'], send: (client, init, input) => client.POST('/api/station/member/voucher/release/{id}', { ...init, params: { path: input } }) })

/** Get a shop URL that applies a voucher */
export const openVoucherInShop = /* @__PURE__ */ write({ id: 'openVoucherInShop', changes: ['vouchers'], send: (client, init, input) => client.POST('/api/station/member/voucher/openInShop', { ...init, body: { ...input } }), schema: async () => (await schemas()).OpenVoucherInShopBody })

/** Get the member's referral link */
export const getReferral = /* @__PURE__ */ read({ id: 'getReferral', tag: 'vouchers', send: (client, init) => client.GET('/api/station/member/referral', init) })

/** Show or hide the first name on the member's referral link */
export const setReferralName = /* @__PURE__ */ write({ id: 'setReferralName', changes: ['vouchers'], send: (client, init, input) => client.POST('/api/station/member/referral/name', { ...init, body: { ...input } }), schema: async () => (await schemas()).SetReferralNameBody })

/** Get the invitation behind a referral code */
export const getInvitation = /* @__PURE__ */ read({ id: 'getInvitation', tag: 'vouchers', send: (client, init, input) => client.GET('/api/station/user/invitation', { ...init, params: { query: { ...input } } }) })

/** List the friends who registered with the code */
export const listReferredFriends = /* @__PURE__ */ list({ id: 'listReferredFriends', tag: 'vouchers', send: (client, init, input, cursor) => client.GET('/api/station/member/referral/friendList', { ...init, params: { query: { cursor, ...input } } }) })
