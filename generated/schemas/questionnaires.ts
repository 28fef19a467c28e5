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
 * Returns the pages and questions of a questionnaire, with their limits, in the request's language. A question
 * with `showIf` is shown only if its rule is met. Rules depend only on earlier questions, and a hidden question
 * counts as unanswered. Returns 404 for a retired version.
 * @summary Get a questionnaire
 */
export const getQuestionnairePathIdMax = 64;


export const getQuestionnairePathIdRegExp = new RegExp('^[\\w-]+$');


export const GetQuestionnaireParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getQuestionnairePathIdMax)).check(/*#__PURE__*/ zod.regex(getQuestionnairePathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

export const getQuestionnaireQueryVersionMax = 1000;



export const GetQuestionnaireQueryParams = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getQuestionnaireQueryVersionMax))).check(/*#__PURE__*/ zod.describe('Older version of the questionnaire, to continue a draft of that version; the newest version if omitted.\n'))
})

/**
 * Returns the member's draft, or the visitor's draft that `draftId` identifies. If `retired` is true, the
 * draft's version is no longer accepted; matching answers can be copied to the newest version. The secret
 * `draftId` is in the request body because logs contain URLs.
 * @summary Get a questionnaire draft
 */
export const getQuestionnaireDraftPathIdMax = 64;


export const getQuestionnaireDraftPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetQuestionnaireDraftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getQuestionnaireDraftPathIdMax)).check(/*#__PURE__*/ zod.regex(getQuestionnaireDraftPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

export const GetQuestionnaireDraftBody = ReadDraftRequest

/**
 * Replaces the whole draft. A member has one draft for each questionnaire. A visitor gets a `draftId` with the
 * first draft and sends it with later ones; a visitor's draft is deleted after 30 days without a change.
 *
 * A draft keeps the version with which it was started until that version is retired. Answers must belong to
 * questions of the version and have the matching kind; limits, required questions and rules are validated at
 * submission.
 * @summary Save a questionnaire draft
 */
export const saveQuestionnaireDraftPathIdMax = 64;


export const saveQuestionnaireDraftPathIdRegExp = new RegExp('^[\\w-]+$');


export const SaveQuestionnaireDraftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveQuestionnaireDraftPathIdMax)).check(/*#__PURE__*/ zod.regex(saveQuestionnaireDraftPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

export const SaveQuestionnaireDraftBody = SaveDraftRequest

/**
 * Submits the answers, once per member or visitor's draft. The server evaluates which questions are shown: answers
 * to hidden questions are dropped and listed in `dropped`. A missing or invalid answer is rejected with the field
 * `answers.<question id>`, and for an address the field also names the part. Uploads in the answers cannot be used
 * again. All versions are accepted until they are retired.
 *
 * A member gets the reward immediately. A visitor gets a `claimCode`. It opens the result and, after the visitor
 * has registered, grants the reward. Unclaimed submissions and their files are deleted after 180 days.
 * @summary Submit a questionnaire
 */
export const submitQuestionnairePathIdMax = 64;


export const submitQuestionnairePathIdRegExp = new RegExp('^[\\w-]+$');


export const SubmitQuestionnaireParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitQuestionnairePathIdMax)).check(/*#__PURE__*/ zod.regex(submitQuestionnairePathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

export const SubmitQuestionnaireBody = SubmitQuestionnaireRequest

/**
 * Returns the result of the visitor's submission that the code identifies, on any device. The result is
 * calculated from the answers by the rules of the submitted version. The code is in the request body because
 * logs contain URLs. An unknown or redeemed code is rejected.
 * @summary Get the result of a visitor's submission
 */
export const OpenClaimCodeBody = RedeemClaimRequest

/**
 * Assigns the submission of a claim code to the member and grants its reward; the code is then redeemed.
 * Redeeming the same code again by the same member has no effect and returns the same response.
 * @summary Claim a visitor's submission
 */
export const RedeemClaimCodeBody = RedeemClaimRequest

/**
 * Returns the result of the member's submission, with the states of the marketplace order and the review. The
 * result is calculated from the answers by the rules of the submitted version. Returns 404 if the member has not
 * submitted the questionnaire. `openClaimCode` returns the result of a visitor.
 * @summary Get the result of a questionnaire
 */
export const getQuestionnaireResultPathIdMax = 64;


export const getQuestionnaireResultPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetQuestionnaireResultParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getQuestionnaireResultPathIdMax)).check(/*#__PURE__*/ zod.regex(getQuestionnaireResultPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Adds a marketplace order number to a submission and replaces an earlier one. `marketplaces` of the
 * questionnaire specifies the number's format for each country. Returns 404 if there is no submission or the
 * questionnaire does not ask for an order.
 *
 * A number that is already in another submission of the same member is rejected. Other members' orders do not
 * affect the response, so that the response does not reveal used numbers. If several members enter the same
 * number, staff accept only one review.
 * @summary Add a marketplace order number
 */
export const saveAmazonOrderPathIdMax = 64;


export const saveAmazonOrderPathIdRegExp = new RegExp('^[\\w-]+$');


export const SaveAmazonOrderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveAmazonOrderPathIdMax)).check(/*#__PURE__*/ zod.regex(saveAmazonOrderPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

export const SaveAmazonOrderBody = SaveOrderRequest

/**
 * Adds one to three screenshots of a review (uploads with the purpose `questionnaire`) to a submission. Positive
 * and negative reviews are treated in the same way. Staff check the screenshots: `submitted` becomes `accepted` or
 * `refused`; after `refused`, other screenshots can be added. Returns 404 if there is no submission or the
 * questionnaire does not ask for a review.
 * @summary Add screenshots of a review
 */
export const attachQuestionnaireUploadPathIdMax = 64;


export const attachQuestionnaireUploadPathIdRegExp = new RegExp('^[\\w-]+$');


export const AttachQuestionnaireUploadParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attachQuestionnaireUploadPathIdMax)).check(/*#__PURE__*/ zod.regex(attachQuestionnaireUploadPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

export const AttachQuestionnaireUploadBody = AttachUploadRequest

/**
 * Returns a product's steps, videos, questions and answers, its questionnaire, and the marketplaces of each
 * country. Returns 404 for a card about babies if the member hides baby content.
 * @summary Get a package card
 */
export const getPackageCardPathCardRegExp = new RegExp('^[A-Za-z][A-Za-z0-9-]{0,39}$');


export const GetPackageCardParams = /*#__PURE__*/ zod.object({
  "card": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPackageCardPathCardRegExp)).check(/*#__PURE__*/ zod.describe('Name of the package card, which is also the name of its screen.'))
})

