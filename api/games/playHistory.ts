// What a member has played, read for the pages and the rules.
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { firstOfMonth, localDate } from '../calendar.ts'
import { games, type Game } from '../catalog/checkIn.ts'
import { levelOf } from '../membership/index.ts'
import type { Member } from '../session/index.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { quarterOf } from './pauseRules.ts'
import type { Played } from './rules.ts'
import { gameDay, openingOf } from './seasons.ts'
import { checkInPauses, checkIns } from './tables.ts'

export type Player = Pick<Member, 'id' | 'timeZone' | 'countryCode' | 'visitedCheckIn'>

/**
 * What the member has played of each game, as far as pages and rules look back: a live cycle never reaches back before the
 * first of last month, a limit of pauses to the beginning of the quarter.
 */
export async function playedBy(
  db: Database,
  memberId: string,
  today: string,
): Promise<(game: Game) => Played> {
  const since = firstOfMonth(today, -1)
  const quarter = quarterOf(today).from
  const days = await daysSince(db).execute({ memberId, since })
  const paused = await pausesSince(db).execute({ memberId, since: quarter < since ? quarter : since })
  return (name) => ({
    days: days.filter(({ game }) => game === name),
    paused: paused.filter(({ game }) => game === name).map(({ date }) => date),
  })
}

const daysSince = prepared((db) =>
  db
    .select({
      game: checkIns.game,
      date: checkIns.date,
      cycleStart: checkIns.cycleStart,
      streak: checkIns.streak,
      makeUp: checkIns.makeUp,
    })
    .from(checkIns)
    .where(
      and(eq(checkIns.memberId, sql.placeholder('memberId')), gte(checkIns.date, sql.placeholder('since'))),
    )
    .orderBy(asc(checkIns.date))
    .prepare('check_ins_since'),
)

const pausesSince = prepared((db) =>
  db
    .select({ game: checkInPauses.game, date: checkInPauses.date })
    .from(checkInPauses)
    .where(
      and(
        eq(checkInPauses.memberId, sql.placeholder('memberId')),
        gte(checkInPauses.date, sql.placeholder('since')),
      ),
    )
    .orderBy(asc(checkInPauses.date))
    .prepare('check_in_pauses_since'),
)

/** A game as a member finds it: what she played, the day it is at, and whether it is open to her. */
export async function gameOf(db: Database, member: Omit<Player, 'visitedCheckIn'>, name: Game, now: Date) {
  const { timeZone, countryCode } = member
  const game = games[name]
  const played = (await playedBy(db, member.id, localDate(now, timeZone)))(name)
  const today = gameDay(played.days.at(-1)?.date, now, timeZone)
  const level = await levelIfAsked(db, member.id, game.audience.fromLevel, now)
  const opening = openingOf(game, { countryCode, level, timeZone }, today)
  return { name, game, played, today, timeZone, opening }
}

/** The member's level, read only where something asks for more than the first. */
export const levelIfAsked = async (db: Database, memberId: string, fromLevel: number, now: Date) =>
  fromLevel > 1 ? await levelOf(db, memberId, now) : 1
