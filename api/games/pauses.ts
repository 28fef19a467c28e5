// Pausing a streak: one row for each day, so that a day is paused once and what is left is counted.
import { and, eq, gte } from 'drizzle-orm'
import { addDays, datesFrom, startOfDate } from '../locale/calendar.ts'
import type { Game } from '../catalog/checkIn.ts'
import { assertEligible } from '../offers/eligibility.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import { pausableDays, quarterOf } from './pauseRules.ts'
import { gameOf, type Player } from './playHistory.ts'
import { lockMember } from '../session/index.ts'
import type { Played } from './rules.ts'
import { checkInPauses } from './tables.ts'

type Pausing = Omit<Player, 'visitedCheckIn'>

/**
 * Pauses a game from today, or from tomorrow where today is done, in the place of a pause that runs.
 * @returns the game as it is now
 * @throws PAUSE_LIMIT with how many days could be had and when the next quarter begins; NOT_ELIGIBLE
 */
export async function pauseFor(
  db: Database,
  member: Pausing,
  { name, count, now }: { name: Game; count: number; now: Date },
) {
  return await db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    const gameState = await gameOf(tx, member, { name, now })
    const { today, game, played, timeZone } = gameState
    assertEligible(gameState.opening.eligibility)
    const first = played.days.at(-1)?.date === today ? addDays(today, 1) : today
    const past = played.paused.filter((date) => date < today)
    const left = pausableDays(past, first, { count, perQuarter: game.pauseDays })
    if (left < count) {
      const nextDate = startOfDate(quarterOf(addDays(first, left)).next, timeZone).toISOString()
      refuse('PAUSE_LIMIT', { reasons: [{ code: `DAYS_LEFT_${left}`, field: 'days' }], nextDate })
    }

    await endPause(tx, member.id, { game: name, from: today })
    // Dates that a flight cut short would be missed once the pause is over: it covers them.
    const dates = [...new Set([...(played.cut ?? []), ...datesFrom(first, count)])]
    await tx
      .insert(checkInPauses)
      .values(dates.map((date) => ({ memberId: member.id, game: name, date })))
      .onConflictDoNothing()
    const after: Played = { days: played.days, paused: [...new Set([...past, ...dates])].toSorted() }
    return { ...gameState, played: after }
  })
}

/** Ends the pause that runs or is about to begin. @returns the game as it is now */
export async function resumeFor(db: Database, member: Pausing, { name, now }: { name: Game; now: Date }) {
  return await db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    const gameState = await gameOf(tx, member, { name, now })
    const { today, played } = gameState
    await endPause(tx, member.id, { game: name, from: today })
    return { ...gameState, played: { ...played, paused: played.paused.filter((date) => date < today) } }
  })
}

/** From the date on no day is paused. */
export async function endPause(tx: Database, memberId: string, { game, from }: { game: Game; from: string }) {
  await tx
    .delete(checkInPauses)
    .where(
      and(eq(checkInPauses.memberId, memberId), eq(checkInPauses.game, game), gte(checkInPauses.date, from)),
    )
}
