// Checking in: one row a local date, and its reward through the ledger, in one transaction.
import { and, asc, eq, gte } from 'drizzle-orm'
import { addDays, firstOfLastMonth, localDate, startOfDate } from '../calendar.ts'
import type { Game } from '../catalog/checkIn.ts'
import { grant } from '../ledger/ledger.ts'
import { refuse } from '../refuse.ts'
import { rememberCheckInVisit, type Member } from '../session/members.ts'
import type { Database } from '../store/store.ts'
import { nextCheckIn, rewardOn } from './rules.ts'
import { checkIns } from './tables.ts'

export type Player = Pick<Member, 'id' | 'timeZone' | 'visitedCheckIn'>

/**
 * Checks the member in for her local today and grants the day's reward.
 * @returns the reward, and the days as they are now
 * @throws ALREADY_CHECKED_IN with the start of her next day, also to the slower of two at once
 */
export async function checkInFor(db: Database, member: Player, game: Game, now: Date) {
  const today = localDate(now, member.timeZone)
  return await db.transaction(async (tx) => {
    const days = await daysOf(tx, member.id, game, today)
    const checked = nextCheckIn(days, today)
    const [row] = await tx
      .insert(checkIns)
      .values({ memberId: member.id, game, at: now, ...checked })
      .onConflictDoNothing()
      .returning({ date: checkIns.date })
    if (!row) {
      const nextDate = startOfDate(addDays(today, 1), member.timeZone).toISOString()
      return refuse('ALREADY_CHECKED_IN', { reasons: [{ code: 'ONCE_A_DAY' }], nextDate })
    }
    const reward = rewardOn(game, checked.cycleStart, today)
    for (const currency of ['coins', 'points'] as const) {
      const amount = reward[currency]
      const reference = `check-in:${game}:${member.id}:${today}:${currency}`
      if (amount > 0)
        await grant(tx, {
          memberId: member.id,
          currency,
          amount,
          purpose: 'check_in',
          reference,
          occurredAt: now,
        })
    }
    await rememberCheckInVisit(tx, member)
    return { reward, days: [...days, checked] }
  })
}

/** The stored days the page needs, oldest first: a live cycle never reaches back before the first of last month. */
export async function daysOf(db: Database, memberId: string, game: Game, today: string) {
  return await db
    .select({ date: checkIns.date, cycleStart: checkIns.cycleStart, streak: checkIns.streak })
    .from(checkIns)
    .where(
      and(
        eq(checkIns.memberId, memberId),
        eq(checkIns.game, game),
        gte(checkIns.date, firstOfLastMonth(today)),
      ),
    )
    .orderBy(asc(checkIns.date))
}
