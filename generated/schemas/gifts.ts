// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  ClaimBabyGiftRequest,
  ClaimGiftRequest,
  ClaimMomGiftRequest
} from './membersHub.schemas.ts';



/**
 * The gifts of the catalogue that are given in the member's country, by level first, then by occasion, paged.
 * `type` picks one board. Every row says in `eligibility` whether it can be claimed now; where it cannot, why, and from when.
 * Gifts for a baby are left out for a member who has none with a due or birth date.
 * @summary All gifts
 */
export const listGiftsQueryTypeMax = 4;

export const listGiftsQueryCursorMax = 64;


export const listGiftsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listGiftsQueryLimitDefault = 20;
export const listGiftsQueryLimitMax = 50;



export const ListGiftsQueryParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGiftsQueryTypeMax))).check(/*#__PURE__*/ zod.describe('The board; all of them without it.')),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listGiftsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listGiftsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGiftsQueryLimitMax)), listGiftsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.'))
})

/**
 * A gift of the catalogue as it stands for this member. It is answered also where it is not given in their country:
 * `eligibility` then says so.
 * @summary One gift
 */
export const getGiftPathIdMax = 64;


export const getGiftPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetGiftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getGiftPathIdMax)).check(/*#__PURE__*/ zod.regex(getGiftPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * Claims a gift by level, by the gift's id, or one that was won, by its id in `gift/myList`. A gift by level is given
 * once a member; stock, coins and claim move together or not at all. A gift that was won is set aside: it costs
 * nothing, waits for no level and is never sold out. The address is kept as it is now. Free gifts are limited per member
 * (`GIFTS_LIMIT`) and per household, whichever account claims them (`ADDRESS_GIFTS_LIMIT`). An id that is neither, or an
 * address that is not theirs, is not found.
 * @summary Claim a gift
 */
export const ClaimGiftBody = ClaimGiftRequest

/**
 * Once a baby, up to 90 days after birth by the member's calendar; see `gift/newBabyGiftList`. Five a year go to one
 * household, whichever account claims them (`ADDRESS_GIFTS_LIMIT`). A gift, baby or address that is not there is not found.
 * @summary Claim the gift for a new baby
 */
export const ClaimNewBabyGiftBody = ClaimBabyGiftRequest

/**
 * Once a year, from 7 days before the birthday to 30 days after it; see `gift/momBirthdayGiftList`. Three a year go to one
 * household, whichever account claims them (`ADDRESS_GIFTS_LIMIT`). A gift or address that is not there is not found.
 * @summary Claim the gift for the member's birthday
 */
export const ClaimMomBirthdayGiftBody = ClaimMomGiftRequest

/**
 * Once a baby and year, from 7 days before the birthday to 30 days after it; see `gift/babyBirthdayGiftList`. Five a year
 * go to one household, whichever account claims them (`ADDRESS_GIFTS_LIMIT`). A gift, baby or address that is not there is not found.
 * @summary Claim the gift for a baby's birthday
 */
export const ClaimBabyBirthdayGiftBody = ClaimBabyGiftRequest

/**
 * Gifts that were claimed, with their state and parcel, and gifts that were won and wait to be claimed
 * (`state: waiting`): newest first, paged.
 * @summary My gifts
 */
export const listMyGiftsQueryCursorMax = 64;


export const listMyGiftsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listMyGiftsQueryLimitDefault = 20;
export const listMyGiftsQueryLimitMax = 50;



export const ListMyGiftsQueryParams = /*#__PURE__*/ zod.object({
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['waiting', 'underway', 'over'])).check(/*#__PURE__*/ zod.describe('How far they have come; all of them without it.')),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyGiftsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listMyGiftsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyGiftsQueryLimitMax)), listMyGiftsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.'))
})

/**
 * A claim of the member's, or a gift of theirs that waits. Once that is claimed, its id leads to the claim.
 * @summary One of my gifts
 */
export const getMyGiftPathIdMax = 64;


export const getMyGiftPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetMyGiftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMyGiftPathIdMax)).check(/*#__PURE__*/ zod.regex(getMyGiftPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * Gives back a gift that is still `reserved`: stock and coins return, coins to the lot they came from, and the gift can
 * be claimed again. A gift that came back undelivered (`returned`) is given back the same way, without its piece of stock,
 * and can be claimed again with another address while stock and its days last. Cancelling twice is the same as once.
 * @summary Cancel a claim
 */
export const cancelGiftClaimPathIdMax = 64;


export const cancelGiftClaimPathIdRegExp = new RegExp('^[\\w-]+$');


export const CancelGiftClaimParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelGiftClaimPathIdMax)).check(/*#__PURE__*/ zod.regex(cancelGiftClaimPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

