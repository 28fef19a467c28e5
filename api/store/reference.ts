// Creates short references that people quote to support.

/** Alphabet of Crockford's Base32, which omits I, L, O and U because they are easily confused. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** @param bytes at least eight random bytes; five bits of each of the first eight are used */
export function referenceOf(bytes: Uint8Array): string {
  const text = Array.from(bytes.slice(0, 8), (byte) => letters[byte % 32]).join('')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
