// A visitor's code as people type it: in small letters, without its hyphens, with figures that look like its letters.

const alike: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 8: 'B' }

/** @returns five groups of four, where there are as many letters; the contract says what is still wrong with it */
export const formatClaimCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[018]/g, (digit) => alike[digit] ?? digit)
    .replace(/[^A-Z0-9]/g, '')
    .replace(/.{4}(?=.)/g, '$&-')
