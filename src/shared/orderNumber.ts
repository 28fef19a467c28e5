// Keeps order numbers and other codes on one line, and normalizes numbers that members or staff type or paste.

/** Inserts a word joiner after each hyphen of a number or code, because browsers break lines there. */
export const unbrokenCode = (code: string): string => code.replace(/-(?!\u2060)/g, '-\u2060')

/**
 * Removes surrounding blanks and invisible characters, such as the word joiners of a number that was copied from a
 * notification or an email.
 */
export const plainOrderNumber = (text: string): string => text.replace(/\p{Cf}/gu, '').trim()
