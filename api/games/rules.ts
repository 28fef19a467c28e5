// Defines the rules of check-in games: cycles and streaks. A cycle consists of seven days from its first check-in. It
// excludes paused days, and dates that a change of time zone shortened, for example during a flight to the east. A
// missed day ends the streak, but not the cycle.
import { addDays, datesFrom, daysBetween } from '../locale/calendar.ts'
import { inYearOf, type CheckInGame, type GameReward } from '../catalog/checkIn.ts'
import type { RefusalDetail } from '#shared/protocol/refuse.ts'

/** Stored check-in of one date. */
export type CheckedDay = {
  date: string
  cycleStart: string
  streak: number
  /** Number of the make-up day within the cycle, starting at 1; `null` for a regular check-in. */
  makeUp: number | null
  /** True for a free make-up day. */
  onUs: boolean
  /**
   * Number of dates directly before this date that a change of time zone shortened. These dates do not count as missed.
   */
  skipped?: number
  /** Instant of the check-in; for a make-up day, the instant at which the day was made up. */
  at?: Date
}

/** Check-ins and pauses of a member in one game, oldest first. */
export type Played = {
  days: CheckedDay[]
  paused: string[]
  /**
   * Dates directly before today that a change of time zone shortened. These dates do not count as missed if the member
   * checks in now.
   */
  cut?: readonly string[]
}

type Tap = { date: string; at: Date }

/** Maximum number of hours between two check-ins for a streak to continue across a change of time zone. */
const flightHours = 36

/**
 * Returns the dates between two check-ins that do not count as missed, because a change of time zone shortened them. If
 * the time zone changed between the check-ins, and the check-ins are less than 36 hours apart, returns all dates
 * between them. Otherwise, returns an empty list.
 */
export function datesCutShort(
  before: CheckedDay | undefined,
  { date, at }: Tap,
  zoneChanges: readonly Date[],
): readonly string[] {
  if (!before?.at || before.makeUp !== null) return []
  const from = before.at
  const isShort = at.getTime() - from.getTime() < flightHours * 3_600_000
  const hasMoved = zoneChanges.some((change) => change > from && change <= at)
  const between = daysBetween(before.date, date) - 1
  return isShort && hasMoved && between > 0 ? datesFrom(addDays(before.date, 1), between) : []
}

/**
 * Returns the dates that belong to no cycle and do not end a streak: paused dates, and dates that a change of time zone
 * shortened.
 */
const leftOut = ({ days, paused, cut = [] }: Played): string[] => [
  ...paused,
  ...cut,
  ...days.flatMap(({ date, skipped = 0 }) => datesFrom(addDays(date, -skipped), skipped)),
]

/**
 * Returns the seven dates of the cycle that started on `cycleStart`. Excludes paused dates, and dates that a change of
 * time zone shortened.
 */
export const cycleOf = (played: Played, cycleStart: string) => cycleDates(cycleStart, leftOut(played))

const cycleLength = 7

/** Returns the seven dates of the cycle that started on `cycleStart`, excluding the dates in `without`. */
export function cycleDates(cycleStart: string, without: readonly string[]): readonly string[] {
  if (without.length === 0) return datesFrom(cycleStart, cycleLength)
  const left = new Set(without)
  const dates: string[] = []
  for (let date = cycleStart; dates.length < cycleLength; date = addDays(date, 1))
    if (!left.has(date)) dates.push(date)
  return dates
}

/** Shortens a pause that includes the date, so that the pause ends on the day before the date. */
export const endPauseBefore = (played: Played, date: string): Played =>
  played.paused.includes(date) ? { ...played, paused: played.paused.filter((day) => day < date) } : played

/** Returns the check-in that would be stored for the date, with its cycle and streak. */
export function nextCheckIn(played: Played, date: string): CheckedDay {
  const last = played.days.at(-1)
  const runs = last && (cycleOf(played, last.cycleStart).at(-1) ?? '') >= date
  return {
    date,
    cycleStart: runs ? last.cycleStart : date,
    streak: streakOn(date, last, leftOut(played)),
    makeUp: null,
    onUs: false,
    ...(played.cut?.length && { skipped: played.cut.length }),
  }
}

function streakOn(date: string, before: CheckedDay | undefined, without: readonly string[]): number {
  const left = new Set(without)
  let yesterday = addDays(date, -1)
  // Goes back over dates that do not end the streak, up to the previous check-in. A date that a flight has skipped can
  // have a check-in, because members can send a late check-in for it.
  while (left.has(yesterday) && before?.date !== yesterday) yesterday = addDays(yesterday, -1)
  return before?.date === yesterday ? before.streak + 1 : 1
}

/** Returns the missed dates of the current cycle, oldest first. */
export function missedDates(played: Played, today: string): string[] {
  const { days } = played
  const last = days.at(-1)
  if (!last) return []
  const dates = cycleOf(played, last.cycleStart)
  if ((dates.at(-1) ?? '') < today) return []
  return dates.filter((date) => date < today && !days.some((day) => day.date === date))
}

/** Returns the number of days that were made up in the current cycle. */
export function makeUpsUsed(days: readonly CheckedDay[]): number {
  const cycleStart = days.at(-1)?.cycleStart
  return days.filter((day) => day.cycleStart === cycleStart && day.makeUp !== null).length
}

/**
 * Minimum number of missed days in a cycle for one make-up of this cycle to be free. Includes days that were made up.
 */
const hardWeek = 3

/**
 * Returns true if the next make-up of the current cycle is free. Each cycle with enough missed days has one free
 * make-up.
 */
export function isMakeUpFree(played: Played, today: string): boolean {
  const { days } = played
  const cycleStart = days.at(-1)?.cycleStart
  if (days.some((day) => day.cycleStart === cycleStart && day.onUs)) return false
  return missedDates(played, today).length + makeUpsUsed(days) >= hardWeek
}

export type DayState = { date: string; state: 'done' | 'made-up' | 'paused' | 'missed' }

/**
 * Returns the states of the days since a date, oldest first. A day of a cycle without a check-in is missed; days
 * between two cycles have no state.
 */
export function dayStatesSince(played: Played, since: string, today: string): DayState[] {
  const { days, paused } = played
  const states = new Map<string, DayState['state']>()
  for (const cycleStart of new Set(days.map((day) => day.cycleStart)))
    for (const date of cycleOf(played, cycleStart)) if (date < today) states.set(date, 'missed')
  for (const date of paused) states.set(date, 'paused')
  for (const { date, makeUp } of days) states.set(date, makeUp === null ? 'done' : 'made-up')
  return Array.from(states, ([date, state]) => ({ date, state }))
    .filter(({ date }) => date >= since)
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/** Adds a make-up for the date to the check-ins, and returns all check-ins with recalculated streaks. */
export function withMakeUp(played: Played, date: string, onUs = false): CheckedDay[] {
  const { days } = played
  const cycleStart = days.at(-1)?.cycleStart ?? date
  const madeUpDay = { date, cycleStart, streak: 0, makeUp: makeUpsUsed(days) + 1, onUs }
  const counted: CheckedDay[] = []
  for (const day of [...days, madeUpDay].toSorted((a, b) => a.date.localeCompare(b.date))) {
    const streak = day.date < date ? day.streak : streakOn(day.date, counted.at(-1), leftOut(played))
    counted.push({ ...day, streak })
  }
  return counted
}

/**
 * Returns the reward of a date, which depends on the position of the date in the cycle. `dates` are the dates of the
 * cycle. If they do not include the date, returns the first reward.
 */
export function rewardOn({ rewards }: CheckInGame, dates: readonly string[], date: string): GameReward {
  const reward = rewards[Math.max(0, dates.indexOf(date))]
  if (!reward) throw new Error(`Catalog has no reward for ${date}.`)
  return inYearOf(date, reward)
}

/**
 * Returns the number of daily check-ins that earn the coins, if the first check-in is on day `place` (0 to 6) of a
 * cycle.
 */
export function daysToEarn({ rewards }: CheckInGame, place: number, coins: number): number {
  const cycle = rewards.reduce((sum, reward) => sum + reward.coins, 0)
  const cycles = Math.floor(coins / cycle)
  let days = cycles * cycleLength
  for (let missing = coins - cycles * cycle; missing > 0; days += 1)
    missing -= rewards[(place + days) % cycleLength]?.coins ?? 0
  return days
}

/** Returns the details of a NOT_ENOUGH_COINS error: the price of the make-up or ticket in coins. */
export const coinsNeeded = (coins: number): RefusalDetail => ({
  reasons: [{ code: `COINS_NEEDED_${coins}` }],
})
