// Reads a member's check-ins and pauses. Determines for each game the current date, and if the game is open to the
// member.
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { firstOfMonth, localDate } from '../locale/calendar.ts'
import { gameNames, games, type Game } from '../catalog/checkIn.ts'
import { levelOf } from '../levels/level.ts'
import { zoneChangesOf, type Member, type MemberRow, type ZoneChanges } from '../members/member.ts'
import { mayShow, type Viewer } from '../offers/silence.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { quarterOf } from './pauseRules.ts'
import { datesCutShort, type Played } from './rules.ts'
import { closed, gameDay, openingOf } from './seasons.ts'
import { checkInPauses, checkIns } from './tables.ts'

export type Player = Pick<Member, 'id' | 'timeZone' | 'countryCode' | 'visitedCheckIn'> &
  Partial<ZoneChanges> &
  NonNullable<Viewer>

/**
 * Reads the history of all games, and returns a function that selects the check-ins and pauses of one game. Reads
 * check-ins since the first day of last month, because a current cycle cannot start earlier. Reads pauses at least
 * since the start of the quarter, because their limit is quarterly.
 */
async function playedBy(db: Database, memberId: string, today: string): Promise<(game: Game) => Played> {
  const since = firstOfMonth(today, -1)
  const quarter = quarterOf(today).from
  const rows = await historySince(db).execute({
    memberId,
    since,
    pausesSince: quarter < since ? quarter : since,
  })
  return (name) => {
    const ofGame = rows.filter(({ game }) => game === name)
    return {
      days: ofGame.flatMap(({ cycleStart, streak, date, makeUp, onUs, skipped, at }) =>
        cycleStart === null || streak === null
          ? []
          : [{ date, cycleStart, streak, makeUp, onUs, skipped, at }],
      ),
      paused: ofGame.filter(({ cycleStart }) => cycleStart === null).map(({ date }) => date),
    }
  }
}

/**
 * Reads check-ins and pause days with one SQL statement, because most game pages need both. In rows of pause days, the
 * columns for cycle and streak are null.
 */
const historySince = prepared((db) => {
  const days = db
    .select({
      game: checkIns.game,
      date: checkIns.date,
      cycleStart: sql<string | null>`${checkIns.cycleStart}`.as('cycle_start'),
      streak: sql<number | null>`${checkIns.streak}`.as('streak'),
      makeUp: checkIns.makeUp,
      onUs: sql<boolean>`${checkIns.onUs}`.as('on_us'),
      skipped: sql<number>`${checkIns.skipped}`.as('skipped'),
      at: checkIns.at,
    })
    .from(checkIns)
    .where(
      and(eq(checkIns.memberId, sql.placeholder('memberId')), gte(checkIns.date, sql.placeholder('since'))),
    )
  const pauses = db
    .select({
      game: checkInPauses.game,
      date: checkInPauses.date,
      cycleStart: sql<string | null>`null::date`.as('cycle_start'),
      streak: sql<number | null>`null::integer`.as('streak'),
      makeUp: sql<number | null>`null::smallint`.as('make_up'),
      onUs: sql<boolean>`false`.as('on_us'),
      skipped: sql<number>`0`.as('skipped'),
      at: sql<Date>`null::timestamptz`.as('at'),
    })
    .from(checkInPauses)
    .where(
      and(
        eq(checkInPauses.memberId, sql.placeholder('memberId')),
        gte(checkInPauses.date, sql.placeholder('pausesSince')),
      ),
    )
  return unionAll(days, pauses).orderBy(asc(checkIns.date)).prepare('check_in_history')
})

type Playing = Omit<Player, 'visitedCheckIn'>

/** Returns a game with the member's history, the current date, and whether the game is open to the member. */
export async function gameOf(db: Database, member: Playing, { name, now }: { name: Game; now: Date }) {
  const { audience } = games()[name]
  const level = await levelIfAsked(db, member.id, { fromLevel: audience.fromLevel, now })
  const played = await playedBy(db, member.id, localDate(now, member.timeZone))
  return gameStateOf(member, level, { name, played: played(name), now })
}

/** Returns all games that the member may see, in the order of the catalog. */
export async function gamesOf(db: Database, member: Playing, now: Date) {
  const names = gameNames.filter((name) => mayShow(games()[name], member))
  const highest = Math.max(...names.map((name) => games()[name].audience.fromLevel))
  const level = await levelIfAsked(db, member.id, { fromLevel: highest, now })
  const played = await playedBy(db, member.id, localDate(now, member.timeZone))
  return names.map((name) => gameStateOf(member, level, { name, played: played(name), now }))
}

function gameStateOf(
  member: Playing,
  level: number,
  { name, played, now }: { name: Game; played: Played; now: Date },
) {
  const { timeZone } = member
  const game = games()[name]
  const today = gameDay(played.days.at(-1)?.date, now, timeZone)
  const cut = datesCutShort(played.days.at(-1), { date: today, at: now }, zoneChangesOf(member))
  const playRecord: Played = { ...played, cut }
  return {
    name,
    game,
    played: playRecord,
    today,
    timeZone,
    opening: openingOn(member, level, { name, date: today }),
  }
}

/** Checks whether the game is open to the member on a local date. */
export const openingOn = (member: Playing, level: number, { name, date }: { name: Game; date: string }) =>
  mayShow(games()[name], member) ? openingOf(games()[name], { ...member, level }, date) : closed

/**
 * Returns the member's level. Returns 1 without a query if the level is not needed, because the game or draw is open to
 * all levels.
 */
export const levelIfAsked = async (
  db: Database,
  memberId: string,
  { fromLevel, now }: { fromLevel: number; now: Date },
) => (fromLevel > 1 ? await levelOf(db, memberId, now) : 1)

/** Returns true if the member has ever checked in, even if the check-ins were purged. */
export async function hasCheckedIn(
  db: Database,
  { id: memberId, hasCheckedIn: once }: MemberRow,
): Promise<boolean> {
  if (once) return true
  return (await anyCheckIn(db).execute({ memberId })).length > 0
}

const anyCheckIn = prepared((db) =>
  db
    .select({ date: checkIns.date })
    .from(checkIns)
    .where(eq(checkIns.memberId, sql.placeholder('memberId')))
    .limit(1)
    .prepare('check_in_any'),
)
