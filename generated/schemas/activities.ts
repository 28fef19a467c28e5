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
 * Scene 1 is the event registration, scene 2 Mamaglow (sections 2 and 9 of the specification, which names the call and
 * not its path). `activityStatus` is 1 outside of the activity's window and while it is switched offline: the page
 * then answers 404 with "Activity not found". The page of an activity with a `permission` answers 403 to whoever does
 * not hold it.
 * @summary Whether the page of a scene is open
 */
export const GetBabyListActivityConfigBody = ActivityConfigRequest

/**
 * Looked up before the raffle's page opens (sections 2 and 9 of the specification, which names the call and not its
 * path). `activityStatus` is 1 outside of the raffle's window and while it is switched offline. A type that no raffle
 * has is 404.
 * @summary Whether a raffle is open
 */
export const CheckRaffleStatusBody = RaffleStatusRequest

/**
 * Those of the member's country, the newest first by when they begin, with what of them is the member's: the permission code, a
 * place at the event, an entry in the raffle and what became of it. Activities that are switched offline are left out.
 * @summary Activities past, present and ahead
 */
export const listActivitiesQueryCursorMax = 64;


export const listActivitiesQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listActivitiesQueryLimitDefault = 20;
export const listActivitiesQueryLimitMax = 50;

export const listActivitiesQueryMineDefault = false;
export const listActivitiesQueryEverywhereDefault = false;

export const ListActivitiesQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listActivitiesQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listActivitiesQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listActivitiesQueryLimitMax)), listActivitiesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ahead', 'open', 'past'])).check(/*#__PURE__*/ zod.describe('Only those that are ahead, open or past.')),
  "mine": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listActivitiesQueryMineDefault).check(/*#__PURE__*/ zod.describe('Only those that the member joined or takes part in.')),
  "everywhere": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listActivitiesQueryEverywhereDefault).check(/*#__PURE__*/ zod.describe('Also those of other countries, which the member may look at and not take part in.'))
})

/**
 * Everything `/activity/{year}/{campaign}` shows, as blocks of content in the request's language, and what of it is the
 * member's. 404 while the campaign is switched offline, and outside of its window unless its page is kept open.
 * Outside of its countries (the member's own, or the one a visitor calls from where that is known) it is refused with
 * those that it is for, in `regions`.
 * @summary The page of a campaign
 */
export const getCampaignPathYearRegExp = new RegExp('^20[0-9]{2}$');
export const getCampaignPathCampaignMax = 31;


export const getCampaignPathCampaignRegExp = new RegExp('^[A-Za-z][A-Za-z0-9]*$');


export const GetCampaignParams = /*#__PURE__*/ zod.object({
  "year": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getCampaignPathYearRegExp)).check(/*#__PURE__*/ zod.describe('The year in the page\'s address, in which the campaign began.')),
  "campaign": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCampaignPathCampaignMax)).check(/*#__PURE__*/ zod.regex(getCampaignPathCampaignRegExp)).check(/*#__PURE__*/ zod.describe('The campaign\'s name in the page\'s address.'))
})

/**
 * Gives the member the activity's permission code, which then stands in their `activityList` and opens its page and calls.
 * Activities with `joining` `open` take every member of their countries, those with `invitation` ask for the code of
 * the invitation; capitals do not matter. Joining again changes nothing and is answered alike.
 * @summary Join an activity
 */
export const JoinActivityBody = JoinActivityRequest

/**
 * Once a member and event, while registration is open. When all places are taken they wait in line: `state` is
 * `waiting` and `position` counts from 1; whoever is first in line moves up when somebody cancels, and is told by a
 * notice and by e-mail. What was saved is confirmed by e-mail. 403 where the activity has a permission code and the
 * member does not hold it.
 * @summary Save a place at an event
 */
export const RegisterForEventBody = EventRegistrationRequest

/**
 * Before the event begins. The first in line gets the place. Cancelling what is cancelled changes nothing and is answered
 * alike; 404 where the member never registered.
 * @summary Give a place back
 */
export const CancelEventRegistrationBody = CancelEventRegistrationRequest

/**
 * Once a member, free of charge, within the raffle's window. Taking part brings its `reward` at once; the winners are drawn
 * by lot among all tickets when the window ends, each ticket with the same chance (getRaffleProof).
 *
 * An entry has one ticket. Where the raffle counts `friends`, whoever joined by a member's link since the raffle opened
 * has more, and brings as many to the member whose link it was, if they take part: up to `most` in all.
 * @summary Put a name into a raffle
 */
export const EnterRaffleBody = EnterRaffleRequest

/**
 * Lets anybody check who won. The seed's SHA-256 is the `seedHash` that was shown while the raffle was open. The winners
 * follow from it and from all tickets:
 *
 * 1. The number of a ticket is HMAC-SHA256 with the seed's 32 bytes as key and the ticket's id as text.
 * 2. Put the tickets in the order of their numbers, the smallest first, compared byte by byte.
 * 3. Go through them: the entry of a ticket, its id up to the `_` where it has one, has won unless it won before, until
 *    `winners` entries have.
 *
 * `won` are those entries in that order. An entry is a number without a name: each member knows their own.
 * @summary The seed of a raffle that has been drawn
 */
export const getRaffleProofPathActivityTypeRegExp = new RegExp('^[A-Z]{3}[0-9]{5}$');


export const GetRaffleProofParams = /*#__PURE__*/ zod.object({
  "activityType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getRaffleProofPathActivityTypeRegExp)).check(/*#__PURE__*/ zod.describe('The raffle.'))
})

export const getRaffleProofQueryCursorMax = 64;


export const getRaffleProofQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const getRaffleProofQueryLimitDefault = 1000;
export const getRaffleProofQueryLimitMax = 1000;



export const GetRaffleProofQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRaffleProofQueryCursorMax)).check(/*#__PURE__*/ zod.regex(getRaffleProofQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRaffleProofQueryLimitMax)), getRaffleProofQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many tickets to give at most.'))
})

/**
 * One product of one order, within `withinDays` of the purchase, with one to three pictures of the receipt (uploads of the
 * purpose `activity`). A person looks at it: `submitted` becomes `accepted`, which brings the reward, or `refused` with
 * the reason, after which the order may be registered anew; a notice tells of either. What the member registered already is
 * refused; what anybody else registered changes nothing, and the person accepts one of them. 404 for a product that is not
 * among them.
 * @summary Register a purchase for its gift
 */
export const RegisterGiftBody = RegisterGiftRequest

/**
 * The newest first, with where each of them stands.
 * @summary The member's gift registrations
 */
export const listGiftRegistrationsQueryCursorMax = 64;


export const listGiftRegistrationsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listGiftRegistrationsQueryLimitDefault = 20;
export const listGiftRegistrationsQueryLimitMax = 50;



export const ListGiftRegistrationsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listGiftRegistrationsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listGiftRegistrationsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGiftRegistrationsQueryLimitMax)), listGiftRegistrationsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.'))
})

