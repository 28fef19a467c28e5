// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  AnswerContactMessageRequest,
  ChangeContactMessageRequest
} from './membersHub.schemas.ts';



/**
 * Returns the messages in a state: open messages oldest first, answered and closed messages newest first. The list
 * contains no text and no name of a sender.
 * @summary List contact messages
 */
export const listContactMessagesQueryTopicMax = 64;


export const listContactMessagesQueryTopicRegExp = new RegExp('^[\\w-]+$');
export const listContactMessagesQueryCursorMax = 64;


export const listContactMessagesQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listContactMessagesQueryLimitDefault = 20;
export const listContactMessagesQueryLimitMax = 50;



export const ListContactMessagesQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['open', 'answered', 'closed'])).check(/*#__PURE__*/ zod.describe('State of the messages; if omitted, open messages.')),
  "topic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContactMessagesQueryTopicMax)).check(/*#__PURE__*/ zod.regex(listContactMessagesQueryTopicRegExp))).check(/*#__PURE__*/ zod.describe('Topic of the messages; if omitted, all topics.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['en', 'id', 'th', 'vn'])).check(/*#__PURE__*/ zod.describe('Language of the messages; if omitted, all languages.')),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContactMessagesQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listContactMessagesQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContactMessagesQueryLimitMax)), listContactMessagesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Returns a message with its text, files and answers, earlier messages of the same sender, and templates for the
 * answer in the language of the message. The call is recorded in the audit log.
 * @summary Get a contact message
 */
export const getContactMessagePathIdMax = 64;


export const getContactMessagePathIdRegExp = new RegExp('^[\\w-]+$');


export const GetContactMessageParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContactMessagePathIdMax)).check(/*#__PURE__*/ zod.regex(getContactMessagePathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the contact message.'))
})

/**
 * Sends the answer to the reply address, and moves an open message to `answered`. If the message is no longer open, no
 * email is sent: `changed` is false, and the response contains the staff member who changed the message.
 * @summary Answer a contact message by email
 */
export const answerContactMessagePathIdMax = 64;


export const answerContactMessagePathIdRegExp = new RegExp('^[\\w-]+$');


export const AnswerContactMessageParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(answerContactMessagePathIdMax)).check(/*#__PURE__*/ zod.regex(answerContactMessagePathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the contact message.'))
})

export const AnswerContactMessageBody = AnswerContactMessageRequest

/**
 * Closes an open message without an answer, or reopens an answered or closed message. If the state does not allow it,
 * `changed` is false, and the response contains the staff member who changed the message last.
 * @summary Close or reopen a contact message
 */
export const changeContactMessagePathIdMax = 64;


export const changeContactMessagePathIdRegExp = new RegExp('^[\\w-]+$');


export const ChangeContactMessageParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeContactMessagePathIdMax)).check(/*#__PURE__*/ zod.regex(changeContactMessagePathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the contact message.'))
})

export const ChangeContactMessageBody = ChangeContactMessageRequest

