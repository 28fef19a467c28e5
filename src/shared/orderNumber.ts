// Normalizes order numbers that members or staff type or paste.

/**
 * Removes surrounding blanks and invisible characters, such as the word joiners of a number that was copied from a
 * notification or an email.
 */
export const plainOrderNumber = (text: string): string => text.replace(/\p{Cf}/gu, '').trim()
