// Calculates the period (window) in which a gift for a birth or birthday can be claimed. Dates are calendar dates in
// the member's time zone.
import { addDays, startOfDate } from '../locale/calendar.ts'
import { giftWindows } from '../catalog/gifts.ts'

export type Window = {
  /** Date of the birth or birthday. */
  date: string
  opensOn: string
  /** Last day, inclusive. */
  closesOn: string
}

/**
 * Returns the date of the birthday in a year. A birthday on 29 February is on 28 February in years that are not leap
 * years.
 */
export function birthdayIn(year: number, birthday: string): string {
  const day = birthday.slice(5)
  const leap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${String(year).padStart(4, '0')}-${day === '02-29' && !leap ? '02-28' : day}`
}

/**
 * Returns the period around a birthday that contains the date, or otherwise the next one. The first birthday is one
 * year after the birth.
 */
export function birthdayWindow(birthday: string, from: string): Window {
  const firstYear = Number(birthday.slice(0, 4)) + 1
  for (let year = Math.max(firstYear, Number(from.slice(0, 4)) - 1); ; year += 1) {
    const window = around(birthdayIn(year, birthday))
    if (window.closesOn >= from) return window
  }
}

export const birthWindow = (birthDate: string): Window => ({
  date: birthDate,
  opensOn: birthDate,
  closesOn: addDays(birthDate, giftWindows().newBaby.daysAfter),
})

/**
 * Returns the first day on which a changed birth date or birthday is effective. If the date was never changed, returns
 * a day in the distant past.
 */
export const countsFrom = (changedOn: string | null): string =>
  changedOn === null ? '0001-01-01' : addDays(changedOn, giftWindows().changedDateWaits)

/**
 * Returns the length in days of the longest window. All windows that were open when the member changed the time zone have ended
 * after this number of days.
 */
export function longestWindow(): number {
  const { newBaby, birthday } = giftWindows()
  return Math.max(newBaby.daysAfter, birthday.daysBefore + birthday.daysAfter)
}

/** Returns the first instant at which the last day of a window has ended in all of these time zones. */
export function closingOf(closesOn: string, zones: readonly string[]): string {
  const starts = zones.map((timeZone) => startOfDate(addDays(closesOn, 1), timeZone).getTime())
  return new Date(Math.max(...starts)).toISOString()
}

const around = (date: string): Window => ({
  date,
  opensOn: addDays(date, -giftWindows().birthday.daysBefore),
  closesOn: addDays(date, giftWindows().birthday.daysAfter),
})
