// Normalizes a typed claim code: case, hyphens, and digits that look like letters.

const alike: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 8: 'B' }

/** @returns groups of four characters; the contract validates the result */
export const formatClaimCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[018]/g, (digit) => alike[digit] ?? digit)
    .replace(/[^A-Z0-9]/g, '')
    .replace(/.{4}(?=.)/g, '$&-')
