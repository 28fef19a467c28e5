// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  FinishChapterRequest
} from './membersHub.schemas.ts';



/**
 * A course with the texts of its chapters. The texts are empty while the course is not open to the member.
 * @summary One course
 */
export const getCoursePathIdMax = 64;


export const getCoursePathIdRegExp = new RegExp('^[\\w-]+$');


export const GetCourseParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCoursePathIdMax)).check(/*#__PURE__*/ zod.regex(getCoursePathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * Marks a chapter as read, in any order. The call that finishes the course grants its reward through the ledger, once;
 * a chapter that was finished before stays so and grants nothing. A course or chapter that is not there is not found.
 * @summary Finish a chapter
 */
export const finishChapterPathIdMax = 64;


export const finishChapterPathIdRegExp = new RegExp('^[\\w-]+$');


export const FinishChapterParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(finishChapterPathIdMax)).check(/*#__PURE__*/ zod.regex(finishChapterPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

export const FinishChapterBody = FinishChapterRequest

/**
 * The issues that have appeared, newest first, paged, each with whether the member has read it.
 * @summary Issues of the magazine
 */
export const queryMagazinesQueryCursorMax = 64;


export const queryMagazinesQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const queryMagazinesQueryLimitDefault = 20;
export const queryMagazinesQueryLimitMax = 50;



export const QueryMagazinesQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(queryMagazinesQueryCursorMax)).check(/*#__PURE__*/ zod.regex(queryMagazinesQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(queryMagazinesQueryLimitMax)), queryMagazinesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.'))
})

/**
 * Remembers that the member has read the issue; a second time changes nothing. The hub calls it once the end of each of
 * its articles was on screen, or when the member says so: an issue that was only opened is not read.
 * @summary Mark an issue as read
 */
export const addMagazineHistoryPathIdMax = 64;


export const addMagazineHistoryPathIdRegExp = new RegExp('^[\\w-]+$');


export const AddMagazineHistoryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addMagazineHistoryPathIdMax)).check(/*#__PURE__*/ zod.regex(addMagazineHistoryPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * An issue with its articles, paragraph by paragraph, in the request's language.
 * @summary One issue of the magazine
 */
export const getMagazineDetailPathIdMax = 64;


export const getMagazineDetailPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetMagazineDetailParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMagazineDetailPathIdMax)).check(/*#__PURE__*/ zod.regex(getMagazineDetailPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

