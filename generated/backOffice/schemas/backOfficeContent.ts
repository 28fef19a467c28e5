// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  ContentCommentRequest,
  CreateContentChangeRequest,
  EditContentEntryRequest,
  PreviewContentChangeRequest,
  ResetContentEntryRequest,
  SubmitContentChangeRequest,
  UploadContentPictureRequest
} from './membersHub.schemas.ts';



/**
 * Returns the JSON Schema of the topic and its entries, with the edits of a change if the query names one.
 * @summary Read a topic
 */
export const getContentTopicPathTopicMax = 40;


export const getContentTopicPathTopicRegExp = new RegExp('^[a-z]+(-[a-z]+)*$');


export const GetContentTopicParams = /*#__PURE__*/ zod.object({
  "topic": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContentTopicPathTopicMax)).check(/*#__PURE__*/ zod.regex(getContentTopicPathTopicRegExp)).check(/*#__PURE__*/ zod.describe('Name of the topic.'))
})

export const getContentTopicQueryChangeMax = 64;


export const getContentTopicQueryChangeRegExp = new RegExp('^[\\w-]+$');


export const GetContentTopicQueryParams = /*#__PURE__*/ zod.object({
  "change": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContentTopicQueryChangeMax)).check(/*#__PURE__*/ zod.regex(getContentTopicQueryChangeRegExp))).check(/*#__PURE__*/ zod.describe('Id of a change; its edits are applied.'))
})

/**
 * Returns the data of an entry, with the edit of a change if the query names one, and the published data.
 * @summary Read an entry
 */
export const getContentEntryPathTopicMax = 40;


export const getContentEntryPathTopicRegExp = new RegExp('^[a-z]+(-[a-z]+)*$');


export const GetContentEntryParams = /*#__PURE__*/ zod.object({
  "topic": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContentEntryPathTopicMax)).check(/*#__PURE__*/ zod.regex(getContentEntryPathTopicRegExp)).check(/*#__PURE__*/ zod.describe('Name of the topic.'))
})

export const getContentEntryQueryEntryMax = 120;


export const getContentEntryQueryEntryRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const getContentEntryQueryChangeMax = 64;


export const getContentEntryQueryChangeRegExp = new RegExp('^[\\w-]+$');


export const GetContentEntryQueryParams = /*#__PURE__*/ zod.object({
  "entry": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContentEntryQueryEntryMax)).check(/*#__PURE__*/ zod.regex(getContentEntryQueryEntryRegExp)).check(/*#__PURE__*/ zod.describe('Id of the entry.')),
  "change": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContentEntryQueryChangeMax)).check(/*#__PURE__*/ zod.regex(getContentEntryQueryChangeRegExp))).check(/*#__PURE__*/ zod.describe('Id of a change; its edits are applied.'))
})

/**
 * Returns the published versions of a topic, newest first.
 * @summary List published versions of a topic
 */
export const listContentVersionsPathTopicMax = 40;


export const listContentVersionsPathTopicRegExp = new RegExp('^[a-z]+(-[a-z]+)*$');


export const ListContentVersionsParams = /*#__PURE__*/ zod.object({
  "topic": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContentVersionsPathTopicMax)).check(/*#__PURE__*/ zod.regex(listContentVersionsPathTopicRegExp)).check(/*#__PURE__*/ zod.describe('Name of the topic.'))
})

export const listContentVersionsQueryCursorMax = 64;


export const listContentVersionsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listContentVersionsQueryLimitDefault = 20;
export const listContentVersionsQueryLimitMax = 50;



export const ListContentVersionsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContentVersionsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listContentVersionsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContentVersionsQueryLimitMax)), listContentVersionsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Returns changes of the catalog, newest first. Without a state, it returns those that are not published and not withdrawn.
 * @summary List changes
 */
export const listContentChangesQueryCursorMax = 64;


export const listContentChangesQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listContentChangesQueryLimitDefault = 20;
export const listContentChangesQueryLimitMax = 50;



export const ListContentChangesQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['draft', 'inReview', 'scheduled', 'published', 'withdrawn'])).check(/*#__PURE__*/ zod.describe('State of the changes.')),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContentChangesQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listContentChangesQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContentChangesQueryLimitMax)), listContentChangesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Creates a draft without edits.
 * @summary Create a change
 */
export const CreateContentChangeBody = CreateContentChangeRequest

/**
 * Returns a change with its edits in words, its notes, and the problems that prevent its publication.
 * @summary Read a change
 */
export const getContentChangePathIdMax = 64;


export const getContentChangePathIdRegExp = new RegExp('^[\\w-]+$');


export const GetContentChangeParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContentChangePathIdMax)).check(/*#__PURE__*/ zod.regex(getContentChangePathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the change.'))
})

/**
 * Stores new data of an entry in a draft. The data may be invalid until the change is submitted. `baseDigest` is the digest of
 * the entry on which the edit is based; if another staff member has edited the entry since, the edit is not stored.
 * @summary Edit an entry
 */
export const editContentEntryPathIdMax = 64;


export const editContentEntryPathIdRegExp = new RegExp('^[\\w-]+$');


export const EditContentEntryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(editContentEntryPathIdMax)).check(/*#__PURE__*/ zod.regex(editContentEntryPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the change.'))
})

export const EditContentEntryBody = EditContentEntryRequest

/**
 * Removes the edit of an entry from a draft, so that the published entry stays.
 * @summary Undo the edit of an entry
 */
export const resetContentEntryPathIdMax = 64;


export const resetContentEntryPathIdRegExp = new RegExp('^[\\w-]+$');


export const ResetContentEntryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetContentEntryPathIdMax)).check(/*#__PURE__*/ zod.regex(resetContentEntryPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the change.'))
})

export const ResetContentEntryBody = ResetContentEntryRequest

/**
 * Creates a signed link, which shows pages of the members' site with the edits of a change for 30 minutes. The preview
 * is read-only. Each request of the preview reads the latest edits of the change.
 * @summary Create a link to a preview
 */
export const previewContentChangePathIdMax = 64;


export const previewContentChangePathIdRegExp = new RegExp('^[\\w-]+$');


export const PreviewContentChangeParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(previewContentChangePathIdMax)).check(/*#__PURE__*/ zod.regex(previewContentChangePathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the change.'))
})

export const PreviewContentChangeBody = PreviewContentChangeRequest

/**
 * Decodes a picture, crops it, and stores it as WebP with at most 1600 pixels on its longer side. Entries can refer to
 * the returned path. A picture that no open change and no version uses is deleted after 30 days.
 * @summary Upload a picture
 */
export const UploadContentPictureBody = UploadContentPictureRequest

/**
 * Submits a draft. With `publishAt`, the approved change is published at this time, otherwise with its approval.
 * @summary Submit a change for review
 */
export const submitContentChangePathIdMax = 64;


export const submitContentChangePathIdRegExp = new RegExp('^[\\w-]+$');


export const SubmitContentChangeParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitContentChangePathIdMax)).check(/*#__PURE__*/ zod.regex(submitContentChangePathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the change.'))
})

export const SubmitContentChangeBody = SubmitContentChangeRequest

/**
 * Turns a submitted or scheduled change into a draft, with a comment.
 * @summary Return a change to its authors
 */
export const returnContentChangePathIdMax = 64;


export const returnContentChangePathIdRegExp = new RegExp('^[\\w-]+$');


export const ReturnContentChangeParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnContentChangePathIdMax)).check(/*#__PURE__*/ zod.regex(returnContentChangePathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the change.'))
})

export const ReturnContentChangeBody = ContentCommentRequest

/**
 * Ends a change without a publication.
 * @summary Withdraw a change
 */
export const withdrawContentChangePathIdMax = 64;


export const withdrawContentChangePathIdRegExp = new RegExp('^[\\w-]+$');


export const WithdrawContentChangeParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContentChangePathIdMax)).check(/*#__PURE__*/ zod.regex(withdrawContentChangePathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the change.'))
})

/**
 * Publishes a submitted change, or schedules it. Staff members who have worked on the change cannot approve it.
 * @summary Approve a change
 */
export const approveContentChangePathIdMax = 64;


export const approveContentChangePathIdRegExp = new RegExp('^[\\w-]+$');


export const ApproveContentChangeParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approveContentChangePathIdMax)).check(/*#__PURE__*/ zod.regex(approveContentChangePathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the change.'))
})

/**
 * Adds a comment to a change.
 * @summary Comment on a change
 */
export const commentContentChangePathIdMax = 64;


export const commentContentChangePathIdRegExp = new RegExp('^[\\w-]+$');


export const CommentContentChangeParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(commentContentChangePathIdMax)).check(/*#__PURE__*/ zod.regex(commentContentChangePathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the change.'))
})

export const CommentContentChangeBody = ContentCommentRequest

/**
 * Creates a draft that sets all entries of the topic back to an earlier version. The change is published like any other.
 * @summary Restore an earlier version
 */
export const restoreContentVersionPathIdMax = 64;


export const restoreContentVersionPathIdRegExp = new RegExp('^[\\w-]+$');


export const RestoreContentVersionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(restoreContentVersionPathIdMax)).check(/*#__PURE__*/ zod.regex(restoreContentVersionPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the version.'))
})

