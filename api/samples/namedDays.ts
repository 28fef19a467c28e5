// Calculates the date of the holiday after which a check-in game is named, for each country.
export type NamedDay = (year: number) => string

/** @returns a function that returns the date of the game's holiday in a given year */
export function namedDayOf(game: 'blackFridayCheckIn' | 'motherDay', country: string): NamedDay {
  if (game === 'blackFridayCheckIn') return blackFriday
  return mothersDays[country] ?? secondSundayOfMay
}

/** Returns the day after the fourth Thursday of November. */
const blackFriday: NamedDay = (year) => dateOf(year, 11, firstOn('Thursday', year, 11) + 22)

const secondSundayOfMay: NamedDay = (year) => dateOf(year, 5, firstOn('Sunday', year, 5) + 7)

const mothersDays: Record<string, NamedDay> = {
  ID: (year) => dateOf(year, 12, 22),
  TH: (year) => dateOf(year, 8, 12),
}

const dateOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** Returns the first day of the month with this weekday. */
function firstOn(weekday: 'Sunday' | 'Thursday', year: number, month: number): number {
  const dayNumber = weekday === 'Sunday' ? 0 : 4
  return 1 + ((dayNumber - new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 7) % 7)
}
