// Writes the year of a long date as people do where Intl does not.

/** Vietnamese says “năm” before the year: `21 tháng 11 năm 2026`, which Intl writes `21 tháng 11, 2026`. */
export const longDate = (date: string): string => date.replace(/(tháng \d+), (?=\d{4})/, '$1 năm ')
