// Normalizes typed serial numbers and transfer codes.

/** Normalizes like the server: removes spaces and dashes, ignores case. */
export const normalSerial = (typed: string) => typed.replace(/[ -]/g, '').toUpperCase()

/** True if the serial number matches the product, or is empty, which the required check reports. */
export const fitsProduct = (typed: string, pattern: string) =>
  typed.trim() === '' || new RegExp(pattern).test(normalSerial(typed))

/** Formats groups of four; ignores dashes, spaces and case. */
export const transferCodeOf = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/.{4}(?=.)/g, '$&-')
