// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/coins.ts')

/** Balance and what becomes of it */
export const getCoins = /* @__PURE__ */ read({ id: 'getCoins', tag: 'coins', method: 'GET', path: '/api/station/member/coins' })

/** History of coins */
export const listCoinMovements = /* @__PURE__ */ list({ id: 'listCoinMovements', tag: 'coins', method: 'GET', path: '/api/station/member/coins/movementList' })

/** One movement with its lots */
export const getCoinMovement = /* @__PURE__ */ read({ id: 'getCoinMovement', tag: 'coins', method: 'GET', path: '/api/station/member/coins/movement/{id}' })

/** The points mall */
export const listMallProducts = /* @__PURE__ */ read({ id: 'listMallProducts', tag: 'coins', method: 'GET', path: '/api/station/member/mall/productList' })

/** A product of the points mall */
export const getMallProduct = /* @__PURE__ */ read({ id: 'getMallProduct', tag: 'coins', method: 'GET', path: '/api/station/member/mall/product/{id}' })

/** Save for a product */
export const setMallWish = /* @__PURE__ */ write({ id: 'setMallWish', method: 'POST', path: '/api/station/member/mall/wish', changes: ['coins', 'account'], schema: async () => (await schemas()).SetMallWishBody })

/** Redeem a product */
export const redeemMallProduct = /* @__PURE__ */ write({ id: 'redeemMallProduct', method: 'POST', path: '/api/station/member/mall/redeem', changes: ['coins', 'vouchers', 'membership', 'account'], keyed: 'lasting', schema: async () => (await schemas()).RedeemMallProductBody })

/** What the member redeemed */
export const listRedemptions = /* @__PURE__ */ list({ id: 'listRedemptions', tag: 'coins', method: 'GET', path: '/api/station/member/mall/redemptionList' })

/** One redemption */
export const getRedemption = /* @__PURE__ */ read({ id: 'getRedemption', tag: 'coins', method: 'GET', path: '/api/station/member/mall/redemption/{id}' })

/** Cancel a redemption */
export const cancelRedemption = /* @__PURE__ */ write({ id: 'cancelRedemption', method: 'POST', path: '/api/station/member/mall/cancelRedemption/{id}', changes: ['coins', 'membership', 'account'] })
