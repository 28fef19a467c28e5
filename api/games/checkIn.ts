// Checking in, today or for a missed day: one row a local date and what the day brings, in one transaction.
import { and, eq } from 'drizzle-orm'
import { award } from '../rewards/award.ts'
import { addDays, startOfDate } from '../calendar.ts'
import type { Game, GameReward } from '../catalog/checkIn.ts'
import { assertEligible } from '../eligibility.ts'
import { refuse } from '../http/refuse.ts'
import { payCoins } from '../payCoins.ts'
import { rememberCheckInVisit, acquireMemberLock } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import { rewardReferral } from '../rewards/referralReward.ts'
import { endPause } from './pauses.ts'
import { gameOf, type Player } from './playHistory.ts'
import {
  backOn,
  coinsNeeded,
  cycleDates,
  makeUpsUsed,
  missedDates,
  nextCheckIn,
  rewardOn,
  withMakeUp,
  type CheckedDay,
} from './rules.ts'
import { checkIns } from './tables.ts'

/**
 * Checks the member in for their local today and gives what the day brings; a pause ends with it.
 * @returns the reward, and the game as it is now
 * @throws ALREADY_CHECKED_IN with the start of their next day, also to the slower of two at once; NOT_ELIGIBLE
 */
export async function checkInFor(db: Database, member: Player, name: Game, now: Date) {
  return await db.transaction(async (tx) => {
    await acquireMemberLock(tx, member.id)
    const found = await gameOf(tx, member, name, now)
    const { today, game } = found
    assertEligible(found.opening.eligibility)
    const played = backOn(found.played, today)
    const checked = nextCheckIn(played, today)
    const added = await addDay(tx, member.id, name, checked, now)
    if (!added) {
      const nextDate = startOfDate(addDays(today, 1), member.timeZone).toISOString()
      return refuse('ALREADY_CHECKED_IN', { reasons: [{ code: 'ONCE_A_DAY' }], nextDate })
    }
    if (played.paused.length < found.played.paused.length) await endPause(tx, member.id, name, today)
    const reward = rewardOn(game, cycleDates(checked.cycleStart, played.paused), today)
    await giveDay(tx, member.id, name, today, reward, now)
    await rememberCheckInVisit(tx, member)
    // A friend who plays is active: whoever invited them is rewarded.
    await rewardReferral(tx, member.id, now)
    return { ...found, reward, played: { ...played, days: [...played.days, checked] } }
  })
}

/**
 * Checks the member in for a missed day of the running cycle and counts their streak anew.
 * @returns the reward, and the game as it is now
 * @throws MAKE_UP_NOT_MISSED, MAKE_UPS_USED with the day the next cycle can begin, NOT_ENOUGH_COINS, NOT_ELIGIBLE
 */
export async function makeUpFor(db: Database, member: Player, name: Game, date: string, now: Date) {
  return await db.transaction(async (tx) => {
    await acquireMemberLock(tx, member.id)
    const found = await gameOf(tx, member, name, now)
    const { today, game, timeZone } = found
    assertEligible(found.opening.eligibility)
    const played = backOn(found.played, today)
    const dates = cycleDates(played.days.at(-1)?.cycleStart ?? today, played.paused)
    if (!missedDates(played, today).includes(date))
      refuse('MAKE_UP_NOT_MISSED', { reasons: [{ code: 'NOT_MISSED', field: 'date' }] })
    const { perCycle, price } = game.makeUps
    if (makeUpsUsed(played.days) >= perCycle) {
      const nextDate = startOfDate(addDays(dates.at(-1) ?? today, 1), timeZone).toISOString()
      refuse('MAKE_UPS_USED', { reasons: [{ code: `MAKE_UPS_PER_CYCLE_${perCycle}` }], nextDate })
    }

    const reference = `make-up:${name}:${member.id}:${date}`
    await payCoins(
      tx,
      { memberId: member.id, amount: price, purpose: 'make_up', reference, occurredAt: now },
      coinsNeeded(price),
    )
    const days = withMakeUp(played, date)
    for (const day of days.filter((one) => one.date >= date))
      await (day.date === date ? addDay(tx, member.id, name, day, now) : recount(tx, member.id, name, day))
    const reward = rewardOn(game, dates, date)
    await giveDay(tx, member.id, name, date, reward, now)
    return { ...found, reward, played: { ...found.played, days } }
  })
}

async function addDay(tx: Database, memberId: string, game: Game, day: CheckedDay, now: Date) {
  const [row] = await tx
    .insert(checkIns)
    .values({ memberId, game, at: now, ...day })
    .onConflictDoNothing()
    .returning({ date: checkIns.date })
  return row !== undefined
}

async function recount(tx: Database, memberId: string, game: Game, { date, streak }: CheckedDay) {
  await tx
    .update(checkIns)
    .set({ streak })
    .where(and(eq(checkIns.memberId, memberId), eq(checkIns.date, date), eq(checkIns.game, game)))
}

async function giveDay(
  tx: Database,
  memberId: string,
  game: Game,
  date: string,
  prize: GameReward,
  now: Date,
) {
  await award(tx, {
    memberId,
    prize,
    source: 'check_in',
    reference: `check-in:${game}:${memberId}:${date}`,
    now,
  })
}
