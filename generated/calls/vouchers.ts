// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/vouchers.ts')

/** The member's vouchers */
export const listVouchers = /* @__PURE__ */ list({ id: 'listVouchers', tag: 'vouchers', method: 'GET', path: '/api/station/member/voucher/list' })

/** A voucher */
export const getVoucher = /* @__PURE__ */ read({ id: 'getVoucher', tag: 'vouchers', method: 'GET', path: '/api/station/member/voucher/detail/{id}' })

/** Reserve a voucher for an order */
export const reserveVoucher = /* @__PURE__ */ write({ id: 'reserveVoucher', method: 'POST', path: '/api/station/member/voucher/reserve/{id}', changes: ['vouchers'] })

/** Give a reservation up */
export const releaseVoucher = /* @__PURE__ */ write({ id: 'releaseVoucher', method: 'POST', path: '/api/station/member/voucher/release/{id}', changes: ['vouchers'] })

/** Open the shop with a voucher applied */
export const openVoucherInShop = /* @__PURE__ */ write({ id: 'openVoucherInShop', method: 'POST', path: '/api/station/member/voucher/openInShop', changes: ['vouchers'], schema: async () => (await schemas()).OpenVoucherInShopBody })

/** Bring a friend */
export const getReferral = /* @__PURE__ */ read({ id: 'getReferral', tag: 'vouchers', method: 'GET', path: '/api/station/member/referral' })

/** Friends who came by the code */
export const listReferredFriends = /* @__PURE__ */ list({ id: 'listReferredFriends', tag: 'vouchers', method: 'GET', path: '/api/station/member/referral/friendList' })
