// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  ClaimRightRequest,
  UploadRightProofRequest
} from './membersHub.schemas.ts';



/**
 * Gives the prize of a level benefit (right) of the kind `claim` once per calendar year in the member's time zone.
 * The call is rejected for members below the level of the benefit, and outside of the month in which the benefit
 * can be claimed. If the member changed their birthday within the last 30 days, a benefit for the birthday month
 * is also rejected.
 * @summary Claim the prize of a level benefit
 */
export const ClaimRightBody = ClaimRightRequest

/**
 * Submits evidence for a level benefit (right) of the kind `proof`: files that were uploaded with the purpose
 * `right`. A member can submit evidence for a level benefit once per calendar year, and again after a rejection.
 * If the level benefit has a prize, the member receives it when the evidence is accepted.
 * @summary Submit evidence for a level benefit
 */
export const UploadRightProofBody = UploadRightProofRequest

/**
 * Returns the evidence that the member submitted for level benefits (rights), newest first. Its state is
 * `submitted` until staff have `accepted` or `refused` it.
 * @summary List the submitted evidence for level benefits
 */
export const listRightProofsQueryCursorMax = 64;


export const listRightProofsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listRightProofsQueryLimitDefault = 20;
export const listRightProofsQueryLimitMax = 50;



export const ListRightProofsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRightProofsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listRightProofsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRightProofsQueryLimitMax)), listRightProofsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

