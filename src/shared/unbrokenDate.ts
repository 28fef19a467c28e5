// Prevents line breaks within dates that Intl formats, in all languages of the hub.

const noBreak = '\u00a0'

/**
 * Replaces the spaces within a date by non-breaking spaces: day, month and year stay together, as do a time and its
 * “PM”. A line may break after the weekday, between date and time, and before the year of a long date, which does not
 * fit on one line of a narrow phone. Also inserts “năm” before the year of a long Vietnamese date: `21 tháng 11 năm
 * 2026`; Intl formats `21 tháng 11, 2026`.
 */
export const unbrokenDate = (date: string, isLong = false): string =>
  date
    .replace(/(tháng \d+)(?:,| năm) (?=\d{4})/, `$1 năm${noBreak}`)
    .replace(/[ \u202f]/g, (space, at: number, whole: string) =>
      isJoint(whole.slice(at - 1, at), whole.slice(at + 1), isLong) ? noBreak : space,
    )

/** @param before character before the space @param after rest of the text after the space */
function isJoint(before: string, after: string, isLong: boolean): boolean {
  const isYear = /^\d{4}/.test(after)
  if (isLong && (isYear || after.startsWith('năm'))) return false
  if (before === ',') return isYear
  // Capital letters are at the end of time zones and of “PM”. Two numbers next to each other are a date and a time.
  return /\d/.test(before) ? /^\D/.test(after) : !/[A-Z]/.test(before)
}
