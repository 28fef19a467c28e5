// Made from openapi.yaml by `npm run generate`. Do not edit.
import { matching, oneOf, whole } from '../src/client/search.ts'

/** Identifier of the sign-in attempt, sent to the provider and returned by the provider. */
export const socialStateField = /* @__PURE__ */ matching(/^[\w-]+$/, 64, 43)

/** Secret that ties a sign-in attempt to the browser window that started the attempt. */
export const socialBindingField = /* @__PURE__ */ matching(/^[\w-]+$/, 64, 43)

/** Token of a confirmation link, at least 128 random bits. */
export const activationTokenField = /* @__PURE__ */ matching(/^[\w-]{22,128}$/)

/** Topic of notifications. `coins`: coins, levels, gifts, vouchers and prizes. `parcels`: orders and parcels. `account`: the account, and products and proofs of the member. */
export const noticeTopicField = /* @__PURE__ */ oneOf('coins', 'parcels', 'account')

/** Country code, ISO 3166-1 alpha-2. */
export const countryCodeField = /* @__PURE__ */ matching(/^[A-Z]{2}$/)

/** Kind of a coin movement; `returned` covers both coins that were given back after spending, and earned coins that were taken back. */
export const coinMovementKindField = /* @__PURE__ */ oneOf('earned', 'spent', 'expired', 'returned')

/** Month `YYYY-MM` of the Gregorian calendar. */
export const monthField = /* @__PURE__ */ matching(/^20[0-9]{2}-(?:0[1-9]|1[0-2])$/)

/** Product category of the points mall. */
export const mallCategoryField = /* @__PURE__ */ oneOf('baby', 'mother', 'home', 'keepsake', 'voucher')

/** Order of products: `newest` by the time from which they are offered, `priceUp` and `priceDown` by price. */
export const mallSortField = /* @__PURE__ */ oneOf('newest', 'priceUp', 'priceDown')

/** Price in coins. */
export const mallPriceLimitField = /* @__PURE__ */ whole(0, 1000000)

/** Filter for the state of vouchers: `active` includes reserved vouchers, and `expired` includes vouchers that were taken back. */
export const voucherFilterField = /* @__PURE__ */ oneOf('active', 'used', 'expired')

/** `linkCode` of the inviting member; an unknown code is ignored. */
export const invitationCodeField = /* @__PURE__ */ matching(/^[\w-]+$/, 64)

/** Gift board, as numbered in page paths: 1 by level, 2 new baby, 3 the member's birthday, 4 a baby's birthday. */
export const giftTypeField = /* @__PURE__ */ whole(1, 4)

/** Group of gift states: `waiting` contains unclaimed gifts, `underway` the states from `reserved` to `shipped`, and `over` all final states. */
export const myGiftGroupField = /* @__PURE__ */ oneOf('waiting', 'underway', 'over')

/** Opaque id. */
export const idField = /* @__PURE__ */ matching(/^[\w-]+$/, 64)

/** Content of a card to share: the current level, the longest current streak of at least two days, or the prize of a draw result. */
export const shareCardKindField = /* @__PURE__ */ oneOf('level', 'streak', 'prize')

/** State of the activity: before, during or after its period. */
export const activityStateField = /* @__PURE__ */ oneOf('ahead', 'open', 'past')

/** Search terms, separated by spaces. */
export const searchQueryField = /* @__PURE__ */ matching(/^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/, 100)

/** Kind of a search result. */
export const searchKindField = /* @__PURE__ */ oneOf('product', 'gift', 'article', 'course', 'question')

/** Kind of a legal text: the privacy policy, or the terms and conditions. */
export const legalKindField = /* @__PURE__ */ oneOf('privacy', 'terms')

/** Version of a legal text; for a privacy policy, members agree to this version. */
export const legalVersionNameField = /* @__PURE__ */ matching(/^[\w-]+$/, 40)

/** Page area that shows banners and pictures. */
export const sceneField = /* @__PURE__ */ oneOf('hub-home', 'gifts', 'games', 'points-mall', 'villages', 'activities')

/** Purpose of a file; the file can only be used for this purpose. */
export const uploadPurposeField = /* @__PURE__ */ oneOf('avatar', 'right', 'questionnaire', 'activity', 'registration', 'contact')

/** Key that identifies one intended action of the client. A repeated request with the same key returns the first response byte for byte; another request with the same key is rejected. */
export const idempotencyKeyField = /* @__PURE__ */ matching(/^[\w-]+$/, 64, 16)

/** Random identifier that the browser generates and keeps while the window is open. A code is valid only in the browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them up. All clients that send no identifier share one number of attempts. */
export const browserIdField = /* @__PURE__ */ matching(/^[\w-]+$/, 64, 16)
