// Parses the published seed of a draw or raffle. To verify the server independently, this code shares no code with it
// and follows only the documentation in the contract. The page and the command line use this module to recompute draws
// and raffles.

/** Length of a seed in bytes. */
const seedLength = 32

/**
 * @returns the bytes of the seed, or `undefined` if the text is not hexadecimal; `fits` is true if the SHA-256 hash of
 * the bytes equals `seedHash`
 */
export async function readSeed(seed: string, seedHash: string) {
  const bytes = bytesOf(seed)
  const fits = bytes?.length === seedLength && (await hashOf(bytes)) === seedHash
  return { bytes, fits }
}

/** Imports the bytes of the seed as an HMAC key. */
export const keyOf = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

/** Computes the HMAC-SHA256 of a text. */
export const numberOf = async (key: CryptoKey, text: string) =>
  new DataView(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))

/** Decodes lower-case hexadecimal digits; returns `undefined` for other text. */
function bytesOf(hex: string) {
  if (!/^(?:[0-9a-f]{2})+$/.test(hex)) return undefined
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
