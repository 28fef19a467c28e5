// Reads a published seed, by the words of the contract alone: draws and raffles are recomputed with it, in the page and at the
// terminal. It shares no code with the server.

/** How long a seed is: 32 bytes. */
const seedLength = 32

/** @returns the bytes and whether they are a seed whose SHA-256 is the hash; no bytes for what is not hexadecimal */
export async function readSeed(seed: string, seedHash: string) {
  const bytes = bytesOf(seed)
  const fits = bytes?.length === seedLength && (await hashOf(bytes)) === seedHash
  return { bytes, fits }
}

/** The key of the HMAC, made of the seed's bytes. */
export const keyOf = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

/** HMAC-SHA256 of a text. */
export const numberOf = async (key: CryptoKey, text: string) =>
  new DataView(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))

/** `undefined` for what is not hexadecimal as the contract writes it. */
function bytesOf(hex: string) {
  if (!/^(?:[0-9a-f]{2})+$/.test(hex)) return undefined
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
