// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/gifts.ts')

/** List the boards of the gift page */
export const getGiftBoards = /* @__PURE__ */ read({ id: 'getGiftBoards', tag: 'gifts', send: (client, init) => client.GET('/api/station/member/gift/boards', init) })

/** List gifts */
export const listGifts = /* @__PURE__ */ list({ id: 'listGifts', tag: 'gifts', send: (client, init, input, cursor) => client.GET('/api/station/member/gift/list', { ...init, params: { query: { cursor, ...input } } }) })

/** Get a gift */
export const getGift = /* @__PURE__ */ read({ id: 'getGift', tag: 'gifts', send: (client, init, input) => client.GET('/api/station/member/gift/detail/{id}', { ...init, params: { path: input } }) })

/** List gifts for a new baby */
export const listNewBabyGifts = /* @__PURE__ */ read({ id: 'listNewBabyGifts', tag: 'gifts', send: (client, init) => client.GET('/api/station/member/gift/newBabyGiftList', init) })

/** List gifts for the member's birthday */
export const listMomBirthdayGifts = /* @__PURE__ */ read({ id: 'listMomBirthdayGifts', tag: 'gifts', send: (client, init) => client.GET('/api/station/member/gift/momBirthdayGiftList', init) })

/** List gifts for babies' birthdays */
export const listBabyBirthdayGifts = /* @__PURE__ */ read({ id: 'listBabyBirthdayGifts', tag: 'gifts', send: (client, init) => client.GET('/api/station/member/gift/babyBirthdayGiftList', init) })

/** Claim a gift */
export const claimGift = /* @__PURE__ */ write({ id: 'claimGift', changes: ['gifts', 'games', 'coins', 'membership', 'account'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/member/gift/claim', { ...init, body: { ...input } }), schema: async () => (await schemas()).ClaimGiftBody })

/** Claim the gift for a new baby */
export const claimNewBabyGift = /* @__PURE__ */ write({ id: 'claimNewBabyGift', changes: ['gifts', 'account'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/member/gift/claim/newBabyGift', { ...init, body: { ...input } }), schema: async () => (await schemas()).ClaimNewBabyGiftBody })

/** Claim the gift for the member's birthday */
export const claimMomBirthdayGift = /* @__PURE__ */ write({ id: 'claimMomBirthdayGift', changes: ['gifts', 'account'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/member/gift/claim/momBirthdayGift', { ...init, body: { ...input } }), schema: async () => (await schemas()).ClaimMomBirthdayGiftBody })

/** Claim the gift for a baby's birthday */
export const claimBabyBirthdayGift = /* @__PURE__ */ write({ id: 'claimBabyBirthdayGift', changes: ['gifts', 'account'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/member/gift/claim/babyBirthdayGift', { ...init, body: { ...input } }), schema: async () => (await schemas()).ClaimBabyBirthdayGiftBody })

/** List the member's gifts */
export const listMyGifts = /* @__PURE__ */ list({ id: 'listMyGifts', tag: 'gifts', send: (client, init, input, cursor) => client.GET('/api/station/member/gift/myList', { ...init, params: { query: { cursor, ...input } } }) })

/** Get one of the member's gifts */
export const getMyGift = /* @__PURE__ */ read({ id: 'getMyGift', tag: 'gifts', send: (client, init, input) => client.GET('/api/station/member/gift/my/{id}', { ...init, params: { path: input } }) })

/** Cancel a gift claim */
export const cancelGiftClaim = /* @__PURE__ */ write({ id: 'cancelGiftClaim', changes: ['gifts', 'games', 'coins', 'membership', 'account'], send: (client, init, input) => client.POST('/api/station/member/gift/claim/cancel/{id}', { ...init, params: { path: input } }) })
