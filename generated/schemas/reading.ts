// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  FinishChapterRequest
} from './membersHub.schemas.ts';



/**
 * Returns a course with the texts of its chapters. The texts are empty while the course is not open to the
 * member.
 * @summary Get a course
 */
export const getCoursePathIdMax = 64;


export const getCoursePathIdRegExp = new RegExp('^[\\w-]+$');


export const GetCourseParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCoursePathIdMax)).check(/*#__PURE__*/ zod.regex(getCoursePathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Marks a chapter as read; chapters can be read in any order. The call that finishes the course grants its
 * reward once. Finishing a chapter again has no effect and grants no reward. Returns 404 if the course or
 * chapter does not exist.
 * @summary Finish a chapter
 */
export const finishChapterPathIdMax = 64;


export const finishChapterPathIdRegExp = new RegExp('^[\\w-]+$');


export const FinishChapterParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(finishChapterPathIdMax)).check(/*#__PURE__*/ zod.regex(finishChapterPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

export const FinishChapterBody = FinishChapterRequest

/**
 * Lists the published issues, newest first, each with a flag that is true if the member has read the issue.
 * @summary List magazine issues
 */
export const queryMagazinesQueryCursorMax = 64;


export const queryMagazinesQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const queryMagazinesQueryLimitDefault = 20;
export const queryMagazinesQueryLimitMax = 50;



export const QueryMagazinesQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(queryMagazinesQueryCursorMax)).check(/*#__PURE__*/ zod.regex(queryMagazinesQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(queryMagazinesQueryLimitMax)), queryMagazinesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Marks an issue as read by the member. Repeated calls have no further effect. The pages call this operation when
 * the end of each article has been on screen, or when the member marks the issue as read; opening an issue is not
 * enough.
 * @summary Mark an issue as read
 */
export const addMagazineHistoryPathIdMax = 64;


export const addMagazineHistoryPathIdRegExp = new RegExp('^[\\w-]+$');


export const AddMagazineHistoryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addMagazineHistoryPathIdMax)).check(/*#__PURE__*/ zod.regex(addMagazineHistoryPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Returns an issue with its articles, split into paragraphs, in the request's language.
 * @summary Get a magazine issue
 */
export const getMagazineDetailPathIdMax = 64;


export const getMagazineDetailPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetMagazineDetailParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMagazineDetailPathIdMax)).check(/*#__PURE__*/ zod.regex(getMagazineDetailPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

