// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  AgreePrivacyPolicyRequest,
  CompleteTaskRequest,
  ConfirmActivationRequest,
  DeleteBabyRequest,
  ModifyAccountRequest,
  ModifyUserAvatarRequest,
  ModifyUserInfoRequest,
  ReadNoticesRequest,
  SaveBabyRequest,
  SetConsentsRequest,
  SubscribeRequest
} from './membersHub.schemas.ts';



/**
 * Changes the fields that are sent; an absent one stays, `null` clears it. A new time zone holds from the next local
 * day, so that today stays one day: the answer says from when. A birthday that was changed or removed after
 * `birthdayCorrectableUntil` opens its gift only after a wait. Another country may ask for consent to its own privacy policy.
 * Refused are dates that cannot be right (a birthday less than 13 or more than 100 years ago, a resumption date more
 * than ten years ago or five ahead), and a lactation stage other than 1 without the consent `babyData`. An unknown
 * time zone becomes the usual one of the country.
 * @summary Change what the member says of themselves
 */
export const ModifyUserInfoBody = ModifyUserInfoRequest

/**
 * Takes a stored upload of the purpose `avatar` as the member's picture, or removes the picture with `null`. An upload
 * serves once and only whoever sent it; any other is refused. Taking the same one again changes nothing.
 * @summary Set or remove the picture
 */
export const ModifyUserAvatarBody = ModifyUserAvatarRequest

/**
 * Turns news and offers by mail on or off: the consent `marketingMail`, added to the history of consents with
 * country and policy version. To ask for what is so already changes nothing. Turning them on is refused while the
 * account has no e-mail address; turning them off always works.
 * @summary News and offers by mail
 */
export const SubscribeBody = SubscribeRequest

/**
 * Turns news and offers by phone on or off: the consent `marketingPhone`, added to the history of consents with
 * country and policy version. To ask for what is so already changes nothing. Turning them on is refused while the
 * account has no phone; turning them off always works.
 * @summary News and offers by phone
 */
export const SubscribePhoneBody = SubscribeRequest

/**
 * Shows what the link's token stands for and changes nothing, because mail programs open links by themselves;
 * `confirmActivation` confirms. The account is masked. A token that nobody was sent, or that a newer mail has replaced,
 * is refused.
 * @summary What a link from a mail would confirm
 */
export const activateQueryTokenRegExp = new RegExp('^[\\w-]{22,128}$');


export const ActivateQueryParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(activateQueryTokenRegExp)).check(/*#__PURE__*/ zod.describe('The token of the link.'))
})

/**
 * Does what the link's token stands for: the e-mail address it was sent to is verified from now on. It needs no session,
 * because the mail may be open on another device. Confirming again changes nothing and succeeds. A token that nobody was
 * sent, that a newer mail has replaced, or whose address is the member's no longer, and one of more than a day are
 * refused.
 * @summary Confirm by a link from a mail
 */
export const ConfirmActivationBody = ConfirmActivationRequest

/**
 * Makes a new e-mail address or phone the one the member signs in with; the other kind stays. It needs fresh proof of who
 * asks and the code that was sent to the new one (`sendVerifyCode`, purpose `verify`). That it belongs to another member
 * is said only to whoever proved to hold it. Every other session ends, and the address that was replaced is told.
 * @summary Change or add an e-mail address or phone
 */
export const ModifyAccountBody = ModifyAccountRequest

/**
 * Adds a baby, or changes the one of `id`: there what is absent stays, `null` clears. A baby has a due date, or a birth
 * date, or neither; a birth date takes the due date's place. A due date lies from 28 days ago to 294 days ahead, a birth
 * date within the last ten years by the member's calendar; others are refused with the field. Until `correctableUntil` another
 * birth date is a correction; after it a changed or removed birth date opens its gifts only after a wait. Also refused
 * without the consent `babyData`, beyond twelve babies, and for a new baby of whom nothing is told.
 * @summary Add or change a baby
 */
export const SaveBabyBody = SaveBabyRequest

/**
 * Removes what is kept of a baby for good. Coins, points and gifts that were given stay.
 * @summary Remove a baby
 */
export const DeleteBabyBody = DeleteBabyRequest

/**
 * Gives the prize of a task that is truly done, once. One that is not done is refused with what is missing, one whose
 * prize was taken as such.
 * @summary Take the prize of a task
 */
export const CompleteTaskBody = CompleteTaskRequest

/**
 * Adds the consent to the version in force in the member's country to the history of consents. Agreeing again changes
 * nothing. Any other version than the one in force is refused: another came into force while they were reading.
 * @summary Agree to the privacy policy
 */
export const AgreePrivacyPolicyBody = AgreePrivacyPolicyRequest

/**
 * Adds what is said to the history, which is only ever added to; what is absent stays, and saying the same again under
 * the same policy adds nothing. Withdrawing `babyData` removes what is kept of babies and sets the lactation stage back
 * to 1. Withdrawing `membership` is refused: that is what deleting the account is for. News by mail or phone is refused
 * while the account has no such address.
 * @summary Give or withdraw consents
 */
export const SetConsentsBody = SetConsentsRequest

/**
 * The member's notices page by page, newest first, in the request's language, and how many are unread. What was told of one
 * parcel is one notice, with the newest state: it moves to the front with each, and has the earlier ones in `parcel`.
 * @summary What happened
 */
export const listNoticesQueryCursorMax = 64;


export const listNoticesQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listNoticesQueryLimitDefault = 20;
export const listNoticesQueryLimitMax = 50;



export const ListNoticesQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listNoticesQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listNoticesQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNoticesQueryLimitMax)), listNoticesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.'))
})

/**
 * Marks the named notices as read, or all of them where none is named. Marking one again changes nothing. A parcel's earlier
 * states are read with the named one; one that was told since is not.
 * @summary Mark notices as read
 */
export const ReadNoticesBody = ReadNoticesRequest

