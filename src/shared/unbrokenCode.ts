// Keeps numbers and codes, such as order numbers, on one line.

/** Inserts a word joiner after each hyphen, because browsers break lines there. */
export const unbrokenCode = (code: string): string => code.replace(/-\u2060?/g, '-\u2060')
