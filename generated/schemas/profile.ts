// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  AgreePrivacyPolicyRequest,
  CompleteTaskRequest,
  ConfirmActivationRequest,
  DeleteBabyRequest,
  DeletePushSubscriptionRequest,
  ModifyAccountRequest,
  ModifyUserAvatarRequest,
  ModifyUserInfoRequest,
  ReadNoticesRequest,
  RenewPushSubscriptionRequest,
  SaveBabyRequest,
  SavePushSubscriptionRequest,
  SetConsentsRequest,
  SetEmailSettingsRequest,
  SetPushSettingsRequest,
  SubscribeRequest
} from './membersHub.schemas.ts';



/**
 * Changes the fields of the request: an absent field keeps its value, `null` clears it. A new time zone takes
 * effect from the next local day, so that no day repeats; the response contains the time of this change. If a
 * birthday is changed or removed after `birthdayCorrectableUntil`, the birthday gift opens only after a waiting
 * period. If the country changes, the member may have to agree to the privacy policy of the new country.
 *
 * Implausible dates are rejected: a birthday less than 13 or more than 100 years ago, a return to work
 * (`resumptionDate`) more than ten years ago or more than five years ahead. A lactation stage other than 1
 * requires the consent `babyData`. An unknown time zone becomes the default time zone of the country.
 * @summary Update the member's details
 */
export const ModifyUserInfoBody = ModifyUserInfoRequest

/**
 * Sets a stored upload with the purpose `avatar` as the member's picture, or removes the picture with `null`. An
 * upload can be used once, and only by the member who sent it; any other upload is rejected. Setting the same
 * upload again changes no data.
 * @summary Set or remove the member's picture
 */
export const ModifyUserAvatarBody = ModifyUserAvatarRequest

/**
 * Sets the consent `marketingMail`, and adds it to the history of consents with country and policy version. A
 * repeated request changes no data. An account without an email address cannot turn it on, but can always turn it
 * off.
 * @summary Turn marketing by email on or off
 */
export const SubscribeBody = SubscribeRequest

/**
 * Sets the consent `marketingPhone`, and adds it to the history of consents with country and policy version. A
 * repeated request changes no data. An account without a phone cannot turn it on, but can always turn it off.
 * @summary Turn marketing by phone on or off
 */
export const SubscribePhoneBody = SubscribeRequest

/**
 * Returns the purpose and state of a link, and the masked account. Changes no data, because email clients open
 * links automatically; `confirmActivation` verifies the address. An unknown token, or a token that a newer email
 * has replaced, is rejected.
 * @summary Check a confirmation link
 */
export const activateQueryTokenRegExp = new RegExp('^[\\w-]{22,128}$');


export const ActivateQueryParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(activateQueryTokenRegExp)).check(/*#__PURE__*/ zod.describe('Token of the confirmation link.'))
})

/**
 * Verifies the email address that the link was sent to. Requires no session, because the email may be open on
 * another device. Confirming again changes no data and succeeds. Rejects an unknown token, a token that a newer
 * email has replaced, a token for an address that the member has changed since, and a token that is older than a
 * day.
 * @summary Verify the email address by a confirmation link
 */
export const ConfirmActivationBody = ConfirmActivationRequest

/**
 * Sets a new email address or a new phone for sign-in; the other of the two stays unchanged. Requires
 * re-authentication and the code that was sent to the new address (`sendVerifyCode`, purpose `verify`). An email
 * address or phone of another member is rejected with `ACCOUNT_TAKEN` only after this verification. Every other
 * session ends, and the previous email address and phone are notified.
 * @summary Change or add the email address or phone
 */
export const ModifyAccountBody = ModifyAccountRequest

/**
 * Adds a baby, or updates the baby with `id`: an absent field keeps its value, `null` clears it. A baby has a due
 * date, a birth date or no date; a birth date replaces the due date. Until `correctableUntil`, another birth date
 * counts as a correction. If a birth date is changed or removed later, the baby's gifts open only after a waiting
 * period.
 *
 * A due date must be from 28 days ago to 294 days ahead, a birth date within the last ten years, both in the
 * member's time zone; other dates are rejected with the name of the field. The call is also rejected without the
 * consent `babyData`, for a thirteenth baby, and for a new baby without any data.
 * @summary Add or update a baby
 */
export const SaveBabyBody = SaveBabyRequest

/**
 * Permanently deletes the data of a baby. Coins, points and gifts that the member has already received stay.
 * @summary Remove a baby
 */
export const DeleteBabyBody = DeleteBabyRequest

/**
 * Gives the prize of a completed task once. An incomplete task is rejected with its missing conditions
 * (`TASK_OPEN`), a claimed prize with `ALREADY_CLAIMED`.
 * @summary Claim the prize of a task
 */
export const CompleteTaskBody = CompleteTaskRequest

/**
 * Records that the member agrees to the version of the privacy policy that is in force in their country. Agreeing
 * again changes no data. A request that names another version is rejected, because a newer one may have come into
 * force while the member was reading.
 * @summary Agree to the privacy policy
 */
export const AgreePrivacyPolicyBody = AgreePrivacyPolicyRequest

/**
 * Adds the decisions to the append-only history of consents. A purpose that the request omits keeps its state, and
 * repeating a decision under the same policy version adds no entry. Withdrawing `babyData` deletes the data of
 * babies and resets the lactation stage to the default. Withdrawing `membership` is rejected, because the member
 * must delete the account instead. Marketing by email or phone is rejected if the account has no such address.
 * @summary Give or withdraw consents
 */
export const SetConsentsBody = SetConsentsRequest

/**
 * Changes the setting of one topic. Emails that wait for their time of sending, for example until the morning, are
 * not sent if the topic is off at that time.
 * @summary Turn emails about a topic on or off
 */
export const SetEmailSettingsBody = SetEmailSettingsRequest

/**
 * Changes the setting of one topic for all devices of the member. Messages that wait for their time of sending are
 * not sent if the topic is off at that time.
 * @summary Turn push messages about a topic on or off
 */
export const SetPushSettingsBody = SetPushSettingsRequest

/**
 * Stores the subscription of the browser in which the member is signed in, and turns topics on. A repeated call
 * updates the language and the session of the subscription. The subscription ends with a sign-out on the device.
 * A member can have 10 subscriptions; another one replaces the oldest.
 * @summary Store the push subscription of a device
 */
export const SavePushSubscriptionBody = SavePushSubscriptionRequest

/**
 * Deletes a subscription of the member, so that the device gets no more push messages.
 * @summary Delete the push subscription of a device
 */
export const DeletePushSubscriptionBody = DeletePushSubscriptionRequest

/**
 * Replaces a stored subscription. The service worker calls it after the event `pushsubscriptionchange`, without a
 * session: only the device and its push service know the old endpoint. The response is the same for unknown
 * endpoints.
 * @summary Replace a push subscription that the browser has changed
 */
export const RenewPushSubscriptionBody = RenewPushSubscriptionRequest

/**
 * Returns a page of notifications, newest first and in the language of the request, and the number of unread
 * notifications of all topics. All states of one parcel are one notification with the newest state: each new state moves it to
 * the front, and `parcel` contains the earlier states.
 * @summary List the member's notifications
 */
export const listNoticesQueryCursorMax = 64;


export const listNoticesQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listNoticesQueryLimitDefault = 20;
export const listNoticesQueryLimitMax = 50;



export const ListNoticesQueryParams = /*#__PURE__*/ zod.object({
  "topic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['coins', 'parcels', 'account'])).check(/*#__PURE__*/ zod.describe('Topic of the notifications to return; all topics if omitted.')),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listNoticesQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listNoticesQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNoticesQueryLimitMax)), listNoticesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Marks the notifications in `ids` as read, or all notifications if `ids` is omitted. Repeating the call changes
 * no data. A notification about a parcel also marks the earlier states of the parcel; a newer state stays unread.
 * @summary Mark notifications as read
 */
export const ReadNoticesBody = ReadNoticesRequest

