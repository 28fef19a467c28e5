// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  RetryRequest
} from './membersHub.schemas.ts';



/**
 * Returns the tasks whose attempts have all failed, oldest first. The reason contains no personal data.
 * @summary List failed jobs
 */
export const listFailedJobsQueryCursorMax = 64;


export const listFailedJobsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listFailedJobsQueryLimitDefault = 20;
export const listFailedJobsQueryLimitMax = 50;



export const ListFailedJobsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFailedJobsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listFailedJobsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFailedJobsQueryLimitMax)), listFailedJobsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Queues the tasks again: those with the ids, or the oldest 100 if the body has no ids. The outcome of a task that
 * somebody else has retried is `gone`, so a repeated call is safe. `hasMore` is true if further tasks have failed.
 * @summary Retry failed jobs
 */
export const RetryFailedJobsBody = RetryRequest

/**
 * Returns the messages of the shop that could not be processed, oldest first, without their content.
 * @summary List dead letters
 */
export const listDeadLettersQueryCursorMax = 64;


export const listDeadLettersQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listDeadLettersQueryLimitDefault = 20;
export const listDeadLettersQueryLimitMax = 50;



export const ListDeadLettersQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDeadLettersQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listDeadLettersQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDeadLettersQueryLimitMax)), listDeadLettersQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Processes dead letters again: those with the ids, or the oldest 100 if the body has no ids. A failed dead letter does
 * not stop the others. `hasMore` is true if further dead letters exist.
 * @summary Retry dead letters
 */
export const RetryDeadLettersBody = RetryRequest

