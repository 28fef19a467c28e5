// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/gifts.ts')

/** The boards of the gift page */
export const getGiftBoards = /* @__PURE__ */ read({ id: 'getGiftBoards', tag: 'gifts', method: 'GET', path: '/api/station/member/gift/boards' })

/** All gifts */
export const listGifts = /* @__PURE__ */ list({ id: 'listGifts', tag: 'gifts', method: 'GET', path: '/api/station/member/gift/list' })

/** One gift */
export const getGift = /* @__PURE__ */ read({ id: 'getGift', tag: 'gifts', method: 'GET', path: '/api/station/member/gift/detail/{id}' })

/** Gifts for a new baby */
export const listNewBabyGifts = /* @__PURE__ */ read({ id: 'listNewBabyGifts', tag: 'gifts', method: 'GET', path: '/api/station/member/gift/newBabyGiftList' })

/** Gifts for the member's birthday */
export const listMomBirthdayGifts = /* @__PURE__ */ read({ id: 'listMomBirthdayGifts', tag: 'gifts', method: 'GET', path: '/api/station/member/gift/momBirthdayGiftList' })

/** Gifts for a baby's birthday */
export const listBabyBirthdayGifts = /* @__PURE__ */ read({ id: 'listBabyBirthdayGifts', tag: 'gifts', method: 'GET', path: '/api/station/member/gift/babyBirthdayGiftList' })

/** Claim a gift */
export const claimGift = /* @__PURE__ */ write({ id: 'claimGift', method: 'POST', path: '/api/station/member/gift/claim', changes: ['gifts', 'games', 'coins', 'membership', 'account'], keyed: 'lasting', schema: async () => (await schemas()).ClaimGiftBody })

/** Claim the gift for a new baby */
export const claimNewBabyGift = /* @__PURE__ */ write({ id: 'claimNewBabyGift', method: 'POST', path: '/api/station/member/gift/claim/newBabyGift', changes: ['gifts', 'account'], keyed: 'lasting', schema: async () => (await schemas()).ClaimNewBabyGiftBody })

/** Claim the gift for the member's birthday */
export const claimMomBirthdayGift = /* @__PURE__ */ write({ id: 'claimMomBirthdayGift', method: 'POST', path: '/api/station/member/gift/claim/momBirthdayGift', changes: ['gifts', 'account'], keyed: 'lasting', schema: async () => (await schemas()).ClaimMomBirthdayGiftBody })

/** Claim the gift for a baby's birthday */
export const claimBabyBirthdayGift = /* @__PURE__ */ write({ id: 'claimBabyBirthdayGift', method: 'POST', path: '/api/station/member/gift/claim/babyBirthdayGift', changes: ['gifts', 'account'], keyed: 'lasting', schema: async () => (await schemas()).ClaimBabyBirthdayGiftBody })

/** My gifts */
export const listMyGifts = /* @__PURE__ */ list({ id: 'listMyGifts', tag: 'gifts', method: 'GET', path: '/api/station/member/gift/myList' })

/** One of my gifts */
export const getMyGift = /* @__PURE__ */ read({ id: 'getMyGift', tag: 'gifts', method: 'GET', path: '/api/station/member/gift/my/{id}' })

/** Cancel a claim */
export const cancelGiftClaim = /* @__PURE__ */ write({ id: 'cancelGiftClaim', method: 'POST', path: '/api/station/member/gift/claim/cancel/{id}', changes: ['gifts', 'games', 'coins', 'membership', 'account'] })
