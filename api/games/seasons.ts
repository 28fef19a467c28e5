// Determines when a game is open to a member: seasons of their country, in their time zone.
import type { components } from '#generated/schema.d.ts'
import { localDate, startOfDate } from '../locale/calendar.ts'
import type { CheckInGame } from '../catalog/checkIn.ts'
import type { Draw } from '../catalog/draws.ts'
import { eligibility, reasonsAgainst, type Eligibility } from '../offers/eligibility.ts'
import type { Reason } from '#shared/protocol/refuse.ts'

type Phase = components['schemas']['GamePhase']
type Season = components['schemas']['GameSeason']

export type Opening = { state: Phase; season: Season | null; eligibility: Eligibility }

/** State of a game that the member has silenced: closed, without reasons. */
export const closed: Opening = { state: 'over', season: null, eligibility: { ok: false, reasons: [] } }

/** Properties of a member that determine if a game is open. */
export type Standing = { countryCode: string; level: number; timeZone: string }

/** Returns whether a check-in game is open to a member on a local date, the reasons if not, and the relevant season. */
export function openingOf(
  { seasons, audience }: Pick<CheckInGame, 'seasons' | 'audience'>,
  member: Standing,
  today: string,
): Opening {
  const season = seasonOn(seasonsIn(seasons, member.countryCode), today)
  const state = season === undefined ? 'open' : phaseOf(season.from, season.to, today)
  const reasons = [...reasonsOf(state), ...reasonsAgainst(audience, member)]
  const nextDate = state === 'ahead' && season ? startOfDate(season.from, member.timeZone) : undefined
  return {
    state,
    season: season ? { from: season.from, to: season.to } : null,
    eligibility: eligibility(reasons, nextDate),
  }
}

/** Same for a draw, which opens and closes at one instant worldwide. */
export function openingOfDraw(
  { opensAt, closesAt, audience }: Pick<Draw, 'opensAt' | 'closesAt' | 'audience'>,
  member: Omit<Standing, 'timeZone'>,
  now: Date,
): Omit<Opening, 'season'> {
  const state = drawPhase({ opensAt, closesAt }, now)
  const reasons = [...reasonsOf(state), ...reasonsAgainst(audience, member)]
  return { state, eligibility: eligibility(reasons, state === 'ahead' ? new Date(opensAt) : undefined) }
}

/** A draw has ended from the instant at which it closes. */
export function drawPhase({ opensAt, closesAt }: Pick<Draw, 'opensAt' | 'closesAt'>, now: Date): Phase {
  if (now < new Date(opensAt)) return 'ahead'
  return now < new Date(closesAt) ? 'open' : 'over'
}

/** Returns seasons of the country; general seasons if the country has no seasons. */
function seasonsIn(seasons: CheckInGame['seasons'], countryCode: string) {
  const localSeasons = seasons.filter(({ regions }) => regions.includes(countryCode))
  return localSeasons.length ? localSeasons : seasons.filter(({ regions }) => regions.length === 0)
}

/** Returns the current season, else the next, else the last. */
const seasonOn = (seasons: CheckInGame['seasons'], today: string) =>
  seasons.find(({ to }) => to >= today) ?? seasons.at(-1)

function phaseOf(from: string, to: string, today: string): Phase {
  if (today < from) return 'ahead'
  return today <= to ? 'open' : 'over'
}

function reasonsOf(state: Phase): Reason[] {
  if (state === 'open') return []
  return [{ code: state === 'ahead' ? 'NOT_OPEN_YET' : 'ENDED' }]
}

/**
 * Returns the current day of a game: after a move west it is the last day that was checked in, because local dates go
 * back.
 */
export function gameDay(lastDate: string | undefined, now: Date, timeZone: string): string {
  const today = localDate(now, timeZone)
  return lastDate !== undefined && lastDate > today ? lastDate : today
}
