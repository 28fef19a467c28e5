// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  MallWishRequest,
  RedeemRequest
} from './membersHub.schemas.ts';



/**
 * Everything that was earned, spent, expired or returned, newest first, each with what for and the balance it left. That
 * balance still counts coins past their last day until their expiry is written down, which happens daily.
 * @summary History of coins
 */
export const listCoinMovementsQueryCursorMax = 64;


export const listCoinMovementsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listCoinMovementsQueryLimitDefault = 20;
export const listCoinMovementsQueryLimitMax = 50;

export const listCoinMovementsQueryMonthRegExp = new RegExp('^20[0-9]{2}-(?:0[1-9]|1[0-2])$');


export const ListCoinMovementsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCoinMovementsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listCoinMovementsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoinMovementsQueryLimitMax)), listCoinMovementsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.')),
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['earned', 'spent', 'expired', 'returned'])).check(/*#__PURE__*/ zod.describe('Only movements of this kind.')),
  "month": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCoinMovementsQueryMonthRegExp))).check(/*#__PURE__*/ zod.describe('Only movements of this month of the member\'s own calendar.'))
})

/**
 * A movement of coins and the lots behind it, those that expire together as one: the lot that coins came in, or the lots
 * they were taken from or given back to.
 * @summary One movement with its lots
 */
export const getCoinMovementPathIdMax = 64;


export const getCoinMovementPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetCoinMovementParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCoinMovementPathIdMax)).check(/*#__PURE__*/ zod.regex(getCoinMovementPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * All products that the mall shows in this member's country, with what each costs, what is left of it and whether they may
 * have it now: `eligibility` tells what is in the way (`FROM_LEVEL_2`, `NOT_OPEN_YET`, `ENDED`, `LIMIT_REACHED`, `SOLD_OUT`,
 * `NOT_ENOUGH_COINS`). Where a product costs more than the member has, `saving` tells how much is missing and in how many
 * days of the daily check-in it is there.
 * @summary The points mall
 */
export const ListMallProductsQueryParams = /*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['baby', 'mother', 'home', 'keepsake', 'voucher'])).check(/*#__PURE__*/ zod.describe('Only products of this category.'))
})

/**
 * One product as the list shows it, also one that is not for their country: `eligibility` then says `NOT_IN_REGION`.
 * @summary A product of the points mall
 */
export const getMallProductPathIdMax = 64;


export const getMallProductPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetMallProductParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMallProductPathIdMax)).check(/*#__PURE__*/ zod.regex(getMallProductPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * Marks the one product that the member saves for, in place of the one before; `null` for none. It reserves nothing.
 * @summary Save for a product
 */
export const SetMallWishBody = MallWishRequest

/**
 * Takes the price in coins, one of the stock, and either reserves a parcel to one of the member's addresses, kept as it is
 * now, or gives the voucher at once. All of it happens or nothing does. Asking again without a key redeems another
 * one, up to `perMember`.
 * @summary Redeem a product
 */
export const RedeemMallProductBody = RedeemRequest

/**
 * Redemptions, newest first. A parcel goes reserved → confirmed → packed → shipped → delivered, or ends cancelled or
 * returned; a voucher is delivered at once.
 * @summary What the member redeemed
 */
export const listRedemptionsQueryCursorMax = 64;


export const listRedemptionsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listRedemptionsQueryLimitDefault = 20;
export const listRedemptionsQueryLimitMax = 50;



export const ListRedemptionsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listRedemptionsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRedemptionsQueryLimitMax)), listRedemptionsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.'))
})

/**
 * One of the member's redemptions as the list shows it: the receipt.
 * @summary One redemption
 */
export const getRedemptionPathIdMax = 64;


export const getRedemptionPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetRedemptionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionPathIdMax)).check(/*#__PURE__*/ zod.regex(getRedemptionPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * Calls off a parcel while it is `reserved`: the coins return with the expiry they had and the stock gets its one back.
 * A parcel that came back undelivered (`returned`) is called off the same way, without its piece of stock, so that the
 * product can be redeemed again with another address. In other states, and for a voucher, it is rejected. Cancelling
 * again answers the same.
 * @summary Cancel a redemption
 */
export const cancelRedemptionPathIdMax = 64;


export const cancelRedemptionPathIdRegExp = new RegExp('^[\\w-]+$');


export const CancelRedemptionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelRedemptionPathIdMax)).check(/*#__PURE__*/ zod.regex(cancelRedemptionPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

