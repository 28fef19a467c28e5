// Determines whether a check-in game or draw is open to a member. A season of a game starts and ends in the member's
// time zone, and may apply only to certain countries.
import type { components } from '#generated/schema.d.ts'
import { localDate, startOfDate } from '../locale/calendar.ts'
import type { CheckInGame } from '../catalog/checkIn.ts'
import type { Draw } from '../catalog/draws.ts'
import { eligibility, reasonsAgainst, type Eligibility } from '../offers/eligibility.ts'
import type { Reason } from '#shared/protocol/refuse.ts'

type Phase = components['schemas']['GamePhase']
type Season = components['schemas']['GameSeason']

export type Opening = { state: Phase; season: Season | null; eligibility: Eligibility }

/** Opening state of a game about babies for a member who has hidden baby content: closed, without reasons. */
export const closed: Opening = { state: 'over', season: null, eligibility: { ok: false, reasons: [] } }

/** Properties of a member that determine whether a game is open. */
export type MemberState = { countryCode: string; level: number; timeZone: string }

/**
 * Checks whether a check-in game is open to a member on a local date. Returns the reasons if it is closed, and the
 * current, next or last season.
 */
export function openingOf(
  { seasons, audience }: Pick<CheckInGame, 'seasons' | 'audience'>,
  member: MemberState,
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

/** Checks whether a draw is open to a member. A draw opens and closes at the same instant worldwide. */
export function openingOfDraw(
  { opensAt, closesAt, audience }: Pick<Draw, 'opensAt' | 'closesAt' | 'audience'>,
  member: Omit<MemberState, 'timeZone'>,
  now: Date,
): Omit<Opening, 'season'> {
  const state = drawPhase({ opensAt, closesAt }, now)
  const reasons = [...reasonsOf(state), ...reasonsAgainst(audience, member)]
  return { state, eligibility: eligibility(reasons, state === 'ahead' ? new Date(opensAt) : undefined) }
}

/** Returns the phase of a draw. At the instant `closesAt`, the draw has already ended. */
export function drawPhase({ opensAt, closesAt }: Pick<Draw, 'opensAt' | 'closesAt'>, now: Date): Phase {
  if (now < new Date(opensAt)) return 'ahead'
  return now < new Date(closesAt) ? 'open' : 'over'
}

/**
 * Returns the seasons of the country. If the country has no separate seasons, returns the seasons for all countries.
 */
function seasonsIn(seasons: CheckInGame['seasons'], countryCode: string) {
  const localSeasons = seasons.filter(({ regions }) => regions.includes(countryCode))
  return localSeasons.length ? localSeasons : seasons.filter(({ regions }) => regions.length === 0)
}

/** Returns the current season, otherwise the next season, otherwise the last season. */
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
 * Returns the date for which a check-in now would count: the local date or, if it is later, the date of the last
 * check-in. The date of the last check-in is later if the member has moved to a time zone with an earlier date.
 */
export function gameDay(lastDate: string | undefined, now: Date, timeZone: string): string {
  const today = localDate(now, timeZone)
  return lastDate !== undefined && lastDate > today ? lastDate : today
}
