// Builds check-in data for tests: the days with a check-in as the game stores them, and the state of a page that shows
// these days.
import { addDays } from '#api/locale/calendar.ts'
import { games } from '#api/catalog/checkIn.ts'
import { nextCheckIn, type CheckedDay, type Played } from '#api/games/rules.ts'
import { openingOf } from '#api/games/seasons.ts'
import { checkInState } from '#api/games/checkInState.ts'

const game = games().normalCheckIn
export const { rewards } = game

/** Returns the days that check-ins on these dates would store, with the given paused dates. */
export const playedWith = (paused: string[], ...dates: string[]) =>
  dates.reduce<CheckedDay[]>((days, date) => [...days, nextCheckIn({ days, paused }, date)], [])
export const played = (...dates: string[]) => playedWith([], ...dates)

export const run = (from: string, length: number) =>
  Array.from({ length }, (_, index) => addDays(from, index))

const member = { countryCode: 'TH', level: 1, timeZone: 'Asia/Bangkok' }
export const stateOf = (date: string, progress: Played, timeZone = 'Asia/Bangkok') =>
  checkInState({
    name: 'normalCheckIn',
    game,
    played: progress,
    opening: openingOf(game, member, date),
    today: date,
    timeZone,
    language: 'en',
  })
export const stateOn = (date: string, days: CheckedDay[]) => stateOf(date, { days, paused: [] })
export const states = (date: string, days: CheckedDay[]) =>
  stateOn(date, days).cycle.map(({ state }) => state)
