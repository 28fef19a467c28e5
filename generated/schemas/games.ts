// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  BuyTicketsRequest,
  LateCheckInRequest,
  LotteryRequest,
  MakeUpRequest,
  PauseRequest
} from './membersHub.schemas.ts';



/**
 * The running seven-day cycle, the streak, the days of this and the last month, what today or tomorrow brings, what can
 * be made up or paused, and when the day turns, all by the member's own calendar. A game that is not open to them is
 * shown as well; `eligibility` says why and from when. A game that they do not want to see, because they silenced baby
 * content, is closed without a reason.
 * @summary The state of a check-in game
 */
export const GetCheckInParams = /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['checkIn', 'normalCheckIn', 'eventCheckIn', 'blackFridayCheckIn', 'motherDay']).check(/*#__PURE__*/ zod.describe('The check-in game, named as its screen.'))
})

/**
 * Once a member-local date, while the game is open to them. Grants what the day brings and answers with the game as it
 * stands then. On a day of a pause it ends the pause. A second check-in on the same day is refused kindly and grants
 * nothing.
 * @summary Check in for today
 */
export const CheckInParams = /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['checkIn', 'normalCheckIn', 'eventCheckIn', 'blackFridayCheckIn', 'motherDay']).check(/*#__PURE__*/ zod.describe('The check-in game, named as its screen.'))
})

/**
 * For a check-in that was pressed without a connection and waited on the device, `x-late-check-in` hours at most. Of the
 * device the server takes the instant alone; the day follows by the member's own calendar, with the time zone that was in
 * force then. It lands on that day as if it had arrived at once: it grants what the day brings, counts the streak anew,
 * uses no make-up day, and ends a pause that held the day. On today it is an ordinary check-in. The game must have been open on
 * that day. A day that is done or was made up meanwhile is refused kindly and grants nothing.
 * @summary Check in for the day on which it was pressed
 */
export const LateCheckInParams = /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['checkIn', 'normalCheckIn', 'eventCheckIn', 'blackFridayCheckIn', 'motherDay']).check(/*#__PURE__*/ zod.describe('The check-in game, named as its screen.'))
})

export const LateCheckInBody = LateCheckInRequest

/**
 * Checks in for a missed day of the running cycle: takes `makeUps.price` in coins, where there is one, grants what the
 * day brings and counts the streak anew as if the day had never been missed. Each cycle has a few make-up days
 * (`makeUps.left`). Days of other cycles and days of a pause cannot be made up. After a full week, in which three days or
 * more were missed, one of the cycle's make-up days costs nothing (`makeUps.free`).
 * @summary Make up for a missed day
 */
export const MakeUpCheckInParams = /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['checkIn', 'normalCheckIn', 'eventCheckIn', 'blackFridayCheckIn', 'motherDay']).check(/*#__PURE__*/ zod.describe('The check-in game, named as its screen.'))
})

export const MakeUpCheckInBody = MakeUpRequest

/**
 * Nothing is missed for so many days: the streak waits and the cycle goes on afterwards where it stood. The pause begins
 * today, or tomorrow where today is done already, and takes the place of one that runs. It ends by itself, by
 * `resumeCheckIn` or with the next check-in; days that were not needed can be used again in the same quarter of the year.
 * @summary Pause a streak
 */
export const PauseCheckInParams = /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['checkIn', 'normalCheckIn', 'eventCheckIn', 'blackFridayCheckIn', 'motherDay']).check(/*#__PURE__*/ zod.describe('The check-in game, named as its screen.'))
})

export const PauseCheckInBody = PauseRequest

/**
 * Ends the pause that runs or is about to begin: from today on days count again. Without a pause nothing changes.
 * @summary End a pause
 */
export const ResumeCheckInParams = /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['checkIn', 'normalCheckIn', 'eventCheckIn', 'blackFridayCheckIn', 'motherDay']).check(/*#__PURE__*/ zod.describe('The check-in game, named as its screen.'))
})

/**
 * All that can be won with weights, odds and remaining stock as they are now, the hash that binds the house to its seed,
 * and the member's unused tickets.
 * @summary One draw, with its odds
 */
export const getDrawPathDrawMax = 64;


export const getDrawPathDrawRegExp = new RegExp('^[\\w-]+$');


export const GetDrawParams = /*#__PURE__*/ zod.object({
  "draw": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDrawPathDrawMax)).check(/*#__PURE__*/ zod.regex(getDrawPathDrawRegExp)).check(/*#__PURE__*/ zod.describe('The draw of the catalogue.'))
})

/**
 * Lets anybody check the member's results. The seed's SHA-256 is the `seedHash` that was shown before. A ticket draws so:
 *
 * 1. Take HMAC-SHA256 with the seed's 32 bytes as key and the ticket's id as text; read it as eight unsigned 32-bit
 *    numbers, big-endian.
 * 2. With `total` the sum of all weights, pass over numbers from the largest multiple of `total` that is not above 2^32
 *    on. The first other number modulo `total` is the point. If all eight were passed over, repeat with the text
 *    `<ticket>:1`, then `<ticket>:2`, and so on.
 * 3. Count through `prizes` in their order: the first whose weight, added to those before, exceeds the point is `drawn`.
 *
 * `prize`, what was given, is `drawn`; or the consolation prize, the one without a stock, where the last of `drawn` was gone.
 * The results are the member's own, the newest first.
 * @summary The seed of a draw that has ended
 */
export const getDrawProofPathDrawMax = 64;


export const getDrawProofPathDrawRegExp = new RegExp('^[\\w-]+$');


export const GetDrawProofParams = /*#__PURE__*/ zod.object({
  "draw": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDrawProofPathDrawMax)).check(/*#__PURE__*/ zod.regex(getDrawProofPathDrawRegExp)).check(/*#__PURE__*/ zod.describe('The draw of the catalogue.'))
})

export const getDrawProofQueryCursorMax = 64;


export const getDrawProofQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const getDrawProofQueryLimitDefault = 20;
export const getDrawProofQueryLimitMax = 50;



export const GetDrawProofQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDrawProofQueryCursorMax)).check(/*#__PURE__*/ zod.regex(getDrawProofQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getDrawProofQueryLimitMax)), getDrawProofQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.'))
})

/**
 * Takes the price of each in coins and gives the tickets. There are only so many a day by the member's calendar,
 * `ticketsPerDay`; a draw paid with coins counts as one. Tickets hold until the draw ends.
 * @summary Get tickets for coins
 */
export const buyDrawTicketsPathDrawMax = 64;


export const buyDrawTicketsPathDrawRegExp = new RegExp('^[\\w-]+$');


export const BuyDrawTicketsParams = /*#__PURE__*/ zod.object({
  "draw": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(buyDrawTicketsPathDrawMax)).check(/*#__PURE__*/ zod.regex(buyDrawTicketsPathDrawRegExp)).check(/*#__PURE__*/ zod.describe('The draw of the catalogue.'))
})

export const BuyDrawTicketsBody = BuyTicketsRequest

/**
 * Uses one ticket, or takes the price of one in coins, draws, stores the result and gives the prize, all at once. A gift
 * waits at `claimAt` to be claimed; coins and vouchers are theirs right away. Where the last of what was drawn has gone,
 * they get the consolation prize. A ticket that was used before answers with what it won then.
 * @summary Draw once
 */
export const LotteryBody = LotteryRequest

/**
 * The member's results, the newest first, each with its ticket, its prize and the screen where the prize is.
 * @summary What was won
 */
export const listMyLuckyGiftsQueryCursorMax = 64;


export const listMyLuckyGiftsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listMyLuckyGiftsQueryLimitDefault = 20;
export const listMyLuckyGiftsQueryLimitMax = 50;

export const listMyLuckyGiftsQueryDrawMax = 64;


export const listMyLuckyGiftsQueryDrawRegExp = new RegExp('^[\\w-]+$');


export const ListMyLuckyGiftsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyLuckyGiftsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listMyLuckyGiftsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyLuckyGiftsQueryLimitMax)), listMyLuckyGiftsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.')),
  "draw": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyLuckyGiftsQueryDrawMax)).check(/*#__PURE__*/ zod.regex(listMyLuckyGiftsQueryDrawRegExp))).check(/*#__PURE__*/ zod.describe('Of which draw; of all draws without it.'))
})

/**
 * What one of the member's tickets won: the same whenever it is asked for.
 * @summary One result
 */
export const getMyLuckyGiftPathIdMax = 64;


export const getMyLuckyGiftPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetMyLuckyGiftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMyLuckyGiftPathIdMax)).check(/*#__PURE__*/ zod.regex(getMyLuckyGiftPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

