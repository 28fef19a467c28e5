// Rules of the check-in game: cycles and streaks. A cycle is seven days from its first check-in, without paused days
// and dates that a flight cut short; a missed day ends the streak, but not the cycle.
import { addDays, datesFrom, daysBetween } from '../locale/calendar.ts'
import { inYearOf, type CheckInGame, type GameReward } from '../catalog/checkIn.ts'
import type { RefusalDetail } from '#shared/protocol/refuse.ts'

/** A checked-in day, as stored. */
export type CheckedDay = {
  date: string
  cycleStart: string
  streak: number
  /** Index among the cycle's make-up days; `null` for a regular check-in. */
  makeUp: number | null
  /** Free make-up day. */
  onUs: boolean
  /** Number of dates directly before it that a change of time zone cut short. */
  skipped?: number
  /** Instant of the check-in; of a make-up day, instant of the make-up. */
  at?: Date
}

/** A member's check-ins and pauses, oldest first. */
export type Played = {
  days: CheckedDay[]
  paused: string[]
  /** Dates before today that a check-in now would skip. */
  cut?: readonly string[]
}

type Press = { date: string; at: Date }

/** Hours between two check-ins within which a change of time zone does not end a streak. */
const flightHours = 36

/**
 * Returns dates between two check-ins that a change of time zone cut short, so that they do not count as missed: all of
 * them if fewer than 36 hours are between the two and the zone changed in that time. Without a change, a date without a
 * check-in is missed.
 */
export function datesCutShort(
  before: CheckedDay | undefined,
  { date, at }: Press,
  zoneChanges: readonly Date[],
): readonly string[] {
  if (!before?.at || before.makeUp !== null) return []
  const from = before.at
  const isShort = at.getTime() - from.getTime() < flightHours * 3_600_000
  const hasMoved = zoneChanges.some((change) => change > from && change <= at)
  const between = daysBetween(before.date, date) - 1
  return isShort && hasMoved && between > 0 ? datesFrom(addDays(before.date, 1), between) : []
}

/** Dates that belong to no cycle and end no streak: paused ones, and those that were cut short. */
const leftOut = ({ days, paused, cut = [] }: Played): string[] => [
  ...paused,
  ...cut,
  ...days.flatMap(({ date, skipped = 0 }) => datesFrom(addDays(date, -skipped), skipped)),
]

/** Returns the dates of the cycle that started on `cycleStart`, without paused and skipped dates. */
export const cycleOf = (played: Played, cycleStart: string) => cycleDates(cycleStart, leftOut(played))

const cycleLength = 7

/** Returns the seven dates of the cycle that started on `cycleStart`, without those that are left out. */
export function cycleDates(cycleStart: string, without: readonly string[]): readonly string[] {
  if (without.length === 0) return datesFrom(cycleStart, cycleLength)
  const left = new Set(without)
  const dates: string[] = []
  for (let date = cycleStart; dates.length < cycleLength; date = addDays(date, 1))
    if (!left.has(date)) dates.push(date)
  return dates
}

/** Ends a pause that includes the date on the day before. */
export const endPauseBefore = (played: Played, date: string): Played =>
  played.paused.includes(date) ? { ...played, paused: played.paused.filter((day) => day < date) } : played

/** Returns the row that a check-in on the date would insert. */
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
  // A date that was cut short may still have a late check-in.
  while (left.has(yesterday) && before?.date !== yesterday) yesterday = addDays(yesterday, -1)
  return before?.date === yesterday ? before.streak + 1 : 1
}

/** Returns missed dates of the current cycle, oldest first. */
export function missedDates(played: Played, today: string): string[] {
  const { days } = played
  const last = days.at(-1)
  if (!last) return []
  const dates = cycleOf(played, last.cycleStart)
  if ((dates.at(-1) ?? '') < today) return []
  return dates.filter((date) => date < today && !days.some((day) => day.date === date))
}

/** Returns the number of used make-up days of the current cycle. */
export function makeUpsUsed(days: readonly CheckedDay[]): number {
  const cycleStart = days.at(-1)?.cycleStart
  return days.filter((day) => day.cycleStart === cycleStart && day.makeUp !== null).length
}

/** Missed days, including made-up ones, from which the next make-up is free. */
const hardWeek = 3

/** Returns true if the next make-up of the current cycle is free: one per cycle with enough missed days. */
export function isMakeUpFree(played: Played, today: string): boolean {
  const { days } = played
  const cycleStart = days.at(-1)?.cycleStart
  if (days.some((day) => day.cycleStart === cycleStart && day.onUs)) return false
  return missedDates(played, today).length + makeUpsUsed(days) >= hardWeek
}

export type Mark = { date: string; state: 'done' | 'made-up' | 'paused' | 'missed' }

/**
 * Returns states of the days since a date, oldest first. Only days of a started cycle can be missed, and not days
 * between two cycles.
 */
export function marksSince(played: Played, since: string, today: string): Mark[] {
  const { days, paused } = played
  const states = new Map<string, Mark['state']>()
  for (const cycleStart of new Set(days.map((day) => day.cycleStart)))
    for (const date of cycleOf(played, cycleStart)) if (date < today) states.set(date, 'missed')
  for (const date of paused) states.set(date, 'paused')
  for (const { date, makeUp } of days) states.set(date, makeUp === null ? 'done' : 'made-up')
  return Array.from(states, ([date, state]) => ({ date, state }))
    .filter(({ date }) => date >= since)
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/** Returns the days after making up a missed one, with recalculated streaks. */
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

/** Returns the reward of a date in its cycle; the first reward if the date is in the next cycle. */
export function rewardOn({ rewards }: CheckInGame, dates: readonly string[], date: string): GameReward {
  const reward = rewards[Math.max(0, dates.indexOf(date))]
  if (!reward) throw new Error(`The catalogue has no reward for ${date}.`)
  return inYearOf(date, reward)
}

/** Returns the number of daily check-ins that earn the coins, from the cycle's day `place` (0 to 6) on. */
export function daysToEarn({ rewards }: CheckInGame, place: number, coins: number): number {
  const cycle = rewards.reduce((sum, reward) => sum + reward.coins, 0)
  const cycles = Math.floor(coins / cycle)
  let days = cycles * cycleLength
  for (let missing = coins - cycles * cycle; missing > 0; days += 1)
    missing -= rewards[(place + days) % cycleLength]?.coins ?? 0
  return days
}

/** Error detail for members who cannot pay for a game: the number of coins that it costs. */
export const coinsNeeded = (coins: number): RefusalDetail => ({
  reasons: [{ code: `COINS_NEEDED_${coins}` }],
})
