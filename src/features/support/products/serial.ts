// Normalizes typed serial numbers and transfer codes.

/** Normalizes a serial number like the server: removes spaces and dashes, and ignores case. */
export const normalSerial = (typed: string) => typed.replace(/[ -]/g, '').toUpperCase()

/**
 * Returns true if the serial number matches the product. Also returns true for an empty number, because the check for
 * required fields reports it.
 */
export const fitsProduct = (typed: string, pattern: string) =>
  typed.trim() === '' || new RegExp(pattern).test(normalSerial(typed))

/** Formats a transfer code in groups of four characters; ignores dashes, spaces and case. */
export const transferCodeOf = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/.{4}(?=.)/g, '$&-')
