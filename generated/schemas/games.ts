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
 * Returns the game's state for the member: the current seven-day cycle, the streak, recent days, rewards, make-up
 * days and pauses. All dates are in the member's time zone. A game that is not open to the member is also
 * returned; `eligibility` states the reasons and the opening time. A game about babies is returned as closed,
 * without a reason, while the member hides baby content.
 * @summary Get the state of a check-in game
 */
export const GetCheckInParams = /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['checkIn', 'normalCheckIn', 'eventCheckIn', 'blackFridayCheckIn', 'motherDay']).check(/*#__PURE__*/ zod.describe('Name of the check-in game, which is also the name of its screen.'))
})

/**
 * Checks in for the current date in the member's time zone and grants the day's reward. The game must be open to
 * the member. A check-in on a paused day ends the pause. A second check-in on the same date fails with
 * `ALREADY_CHECKED_IN` and grants no reward.
 * @summary Check in for today
 */
export const CheckInParams = /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['checkIn', 'normalCheckIn', 'eventCheckIn', 'blackFridayCheckIn', 'motherDay']).check(/*#__PURE__*/ zod.describe('Name of the check-in game, which is also the name of its screen.'))
})

/**
 * Submits a check-in that was made offline, at most `x-late-check-in.hours` hours ago. Only the time of the
 * check-in comes from the device; the server derives the date from the member's time zone at that time.
 *
 * The effect is the same as that of a check-in received on that date: it grants the day's reward, recalculates
 * the streak, uses no make-up day, and ends a pause that includes the date. For the current date it is a normal
 * check-in. The game must have been open on the date. The call fails and grants no reward if the date is already
 * checked in or made up.
 * @summary Submit a check-in that was made offline
 */
export const LateCheckInParams = /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['checkIn', 'normalCheckIn', 'eventCheckIn', 'blackFridayCheckIn', 'motherDay']).check(/*#__PURE__*/ zod.describe('Name of the check-in game, which is also the name of its screen.'))
})

export const LateCheckInBody = LateCheckInRequest

/**
 * Checks in for a missed day of the current cycle. It deducts `makeUps.price` in coins, grants the day's reward,
 * and recalculates the streak as if the day had not been missed.
 *
 * Each cycle has a limited number of make-up days (`makeUps.left`). Days of other cycles and paused days cannot be
 * made up. One make-up day of a cycle is free if at least three days of the cycle were missed (`makeUps.free`).
 * @summary Make up a missed check-in
 */
export const MakeUpCheckInParams = /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['checkIn', 'normalCheckIn', 'eventCheckIn', 'blackFridayCheckIn', 'motherDay']).check(/*#__PURE__*/ zod.describe('Name of the check-in game, which is also the name of its screen.'))
})

export const MakeUpCheckInBody = MakeUpRequest

/**
 * Pauses the streak for a number of days, during which no day counts as missed; the cycle continues afterwards.
 * The pause starts today, or tomorrow if today is already checked in, and replaces a current pause.
 *
 * The pause ends automatically, by `resumeCheckIn`, or at the next check-in. Unused pause days can be used again
 * in the same calendar quarter.
 * @summary Pause a streak
 */
export const PauseCheckInParams = /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['checkIn', 'normalCheckIn', 'eventCheckIn', 'blackFridayCheckIn', 'motherDay']).check(/*#__PURE__*/ zod.describe('Name of the check-in game, which is also the name of its screen.'))
})

export const PauseCheckInBody = PauseRequest

/**
 * Ends the current or upcoming pause; from today on, a day without a check-in counts as missed again. Without a
 * pause the call has no effect.
 * @summary End a pause
 */
export const ResumeCheckInParams = /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['checkIn', 'normalCheckIn', 'eventCheckIn', 'blackFridayCheckIn', 'motherDay']).check(/*#__PURE__*/ zod.describe('Name of the check-in game, which is also the name of its screen.'))
})

/**
 * Returns a draw with its prizes, their weights, current odds and remaining stock, the published hash of the seed,
 * and the member's unused tickets.
 * @summary Get a draw with its odds
 */
export const getDrawPathDrawMax = 64;


export const getDrawPathDrawRegExp = new RegExp('^[\\w-]+$');


export const GetDrawParams = /*#__PURE__*/ zod.object({
  "draw": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDrawPathDrawMax)).check(/*#__PURE__*/ zod.regex(getDrawPathDrawRegExp)).check(/*#__PURE__*/ zod.describe('Id of the draw in the catalog.'))
})

/**
 * Returns the seed of an ended draw and the member's results, newest first, so that the results can be verified.
 * The SHA-256 hash of the seed is the `seedHash` that was published before the draw. A ticket is evaluated as
 * follows:
 *
 * 1. Calculate HMAC-SHA256 with the 32 bytes of the seed as the key and the ticket's id as the message. Read the
 *    result as eight unsigned 32-bit big-endian numbers.
 * 2. Let `total` be the sum of all weights, and the limit the largest multiple of `total` that is not above 2^32.
 *    Take the first of the eight numbers that is below the limit; its remainder modulo `total` is the point. If no
 *    number is below the limit, repeat with the message `<ticket>:1`, then `<ticket>:2`, and so on.
 * 3. Add up the weights of `prizes` in their order. The first prize at which the sum exceeds the point is
 *    `drawn`.
 *
 * `prize` is the granted prize: it is `drawn`, or the consolation prize (the prize without a stock) if `drawn`
 * was out of stock.
 * @summary Get the draw proof
 */
export const getDrawProofPathDrawMax = 64;


export const getDrawProofPathDrawRegExp = new RegExp('^[\\w-]+$');


export const GetDrawProofParams = /*#__PURE__*/ zod.object({
  "draw": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDrawProofPathDrawMax)).check(/*#__PURE__*/ zod.regex(getDrawProofPathDrawRegExp)).check(/*#__PURE__*/ zod.describe('Id of the draw in the catalog.'))
})

export const getDrawProofQueryCursorMax = 64;


export const getDrawProofQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const getDrawProofQueryLimitDefault = 20;
export const getDrawProofQueryLimitMax = 50;



export const GetDrawProofQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDrawProofQueryCursorMax)).check(/*#__PURE__*/ zod.regex(getDrawProofQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getDrawProofQueryLimitMax)), getDrawProofQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Deducts the price of the tickets in coins and issues them. The daily limit is `ticketsPerDay`, in the member's
 * time zone; a draw paid with coins also counts towards it. Tickets are valid until the draw ends.
 * @summary Buy draw tickets with coins
 */
export const buyDrawTicketsPathDrawMax = 64;


export const buyDrawTicketsPathDrawRegExp = new RegExp('^[\\w-]+$');


export const BuyDrawTicketsParams = /*#__PURE__*/ zod.object({
  "draw": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(buyDrawTicketsPathDrawMax)).check(/*#__PURE__*/ zod.regex(buyDrawTicketsPathDrawRegExp)).check(/*#__PURE__*/ zod.describe('Id of the draw in the catalog.'))
})

export const BuyDrawTicketsBody = BuyTicketsRequest

/**
 * Uses one ticket, or deducts the price of one ticket in coins, then draws, stores the result and grants the prize
 * in one transaction. A gift must be claimed on the page `claimAt`; coins and vouchers are granted immediately.
 *
 * The member gets the consolation prize if the drawn prize is out of stock. Drawing again with a used ticket
 * returns the stored result.
 * @summary Draw a prize
 */
export const LotteryBody = LotteryRequest

/**
 * Lists the member's draw results, newest first, each with the ticket, the prize and the screen that shows the
 * prize.
 * @summary List the member's draw results
 */
export const listMyLuckyGiftsQueryCursorMax = 64;


export const listMyLuckyGiftsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listMyLuckyGiftsQueryLimitDefault = 20;
export const listMyLuckyGiftsQueryLimitMax = 50;

export const listMyLuckyGiftsQueryDrawMax = 64;


export const listMyLuckyGiftsQueryDrawRegExp = new RegExp('^[\\w-]+$');


export const ListMyLuckyGiftsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyLuckyGiftsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listMyLuckyGiftsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyLuckyGiftsQueryLimitMax)), listMyLuckyGiftsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.')),
  "draw": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyLuckyGiftsQueryDrawMax)).check(/*#__PURE__*/ zod.regex(listMyLuckyGiftsQueryDrawRegExp))).check(/*#__PURE__*/ zod.describe('Draw whose results are listed; all draws if omitted.'))
})

/**
 * Returns the URL of a picture that tells friends about the member's level, streak or prize. The picture contains
 * no name and no data about a baby. The URL is signed, and valid for ten minutes.
 * @summary Get a card to share
 */
export const getShareCardQueryIdMax = 64;


export const getShareCardQueryIdRegExp = new RegExp('^[\\w-]+$');


export const GetShareCardQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['level', 'streak', 'prize']).check(/*#__PURE__*/ zod.describe('Content of the card.')),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getShareCardQueryIdMax)).check(/*#__PURE__*/ zod.regex(getShareCardQueryIdRegExp))).check(/*#__PURE__*/ zod.describe('Id of the draw result; required for the kind `prize`.'))
})

/**
 * Returns the result of one of the member's tickets. A result never changes.
 * @summary Get a draw result
 */
export const getMyLuckyGiftPathIdMax = 64;


export const getMyLuckyGiftPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetMyLuckyGiftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMyLuckyGiftPathIdMax)).check(/*#__PURE__*/ zod.regex(getMyLuckyGiftPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

