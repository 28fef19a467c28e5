// Converts a calendar date to the parts that people type: day, month, year.

export type DatePart = 'day' | 'month' | 'year'
export type DateParts = Record<DatePart, string>

/** Parses `YYYY-MM-DD`, also with missing parts, `2026--`; returns empty parts for other text. */
export function partsOf(iso: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})?-(\d{2})?$/.exec(iso) ?? []
  return { day: short(day), month: short(month), year }
}

/**
 * Returns the Gregorian date `YYYY-MM-DD` if all parts are set, '' if all are empty; otherwise an invalid date, so
 * that validation fails.
 */
export function isoOf({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return ''
  return [gregorianYear(year), month && month.padStart(2, '0'), day && day.padStart(2, '0')].join('-')
}

/**
 * Converts a Buddhist year, as in Thai documents, to the Gregorian year: 2535 is 1992. No member is born after 2400
 * or before 1857.
 */
export const gregorianYear = (year: string) =>
  /^2[4-9]\d\d$/.test(year) ? String(Number(year) - buddhistLead) : year

const buddhistLead = 543

/** True for a complete date that does not exist: 31 February. */
export function isImpossibleDate(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== iso
}

const short = (digits: string) => digits.replace(/^0/, '')
