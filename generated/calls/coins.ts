// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/coins.ts')

/** Get the coin balance */
export const getCoins = /* @__PURE__ */ read({ id: 'getCoins', tag: 'coins', send: (client, init) => client.GET('/api/station/member/coins', init) })

/** List the coin history */
export const listCoinMovements = /* @__PURE__ */ list({ id: 'listCoinMovements', tag: 'coins', send: (client, init, input, cursor) => client.GET('/api/station/member/coins/movementList', { ...init, params: { query: { cursor, ...input } } }) })

/** Get a coin movement with its lots */
export const getCoinMovement = /* @__PURE__ */ read({ id: 'getCoinMovement', tag: 'coins', send: (client, init, input) => client.GET('/api/station/member/coins/movement/{id}', { ...init, params: { path: input } }) })

/** List the products of the points mall */
export const listMallProducts = /* @__PURE__ */ list({ id: 'listMallProducts', tag: 'coins', send: (client, init, input, cursor) => client.GET('/api/station/member/mall/productList', { ...init, params: { query: { cursor, ...input } } }) })

/** Get a product of the points mall */
export const getMallProduct = /* @__PURE__ */ read({ id: 'getMallProduct', tag: 'coins', send: (client, init, input) => client.GET('/api/station/member/mall/product/{id}', { ...init, params: { path: input } }) })

/** Choose the product to save coins for */
export const setMallWish = /* @__PURE__ */ write({ id: 'setMallWish', changes: ['coins', 'account'], empty: true, send: (client, init, input) => client.POST('/api/station/member/mall/wish', { ...init, body: { ...input } }), schema: async () => (await schemas()).SetMallWishBody })

/** Redeem a product */
export const redeemMallProduct = /* @__PURE__ */ write({ id: 'redeemMallProduct', changes: ['coins', 'vouchers', 'membership', 'account'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/member/mall/redeem', { ...init, body: { ...input } }), schema: async () => (await schemas()).RedeemMallProductBody })

/** List the member's redemptions */
export const listRedemptions = /* @__PURE__ */ list({ id: 'listRedemptions', tag: 'coins', send: (client, init, input, cursor) => client.GET('/api/station/member/mall/redemptionList', { ...init, params: { query: { cursor, ...input } } }) })

/** Get a redemption */
export const getRedemption = /* @__PURE__ */ read({ id: 'getRedemption', tag: 'coins', send: (client, init, input) => client.GET('/api/station/member/mall/redemption/{id}', { ...init, params: { path: input } }) })

/** Cancel a redemption */
export const cancelRedemption = /* @__PURE__ */ write({ id: 'cancelRedemption', changes: ['coins', 'membership', 'account'], send: (client, init, input) => client.POST('/api/station/member/mall/cancelRedemption/{id}', { ...init, params: { path: input } }) })
