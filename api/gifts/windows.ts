// The days on which a gift for a birth or a birthday can be claimed. Dates are calendar dates where the member lives.
import { addDays, startOfDate } from '../locale/calendar.ts'
import { giftWindows } from '../catalog/gifts.ts'

export type Window = {
  /** The birth or birthday. */
  date: string
  opensOn: string
  /** The last day, included. */
  closesOn: string
}

/** The birthday in a year: 29 February is kept on the 28th in a year without one. */
export function birthdayIn(year: number, birthday: string): string {
  const day = birthday.slice(5)
  const leap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${String(year).padStart(4, '0')}-${day === '02-29' && !leap ? '02-28' : day}`
}

/** The days around the birthday that hold the date, or else the next such days. The birth itself is no birthday. */
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
  closesOn: addDays(birthDate, giftWindows.newBaby.daysAfter),
})

/** The first day on which a date that was changed on that day counts; the beginning of time where it never was. */
export const countsFrom = (changedOn: string | null): string =>
  changedOn === null ? '0001-01-01' : addDays(changedOn, giftWindows.changedDateWaits)

/** Days from the start of the longest window to its end: whatever was shown before a move has ended by then. */
export const longestWindow = Math.max(
  giftWindows.newBaby.daysAfter,
  giftWindows.birthday.daysBefore + giftWindows.birthday.daysAfter,
)

/** The first instant at which the last day is over in each of the zones. */
export function closingOf(closesOn: string, zones: readonly string[]): string {
  const starts = zones.map((timeZone) => startOfDate(addDays(closesOn, 1), timeZone).getTime())
  return new Date(Math.max(...starts)).toISOString()
}

const around = (date: string): Window => ({
  date,
  opensOn: addDays(date, -giftWindows.birthday.daysBefore),
  closesOn: addDays(date, giftWindows.birthday.daysAfter),
})
