// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  AdjustStockRequest
} from './membersHub.schemas.ts';



/**
 * Returns the stock of an item, and a page of its movements, newest first.
 * @summary List the movements of an item
 */
export const listStockMovementsQueryIdMax = 129;


export const listStockMovementsQueryIdRegExp = new RegExp('^[a-z0-9-]+(:[a-z0-9-]+)?$');
export const listStockMovementsQueryCursorMax = 64;


export const listStockMovementsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listStockMovementsQueryLimitDefault = 20;
export const listStockMovementsQueryLimitMax = 50;



export const ListStockMovementsQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['gift', 'product', 'prize']).check(/*#__PURE__*/ zod.describe('Kind of the item.')),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStockMovementsQueryIdMax)).check(/*#__PURE__*/ zod.regex(listStockMovementsQueryIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the item.')),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStockMovementsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listStockMovementsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStockMovementsQueryLimitMax)), listStockMovementsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Changes the total number of pieces. `adjusted` is `false`, and the stock is unchanged, if the total is no longer
 * `total`, or if fewer pieces are free than the call removes. A repeated call therefore does not change the stock twice.
 * @summary Add or remove pieces of an item
 */
export const AdjustStockBody = AdjustStockRequest

