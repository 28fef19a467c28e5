// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  ClaimBabyGiftRequest,
  ClaimGiftRequest,
  ClaimMomGiftRequest
} from './membersHub.schemas.ts';



/**
 * Lists the gifts of the catalog that are available in the member's country, ordered by level, then by occasion.
 * `eligibility` of each gift states whether the member can claim it now, and otherwise the reasons and the
 * opening time. Gifts for a baby are omitted if the member has no baby with a due date or birth date.
 * @summary List gifts
 */
export const listGiftsQueryTypeMax = 4;

export const listGiftsQueryCursorMax = 64;


export const listGiftsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listGiftsQueryLimitDefault = 20;
export const listGiftsQueryLimitMax = 50;



export const ListGiftsQueryParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGiftsQueryTypeMax))).check(/*#__PURE__*/ zod.describe('Board of the gifts to list; all boards if omitted.')),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listGiftsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listGiftsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGiftsQueryLimitMax)), listGiftsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Returns a gift of the catalog with the member's eligibility. Gifts that are not available in the member's
 * country are also returned; `eligibility` then states the reason.
 * @summary Get a gift
 */
export const getGiftPathIdMax = 64;


export const getGiftPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetGiftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getGiftPathIdMax)).check(/*#__PURE__*/ zod.regex(getGiftPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Claims a level gift by the id of the gift, or a won gift by its id in `gift/myList`. A member can claim each
 * level gift once. Stock, coins and claim change in one transaction. A won gift costs no coins, requires no level
 * and cannot sell out, because its stock is already allocated.
 *
 * The claim stores a copy of the address. Free gifts are limited per member (`GIFTS_LIMIT`) and per household,
 * across accounts (`ADDRESS_GIFTS_LIMIT`). Returns 404 if the id is unknown or the address does not belong to
 * the member.
 * @summary Claim a gift
 */
export const ClaimGiftBody = ClaimGiftRequest

/**
 * Claims the gift for a new baby, one for each baby, up to 90 days after birth in the member's calendar; see
 * `gift/newBabyGiftList`. A household gets at most five a year, across accounts (`ADDRESS_GIFTS_LIMIT`). Returns
 * 404 if the gift, baby or address does not exist.
 * @summary Claim the gift for a new baby
 */
export const ClaimNewBabyGiftBody = ClaimBabyGiftRequest

/**
 * Claims the birthday gift of the member, one a year, from 7 days before the birthday to 30 days after it; see
 * `gift/momBirthdayGiftList`. A household gets at most three a year, across accounts (`ADDRESS_GIFTS_LIMIT`).
 * Returns 404 if the gift or address does not exist.
 * @summary Claim the gift for the member's birthday
 */
export const ClaimMomBirthdayGiftBody = ClaimMomGiftRequest

/**
 * Claims the birthday gift of a baby, one for each baby and year, from 7 days before the birthday to 30 days after
 * it; see `gift/babyBirthdayGiftList`. A household gets at most five a year, across accounts
 * (`ADDRESS_GIFTS_LIMIT`). Returns 404 if the gift, baby or address does not exist.
 * @summary Claim the gift for a baby's birthday
 */
export const ClaimBabyBirthdayGiftBody = ClaimBabyGiftRequest

/**
 * Lists claimed gifts with their state and parcel, and won gifts that are not claimed yet (`state: waiting`),
 * newest first.
 * @summary List the member's gifts
 */
export const listMyGiftsQueryCursorMax = 64;


export const listMyGiftsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listMyGiftsQueryLimitDefault = 20;
export const listMyGiftsQueryLimitMax = 50;



export const ListMyGiftsQueryParams = /*#__PURE__*/ zod.object({
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['waiting', 'underway', 'over'])).check(/*#__PURE__*/ zod.describe('Group of states to list; all gifts if omitted.')),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyGiftsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listMyGiftsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyGiftsQueryLimitMax)), listMyGiftsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Returns a claim or an unclaimed won gift of the member. After a won gift has been claimed, a request with its id
 * returns the claim.
 * @summary Get one of the member's gifts
 */
export const getMyGiftPathIdMax = 64;


export const getMyGiftPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetMyGiftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMyGiftPathIdMax)).check(/*#__PURE__*/ zod.regex(getMyGiftPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Cancels a claim that is still `reserved`. The stock is restored, and the coins return to the lots from which
 * they were spent. The gift can be claimed again.
 *
 * A claim whose parcel came back undelivered (`returned`) can also be canceled. The stock is then not restored;
 * the member can claim the gift again with another address while stock and claim period allow. Repeated calls have
 * no further effect.
 * @summary Cancel a gift claim
 */
export const cancelGiftClaimPathIdMax = 64;


export const cancelGiftClaimPathIdRegExp = new RegExp('^[\\w-]+$');


export const CancelGiftClaimParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelGiftClaimPathIdMax)).check(/*#__PURE__*/ zod.regex(cancelGiftClaimPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

