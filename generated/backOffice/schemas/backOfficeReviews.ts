// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  ClaimReviewRequest,
  DecideReviewRequest,
  ReleaseReviewRequest,
  UndoReviewRequest
} from './membersHub.schemas.ts';



/**
 * Returns the items that wait for a decision, oldest first.
 * @summary List items that wait for a decision
 */
export const listReviewsQueryCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const listReviewsQueryCursorMax = 64;


export const listReviewsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listReviewsQueryLimitDefault = 20;
export const listReviewsQueryLimitMax = 50;



export const ListReviewsQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['proof', 'registration', 'review'])).check(/*#__PURE__*/ zod.describe('Kind of the items; if omitted, all kinds.')),
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listReviewsQueryCountryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Country of the members; if omitted, all countries.')),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listReviewsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listReviewsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listReviewsQueryLimitMax)), listReviewsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Reserves the requested item, or else the oldest unreserved item, for the staff member for 5 minutes. During this
 * time, other staff members cannot decide on it. `item` is `null` if there is no such item, or if somebody else has reserved
 * the requested item.
 * @summary Claim an item for a decision
 */
export const ClaimReviewBody = ClaimReviewRequest

/**
 * Stores the decision of the staff member who has claimed the item. The decision takes effect 10 seconds later;
 * until then, `undoReview` removes it. `decided` is false if the claim has ended or another decision exists.
 * @summary Decide on a claimed item
 */
export const DecideReviewBody = DecideReviewRequest

/**
 * Removes the decision, and claims the item for 5 minutes again. `undone` is false if the decision has taken
 * effect.
 * @summary Undo a decision that has not taken effect
 */
export const UndoReviewBody = UndoReviewRequest

/**
 * Ends the claim of the staff member, so that other staff members can decide on the item. A stored decision remains.
 * @summary Release a claimed item
 */
export const ReleaseReviewBody = ReleaseReviewRequest

