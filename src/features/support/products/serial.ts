// Numbers and codes as people type them.

/** As the server compares it: blanks, dashes and case do not matter. */
export const normalSerial = (typed: string) => typed.replace(/[ -]/g, '').toUpperCase()

/** Whether it fits the product; one that is empty says so itself. */
export const fitsProduct = (typed: string, pattern: string) =>
  typed.trim() === '' || new RegExp(pattern).test(normalSerial(typed))

/** Groups of four, as the code was told: dashes, blanks and case do not matter. */
export const transferCodeOf = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/.{4}(?=.)/g, '$&-')
