// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  DecideApprovalRequest
} from './membersHub.schemas.ts';



/**
 * Returns actions of staff members that wait for the approval of another staff member, oldest first.
 * @summary List actions that wait for approval
 */
export const listApprovalsQueryCursorMax = 64;


export const listApprovalsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listApprovalsQueryLimitDefault = 20;
export const listApprovalsQueryLimitMax = 50;



export const ListApprovalsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listApprovalsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listApprovalsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listApprovalsQueryLimitMax)), listApprovalsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Approves or rejects an action of another staff member. Approved coins are given immediately, and approved imports and
 * moves of parcels start. `problem` explains why a decision has no effect.
 * @summary Approve or reject an action
 */
export const DecideApprovalBody = DecideApprovalRequest

