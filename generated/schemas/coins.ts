// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  MallWishRequest,
  RedeemRequest
} from './membersHub.schemas.ts';



/**
 * Returns every movement of coins (earned, spent, expired or returned), newest first, with its reason and the
 * balance after it. This balance still includes expired coins until a daily job records their expiry.
 * @summary List the coin history
 */
export const listCoinMovementsQueryCursorMax = 64;


export const listCoinMovementsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listCoinMovementsQueryLimitDefault = 20;
export const listCoinMovementsQueryLimitMax = 50;

export const listCoinMovementsQueryMonthRegExp = new RegExp('^20[0-9]{2}-(?:0[1-9]|1[0-2])$');


export const ListCoinMovementsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCoinMovementsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listCoinMovementsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoinMovementsQueryLimitMax)), listCoinMovementsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.')),
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['earned', 'spent', 'expired', 'returned'])).check(/*#__PURE__*/ zod.describe('Kind of the coin movements to return; all kinds if omitted.')),
  "month": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCoinMovementsQueryMonthRegExp))).check(/*#__PURE__*/ zod.describe('Month of the coin movements to return, in the member\'s time zone; all months if omitted.'))
})

/**
 * Returns a movement of coins with its lots. A lot contains coins that expire together. A movement adds coins to
 * one lot, takes them from lots, or returns them to lots. Lots with the same expiry are combined.
 * @summary Get a coin movement with its lots
 */
export const getCoinMovementPathIdMax = 64;


export const getCoinMovementPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetCoinMovementParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCoinMovementPathIdMax)).check(/*#__PURE__*/ zod.regex(getCoinMovementPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Returns all products for the member's country, with price, stock and `eligibility` (`FROM_LEVEL_2`,
 * `NOT_OPEN_YET`, `ENDED`, `LIMIT_REACHED`, `SOLD_OUT`, `NOT_ENOUGH_COINS`). If a product costs more than the
 * balance, `saving` contains the missing coins and the number of daily check-ins that earn them.
 *
 * By default, the list starts with the products that the member can redeem. The others follow, fewest missing
 * coins first. A product must match all filters. The cursor stays valid if the balance changes between two pages.
 * @summary List the products of the points mall
 */
export const listMallProductsQueryMinPriceMin = 0;
export const listMallProductsQueryMinPriceMax = 1000000;

export const listMallProductsQueryMaxPriceMin = 0;
export const listMallProductsQueryMaxPriceMax = 1000000;

export const listMallProductsQueryCursorMax = 64;


export const listMallProductsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listMallProductsQueryLimitDefault = 200;
export const listMallProductsQueryLimitMax = 200;



export const ListMallProductsQueryParams = /*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['baby', 'mother', 'home', 'keepsake', 'voucher'])).check(/*#__PURE__*/ zod.describe('Category of the products to return; all categories if omitted.')),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['newest', 'priceUp', 'priceDown'])).check(/*#__PURE__*/ zod.describe('Order of the products; by default, products that the member can redeem come first.')),
  "minPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMallProductsQueryMinPriceMin)).check(/*#__PURE__*/ zod.lte(listMallProductsQueryMinPriceMax))).check(/*#__PURE__*/ zod.describe('Lowest price in coins of the products to return.')),
  "maxPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMallProductsQueryMaxPriceMin)).check(/*#__PURE__*/ zod.lte(listMallProductsQueryMaxPriceMax))).check(/*#__PURE__*/ zod.describe('Highest price in coins of the products to return.')),
  "available": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True to return only products that the member can redeem now.')),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMallProductsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listMallProductsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMallProductsQueryLimitMax)), listMallProductsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of products on the page.'))
})

/**
 * Returns one product in the format of `listMallProducts`. Also returns a product that is not available in the
 * member's country, with `NOT_IN_REGION` in `eligibility`.
 * @summary Get a product of the points mall
 */
export const getMallProductPathIdMax = 64;


export const getMallProductPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetMallProductParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMallProductPathIdMax)).check(/*#__PURE__*/ zod.regex(getMallProductPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Sets the product that the member saves for, and replaces an earlier one; `null` removes it. It reserves no
 * stock. If the product is sold out, the member is notified when it is available again.
 * @summary Choose the product to save coins for
 */
export const SetMallWishBody = MallWishRequest

/**
 * Deducts the price in coins and takes one item of the stock. Then the operation either reserves a parcel for
 * delivery to one of the member's addresses, or grants the voucher immediately. The redemption stores a copy of
 * the address. The operation is atomic. A repeated call without an Idempotency-Key redeems another item, up to
 * `perMember`.
 * @summary Redeem a product
 */
export const RedeemMallProductBody = RedeemRequest

/**
 * Returns redemptions, newest first. The states of a parcel are `reserved`, `confirmed`, `packed`, `shipped` and
 * `delivered`; it can also end as `cancelled` or `returned`. A voucher is `delivered` immediately.
 * @summary List the member's redemptions
 */
export const listRedemptionsQueryCursorMax = 64;


export const listRedemptionsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listRedemptionsQueryLimitDefault = 20;
export const listRedemptionsQueryLimitMax = 50;



export const ListRedemptionsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listRedemptionsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRedemptionsQueryLimitMax)), listRedemptionsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Returns one redemption of the member in the format of the list of redemptions.
 * @summary Get a redemption
 */
export const getRedemptionPathIdMax = 64;


export const getRedemptionPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetRedemptionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionPathIdMax)).check(/*#__PURE__*/ zod.regex(getRedemptionPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Cancels a parcel that is `reserved`: the coins are returned with their original expiry, and the item returns to
 * the stock. Also cancels a parcel that came back undelivered (`returned`), without returning the item to the
 * stock, so that the member can redeem the product again with another address. Parcels in other states and
 * vouchers are rejected. A repeated call returns the same response.
 * @summary Cancel a redemption
 */
export const cancelRedemptionPathIdMax = 64;


export const cancelRedemptionPathIdRegExp = new RegExp('^[\\w-]+$');


export const CancelRedemptionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelRedemptionPathIdMax)).check(/*#__PURE__*/ zod.regex(cancelRedemptionPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

