// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';



/**
 * Lists the member's orders in the shop, newest first. An order belongs to the member if the shop stores it under
 * the member's verified email address. The shop reports new and changed orders to the hub.
 * @summary List the member's purchases
 */
export const listOrdersQueryCursorMax = 64;


export const listOrdersQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listOrdersQueryLimitDefault = 20;
export const listOrdersQueryLimitMax = 50;



export const ListOrdersQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrdersQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listOrdersQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersQueryLimitMax)), listOrdersQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Returns an order with its items, amounts and parcels. Amounts are in minor units of the order's currency.
 * @summary Get a purchase
 */
export const getOrderPathIdMax = 64;


export const getOrderPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetOrderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOrderPathIdMax)).check(/*#__PURE__*/ zod.regex(getOrderPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Returns the parcel of an order, redemption or gift, with its tracking steps, newest first. Each step has its
 * time and, if the carrier reports it, its location. Times are in UTC. The page shows them in the member's time
 * zone and, in English, also in the time zone Asia/Shanghai.
 * @summary Get the tracking of a parcel
 */
export const getLogisticsPathIdMax = 64;


export const getLogisticsPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetLogisticsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLogisticsPathIdMax)).check(/*#__PURE__*/ zod.regex(getLogisticsPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

