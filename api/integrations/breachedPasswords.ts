// Looks up passwords in an external list of breached passwords, such as Pwned Passwords. The service does not learn the
// password (k-anonymity): it receives the first five digits of the SHA-1 hash, and returns the remaining digits of all
// hashes with this prefix.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** @returns true if the password is listed as breached; false if it is not listed or the service fails */
export type IsBreached = (password: string) => Promise<boolean>

/**
 * Timeout of a lookup in milliseconds. If the lookup fails, passwords are checked only against the embedded list of
 * common passwords.
 */
const timeout = 1_000

/** Maximum size of a response in bytes. Responses of Pwned Passwords have 30 to 60 kB with padding. */
const largest = 500_000

/** Maximum number of cached hash suffixes; each uses about 100 bytes of memory. */
const capacity = 100_000
const lifetime = 3_600_000

/**
 * Matches one line of a response: the remaining digits of a hash, and the number of breaches. Padding has the number 0.
 */
const line = /^([\dA-F]{35}):(\d{1,12})$/

/**
 * @param url URL prefix of the service, to which the five digits are appended: `https://api.pwnedpasswords.com/range/`
 * @param onFailure called with the error of a failed lookup; the error contains no part of a password
 */
export function openBreachedPasswords(url: string, onFailure: (error: unknown) => void): IsBreached {
  const cache = new LRUCache<string, ReadonlySet<string>>({
    maxSize: capacity,
    ttl: lifetime,
    sizeCalculation: ({ size }) => size + 1,
    ignoreFetchAbort: true,
    fetchMethod: async (prefix) => await suffixesOf(url, prefix),
  })
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    try {
      const endings = await cache.fetch(hash.slice(0, 5))
      return endings?.has(hash.slice(5)) ?? false
    } catch (error) {
      onFailure(error)
      return false
    }
  }
}

async function suffixesOf(url: string, prefix: string): Promise<ReadonlySet<string>> {
  const response = await fetch(new URL(prefix, url.endsWith('/') ? url : `${url}/`), {
    headers: { 'Add-Padding': 'true', Accept: 'text/plain' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new Error(`BREACHED_PASSWORDS_URL responded with status ${response.status}.`)
  }
  const lines = (await textOf(response)).split('\n').map((text) => line.exec(text.trim()))
  if (!lines.some((match) => match !== null))
    throw new Error('Response of BREACHED_PASSWORDS_URL has no hashes.')
  return new Set(
    lines.flatMap((match) => {
      const [, ending = '', count = ''] = match ?? []
      return Number(count) > 0 ? [ending] : []
    }),
  )
}

/** @throws an Error as soon as the response is larger than the maximum size */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > largest) throw new Error(`Response of BREACHED_PASSWORDS_URL has more than ${largest} bytes.`)
    text += decoder.decode(part, { stream: true })
  }
  return text
}
