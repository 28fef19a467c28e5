// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  ActivityConfigRequest,
  CancelEventRegistrationRequest,
  EnterRaffleRequest,
  EventRegistrationRequest,
  JoinActivityRequest,
  RaffleStatusRequest,
  RegisterGiftRequest
} from './membersHub.schemas.ts';



/**
 * Returns the state of the activity on one of two pages: `scene` 1 is the page of the event registration, `scene`
 * 2 is the page of Mamaglow. The specification (sections 2 and 9) names this call, but not its path.
 *
 * `activityStatus` is 1 outside the period of the activity and while the activity is offline; the activity's page
 * then returns 404 with "Activity not found". The page of an activity with a `permission` returns 403 to members
 * who lack the permission code.
 * @summary Get the state of the activity on a page
 */
export const GetBabyListActivityConfigBody = ActivityConfigRequest

/**
 * Returns the state of a raffle, so that the app can check it before it opens the page of the raffle. The
 * specification (sections 2 and 9) names this call, but not its path. `activityStatus` is 1 outside the period of
 * the raffle and while the raffle is offline. Returns 404 if the activity type has no raffle.
 * @summary Get the state of a raffle
 */
export const CheckRaffleStatusBody = RaffleStatusRequest

/**
 * Lists the past, current and upcoming activities of the member's country, sorted by start time, newest first.
 * Each has the member's permission code, event registration, and raffle entry with its outcome. Activities that
 * are offline are omitted; with `mine`, those whose raffle the member has entered are listed.
 * @summary List activities
 */
export const listActivitiesQueryCursorMax = 64;


export const listActivitiesQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listActivitiesQueryLimitDefault = 20;
export const listActivitiesQueryLimitMax = 50;

export const listActivitiesQueryMineDefault = false;
export const listActivitiesQueryEverywhereDefault = false;

export const ListActivitiesQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listActivitiesQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listActivitiesQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listActivitiesQueryLimitMax)), listActivitiesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ahead', 'open', 'past'])).check(/*#__PURE__*/ zod.describe('State of the activities to list; all states if omitted.')),
  "mine": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listActivitiesQueryMineDefault).check(/*#__PURE__*/ zod.describe('If true, lists only activities that the member has joined or takes part in.')),
  "everywhere": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listActivitiesQueryEverywhereDefault).check(/*#__PURE__*/ zod.describe('If true, also lists activities of other countries; the member can view them, but not take part.'))
})

/**
 * Returns the content of `/activity/{year}/{campaign}` as blocks in the request's language, and the member's state
 * in the campaign. Returns 404 while the campaign is offline, and outside its period unless its page stays open.
 * If a campaign with a raffle is offline, members who have entered the raffle still get the page.
 *
 * If the country is not among those of the campaign, the call fails and lists the countries of the campaign in
 * `regions`. For a member, the country of the account counts; for a visitor, the country of the request, if it is
 * known.
 * @summary Get a campaign page
 */
export const getCampaignPathYearRegExp = new RegExp('^20[0-9]{2}$');
export const getCampaignPathCampaignMax = 31;


export const getCampaignPathCampaignRegExp = new RegExp('^[A-Za-z][A-Za-z0-9]*$');


export const GetCampaignParams = /*#__PURE__*/ zod.object({
  "year": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getCampaignPathYearRegExp)).check(/*#__PURE__*/ zod.describe('Year in the path of the campaign\'s page: the year in which the campaign started.')),
  "campaign": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCampaignPathCampaignMax)).check(/*#__PURE__*/ zod.regex(getCampaignPathCampaignRegExp)).check(/*#__PURE__*/ zod.describe('Name of the campaign in the path of its page.'))
})

/**
 * Adds the activity's permission code to the member's `activityList`. With this code the member can open the
 * activity's page and call the operations of the activity. An activity with `joining: open` accepts all members of
 * its countries; `joining: invitation` requires the code of the invitation, in upper or lower case. Joining again
 * has no effect and returns the same response.
 * @summary Join an activity
 */
export const JoinActivityBody = JoinActivityRequest

/**
 * Registers the member for an event, once per event, while registration is open. If the event is full, the
 * member joins the waiting list: `state` is `waiting` and `position` starts at 1. When a registration is
 * canceled, the first member on the waiting list gets the place and is informed by notification and email.
 *
 * The registration is confirmed by email. Returns 403 if the activity has a permission code that the member
 * lacks.
 * @summary Register for an event
 */
export const RegisterForEventBody = EventRegistrationRequest

/**
 * Cancels the member's registration before the event starts. The first member on the waiting list gets the
 * place. Canceling again has no effect and returns the same response. Returns 404 if the member has no
 * registration for the event.
 * @summary Cancel an event registration
 */
export const CancelEventRegistrationBody = CancelEventRegistrationRequest

/**
 * Enters the member in a raffle, once and free of charge, within the period of the raffle. The `reward` for taking
 * part is granted immediately. When the period ends, the winners are drawn from all tickets, each with the same
 * chance; see `getRaffleProof`.
 *
 * An entry has one ticket. If the raffle counts `friends`, an entrant who registered through another member's link
 * after the raffle opened gets additional tickets. The owner of the link gets the same number if the owner has
 * already entered. `most` limits the tickets of each member.
 * @summary Enter a raffle
 */
export const EnterRaffleBody = EnterRaffleRequest

/**
 * Returns the seed, the winners and the tickets of a drawn raffle, so that the draw can be verified. The SHA-256
 * hash of the seed is the `seedHash` that was published while the raffle was open. The winners are determined as
 * follows:
 *
 * 1. The number of a ticket is HMAC-SHA256 with the 32 bytes of the seed as the key and the ticket's id as the
 *    message.
 * 2. Sort the tickets by their numbers in ascending order, compared byte by byte.
 * 3. The entry of a ticket is the part of its id before `_`, or the whole id if it has no `_`. Go through the
 *    tickets in order: each entry wins at its first ticket, until `winners` entries have won.
 *
 * `won` lists the winning entries in this order. An entry is an anonymous id that only its member can recognize.
 * @summary Get the raffle proof
 */
export const getRaffleProofPathActivityTypeRegExp = new RegExp('^[A-Z]{3}[0-9]{5}$');


export const GetRaffleProofParams = /*#__PURE__*/ zod.object({
  "activityType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getRaffleProofPathActivityTypeRegExp)).check(/*#__PURE__*/ zod.describe('Type of the activity with the raffle.'))
})

export const getRaffleProofQueryCursorMax = 64;


export const getRaffleProofQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const getRaffleProofQueryLimitDefault = 1000;
export const getRaffleProofQueryLimitMax = 1000;



export const GetRaffleProofQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRaffleProofQueryCursorMax)).check(/*#__PURE__*/ zod.regex(getRaffleProofQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRaffleProofQueryLimitMax)), getRaffleProofQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of tickets on the page.'))
})

/**
 * Registers one product of an order within `withinDays` of the purchase, with one to three pictures of the receipt
 * (uploads with the purpose `activity`). Staff review the registration: `submitted` becomes `accepted`, and the
 * reward is granted, or `refused` with a reason; the order can then be registered again. The member is notified of
 * the decision.
 *
 * A product of an order that the member has already registered is rejected. Registrations of the same order by
 * other members do not affect the response; staff accept only one of them. Returns 404 if the product is not in
 * `listGiftProducts`.
 * @summary Register a purchase for its gift
 */
export const RegisterGiftBody = RegisterGiftRequest

/**
 * Lists the member's purchase registrations with their states, newest first.
 * @summary List the member's gift registrations
 */
export const listGiftRegistrationsQueryCursorMax = 64;


export const listGiftRegistrationsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listGiftRegistrationsQueryLimitDefault = 20;
export const listGiftRegistrationsQueryLimitMax = 50;



export const ListGiftRegistrationsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listGiftRegistrationsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listGiftRegistrationsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGiftRegistrationsQueryLimitMax)), listGiftRegistrationsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

