// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';



/**
 * The member's orders in the shop, newest first, paged. An order is theirs when the shop has it under their verified
 * e-mail address; the shop tells of new orders and of every change.
 * @summary My purchases
 */
export const listOrdersQueryCursorMax = 64;


export const listOrdersQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listOrdersQueryLimitDefault = 20;
export const listOrdersQueryLimitMax = 50;



export const ListOrdersQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrdersQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listOrdersQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersQueryLimitMax)), listOrdersQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.'))
})

/**
 * An order with its items, what it came to and its parcels. Amounts are whole minor units of the order's currency.
 * @summary One purchase
 */
export const getOrderPathIdMax = 64;


export const getOrderPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetOrderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOrderPathIdMax)).check(/*#__PURE__*/ zod.regex(getOrderPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * A parcel of an order, of something that was redeemed or of a gift, and its steps, newest first, each with its
 * instant and, where the carrier says it, its place. Instants are in UTC; the page shows them in the member's zone, and below in English
 * in the zone Asia/Shanghai, which it names.
 * @summary The way of a parcel
 */
export const getLogisticsPathIdMax = 64;


export const getLogisticsPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetLogisticsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLogisticsPathIdMax)).check(/*#__PURE__*/ zod.regex(getLogisticsPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

