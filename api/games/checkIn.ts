// Checks a member in for today, for an earlier date on which the member tapped without a connection, or for a missed
// date. One transaction inserts a row for the local date and grants the reward.
import { and, eq } from 'drizzle-orm'
import { award } from '../rewards/award.ts'
import { addDays, datesFrom, localDate, startOfDate } from '../locale/calendar.ts'
import type { Game, GameReward } from '../catalog/checkIn.ts'
import { assertEligible } from '../offers/eligibility.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { assertPrice } from '../offers/assertPrice.ts'
import { payCoins } from '../offers/payCoins.ts'
import { lockMember, rememberCheckInVisit } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import { rewardReferral } from '../vouchers/index.ts'
import { notifyStreak } from './notifyStreak.ts'
import { endPause } from './pauses.ts'
import { gameOf, levelIfAsked, openingOn, type Player } from './playHistory.ts'
import {
  type CheckedDay,
  coinsNeeded,
  datesCutShort,
  cycleOf,
  endPauseBefore,
  isMakeUpFree,
  makeUpsUsed,
  missedDates,
  nextCheckIn,
  type Played,
  rewardOn,
  withMakeUp,
} from './rules.ts'
import { checkIns } from './tables.ts'
import { pastTimeZoneAt, zoneChangesOf, type Member } from '../members/member.ts'
import { clockMinutes, lateHours } from '#generated/lateCheckIn.ts'

type FoundGame = Awaited<ReturnType<typeof gameOf>>

/**
 * Checks the member in for the current local date, grants the reward, and ends a pause.
 * @returns the reward and the state of the game
 * @throws ALREADY_CHECKED_IN with the start of the next local date, also in the second of two concurrent calls;
 * NOT_ELIGIBLE if the game is not open to the member
 */
export async function checkInFor(db: Database, member: Player, { name, now }: { name: Game; now: Date }) {
  return await db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    return await checkInToday(tx, member, { name, gameState: await gameOf(tx, member, { name, now }), now })
  })
}

/** Checks the member in for today, within a transaction that has locked the member. */
async function checkInToday(
  tx: Database,
  member: Player,
  { name, gameState, now, at = now }: { name: Game; gameState: FoundGame; now: Date; at?: Date },
) {
  const { today } = gameState
  assertEligible(gameState.opening.eligibility)
  const played = endPauseBefore(gameState.played, today)
  if (played.days.at(-1)?.date === today) {
    const nextDate = startOfDate(addDays(today, 1), member.timeZone).toISOString()
    refuse('ALREADY_CHECKED_IN', { reasons: [{ code: 'ONCE_A_DAY' }], nextDate })
  }
  return await checkInOn(tx, member, { name, gameState, press: { date: today, at }, now })
}

/**
 * Checks the member in for the local date on which the member tapped without a connection, and recalculates the streak.
 * @returns the date, its reward and the state of the game
 * @throws CHECK_IN_TOO_LATE or CHECK_IN_NO_DAY if the time of the tap is invalid. NOT_ELIGIBLE if the game was not open
 * on the date. ALREADY_CHECKED_IN for a second check-in today, CHECK_IN_DAY_DONE for a second check-in on an earlier
 * date.
 */
export async function lateCheckInFor(
  db: Database,
  member: Player & Pick<Member, 'session'>,
  { name, pressedAt, now }: { name: Game; pressedAt: Date; now: Date },
) {
  assertInTime(pressedAt, member.session.createdAt, now)
  return await db.transaction(async (tx) => {
    const locked = await lockMember(tx, member.id)
    const gameState = await gameOf(tx, member, { name, now })
    const at = pressedAt < now ? pressedAt : now
    const date = localDate(at, pastTimeZoneAt(locked, pressedAt))
    if (date >= gameState.today)
      return { date: gameState.today, ...(await checkInToday(tx, member, { name, gameState, now, at })) }

    const { game, played } = gameState
    const level = await levelIfAsked(tx, member.id, { fromLevel: game.audience.fromLevel, now })
    assertEligible(openingOn(member, level, { name, date }).eligibility)
    if (played.days.some((day) => day.date === date)) refuse('CHECK_IN_DAY_DONE')
    return { date, ...(await checkInOn(tx, member, { name, gameState, press: { date, at }, now })) }
  })
}

/** Inserts a check-in for the date, grants its reward, and recalculates the streaks of later check-ins. */
async function checkInOn(
  tx: Database,
  member: Player,
  {
    name,
    gameState,
    press,
    now,
  }: { name: Game; gameState: FoundGame; press: { date: string; at: Date }; now: Date },
) {
  const { date } = press
  const played = endPauseBefore(gameState.played, date)
  const { checked, days } = withDay(played, press, zoneChangesOf(member))
  if (!(await addDay(tx, member.id, { game: name, day: checked, now }))) refuse('CHECK_IN_DAY_DONE')
  for (const day of days.filter((checkedDay) => checkedDay.date > date))
    await recount(tx, member.id, { game: name, ...day })
  if (played.paused.length < gameState.played.paused.length)
    await endPause(tx, member.id, { game: name, from: date })
  const reward = rewardOn(gameState.game, cycleOf({ ...played, days }, checked.cycleStart), date)
  await giveDay(tx, member.id, { game: name, date, prize: reward, now })
  await rememberCheckInVisit(tx, member)
  // Pays the referral reward if another member invited this member, because a check-in shows that the invited member is
  // active.
  await rewardReferral(tx, member.id, now)
  const after: Played = { paused: played.paused, days }
  await notifyStreak(tx, member.id, { game: name, before: gameState.played, after, now })
  return { ...gameState, reward, played: after }
}

/**
 * Checks the member in for a missed date of the current cycle, for coins or free of charge, and recalculates the
 * streak.
 * @returns the reward and the state of the game
 * @throws MAKE_UP_NOT_MISSED if the date cannot be made up, NOT_ELIGIBLE if the game is not open to the member.
 * MAKE_UPS_USED with the first day of the next cycle, NOT_ENOUGH_COINS or PRICE_CHANGED with the price.
 */
export async function makeUpFor(
  db: Database,
  member: Player,
  {
    name,
    date,
    price: expectedPrice,
    now,
  }: { name: Game; date: string; price?: number | undefined; now: Date },
) {
  return await db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    const gameState = await gameOf(tx, member, { name, now })
    const { today, game, timeZone } = gameState
    assertEligible(gameState.opening.eligibility)
    const played = endPauseBefore(gameState.played, today)
    const dates = cycleOf(played, played.days.at(-1)?.cycleStart ?? today)
    if (!missedDates(played, today).includes(date))
      refuse('MAKE_UP_NOT_MISSED', { reasons: [{ code: 'NOT_MISSED', field: 'date' }] })
    const { perCycle, price } = game.makeUps
    if (makeUpsUsed(played.days) >= perCycle) {
      const nextDate = startOfDate(addDays(dates.at(-1) ?? today, 1), timeZone).toISOString()
      refuse('MAKE_UPS_USED', { reasons: [{ code: `MAKE_UPS_PER_CYCLE_${perCycle}` }], nextDate })
    }

    const onUs = price > 0 && isMakeUpFree(played, today)
    const amount = onUs ? 0 : price
    assertPrice(expectedPrice, amount)
    const reference = `make-up:${name}:${member.id}:${date}`
    await payCoins(
      tx,
      { memberId: member.id, amount, purpose: 'make_up', reference, occurredAt: now },
      coinsNeeded(amount),
    )
    const days = withMakeUp(played, date, onUs)
    for (const day of days.filter((checkedDay) => checkedDay.date >= date))
      await (day.date === date
        ? addDay(tx, member.id, { game: name, day, now })
        : recount(tx, member.id, { game: name, ...day }))
    const reward = rewardOn(game, dates, date)
    await giveDay(tx, member.id, { game: name, date, prize: reward, now })
    const after: Played = { ...gameState.played, days }
    await notifyStreak(tx, member.id, { game: name, before: played, after, now })
    return { ...gameState, reward, played: after }
  })
}

async function addDay(
  tx: Database,
  memberId: string,
  { game, day, now }: { game: Game; day: CheckedDay; now: Date },
) {
  const [row] = await tx
    .insert(checkIns)
    .values({ memberId, game, ...day, at: day.at ?? now })
    .onConflictDoNothing()
    .returning({ date: checkIns.date })
  return row !== undefined
}

async function recount(
  tx: Database,
  memberId: string,
  { game, date, streak, skipped }: CheckedDay & { game: Game },
) {
  await tx
    .update(checkIns)
    .set({ streak, skipped })
    .where(and(eq(checkIns.memberId, memberId), eq(checkIns.date, date), eq(checkIns.game, game)))
}

async function giveDay(
  tx: Database,
  memberId: string,
  { game, date, prize, now }: { game: Game; date: string; prize: GameReward; now: Date },
) {
  await award(tx, {
    memberId,
    prize,
    source: 'check_in',
    reference: `check-in:${game}:${memberId}:${date}`,
    now,
  })
}

/**
 * Validates the time of a tap, which was measured by the clock of the device. The time must be within the last
 * `lateHours` hours and not in the future. The time must not be before the start of the session, because devices delete
 * their queue of taps when a session ends.
 * @throws CHECK_IN_TOO_LATE, CHECK_IN_NO_DAY
 */
function assertInTime(pressedAt: Date, sessionBegan: Date, now: Date) {
  const tolerance = clockMinutes * 60_000
  if (now.getTime() - pressedAt.getTime() > lateHours * 3_600_000)
    refuse('CHECK_IN_TOO_LATE', { reasons: [{ code: 'TOO_LONG_AGO', field: 'pressedAt' }] })
  if (pressedAt.getTime() - now.getTime() > tolerance)
    refuse('CHECK_IN_NO_DAY', { reasons: [{ code: 'IN_FUTURE', field: 'pressedAt' }] })
  if (sessionBegan.getTime() - pressedAt.getTime() > tolerance)
    refuse('CHECK_IN_NO_DAY', { reasons: [{ code: 'TOO_EARLY', field: 'pressedAt' }] })
}

/**
 * Inserts a check-in for an earlier date into the list of check-ins, and recalculates the streaks of later check-ins.
 * Later check-ins stay in the same cycle.
 */
function withDay(
  { days, paused }: Played,
  { date, at }: { date: string; at: Date },
  zoneChanges: readonly Date[],
) {
  const before = days.filter((day) => day.date < date)
  const cut = datesCutShort(before.at(-1), { date, at }, zoneChanges)
  const checked = { ...nextCheckIn({ days: before, paused, cut }, date), at }
  const counted: CheckedDay[] = [...before, checked]
  for (const day of days.filter((checkedDay) => checkedDay.date > date)) {
    const skippedDates = day.skipped ? datesFrom(addDays(day.date, -day.skipped), day.skipped) : undefined
    const between =
      skippedDates ?? (day.at ? datesCutShort(counted.at(-1), { ...day, at: day.at }, zoneChanges) : [])
    const { streak } = nextCheckIn({ days: counted, paused, cut: between }, day.date)
    counted.push({ ...day, streak, skipped: between.length })
  }
  return { checked, days: counted }
}
