// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  AttachUploadRequest,
  ReadDraftRequest,
  RedeemClaimRequest,
  SaveDraftRequest,
  SaveOrderRequest,
  SubmitQuestionnaireRequest
} from './membersHub.schemas.ts';



/**
 * Pages of questions with their limits, in the request's language. A question with a `showIf` shows only where that rule
 * holds; rules look at questions before it only, and a question that does not show counts as not answered. 404 for a
 * version that was retired.
 * @summary A questionnaire to fill in
 */
export const getQuestionnairePathIdMax = 64;


export const getQuestionnairePathIdRegExp = new RegExp('^[\\w-]+$');


export const GetQuestionnaireParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getQuestionnairePathIdMax)).check(/*#__PURE__*/ zod.regex(getQuestionnairePathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

export const getQuestionnaireQueryVersionMax = 1000;



export const GetQuestionnaireQueryParams = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getQuestionnaireQueryVersionMax))).check(/*#__PURE__*/ zod.describe('An older version, to go on with a draft of it; the newest without it.'))
})

/**
 * The member's own draft, or the visitor's that `draftId` opens. `retired` says that its version is no longer taken: what
 * still fits can be carried over into the newest. It is asked for by a body, because addresses are kept by logs.
 * @summary The answers so far
 */
export const getQuestionnaireDraftPathIdMax = 64;


export const getQuestionnaireDraftPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetQuestionnaireDraftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getQuestionnaireDraftPathIdMax)).check(/*#__PURE__*/ zod.regex(getQuestionnaireDraftPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

export const GetQuestionnaireDraftBody = ReadDraftRequest

/**
 * Replaces the draft as a whole. A member has one draft for each questionnaire; a visitor gets a `draftId` with their first
 * and sends it with every further one, and it is forgotten after 30 days without a change. A draft stays with the
 * version it was begun with until that is retired. Answers must belong to questions of the version and be of their
 * kind; limits, gaps and rules are looked at when it is submitted.
 * @summary Keep the answers so far
 */
export const saveQuestionnaireDraftPathIdMax = 64;


export const saveQuestionnaireDraftPathIdRegExp = new RegExp('^[\\w-]+$');


export const SaveQuestionnaireDraftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveQuestionnaireDraftPathIdMax)).check(/*#__PURE__*/ zod.regex(saveQuestionnaireDraftPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

export const SaveQuestionnaireDraftBody = SaveDraftRequest

/**
 * Once a member, or once a visitor's draft. The server walks the questions itself: answers to questions that do not show are
 * dropped and named in `dropped`; a missing or unfitting answer is refused with its place, `answers.` and the question's
 * id, for an address with the part of it. Pictures in the answers are used up. Every version is taken until it is retired. A
 * member gets the reward at once; a visitor gets a `claimCode`, their key to the result and, once they are a member, to the
 * reward. What nobody has claimed after 180 days is forgotten, with its files.
 * @summary Send the answers
 */
export const submitQuestionnairePathIdMax = 64;


export const submitQuestionnairePathIdRegExp = new RegExp('^[\\w-]+$');


export const SubmitQuestionnaireParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitQuestionnairePathIdMax)).check(/*#__PURE__*/ zod.regex(submitQuestionnairePathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

export const SubmitQuestionnaireBody = SubmitQuestionnaireRequest

/**
 * The result of the visitor's submission that the code opens, on whatever device it is typed: worked out from the answers
 * by the rules of the version that was answered. The code stands in the body, because addresses are kept by logs. One that
 * nobody was given, or that was redeemed, opens nothing.
 * @summary What a visitor has sent
 */
export const OpenClaimCodeBody = RedeemClaimRequest

/**
 * Makes the submission behind the code the member's own and gives its reward; the code then opens nothing more. Redeeming
 * one's own code again changes nothing and is answered alike.
 * @summary Take over what was sent as a visitor
 */
export const RedeemClaimCodeBody = RedeemClaimRequest

/**
 * The result of the member's own submission: worked out from the answers by the rules of the version that was answered,
 * with where order number and review stand. 404 where nothing was sent. A visitor's is opened by `openClaimCode`.
 * @summary What the answers say
 */
export const getQuestionnaireResultPathIdMax = 64;


export const getQuestionnaireResultPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetQuestionnaireResultParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getQuestionnaireResultPathIdMax)).check(/*#__PURE__*/ zod.regex(getQuestionnaireResultPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * Adds the number of the marketplace order to what was sent; a later one takes its place. The form of the number follows the
 * marketplace of the country, see `marketplaces` of the questionnaire. Refused where other answers of the same member have
 * the order; what anybody else named changes nothing, so that nobody learns whether a number was used. Of several who
 * name one order the desk accepts one review. 404 where nothing was sent, or the questionnaire asks for no order.
 * @summary Name the marketplace order
 */
export const saveAmazonOrderPathIdMax = 64;


export const saveAmazonOrderPathIdRegExp = new RegExp('^[\\w-]+$');


export const SaveAmazonOrderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveAmazonOrderPathIdMax)).check(/*#__PURE__*/ zod.regex(saveAmazonOrderPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

export const SaveAmazonOrderBody = SaveOrderRequest

/**
 * Adds one to three screenshots (uploads of the purpose `questionnaire`) to what was sent. What the review says makes no
 * difference to anything. A person looks at them: `submitted` becomes `accepted`, or `refused`, after which others may be
 * sent. 404 where nothing was sent, or the questionnaire asks for no review.
 * @summary Send the picture of a review
 */
export const attachQuestionnaireUploadPathIdMax = 64;


export const attachQuestionnaireUploadPathIdRegExp = new RegExp('^[\\w-]+$');


export const AttachQuestionnaireUploadParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attachQuestionnaireUploadPathIdMax)).check(/*#__PURE__*/ zod.regex(attachQuestionnaireUploadPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

export const AttachQuestionnaireUploadBody = AttachUploadRequest

/**
 * Steps, films, questions and answers of a product, its questionnaire, and where it is sold in each country. One that
 * speaks of babies is not found by a member who asked for quiet.
 * @summary A package card
 */
export const getPackageCardPathCardRegExp = new RegExp('^[A-Za-z][A-Za-z0-9-]{0,39}$');


export const GetPackageCardParams = /*#__PURE__*/ zod.object({
  "card": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPackageCardPathCardRegExp)).check(/*#__PURE__*/ zod.describe('The card, named as its screen.'))
})

