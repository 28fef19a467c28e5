// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  ClaimRightRequest,
  UploadRightProofRequest
} from './membersHub.schemas.ts';



/**
 * Gives the prize of a right of the kind `claim`, once a calendar year where the member lives. Refused before its level,
 * outside of its month, and within 30 days of a changed birthday for what hangs on it.
 * @summary Claim what a right gives
 */
export const ClaimRightBody = ClaimRightRequest

/**
 * Hands in files, uploaded before for the purpose `right`, that prove a right of the kind `proof`. One proof a right and
 * calendar year; after a refusal another may be sent. The prize, if the right has one, comes when it is accepted.
 * @summary Send the proof a right asks for
 */
export const UploadRightProofBody = UploadRightProofRequest

/**
 * The member's proofs, newest first, each `submitted` until it is `accepted` or `refused`.
 * @summary Proofs that were sent
 */
export const listRightProofsQueryCursorMax = 64;


export const listRightProofsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listRightProofsQueryLimitDefault = 20;
export const listRightProofsQueryLimitMax = 50;



export const ListRightProofsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRightProofsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listRightProofsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRightProofsQueryLimitMax)), listRightProofsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.'))
})

