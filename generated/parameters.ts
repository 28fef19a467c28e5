// Made from openapi.yaml by `npm run generate`. Do not edit.
import { matching, oneOf, whole } from '../src/client/search.ts'

/** Names an attempt to the provider and back. */
export const socialStateField = /* @__PURE__ */ matching(/^[\w-]+$/, 64, 43)

/** Ties an attempt to the window that began it. */
export const socialBindingField = /* @__PURE__ */ matching(/^[\w-]+$/, 64, 43)

/** The token of a link from a mail, at least 128 random bits. */
export const activationTokenField = /* @__PURE__ */ matching(/^[\w-]{22,128}$/)

/** ISO 3166-1 alpha-2. */
export const countryCodeField = /* @__PURE__ */ matching(/^[A-Z]{2}$/)

/** `returned` is what was spent and came back, or was earned and went back. */
export const coinMovementKindField = /* @__PURE__ */ oneOf('earned', 'spent', 'expired', 'returned')

/** A month `YYYY-MM` of the Gregorian calendar. */
export const monthField = /* @__PURE__ */ matching(/^20[0-9]{2}-(?:0[1-9]|1[0-2])$/)

/** A shelf of the points mall. */
export const mallCategoryField = /* @__PURE__ */ oneOf('baby', 'mother', 'home', 'keepsake', 'voucher')

/** `active` holds reserved ones too, `expired` also those that were taken back. */
export const voucherFilterField = /* @__PURE__ */ oneOf('active', 'used', 'expired')

/** A board as addresses name it: 1 by level, 2 new baby, 3 mom's birthday, 4 baby's birthday. */
export const giftTypeField = /* @__PURE__ */ whole(1, 4)

/** `waiting` is still to be claimed, `underway` is from `reserved` to `shipped`, and `over` has arrived or came to nothing. */
export const myGiftGroupField = /* @__PURE__ */ oneOf('waiting', 'underway', 'over')

/** An opaque id. */
export const idField = /* @__PURE__ */ matching(/^[\w-]+$/, 64)

/** Where now lies to the activity's window. */
export const activityStateField = /* @__PURE__ */ oneOf('ahead', 'open', 'past')

/** The privacy policy, or terms and conditions. */
export const legalKindField = /* @__PURE__ */ oneOf('privacy', 'terms')

/** A version of a text; of a privacy policy the one that members agree to. */
export const legalVersionNameField = /* @__PURE__ */ matching(/^[\w-]+$/, 40)

/** A place that shows banners and pictures. */
export const sceneField = /* @__PURE__ */ oneOf('hub-home', 'gifts', 'games', 'points-mall', 'villages', 'activities')

/** What a file is for; it can be used for nothing else. */
export const uploadPurposeField = /* @__PURE__ */ oneOf('avatar', 'right', 'questionnaire', 'activity', 'registration', 'contact')

/** Names one intention of the caller. The same key with the same request yields the first answer, byte for byte; with another request it is refused. */
export const idempotencyKeyField = /* @__PURE__ */ matching(/^[\w-]+$/, 64, 16)

/** A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs. */
export const browserIdField = /* @__PURE__ */ matching(/^[\w-]+$/, 64, 16)
