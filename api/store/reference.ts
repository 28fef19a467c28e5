// Makes references that people name when they write again.

/** Without I, L, O and U, which are misheard or misread. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** @param bytes eight, as random as the reference is to be: five bits of each are read */
export function referenceOf(bytes: Uint8Array): string {
  const text = Array.from(bytes.slice(0, 8), (byte) => letters[byte % 32]).join('')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
