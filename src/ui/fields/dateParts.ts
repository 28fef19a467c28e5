// A calendar date as three things that people type: day, month, year.

export type DatePart = 'day' | 'month' | 'year'
export type DateParts = Record<DatePart, string>

/** The parts of `YYYY-MM-DD`, also where some are missing, `2026--`; all empty for anything else. */
export function partsOf(iso: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})?-(\d{2})?$/.exec(iso) ?? []
  return { day: short(day), month: short(month), year }
}

/**
 * `YYYY-MM-DD`, Gregorian, once all three are there, '' while none is; anything between is no date and looks like none, so
 * that who checks it says so.
 */
export function isoOf({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return ''
  return [gregorianYear(year), month && month.padStart(2, '0'), day && day.padStart(2, '0')].join('-')
}

/**
 * The Gregorian year of one that was counted from Buddha's passing, as Thai documents do: 2535 is 1992. No member is born
 * after 2400, and none before 1857.
 */
export const gregorianYear = (year: string) =>
  /^2[4-9]\d\d$/.test(year) ? String(Number(year) - buddhistLead) : year

const buddhistLead = 543

/** Whether day, month and year are all there and yet no day: 31 February. */
export function isImpossibleDate(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== iso
}

const short = (digits: string) => digits.replace(/^0/, '')
