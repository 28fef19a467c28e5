// Parses a published seed, following only the documentation of the contract. The page and the command line recompute
// draws and raffles with it. It shares no code with the server, so that the check is independent.

/** Length of a seed in bytes. */
const seedLength = 32

/** @returns the bytes, and true if they are a seed with that SHA-256 hash; no bytes if the text is not hexadecimal */
export async function readSeed(seed: string, seedHash: string) {
  const bytes = bytesOf(seed)
  const fits = bytes?.length === seedLength && (await hashOf(bytes)) === seedHash
  return { bytes, fits }
}

/** Imports the bytes of the seed as the HMAC key. */
export const keyOf = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

/** Computes the HMAC-SHA256 of a text. */
export const numberOf = async (key: CryptoKey, text: string) =>
  new DataView(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))

/** Decodes lower-case hexadecimal digits; `undefined` for other text. */
function bytesOf(hex: string) {
  if (!/^(?:[0-9a-f]{2})+$/.test(hex)) return undefined
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
