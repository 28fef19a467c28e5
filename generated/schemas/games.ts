// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

/**
 * The running seven-day cycle, the streak, the days of this and the last month, what today or tomorrow brings
 * and when the day turns, all by the member's own calendar.
 * @summary The state of a check-in game
 */
export const GetCheckInParams = /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['normalCheckIn']).check(/*#__PURE__*/ zod.describe('The check-in game, named as its screen.'))
})

/**
 * Once a member-local date. Grants the day's coins and points through the ledger and answers with the game as it
 * stands then. A second check-in on the same day is refused kindly and grants nothing.
 * @summary Check in for today
 */
export const CheckInParams = /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['normalCheckIn']).check(/*#__PURE__*/ zod.describe('The check-in game, named as its screen.'))
})

