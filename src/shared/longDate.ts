// Corrects long dates that Intl formats in an unusual way.

/** Inserts “năm” before the year of a Vietnamese date: `21 tháng 11 năm 2026`; Intl formats `21 tháng 11, 2026`. */
export const longDate = (date: string): string => date.replace(/(tháng \d+), (?=\d{4})/, '$1 năm ')
