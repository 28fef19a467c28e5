// Converts a calendar date to the parts that users type (day, month, year), and back.

export type DatePart = 'day' | 'month' | 'year'
export type DateParts = Record<DatePart, string>

/** Parses `YYYY-MM-DD` into its parts, even if some are missing, as in `2026--`. Returns empty parts for other text. */
export function partsOf(iso: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})?-(\d{2})?$/.exec(iso) ?? []
  return { day: short(day), month: short(month), year }
}

/**
 * Returns the Gregorian date `YYYY-MM-DD` if all parts are filled in, '' if all are empty. Otherwise returns an
 * invalid date, so that the validation fails.
 */
export function isoOf({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return ''
  return [gregorianYear(year), month && month.padStart(2, '0'), day && day.padStart(2, '0')].join('-')
}

/**
 * Converts a Buddhist year, as used in Thai documents, to the Gregorian year: 2535 becomes 1992. A year after 2400 must
 * be Buddhist, because no member is born after 2400 or before 1857.
 */
export const gregorianYear = (year: string) =>
  /^2[4-9]\d\d$/.test(year) ? String(Number(year) - buddhistLead) : year

const buddhistLead = 543

/** Returns true for a complete date that does not exist, such as 31 February. */
export function isImpossibleDate(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== iso
}

const short = (digits: string) => digits.replace(/^0/, '')
