// Pauses the streak of a game. Each paused day has a separate row, so that no day can be paused twice and paused days
// can be counted against the limit.
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
 * Pauses a game from today, or from tomorrow if the member has checked in today. Replaces a current pause.
 * @returns the state of the game
 * @throws PAUSE_LIMIT with the number of available days and the start of the next quarter; NOT_ELIGIBLE if the game is
 * not open to the member
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
    // Also pauses dates directly before today that a change of time zone shortened. Otherwise, these dates would count
    // as missed after the pause.
    const dates = [...new Set([...(played.cut ?? []), ...datesFrom(first, count)])]
    await tx
      .insert(checkInPauses)
      .values(dates.map((date) => ({ memberId: member.id, game: name, date })))
      .onConflictDoNothing()
    const after: Played = { days: played.days, paused: [...new Set([...past, ...dates])].toSorted() }
    return { ...gameState, played: after }
  })
}

/** Ends the current or upcoming pause. @returns the state of the game */
export async function resumeFor(db: Database, member: Pausing, { name, now }: { name: Game; now: Date }) {
  return await db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    const gameState = await gameOf(tx, member, { name, now })
    const { today, played } = gameState
    await endPause(tx, member.id, { game: name, from: today })
    return { ...gameState, played: { ...played, paused: played.paused.filter((date) => date < today) } }
  })
}

/** Deletes the pause days of a game on and after the date. */
export async function endPause(tx: Database, memberId: string, { game, from }: { game: Game; from: string }) {
  await tx
    .delete(checkInPauses)
    .where(
      and(eq(checkInPauses.memberId, memberId), eq(checkInPauses.game, game), gte(checkInPauses.date, from)),
    )
}
