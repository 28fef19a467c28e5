// Normalizes a typed claim code: ignores case and hyphens, and replaces digits that users type instead of similar
// letters, such as `0` for `O`.

const alike: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 8: 'B' }

/** @returns the code in groups of four characters; the contract validates it */
export const formatClaimCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[018]/g, (digit) => alike[digit] ?? digit)
    .replace(/[^A-Z0-9]/g, '')
    .replace(/.{4}(?=.)/g, '$&-')
